import Foundation
import LibFuzzer

exit(Driver.run([SetCookieTarget.self, CookieDateTarget.self, FoldedHeaderTarget.self]))
