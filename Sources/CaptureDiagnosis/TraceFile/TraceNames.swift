import CookieDiagnosis

/// The words that a trace file has for the cases of an enumeration.
struct TraceNames<Case: CaseIterable & Hashable & Sendable>: Sendable {
  private let cases: [String: Case]

  init() { cases = Dictionary(Case.allCases.map { ("\($0)", $0) }) { first, _ in first } }

  func value(_ name: String) -> Case? { cases[name] }
}

enum TraceWords {
  static let kinds = TraceNames<TraceRecord.Kind>()
  static let actors = TraceNames<TraceActor>()
  static let stores = TraceNames<StoreName>()
  static let endpoints = TraceNames<Endpoint>()
  static let reasons = TraceNames<RefusalReason>()
  static let clients = TraceNames<ClientKind>()
}
