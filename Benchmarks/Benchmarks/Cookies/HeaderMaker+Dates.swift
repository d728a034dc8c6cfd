extension HeaderMaker {
  /// A date from 2027 to 2036 in one of seven formats.
  mutating func date(_ format: Int? = nil) -> String {
    let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let (weekday, month) = (random.pick(days), random.pick(months))
    let (year, day) = (random.number(2027...2036), random.number(1...28))
    let (hour, minute, second) = (random.number(0...23), random.number(0...59), random.number(0...59))
    let time = "\(two(hour)):\(two(minute)):\(two(second))"
    switch format ?? random.number(1...7) {
    case 1: return "\(weekday), \(two(day)) \(month) \(year) \(time) GMT"
    case 2: return "\(weekday), \(two(day))-\(month)-\(year) \(time) GMT"
    case 3: return "\(weekday)day, \(two(day))-\(month)-\(two(year % 100)) \(time) GMT"
    case 4: return "\(weekday) \(month) \(day < 10 ? " " : "")\(day) \(time) \(year)"
    case 5: return "\(weekday), \(two(day)) \(month) \(year) \(time) +0000"
    case 6: return "\(day) \(month) \(year) \(hour):\(two(minute)):\(two(second)) UTC"
    default: return "\(weekday), \(two(day))-\(month)-\(two(year % 100)) \(time) GMT"
    }
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
