/// One of several parts that a campaign is divided into, for several machines: its runs are others than those of the rest.
public struct CampaignShard: Hashable, Sendable, Codable {
  /// From 1 to `count`.
  public var index: Int
  public var count: Int

  public static let whole = CampaignShard(index: 1, count: 1)
  /// More than a cluster's scheduler takes in one array.
  public static let most = 10_000

  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// A part by its number, both as a person writes them: nil if there is no such part.
  public init?(_ index: Int, of count: Int) {
    guard (1...Self.most).contains(count), (1...count).contains(index) else { return nil }
    self.init(index: index, count: count)
  }

  public var isWhole: Bool { count == 1 }

  /// Those of a list's places that are this part's: neighbours, and as many as any other's or one less.
  public func places(among count: Int) -> Range<Int> {
    (count * (index - 1) / self.count)..<(count * index / self.count)
  }

  public var text: String { "\(index)/\(count)" }
}
