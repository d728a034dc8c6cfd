extension ServerPolicy {
  /// One refresh token for the whole session, for scenarios in which rotation must not matter. It stands for no product.
  public static let noRotation = ServerPolicy(
    name: "no-rotation",
    summary: "the refresh token never changes",
    accessLifetimeSeconds: presetAccessSeconds.long,
    refreshLifetimeSeconds: untilRevoked,
    rotation: .none
  )
}
