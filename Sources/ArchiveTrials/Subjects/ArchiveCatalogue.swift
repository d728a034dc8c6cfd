import Choices
import Cookies

/// All archives there are.
public enum ArchiveCatalogue {
  /// TwinJar's own, which need no Foundation.
  public static let own: [any CookieArchive] = [
    CompactArchive(), BinaryCookiesArchive(), CookiesTxtArchive(), SetCookieArchive(),
  ]

  #if canImport(Foundation)
    /// What Foundation offers, and what people make of it.
    public static let foundation: [any CookieArchive] = [
      JSONPropertiesArchive(), JSONNaiveArchive(), JSONCodableArchive(), PlistPropertiesArchive(form: .binary),
      PlistPropertiesArchive(form: .xml), PlistCodableArchive(), KeyedArchive(.propertyKeys), KeyedArchive(.textKeys),
      KeyedArchive(.secure), UserDefaultsArchive(),
    ]
  #else
    /// Without Foundation there are none.
    public static let foundation: [any CookieArchive] = []
  #endif

  package static let catalogue = Catalogue(own + foundation)

  /// Both.
  public static var all: [any CookieArchive] { catalogue.all }

  /// The archive of this name.
  public static func archive(named name: String) -> (any CookieArchive)? { all.first { $0.name == name } }
}
