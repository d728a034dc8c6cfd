import Choices
import CookieProperties
import Foundation

extension SetCookieCampaign {
  /// What a round has added, as a journal has it.
  struct RoundRecord: Codable {
    struct Novelty: Codable {
      var signature: UInt32
      var field: Data
    }

    /// All numbers are with this round.
    var runs = 0
    var executions = 0
    var questions = 0
    var novelties: [Novelty] = []
    var book = BookRecord()
  }

  /// Takes over what a round had added.
  ///
  /// - Throws: what no campaign can have kept.
  func restore(_ record: RoundRecord, _ place: WorkPlace) throws(InputError) {
    guard record.runs > progress.runs, record.runs <= options.runs ?? .max else {
      throw place.damage("\(record.runs) runs", expected: "more than \(progress.runs), up to \(options.runs ?? .max)")
    }
    guard record.executions >= progress.executions, record.questions >= progress.questions else {
      throw place.damage("fewer fields or questions than before", expected: "as many or more")
    }
    guard max(record.executions, record.questions) <= BookRecord.mostCounted else {
      throw place.damage("more fields or questions than 2^42", expected: "what a seed's runs can come to")
    }
    for novelty in record.novelties {
      guard let signature = FieldSignature(bits: novelty.signature) else {
        throw place.damage("signature \(novelty.signature)", expected: "below 2^\(FieldSignature.width)")
      }
      learn(signature, Array(novelty.field))
    }
    guard book.restore(record.book) else {
      throw place.damage("findings that are none", expected: "findings of a campaign")
    }
    (progress.runs, progress.executions, progress.questions) = (record.runs, record.executions, record.questions)
    finishedRuns = record.runs
    sumUp()
  }
}
