/// What `twinjar self-check` says of one of its checks.
public struct SelfCheckReport: Report {
  public static let forms: Set<ReportForm> = [.text]

  public let text: String

  public init(_ check: SelfCheckText) { text = check.text }
  public init(_ check: CertificateCheckText) { text = check.text }
  public init(_ check: ChainCheckText) { text = check.text }
  public init(_ check: DiagnosisCheckText) { text = check.text }
  public init(_ check: CalibrationCheckText) { text = check.text }
}
