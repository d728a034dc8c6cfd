import Choices
import Cookies

extension OracleAnswer {
  /// The answer on one line, safe to print.
  public var shown: String {
    switch self {
    case .field(let octets): "'\(Printable.text(octets))'"
    case .record(nil): "nothing stored"
    case .record(let record?): record.shown
    case .date(let seconds): seconds.map(String.init) ?? "no date"
    case .match(let matches): "\(matches)"
    case .skipped(let reason): "skipped: \(Printable.text(reason))"
    case .failed(let reason): "an error: \(Printable.text(reason))"
    }
  }
}

extension OracleProcess.Outcome {
  /// The outcome on one line, safe to print.
  public var shown: String {
    switch self {
    case .answer(let answer): answer.shown
    case .crashed(let how): "the end of its process: \(how)"
    case .hung: "no answer in time"
    case .garbage: "an answer that is none"
    case .unavailable: "not asked"
    }
  }
}

extension StoredRecord {
  fileprivate var shown: String {
    var parts = ["'\(Printable.text(name))'='\(Printable.text(value))'"]
    parts.append("\(hostOnly == true ? "host" : "domain") \(Printable.text(domain)) path \(Printable.text(path))")
    if secure == true { parts.append("Secure") }
    if httpOnly == true { parts.append("HttpOnly") }
    if let sameSite, sameSite != "Default" { parts.append("SameSite=\(Printable.text(sameSite))") }
    switch expires {
    case .at(let seconds)?: parts.append("until \(UnixTime(seconds: seconds))")
    case .farFuture?: parts.append("until the far future")
    case .never?, nil: parts.append(persistent == true ? "persistent" : "session")
    }
    return parts.joined(separator: " ")
  }
}

extension FuzzFinding {
  /// What the draft demands, as JSON.
  package var expectedJSON: String { expected.got(isLatin1: question.needsLatin1) ?? "null" }

  /// What the oracle gave, as JSON: an answer, or a text that says what happened.
  package var outcomeJSON: String {
    guard case .answer(let answer)? = outcome, let got = answer.got(isLatin1: question.needsLatin1) else {
      return outcome.map { JSONText.string($0.shown) } ?? "null"
    }
    return got
  }
}
