extension ServerPolicy {
  /// Ory Hydra: rotation with a configurable grace, here the longest by time alone: 5 min.
  ///
  /// Source: ory/docs #2217. The default grace was not verified and the reaction to a reuse is not stated: no reaction.
  /// Lifetimes are the catalogue's presets.
  public static let oryHydra = ServerPolicy(
    name: "ory-hydra",
    summary: "single use, 5 min grace (the longest without a use count); a later reuse is refused",
    accessLifetimeSeconds: presetAccessSeconds.long,
    refreshLifetimeSeconds: presetRefreshSeconds,
    rotation: .singleUse,
    graceSeconds: 300
  )
}
