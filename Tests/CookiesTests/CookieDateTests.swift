import Testing

@testable import Cookies

@Suite("5.1.1 Dates")
struct CookieDateTests {
  static let rows: [Row<String, Int64?>] = [
    Row("step 1, delimiters", "Wed, 09 Jun 2021 10:18:14 GMT", 1_623_233_894),
    Row("step 1, delimiters", "Wed,09\tJun/2021;10:18:14-GMT", 1_623_233_894),
    Row("step 1, a byte above 7E is no delimiter", "09\u{FF}x Jun 2021 10:18:14", 1_623_233_894),
    Row("step 1, no tokens", "", nil),
    Row("step 1, only delimiters", " ,;-/ ", nil),
    Row("step 2.1, one digit each", "1 jan 2020 1:2:3", 1_577_840_523),
    Row("step 2.1, non-digit behind the time", "1 jan 2020 1:2:3.456Z", 1_577_840_523),
    Row("step 2.1, three digits of seconds", "1 jan 2020 1:2:345", nil),
    Row("step 2.1, two parts", "1 jan 2020 1:2", nil),
    Row("step 2.1, the first time counts", "1 jan 2020 1:2:3 4:5:6", 1_577_840_523),
    Row("step 2.2, a second time is the day", "1:2:3 4:5:6 jan 2020", 1_578_099_723),
    Row("step 2.2, rest behind the day", "1st jan 2020 0:0:0", 1_577_836_800),
    Row("step 2.2, three digits are a year", "1 jan 123 0:0:0", nil),
    Row("step 2.3, long month", "1 January 2020 00:00:00", 1_577_836_800),
    Row("step 2.3, any case", "1 jANitor 2020 00:00:00", 1_577_836_800),
    Row("step 2.3, no month", "1 ja 2020 00:00:00", nil),
    Row("step 2.4, the day comes first", "20 jan 10 00:00:00", 1_263_945_600),
    Row("step 2.4, five digits", "1 jan 20200 00:00:00", nil),
    Row("step 2.4, rest behind the year", "1 jan 2020AD 00:00:00", 1_577_836_800),
    Row("step 3, 70", "1 jan 70 00:00:00", 0),
    Row("step 3, 99", "1 jan 99 00:00:00", 915_148_800),
    Row("step 4, 00", "1 jan 00 00:00:00", 946_684_800),
    Row("step 4, 69", "1 jan 69 00:00:00", 3_124_224_000),
    Row("step 5, no time", "1 jan 2020", nil),
    Row("step 5, day 0", "0 jan 2020 00:00:00", nil),
    Row("step 5, day 32", "32 jan 2020 00:00:00", nil),
    Row("step 5, year 1600", "1 jan 1600 00:00:00", nil),
    Row("step 5, year 1601", "1 jan 1601 00:00:00", -11_644_473_600),
    Row("step 5, hour 24", "1 jan 2020 24:00:00", nil),
    Row("step 5, minute 60", "1 jan 2020 00:60:00", nil),
    Row("step 5, second 60", "1 jan 2020 00:00:60", nil),
    Row("step 6, 29 February of a leap year", "29 feb 2024 00:00:00", 1_709_164_800),
    Row("step 6, 29 February of another", "29 feb 2023 00:00:00", nil),
    Row("step 6, 29 February 1900", "29 feb 1900 00:00:00", nil),
    Row("step 6, 31 April", "31 apr 2023 00:00:00", nil),
    Row("step 7, zones mean nothing", "Wed, 09 Jun 2021 10:18:14 +0200", 1_623_233_894),
    Row("step 7, the last second", "31 dec 9999 23:59:59", 253_402_300_799),
  ]

  @Test("parse", arguments: rows) func parse(_ row: Row<String, Int64?>) {
    // Rows are written as Latin-1, so that one character is one octet.
    let octets = row.input.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    #expect(octets.withUnsafeBufferPointer { CookieDate.parse($0) }?.seconds == row.expected)
  }

  @Test("every day from 1601 to 2400 has its own number", arguments: [1601, 1700, 1970, 2000, 2026, 2100, 2399])
  func civilDates(year: Int) {
    var day = CivilDate.daysSinceEpoch(year: year, month: 1, day: 1)
    for month in 1...12 {
      for dayOfMonth in 1...CivilDate.daysInMonth(month, year: year) {
        #expect(CivilDate.daysSinceEpoch(year: year, month: month, day: dayOfMonth) == day)
        #expect(CivilDate.date(daysSinceEpoch: day) == (year, month, dayOfMonth))
        day += 1
      }
    }
    #expect(CivilDate.daysSinceEpoch(year: year + 1, month: 1, day: 1) == day)
  }
}
