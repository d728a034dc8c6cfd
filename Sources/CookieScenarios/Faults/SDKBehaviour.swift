/// What foreign code in the app does to the shared stores when its screen is shown (catalogue F28).
public enum SDKBehaviour: String, Hashable, Sendable, CaseIterable {
  /// It keeps to itself.
  case none
  case clearsWebStore = "clears-web-store"
  case clearsNativeStore = "clears-native-store"
  case clearsBothStores = "clears-both-stores"
  /// It empties one of them, whichever.
  case clearsOneStore = "clears-one-store"
  /// It makes stores of its own, after which the app's observer hears nothing more.
  case silencesObserver = "silences-observer"
}
