import Foundation
import LibFuzzer

exit(
  Driver.run([
    SetCookieTarget.self, CookieSequenceTarget.self, CookieDateTarget.self, FoldedHeaderTarget.self,
    ArchivesTarget.self,
  ]))
