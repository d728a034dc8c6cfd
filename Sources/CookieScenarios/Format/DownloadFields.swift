import Choices

/// Reads the keys of a step that fetches a file or a document; each is described at its property in
/// ``DownloadOrder``.
enum DownloadFields {
  /// A file: `{ do: "download", by: "page", file: "pdf", validation: "status" }`.
  static func file(_ fields: inout FieldReader) throws(InputError) -> DownloadOrder {
    var order = DownloadOrder()
    if let value = try fields.choice("by", DownloadOrder.Means.self) { order.means = value }
    if let value = try fields.choice("file", DownloadOrder.FileKind.self) { order.file = value }
    if let value = try fields.milliseconds("transferMilliseconds") { order.transfer = value }
    if let value = try fields.bool("isOneTime") { order.isOneTime = value }
    if let value = try fields.bool("movesFileLate") { order.movesFileLate = value }
    if let value = try fields.bool("readsMovedFile") { order.readsMovedFile = value }
    if let value = try fields.choice("onAddressChange", DownloadOrder.AddressChange.self) {
      order.onAddressChange = value
    }
    try readNativeOnly(fields, order)
    try readValidation(&fields, into: &order)
    try readHandOver(&fields, into: &order)
    guard order.means != .page || !order.readsMovedFile else {
      throw fields.mistake(
        "readsMovedFile", found: "true, and \"page\" at \(fields.keyPath("by"))",
        expected: "native code there, which asks for the file itself")
    }
    return order
  }

  /// A document: `{ do: "showDocument", validation: "MIME" }`.
  static func document(_ fields: inout FieldReader) throws(InputError) -> DownloadOrder {
    var order = DownloadOrder()
    order.file = .html
    try readValidation(&fields, into: &order)
    return order
  }

  private static func readValidation(
    _ fields: inout FieldReader, into order: inout DownloadOrder
  ) throws(InputError) {
    if let value = try fields.choice("validation", Validation.self) { order.validation = value }
    if let value = try fields.bool("cancelsAtHeader") { order.cancelsAtHeader = value }
  }

  /// What native code's own sessions can do, and `WKDownload` as it is modelled cannot.
  private static func readNativeOnly(_ fields: FieldReader, _ order: DownloadOrder) throws(InputError) {
    guard order.means == .webView, order.onAddressChange != .goesOn || order.movesFileLate || order.readsMovedFile
    else { return }
    let key =
      order.onAddressChange != .goesOn ? "onAddressChange" : order.movesFileLate ? "movesFileLate" : "readsMovedFile"
    throw fields.mistake(
      "by", found: "\"web-view\", and \(fields.keyPath(key)) beside it", expected: "native code, or no such key")
  }

  /// Only a page hands a download over.
  private static func readHandOver(_ fields: inout FieldReader, into order: inout DownloadOrder) throws(InputError) {
    for key in ["holdsNavigation", "sharesAddress"] {
      guard let value = try fields.bool(key) else { continue }
      guard order.means == .page || !value else {
        throw fields.mistake(
          key, found: "true, and \"\(order.means.rawValue)\" at \(fields.keyPath("by"))", expected: "\"page\" there")
      }
      if key == "holdsNavigation" { order.holdsNavigation = value } else { order.sharesAddress = value }
    }
  }
}
