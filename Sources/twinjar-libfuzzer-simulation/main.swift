import Foundation
import LibFuzzer

exit(Driver.run([ScenarioFileTarget.self, TapeTarget.self]))
