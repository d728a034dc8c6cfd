import ArgumentParser
import Choices
import CookieExploration
import CookieReports
import CookieSimulation

/// `--seeds`, `--output` and `--shard` of fuzzing: campaigns that survive their process, and that machines divide among them.
struct FuzzCampaignOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Run as many campaigns, each with --runs and a seed of its own, from --seed on; 1 to 1,000,000. They are what --shard "
        + "divides.", valueName: "count"))
  var seeds = 1

  @OptionGroup var journal: JournalOptions

  func validate() throws {
    guard (1...1_000_000).contains(seeds) else {
      throw ValidationError("--seeds: found \(seeds), expected 1 to 1,000,000")
    }
  }

  /// What is kept or put together is to be the same everywhere: time is not.
  func check(hasTime: Bool, runs: Int?) throws {
    let option = journal.directory != nil ? "--output" : seeds > 1 ? "--seeds" : ""
    guard !option.isEmpty else { return }
    if hasTime { throw ValidationError("\(option): found --time, expected --runs, which is the same on every machine") }
    if runs == nil { throw ValidationError("\(option): found no --runs, expected how many runs each seed has") }
  }

  /// - Throws: if there are not so many from it on (64).
  func seeds(from first: UInt64) throws(InputError) -> FuzzSeeds {
    guard UInt64(seeds - 1) <= .max - first else {
      throw InputError(
        .usage, source: "--seeds", found: "\(seeds) from \(first) on",
        expected: "seeds up to \(UInt64.max): at most \(UInt64.max - first + 1) of them")
    }
    return FuzzSeeds(from: first, count: seeds)
  }

  var shard: CampaignShard { journal.shard ?? .whole }

  /// Where the journal is to be, which is made; nil for no journal.
  func directory() throws(InputError) -> String? {
    guard let directory = journal.directory else { return nil }
    _ = try OutputDirectory(directory, expected: "a directory for a campaign's journal")
    return directory
  }

  /// Says what is in the journal, where there is no answer to say it.
  func tell(_ path: String, isComplete: Bool) {
    let path = ShellWord.quoted(path)
    guard isComplete else {
      return StandardError.show("What is finished is in \(path). The same command goes on from there.\n")
    }
    guard journal.isPart else { return }
    StandardError.show(
      "Part \(shard.text) is in \(path). With all parts: "
        + "\(Invocation.current.line("merge", journal.directory ?? ""))\n")
  }
}
