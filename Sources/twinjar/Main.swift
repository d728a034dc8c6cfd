import TwinJarCommand

@main
enum Main {
  static func main() { TwinJar.main() }
}
