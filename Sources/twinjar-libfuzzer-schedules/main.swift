import Foundation
import LibFuzzer

exit(Driver.run([ScheduleTarget.self, TapeTarget.self]))
