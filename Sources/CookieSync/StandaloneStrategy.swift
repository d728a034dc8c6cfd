/// A strategy that needs nothing but its app to be made.
public protocol StandaloneStrategy: SyncStrategy {
  init(app: HybridApp)
}
