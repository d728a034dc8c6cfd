import Foundation
import LibFuzzer

exit(Driver.run([CookieSequenceTarget.self, ArchivesTarget.self, ScenarioFileTarget.self]))
