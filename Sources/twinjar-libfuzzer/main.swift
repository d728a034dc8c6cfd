import Foundation

exit(Driver.run())
