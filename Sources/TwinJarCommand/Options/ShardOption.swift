import ArgumentParser
import Choices
import CookieExploration
import Foundation

/// What `--shard` says: a part by its number, or the words for where a scheduler writes it.
enum ShardOption {
  /// A scheduler's variables, where its parts are those of the campaign.
  private struct Scheduler {
    var name: String
    /// The part's number.
    var index: String
    /// What the number of the first part is: a number, or the variable that has it.
    var first: String
    /// How many parts there are, if the scheduler says so.
    var count: String?
    /// What one part's number is above the one before; nil for 1.
    var step: String?
    /// What the number of the last part is.
    var last: String?
  }

  private static let kubernetes = Scheduler(name: "kubernetes", index: "JOB_COMPLETION_INDEX", first: "0")

  private static let schedulers = [
    Scheduler(
      name: "slurm", index: "SLURM_ARRAY_TASK_ID", first: "SLURM_ARRAY_TASK_MIN", count: "SLURM_ARRAY_TASK_COUNT",
      step: "SLURM_ARRAY_TASK_STEP", last: "SLURM_ARRAY_TASK_MAX"),
    kubernetes,
    Scheduler(name: "gitlab", index: "CI_NODE_INDEX", first: "1", count: "CI_NODE_TOTAL"),
  ]

  /// With the number of parts, whichever of them were submitted again: what Slurm counts then is those alone.
  private static let countedSchedulers = [
    Scheduler(name: "slurm", index: "SLURM_ARRAY_TASK_ID", first: "1"), kubernetes,
  ]

  static let expectation =
    "a part such as 3/8, of at most \(CampaignShard.most), or slurm, slurm/8, gitlab or kubernetes/8"

  /// For `@Option(transform:)`.
  @Sendable
  static func parse(_ text: String) throws -> CampaignShard {
    try parse(text, environment: ProcessInfo.processInfo.environment)
  }

  static func parse(_ text: String, environment: [String: String]) throws -> CampaignShard {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let named = (parts.count == 2 ? countedSchedulers : []) + schedulers
    if let scheduler = named.first(where: { $0.name == parts[0] }), parts.count <= 2 {
      return try parse(scheduler, count: parts.count == 2 ? number(parts[1]) : nil, parts.count == 2, environment)
    }
    guard parts.count == 2, let index = number(parts[0]), let count = number(parts[1]),
      let shard = CampaignShard(index, of: count)
    else { throw ValidationError("expected \(expectation)") }
    return shard
  }

  private static func parse(
    _ scheduler: Scheduler, count: Int?, _ namesCount: Bool, _ environment: [String: String]
  ) throws -> CampaignShard {
    func value(of variable: String) throws -> Int {
      guard let text = environment[variable] else {
        throw ValidationError(
          "found no \(variable) in the environment, expected it to be set, as \(scheduler.name) does")
      }
      guard let number = number(text[...]) else {
        throw ValidationError("found \(variable)=\(text), expected a whole number from 0 on")
      }
      return number
    }
    guard (scheduler.count == nil) == namesCount else {
      let form = scheduler.count == nil ? "\(scheduler.name)/8, with the number of parts" : scheduler.name
      throw ValidationError("expected \(form)")
    }
    let all = try scheduler.count.map(value) ?? count
    let step = try scheduler.step.map { environment[$0] == nil ? 1 : try value(of: $0) } ?? 1
    let first = try Int(scheduler.first) ?? value(of: scheduler.first)
    let index = try value(of: scheduler.index) - first
    let last = try scheduler.last.flatMap { environment[$0] == nil ? nil : try value(of: $0) }
    let isWithoutGaps = last.map { $0 - first == ((all ?? 1) - 1) * step } ?? true
    guard scheduler.step == nil || (all != 1 && [0, 1, step].contains(first) && isWithoutGaps) else {
      throw ValidationError(
        "found an array of \(all ?? 0) from \(first) on, expected all parts, from 0 or 1 on: "
          + "\(scheduler.name) does not say of how many parts these are, if they are submitted again; "
          + "say so, as in \(scheduler.name)/8, of parts from 1 on")
    }
    guard let all, step > 0, index >= 0, index.isMultiple(of: step),
      let shard = CampaignShard(index / step + 1, of: all)
    else {
      throw ValidationError(
        "found \(scheduler.index)=\(index + first) of \(all.map(String.init) ?? "no number of") parts from \(first) on, "
          + "expected \(expectation)")
    }
    return shard
  }

  /// Digits alone, and no more than a part's number has.
  private static func number(_ text: Substring) -> Int? {
    text.utf8.count <= 9 && text.utf8.allSatisfy({ (48...57).contains($0) }) ? Int(text) : nil
  }
}
