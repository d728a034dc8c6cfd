import Choices
import CookieSimulation
import Cookies
import Testing

@testable import CookieFuzzing
@testable import CookieProperties

@Suite("Generation")
struct GenerationTests {
  @Test("the same tape and fields give the same sequence", arguments: [0, 1, 77, 4_000_000] as [UInt64])
  func isDeterministic(seed: UInt64) {
    var (first, second) = (SequenceGenerator(), SequenceGenerator())
    for fields in [[], [Array("a=b; Path=/x".utf8)]] {
      (first.fields, second.fields) = (fields, fields)
      first.generate(Tape(seed: seed))
      second.generate(Tape(seed: 1))
      second.generate(Tape(seed: seed))
      #expect(first.sequence == second.sequence)
    }
  }

  @Test("a sequence has one to eight responses, ends with a request and has its fields in its octets")
  func shape() {
    var generator = SequenceGenerator()
    for seed in 0..<2_000 as Range<UInt64> {
      generator.generate(Tape(seed: seed))
      let sequence = generator.sequence
      let responses = sequence.steps.filter { $0.kind == .response }
      #expect((1...8).contains(responses.count))
      #expect(sequence.steps.last?.kind == .request)
      #expect(responses.flatMap { sequence.field($0) } == sequence.octets)
    }
  }

  @Test("every attribute, control and non-ASCII bytes and fields beyond both limits are generated")
  func variety() {
    var generator = SequenceGenerator()
    var wanted: [(String, ([UInt8]) -> Bool)] = [
      ("control", { $0.contains { $0 < 0x20 && $0 != 0x09 } }),
      ("non-ASCII", { $0.contains { $0 >= 0x80 } }),
      ("over 4,096", { $0.count > 4_096 }),
      ("no equals sign", { !$0.isEmpty && !$0.contains(UInt8(ascii: "=")) }),
    ]
    for name in ["domain", "path", "max-age", "expires", "samesite", "secure", "httponly"] {
      wanted.append((name, { InputText.names($0, attribute: name) }))
    }
    for seed in 0..<5_000 as Range<UInt64> {
      generator.generate(Tape(seed: seed))
      for step in generator.sequence.steps {
        let field = Array(generator.sequence.field(step))
        wanted.removeAll { $0.1(field) }
      }
    }
    #expect(wanted.map(\.0) == [])
  }

  @Test("partitioned cookies are sent in their partition alone, and both are generated")
  func partitions() throws {
    var generator = SequenceGenerator()
    var seen: Set<Bool> = []
    for seed in 0..<2_000 as Range<UInt64> {
      generator.generate(Tape(seed: seed))
      for step in generator.sequence.steps { seen.insert(step.isEmbeddedElsewhere) }
    }
    #expect(seen == [false, true])
    let url = try #require(RequestURL("https://a.test/"))
    var jar = CookieJar(options: PropertyChecker.options)
    let response = ResponseContext(url: url, partitionKey: "k")
    jar.store("a=b; Secure; Partitioned", from: response, at: UnixTime(seconds: 0))
    let cookie = try #require(jar.cookies.first)
    for (key, isSent) in [("k", true), ("l", false), (nil, false)] as [(String?, Bool)] {
      let request = RequestContext(url: url, partitionKey: key)
      #expect(CookieRights.allowsSending(cookie, with: request, at: UnixTime(seconds: 1)) == isSent)
      #expect(jar.cookies(for: request, at: UnixTime(seconds: 1)).isEmpty != isSent)
    }
  }

  @Test("text of a person reads as one field a line")
  func readsText() {
    let sequence = FuzzSequence(input: Array("a=1; Path=/\nb=2".utf8))
    let responses = sequence.steps.filter { $0.kind == .response }
    #expect(responses.map { Array(sequence.field($0)) } == [Array("a=1; Path=/".utf8), Array("b=2".utf8)])
    #expect(sequence.steps.last?.kind == .request)
  }

  @Test("any bytes read as a sequence")
  func readsAnything() {
    var random = SplitMix64(seed: 5)
    for length in 0..<300 {
      let input = (0..<length).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      let sequence = FuzzSequence(input: input)
      for step in sequence.steps {
        #expect(step.start >= 0 && step.start <= step.end && step.end <= sequence.octets.count)
        #expect(Int(step.url) < FuzzHosts.all.count)
      }
    }
  }
}
