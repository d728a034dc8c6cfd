import Foundation
import LibFuzzer

exit(
  Driver.run([
    HARTarget.self, FlowsTarget.self, BinaryCookiesTarget.self, CookiesTxtTarget.self, SQLiteTarget.self,
    InfoPlistTarget.self, RedactionTarget.self, TraceTarget.self,
  ]))
