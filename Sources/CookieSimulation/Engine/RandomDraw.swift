/// What a scheduled run makes of a random number that the strategy draws.
///
/// There are too many numbers to try them all. The first few that a run draws each take a few values, spread evenly over
/// what a number is commonly used for; later ones come from one seed.
public enum RandomDraw {
  /// How many numbers of a run are choices.
  public static let mostChosen = 4
  /// How many values each of them takes.
  public static let values = 16

  /// The number for a choice.
  ///
  /// A range of integers goes by the highest bits (`Int.random(in:)`), a fraction by the highest of the lower 53
  /// (`Double.random(in:)`), and a flag by bit 17 (`Bool.random()`); each of them sees every value, in its order.
  static func bits(of choice: Int, over rest: UInt64) -> UInt64 {
    let value = UInt64(choice)
    let covered: UInt64 = 0xF << 60 | 0xF << 49 | 1 << 17
    return rest & ~covered | value << 60 | value << 49 | (value & 1) << 17
  }
}
