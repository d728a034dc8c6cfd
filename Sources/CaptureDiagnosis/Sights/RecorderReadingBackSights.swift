// Made by `twinjar self-check --diagnoses N --sights DIR`.
// swift-format-ignore-file

extension MeasuredSights {
  static let recorderReadingBack: StaticString = #"""
# Causes, the more frequent first, and the setting.
D10: D10|falseSuccess|expired|native|dated|one|noloss|error|||||listens|||unshown||#
D10: D10|falseSuccess|expired|native|dated|one|noloss|error|||||listens|||||#
D10: D10|falseSuccess|expired|native|dated|one|noloss|error||||||||unshown||#
D10: D10|falseSuccess|expired|native|dated|one|noloss|error||||||||||#
D10: D10|falseSuccess|expired|native|undated|one|noloss|error||||||||unshown||#
D10: D10|falseSuccess|expired|native|undated|one|noloss|error||||||||unshown||late#
D10: D10|falseSuccess|expired|native|undated|one|noloss|error||||||||||late#
F01: D10|falseSuccess|expired|native|undated|one|noloss|error||||||||||late#|||||none|||||%
D10: D10|falseSuccess|missing|native|dated|one|noloss|error||||||||unshown||#
D10: D10|falseSuccess|missing|native|undated|one|noloss|error||||||||unshown||late#
D10: D10|falseSuccess|missing|native|undated|one|noloss|error||||||||||late#
D10: D10|falseSuccess|unknown|native|dated|one|noloss|error|||||listens|||unshown||#
D10: D10|falseSuccess|unknown|native|dated|one|noloss|error|||||listens|||||#
D10: D10|falseSuccess|unknown|native|dated|one|noloss|error||||||||unshown||#
D10: D10|falseSuccess|unknown|native|dated|one|noloss|error||||||||||#
D18: D18|falseFailure|none|server|dated|one|noloss|whole|||||listens|||||#
D18: D18|falseFailure|none|server|dated|one|noloss|whole||||||||||#
D18: D18|falseFailure|none|server|undated|one|noloss|whole|||||listens|||||#
D18: D18|falseFailure|none|server|undated|one|noloss|whole||||||||||#
D18: D18|falseFailure|none|server|undated|one|noloss|whole||||||||||late#
D1: D1|falseSuccess|missing|native|dated|one|noloss|page||||||||unshown||#
D1: D1|falseSuccess|missing|native|dated|one|noloss|page||||||||||#
D1: D1|falseSuccess|missing|native|undated|one|noloss|page||||||||unshown||late#
D1: D1|falseSuccess|missing|native|undated|one|noloss|page||||||||||late#
D2: D2|falseSuccess|missing|page|dated|one|noloss|whole|||||listens|||||#
D2: D2|falseSuccess|missing|page|dated|one|noloss|whole||||||||unshown||#
D2: D2|falseSuccess|missing|page|dated|one|noloss|whole||||||||||#
D2: D2|falseSuccess|missing|page|undated|one|noloss|whole||||||||unshown||late#
D2: D2|falseSuccess|missing|page|undated|one|noloss|whole||||||||||late#
D2: D2|falseSuccess|none|server|dated|one|noloss|whole|||||listens|||unshown||#
D2: D2|falseSuccess|none|server|dated|one|noloss|whole|||||listens|||||#
D2: D2|falseSuccess|none|server|dated|one|noloss|whole||||||||unshown||#
D2: D2|falseSuccess|none|server|dated|one|noloss|whole||||||||||#
D2: D2|falseSuccess|none|server|undated|one|noloss|none||||||||||late#
D2: D2|falseSuccess|none|server|undated|one|noloss|whole|||||listens|||unshown||#
D2: D2|falseSuccess|none|server|undated|one|noloss|whole|||||listens|||||#
D2: D2|falseSuccess|none|server|undated|one|noloss|whole||||||||unshown||#
D2: D2|falseSuccess|none|server|undated|one|noloss|whole||||||||unshown||late#
D2: D2|falseSuccess|none|server|undated|one|noloss|whole||||||||||#
D2: D2|falseSuccess|none|server|undated|one|noloss|whole||||||||||late#
D7: D7|falseSuccess|none|server|dated|one|noloss|whole|||||listens|||||#
D7: D7|falseSuccess|none|server|dated|one|noloss|whole||||||||||#
D7: D7|falseSuccess|none|server|undated|one|noloss|whole|||||listens|||||#
D7: D7|falseSuccess|none|server|undated|one|noloss|whole||||||||||#
D7: D7|falseSuccess|none|server|undated|one|noloss|whole||||||||||late#
F38: F01|lost|expired|page|undated|one|loss|none|||||||shown|unshown||late#
F01: F01|lost|missing|native|dated|one|noloss|none||screen||||||||#
F20 S9: F01|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#
S9: F01|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#first|empty|||none|none|||||%webkitgtk|shortest
F20: F01|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#first|others|||none|none|||||%
F20 S9: F01|lost|missing|native|dated|restarted|loss|none|||||||shown|||#
S9: F01|lost|missing|native|dated|restarted|loss|none|||||||shown|||#first|empty|||none|none|||||%webkitgtk|shortest
F20: F01|lost|missing|native|dated|restarted|loss|none|||||||shown|||#first|others|||none|none|||||%
F28: F01|lost|missing|native|undated|one|noloss|none||screen||||||||late#
F01: F01|lost|missing|native|undated|one|noloss|none||||||||||late#
F20 S9: F01|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#
S9: F01|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#|empty|||none||||||%webkitgtk|shortest
F20: F01|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#|others|||none||||||%
F64: F01|lost|missing|native|undated|restarted|noloss|none|moved|||||||||late#
F23: F01|lost|missing|native|undated|restarted|noloss|none||||||||||late#
F58: F01|lost|missing|page|undated|restarted|noloss|none||||||||||late#
F01: F01|lost|reused|native|dated|one|noloss|none||||||||unshown||#
F01: F01|lost|reused|native|undated|one|noloss|none||||||||unshown||late#
F38: F01|lost|reused|page|undated|one|loss|none|||||||shown|unshown||late#
F01: F01|lost|revoked|native|dated|one|loss|none||screen|||||shown|||#
F01: F01|lost|revoked|native|dated|one|loss|none|||lostwrite||||shown|||#
F01: F01|lost|revoked|native|dated|one|loss|none||||crowd|||shown|||#
F01: F01|lost|revoked|native|dated|one|loss|none|||||listens||shown|||#
F01: F01|lost|revoked|native|dated|one|noloss|none||screen|||listens|||unshown||#
F01: F01|lost|revoked|native|dated|one|noloss|none||screen||||||unshown||#
F01: F01|lost|revoked|native|dated|one|noloss|none||screen||||||||#
F01: F01|lost|revoked|native|dated|one|noloss|none|||lostwrite||listens|||unshown||#
F01: F01|lost|revoked|native|dated|one|noloss|none|||lostwrite||listens|||||#
F01: F01|lost|revoked|native|dated|one|noloss|none|||lostwrite|||||unshown||#
F01: F01|lost|revoked|native|dated|one|noloss|none|||lostwrite|||||||#
F01: F01|lost|revoked|native|dated|one|noloss|none|||||listens|||unshown|contested|#
F01: F01|lost|revoked|native|dated|one|noloss|none|||||listens|||unshown||#
F01: F01|lost|revoked|native|dated|one|noloss|none|||||listens||||contested|#
F01: F01|lost|revoked|native|dated|one|noloss|none|||||listens|||||#
F01 F51: F01|lost|revoked|native|dated|one|noloss|none||||||silence||unshown|contested|#
F01: F01|lost|revoked|native|dated|one|noloss|none||||||silence||unshown|contested|#||||old|new|||||%
F01: F01|lost|revoked|native|dated|one|noloss|none||||||silence||unshown||#
F01: F01|lost|revoked|native|dated|one|noloss|none||||||||unshown|contested|#
F01: F01|lost|revoked|native|dated|one|noloss|none||||||||unshown||#
F01: F01|lost|revoked|native|dated|one|noloss|none||||||||||#
F67: F01|lost|revoked|native|dated|restarted|loss|none|moved||||||shown|unshown||#
F01: F01|lost|revoked|native|dated|restarted|loss|none|||||||shown|unshown||#
F01: F01|lost|revoked|native|dated|restarted|loss|none|||||||shown|||#
F67: F01|lost|revoked|native|dated|restarted|noloss|none|moved|||||||unshown||#
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||||#
F01: F01|lost|revoked|native|undated|one|loss|none|||lostwrite||||shown|unshown||late#
F01: F01|lost|revoked|native|undated|one|loss|none||||crowd|||shown|||late#
F01 F50: F01|lost|revoked|native|undated|one|loss|none||||||silence|shown|unshown||late#
F01: F01|lost|revoked|native|undated|one|loss|none|||||||shown|unshown|contested|late#
F01: F01|lost|revoked|native|undated|one|loss|none|||||||shown|unshown||late#
F01: F01|lost|revoked|native|undated|one|loss|none|||||||shown|||late#
F01: F01|lost|revoked|native|undated|one|noloss|none||screen||||||unshown||#
F01: F01|lost|revoked|native|undated|one|noloss|none||screen||||||unshown||late#
F01: F01|lost|revoked|native|undated|one|noloss|none|||lostwrite|||||unshown||late#
F01 F51: F01|lost|revoked|native|undated|one|noloss|none||||||silence||unshown|contested|late#
F01: F01|lost|revoked|native|undated|one|noloss|none||||||silence||unshown||late#
F01: F01|lost|revoked|native|undated|one|noloss|none||||||||unshown|contested|late#
F01: F01|lost|revoked|native|undated|one|noloss|none||||||||unshown||#
F01 F67: F01|lost|revoked|native|undated|one|noloss|none||||||||unshown||late#
F01: F01|lost|revoked|native|undated|one|noloss|none||||||||unshown||late#|empty|||old|new|||||%
F01: F01|lost|revoked|native|undated|one|noloss|none||||||||unshown||late#|others|||new|new|||||%
F01: F01|lost|revoked|native|undated|one|noloss|none||||||||unshown||late#||||new|new|||||%
F01: F01|lost|revoked|native|undated|one|noloss|none||||||||unshown||late#||||new|new|||||read%
F01: F01|lost|revoked|native|undated|one|noloss|none||||||||unshown||late#||||new|old|||||%
F28 F01 F67: F01|lost|revoked|native|undated|one|noloss|none||||||||unshown||late#||||old|old|||||%
F28: F01|lost|revoked|native|undated|one|noloss|none||||||||unshown||late#||||old|old|||||%webkitgtk|
F01: F01|lost|revoked|native|undated|one|noloss|none|||||||||contested|late#
F01: F01|lost|revoked|native|undated|one|noloss|none||||||||||#
F01: F01|lost|revoked|native|undated|one|noloss|none||||||||||late#
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||late#
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|||late#
F67: F01|lost|revoked|native|undated|restarted|noloss|none|moved|||||||unshown||late#
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||#
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||late#
F01: F01|lost|revoked|page|dated|one|loss|none|||lostwrite||||shown|unshown||#
F01: F01|lost|revoked|page|dated|one|loss|none|||lostwrite||||shown|||#
F60: F01|lost|revoked|page|dated|one|loss|none||||crowd|||shown|||#
F20: F01|lost|revoked|page|dated|one|loss|none|||||||shown|||#
F01: F01|lost|revoked|page|dated|one|noloss|none||screen||||||unshown||#
F01: F01|lost|revoked|page|dated|one|noloss|none||screen||||||||#
F01: F01|lost|revoked|page|dated|one|noloss|none|||||listens|||unshown|contested|#
F01: F01|lost|revoked|page|dated|one|noloss|none|||||listens|||unshown||#
F01: F01|lost|revoked|page|dated|one|noloss|none|||||listens||||contested|#
F01: F01|lost|revoked|page|dated|one|noloss|none|||||listens|||||#
F01: F01|lost|revoked|page|dated|one|noloss|none||||||silence||unshown|contested|#
F01: F01|lost|revoked|page|dated|one|noloss|none||||||silence||unshown||#
F01 F51: F01|lost|revoked|page|dated|one|noloss|none||||||silence|||contested|#
F01 F51: F01|lost|revoked|page|dated|one|noloss|none||||||silence||||#
F01: F01|lost|revoked|page|dated|one|noloss|none||||||||unshown|contested|#
F01: F01|lost|revoked|page|dated|one|noloss|none||||||||unshown||#
F01: F01|lost|revoked|page|dated|one|noloss|none|||||||||contested|#
F01: F01|lost|revoked|page|dated|one|noloss|none||||||||||#
F20 F58: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#
F58: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#first|empty|back||old|none|||||%
F20: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#first|empty|||old|none|||||%android|long
F20: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#first|empty|||old|none|||||%webkit|medium
F20: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#first|empty|||old|none|||||%webkit|shortest
F20 F58: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|||#
F58: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|||#first|empty|back||old|none|||||%
F20: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|||#first|empty|||old|none|||||%android|long
F58: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|||#first|empty|||old|none|||||%android|longest
F20: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|||#first|empty|||old|none|||||%android|medium
F20: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|||#first|empty|||old|none|||||%android|shortest
F20: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|||#first|empty|||old|none|||||%webkit|medium
F20: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|||#first|empty|||old|none|||||%webkit|short
F20: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|||#first|empty|||old|none|||||%webkit|shortest
F01: F01|lost|revoked|page|dated|restarted|noloss|none|moved|||||||unshown||#
F01: F01|lost|revoked|page|dated|restarted|noloss|none|moved|||||||||#
F01: F01|lost|revoked|page|dated|restarted|noloss|none|||||listens|||unshown||#
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||unshown||#
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#
F01: F01|lost|revoked|page|undated|one|loss|none||||||silence|shown|unshown|contested|late#
F01: F01|lost|revoked|page|undated|one|loss|none|||||||shown|unshown|contested|late#
F01: F01|lost|revoked|page|undated|one|loss|none|||||||shown|unshown||late#
F01: F01|lost|revoked|page|undated|one|noloss|none||screen||||||unshown||late#
F01: F01|lost|revoked|page|undated|one|noloss|none||||||silence||unshown|contested|late#
F01 F51: F01|lost|revoked|page|undated|one|noloss|none||||||silence||unshown||late#
F01 F51: F01|lost|revoked|page|undated|one|noloss|none||||||silence|||contested|late#
F01 F51: F01|lost|revoked|page|undated|one|noloss|none||||||silence||||late#
F01: F01|lost|revoked|page|undated|one|noloss|none||||||||unshown|contested|late#
F01: F01|lost|revoked|page|undated|one|noloss|none||||||||unshown||#
F01: F01|lost|revoked|page|undated|one|noloss|none||||||||unshown||late#
F01: F01|lost|revoked|page|undated|one|noloss|none|||||||||contested|late#
F01: F01|lost|revoked|page|undated|one|noloss|none||||||||||#
F01: F01|lost|revoked|page|undated|one|noloss|none||||||||||late#
F20 F58: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#
F58: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|empty|back||old|none|||||%
F20: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|empty|||old|none|||||%android|long
F20: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|empty|||old|none|||||%webkit|medium
F20: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|empty|||old|none|||||%webkit|shortest
F01: F01|lost|revoked|page|undated|restarted|noloss|none|moved|||||||unshown||late#
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||unshown||late#
F38: F01|needlessLogin|expired|page|undated|one|loss|none|||||||shown|unshown||late#
F01: F01|resurrected|expired|page|undated|restarted|noloss|none||||||||||#
F01: F01|resurrected|expired|page|undated|restarted|noloss|none||||||||||late#
F01: F01|resurrected|missing|native|dated|one|noloss|none||||||||unshown||#
F01: F01|resurrected|missing|native|dated|one|noloss|none||||||||||#
F01: F01|resurrected|missing|native|undated|one|noloss|none||||||||unshown||late#
F01: F01|resurrected|missing|native|undated|one|noloss|none||||||||||late#
F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||unshown||#
F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||||#
F01: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||unshown||#
F01: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#
F01: F01|resurrected|missing|page|undated|one|noloss|none||||||||unshown||#
F01: F01|resurrected|missing|page|undated|one|noloss|none||||||||unshown||late#
F01: F01|resurrected|missing|page|undated|one|noloss|none||||||||||#
F01: F01|resurrected|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#
F01: F01|resurrected|missing|page|undated|restarted|loss|none|||||||shown|||late#
F01: F01|resurrected|missing|page|undated|restarted|noloss|none||||||||unshown||late#
F01: F01|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#
F01: F01|resurrected|none|server|dated|one|noloss|none||||||||unshown||#
F01: F01|resurrected|none|server|dated|one|noloss|none||||||||||#
F01: F01|resurrected|none|server|dated|restarted|noloss|none||||||||unshown||#
F01: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#
F01: F01|resurrected|none|server|undated|one|noloss|none||||||||unshown||#
F01: F01|resurrected|none|server|undated|one|noloss|none||||||||unshown||late#
F01: F01|resurrected|none|server|undated|one|noloss|none||||||||||#
F01: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#
F01: F01|resurrected|none|server|undated|restarted|noloss|none||||||||unshown||late#
F01: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||late#
F01: F01|resurrected|reused|page|dated|one|noloss|none||||||||unshown||#
F01: F01|split|missing|appExtension|dated|one|noloss|none||||||||unshown||#
F01: F01|split|missing|appExtension|dated|one|noloss|none||||||||||#
F01: F01|split|missing|appExtension|undated|one|noloss|none||||||||unshown||late#
F01: F01|split|missing|appExtension|undated|one|noloss|none||||||||||#
F01: F01|split|missing|appExtension|undated|one|noloss|none||||||||||late#
F01: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#
F01: F01|split|missing|native|dated|one|noloss|none||||||||||#
F01: F01|split|missing|native|dated|restarted|noloss|none|||||listens|||unshown||#
F01: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#
F01: F01|split|missing|native|dated|restarted|noloss|none||||||||||#
F01: F01|split|missing|native|undated|one|noloss|none||||||||unshown||#
F01: F01|split|missing|native|undated|one|noloss|none||||||||unshown||late#
F01: F01|split|missing|native|undated|one|noloss|none||||||||||late#
F01: F01|split|missing|native|undated|restarted|noloss|none||||||||unshown||#
F01: F01|split|missing|native|undated|restarted|noloss|none||||||||unshown||late#
F01 F23: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#
F22 F23: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#|others|||none|old|||||%
F22: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#|others|||none|old|||||%android|
F01: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#||||none|new|||||%android|
F23 F22: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#||||none||||||%
F23: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#||||none||||||%webkitgtk|
F01: F01|split|missing|page|dated|one|noloss|none||||||||unshown||#
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#
F60: F01|split|missing|page|undated|one|noloss|none||||crowd||||||late#
F01: F01|split|missing|page|undated|one|noloss|none||||||||||#
F01: F01|split|missing|page|undated|one|noloss|none||||||||||late#
F20: F01|split|missing|page|undated|restarted|noloss|none|||||listens|||||late#
F20: F01|split|missing|page|undated|restarted|noloss|none||||||||||late#
dead-process: F02|lost|missing|native|undated|one|loss|none|||||||shown|unshown||late#
F02: F02|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#
dead-process: F02|split|missing|native|dated|one|loss|none|||||listens||shown|unshown||#
dead-process: F02|split|missing|native|dated|one|loss|none|||||listens||shown|||#
dead-process: F02|split|missing|native|dated|one|loss|none|||||||shown|unshown||#
dead-process: F02|split|missing|native|dated|one|loss|none|||||||shown|||#
F02: F02|split|missing|native|dated|restarted|loss|none|||||||shown|unshown||#
F02: F02|split|missing|native|dated|restarted|loss|none|||||||shown|||#
F04: F04|lost|missing|native|dated|one|noloss|none|||lostwrite||listens|||||#
F04: F04|lost|missing|native|dated|one|noloss|none|||lostwrite|||||||#
F04: F04|lost|missing|native|dated|restarted|noloss|none|||lostwrite||listens|||||#
F04: F04|lost|missing|native|dated|restarted|noloss|none|||lostwrite|||||||#
F04: F04|lost|missing|page|dated|one|noloss|none|||lostwrite||listens|||||#
F04: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#
F04: F04|lost|missing|page|dated|restarted|noloss|none|||lostwrite||listens|||||#
F04: F04|lost|missing|page|dated|restarted|noloss|none|||lostwrite|||||||#
F04: F04|lost|missing|page|undated|one|noloss|none|||lostwrite|||||||late#
F04: F04|lost|reused|page|dated|one|noloss|none|||lostwrite|||||||#
F04: F04|lost|reused|page|undated|one|noloss|none|||lostwrite|||||||late#
F04: F04|split|missing|page|dated|one|noloss|none|||lostwrite|||||||#
F04: F04|split|missing|page|undated|one|noloss|none|||lostwrite|||||||late#
F28: F05|lost|missing|native|dated|one|loss|none||screen|lostwrite||||shown|||#
F60: F05|lost|missing|native|dated|one|loss|none|||lostwrite|crowd|||shown|||#
F20: F05|lost|missing|native|dated|one|loss|none|||lostwrite||||shown|unshown||#
F20: F05|lost|missing|native|dated|one|loss|none|||lostwrite||||shown|||#
F28: F05|lost|missing|native|dated|one|noloss|none||screen|lostwrite|||||||#
F24: F05|lost|missing|page|dated|one|noloss|none|||lostwrite||listens|||||#
F20: F05|split|missing|page|dated|one|loss|none|||lostwrite||||shown|unshown||#
F20: F05|split|missing|page|dated|one|loss|none|||lostwrite||||shown|||#
F24: F05|split|missing|page|dated|one|noloss|none|||lostwrite||listens|||||#
F24: F05|split|missing|page|dated|one|noloss|none|||lostwrite|||||||#
F23: F05|split|missing|page|undated|one|loss|none|||lostwrite||||shown|unshown||#
F23: F05|split|missing|page|undated|one|loss|none|||lostwrite||||shown|||#
F20 F23: F08|lost|missing|native|undated|one|loss|none|||lostwrite||||shown|unshown||late#
F20: F08|lost|missing|native|undated|one|loss|none|||lostwrite||||shown|unshown||late#|empty|||none||||||%
F20 F23: F08|split|missing|page|undated|one|loss|none|||lostwrite||||shown|unshown||late#
F20: F08|split|missing|page|undated|one|loss|none|||lostwrite||||shown|unshown||late#|empty|||old|none|||||%
F23: F08|split|missing|page|undated|one|loss|none|||lostwrite||||shown|unshown||late#|others|||old|none|||||%
F20: F20|lost|missing|native|dated|restarted|loss|none|||||listens||shown|unshown||#
F20: F20|lost|missing|native|dated|restarted|loss|none|||||listens||shown|||#
F20 F04: F20|lost|missing|native|dated|restarted|loss|none|||||listens|||unshown||#
F20: F20|lost|missing|native|dated|restarted|loss|none|||||listens|||unshown||#first|empty|||none|none|||||%webkit|shortest
F20: F20|lost|missing|native|dated|restarted|loss|none|||||listens|||unshown||#first|others|||none|none|||||%
F20 S9: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#
S9: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#first|empty|||none|none|||||%android|longest
F20: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#first|empty|||none|none|||||%android|shortest
S9: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#first|empty|||none|none|||||%webkitgtk|longest
S9 F20: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#first|empty|||none|none|||||%webkitgtk|shortest
S9: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#first|empty|||none|none|||||%webkit|long
S9: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#first|empty|||none|none|||||%webkit|longest
F20: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#first|empty|||none|none|||||%webkit|shortest
F20: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#first|empty|||none|none|||||read%
F20: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#first|others|||none|none|||||%
F20: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#
F20 S9: F20|lost|missing|native|dated|restarted|loss|none||||||||unshown||#
S9: F20|lost|missing|native|dated|restarted|loss|none||||||||unshown||#first|empty|||none|none|||||%webkitgtk|shortest
F20: F20|lost|missing|native|undated|restarted|loss|none|||||listens||shown|unshown||late#
F23 F20: F20|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#
F20: F20|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#|empty|||none||||||%
F23: F20|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#|others|||none|none|||||%
F23: F20|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#|others|||none||||||%
F23: F20|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#|others||||none|||||%
F20 F04: F20|lost|missing|page|dated|restarted|loss|none|||||listens|||unshown||#
F20: F20|lost|missing|page|dated|restarted|loss|none|||||listens|||unshown||#first|empty|||none|none|||||%chromium|shortest
F20: F20|lost|missing|page|dated|restarted|loss|none|||||listens|||unshown||#first|empty|||none|none|||||%firefox|shortest
F20: F20|lost|missing|page|dated|restarted|loss|none|||||listens|||unshown||#first|empty|||none|none|||||%webkit|shortest
F20: F20|lost|missing|page|dated|restarted|loss|none|||||listens|||unshown||#first|empty||||none|||||%chromium|shortest
F20: F20|lost|missing|page|dated|restarted|loss|none|||||listens|||unshown||#first|empty||||none|||||%firefox|shortest
F04: F20|lost|missing|page|dated|restarted|loss|none|||||listens|||unshown||#first|empty||||none|||||%webkit-11|shortest
F20: F20|lost|missing|page|dated|restarted|loss|none|||||listens|||unshown||#first|empty||||none|||||%webkit|shortest
F20: F20|lost|missing|page|dated|restarted|loss|none|||||||shown|unshown||#
F20: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#
F04: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#first|empty|||none|none|||||%webkit-11|shortest
F20 F04: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#first|empty||||none|||||%
F20: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#first|empty||||none|||||%android|shortest
F20: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#first|empty||||none|||||%chromium|shortest
F20: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#first|empty||||none|||||%firefox|shortest
F04: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#first|empty||||none|||||%webkit-11|shortest
F20: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#first|empty||||none|||||%webkit|shortest
F20 F24: F20|lost|missing|page|undated|restarted|loss|none|||||listens||shown|unshown||late#
F20: F20|lost|missing|page|undated|restarted|loss|none|||||listens||shown|unshown||late#|empty||||none|||||%chromium|shortest
F20: F20|lost|missing|page|undated|restarted|loss|none|||||listens||shown|unshown||late#|empty||||none|||||%webkit|shortest
F20 F58: F20|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#
F58: F20|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#|empty|back|||none|||||%
F20: F20|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#|empty||||none|||||%
F58: F20|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#|empty||||none|||||%android|longest
F20 F23: F20|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||none|||||%
F20: F20|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||none|||||%android|long
F23: F20|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||none|||||%webkitgtk|shortest+
F20: F20|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||none|||||%webkit|short
F20: F20|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||none|||||%webkit|shortest
F24 F58: F20|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#
F58: F20|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#later|empty||||none|||||%android|longest
F24: F20|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#later|empty||||none|||||%webkitgtk|longest
F24: F20|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#later|others||||none|||||%
F20 F24: F20|lost|missing|page|undated|restarted|loss|none||||||||unshown||late#
F20: F20|lost|missing|page|undated|restarted|loss|none||||||||unshown||late#|empty||||none|||||%chromium|shortest
F20: F20|lost|missing|page|undated|restarted|loss|none||||||||unshown||late#|empty||||none|||||%webkit|shortest
F38: F20|lost|reused|page|undated|one|loss|none|||||listens||shown|unshown||#
F38: F20|lost|reused|page|undated|one|loss|none|||||||shown|unshown||#
F38: F20|lost|reused|page|undated|one|loss|none|||||||shown|unshown||late#
F20: F20|lost|revoked|native|dated|restarted|loss|none|||||listens||shown|unshown||#
F20: F20|lost|revoked|native|undated|restarted|loss|none|||||listens||shown|unshown||late#
F38: F20|lost|revoked|page|dated|one|loss|none|||||listens||shown|unshown||#
F38: F20|lost|revoked|page|dated|one|loss|none|||||||shown|unshown||#
F20: F20|lost|revoked|page|dated|restarted|loss|none|||||listens||shown|unshown||#
F20: F20|lost|revoked|page|dated|restarted|loss|none|||||listens||shown|||#
F20: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#
F20: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|||#
F38: F20|lost|revoked|page|undated|one|loss|none|||||||shown|unshown||late#
F20: F20|lost|revoked|page|undated|restarted|loss|none|||||listens||shown|unshown||late#
F20: F20|lost|revoked|page|undated|restarted|loss|none|||||listens||shown|||late#
F20: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#
F20: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#
F23: F20|split|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#
F20: F20|split|missing|page|dated|restarted|loss|none|||||listens||shown|unshown||#
F58: F20|split|missing|page|dated|restarted|loss|none|||||listens||shown|unshown||#first|empty|back|||none|||||read%
F20 F58: F20|split|missing|page|dated|restarted|loss|none|||||listens||shown|||#
F58: F20|split|missing|page|dated|restarted|loss|none|||||listens||shown|||#first|empty|back|||none|||||read%
F20: F20|split|missing|page|dated|restarted|loss|none|||||listens||shown|||#first|empty|||new|none|||||read%
F20: F20|split|missing|page|dated|restarted|loss|none|||||listens||shown|||#first|empty||||none|||||read%android|long
F58: F20|split|missing|page|dated|restarted|loss|none|||||listens||shown|||#first|empty||||none|||||read%android|longest
F20: F20|split|missing|page|dated|restarted|loss|none|||||listens||shown|||#first|empty||||none|||||read%android|medium
F20: F20|split|missing|page|dated|restarted|loss|none|||||listens||shown|||#first|empty||||none|||||read%chromium|long
F20: F20|split|missing|page|dated|restarted|loss|none|||||listens||shown|||#first|empty||||none|||||read%chromium|medium
F20: F20|split|missing|page|dated|restarted|loss|none|||||listens||shown|||#first|empty||||none|||||read%chromium|shortest
F20: F20|split|missing|page|dated|restarted|loss|none|||||listens||shown|||#first|empty||||none|||||read%firefox|shortest
F20: F20|split|missing|page|dated|restarted|loss|none|||||listens||shown|||#first|empty||||none|||||read%webkit|medium
F20: F20|split|missing|page|dated|restarted|loss|none|||||listens||shown|||#first|empty||||none|||||read%webkit|short
F20: F20|split|missing|page|dated|restarted|loss|none|||||listens||shown|||#first|empty||||none|||||read%webkit|shortest
F20 F58: F20|split|missing|page|dated|restarted|loss|none|||||||shown|unshown||#
F58: F20|split|missing|page|dated|restarted|loss|none|||||||shown|unshown||#first|empty|back|||none|||||%
F20: F20|split|missing|page|dated|restarted|loss|none|||||||shown|unshown||#first|empty|||new|none|||||%
F20: F20|split|missing|page|dated|restarted|loss|none|||||||shown|unshown||#first|empty||||none|||||%
F58: F20|split|missing|page|dated|restarted|loss|none|||||||shown|unshown||#first|empty||||none|||||%android|longest
F20: F20|split|missing|page|dated|restarted|loss|none|||||||shown|unshown||#first|others|||new|none|||||%
F20: F20|split|missing|page|dated|restarted|loss|none|||||||shown|unshown||#first|others||||none|||||%
F58: F20|split|missing|page|dated|restarted|loss|none|||||||shown|unshown||#later|empty||||none|||||read%
F20 F58: F20|split|missing|page|dated|restarted|loss|none|||||||shown|||#
F58: F20|split|missing|page|dated|restarted|loss|none|||||||shown|||#first|empty|back|||none|||||%
F20: F20|split|missing|page|dated|restarted|loss|none|||||||shown|||#first|empty|||new|none|||||%
F20: F20|split|missing|page|dated|restarted|loss|none|||||||shown|||#first|empty||||none|||||%
F58: F20|split|missing|page|dated|restarted|loss|none|||||||shown|||#first|empty||||none|||||%android|longest
F20: F20|split|missing|page|dated|restarted|loss|none|||||||shown|||#first|others|||new|none|||||%
F20: F20|split|missing|page|dated|restarted|loss|none|||||||shown|||#first|others||||none|||||%
F20 F24: F20|split|missing|page|dated|restarted|loss|none||||||||unshown||#
F20: F20|split|missing|page|dated|restarted|loss|none||||||||unshown||#first|empty||||none|||||%chromium|shortest
F20: F20|split|missing|page|dated|restarted|loss|none||||||||unshown||#first|empty||||none|||||%webkit|shortest
F20 F24: F20|split|missing|page|dated|restarted|loss|none||||||||||#
F20: F20|split|missing|page|dated|restarted|loss|none||||||||||#first|empty||||none|||||%android|shortest
F20: F20|split|missing|page|dated|restarted|loss|none||||||||||#first|empty||||none|||||%chromium|shortest
F20: F20|split|missing|page|dated|restarted|loss|none||||||||||#first|empty||||none|||||%firefox|shortest
F24: F20|split|missing|page|dated|restarted|loss|none||||||||||#first|empty||||none|||||%webkitgtk|shortest
F20: F20|split|missing|page|dated|restarted|loss|none||||||||||#first|empty||||none|||||%webkit|shortest
F20 F58: F20|split|missing|page|undated|restarted|loss|none|||||listens||shown|unshown||late#
F58: F20|split|missing|page|undated|restarted|loss|none|||||listens||shown|unshown||late#|empty|back|||none|||||%
F20: F20|split|missing|page|undated|restarted|loss|none|||||listens||shown|unshown||late#|empty|||old|none|||||%
F20: F20|split|missing|page|undated|restarted|loss|none|||||listens||shown|unshown||late#|empty||||none|||||%android|long
F20: F20|split|missing|page|undated|restarted|loss|none|||||listens||shown|unshown||late#|empty||||none|||||%chromium|long
F20: F20|split|missing|page|undated|restarted|loss|none|||||listens||shown|unshown||late#|empty||||none|||||%webkit|medium
F20: F20|split|missing|page|undated|restarted|loss|none|||||listens||shown|unshown||late#|empty||||none|||||%webkit|short
F20: F20|split|missing|page|undated|restarted|loss|none|||||listens||shown|unshown||late#|empty||||none|||||%webkit|shortest
F24 F58: F20|split|missing|page|undated|restarted|loss|none|||||listens||shown|||late#
F24: F20|split|missing|page|undated|restarted|loss|none|||||listens||shown|||late#later|empty||||none|||||%webkitgtk|longest
F20 F58: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#
F58: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#later|empty||||none|||||read%
F20: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#|empty|||old|none|||||%
F20: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#|others|||old|none|||||%
F58 F24: F20|split|missing|page|undated|restarted|loss|none|||||||shown|||late#
F58: F20|split|missing|page|undated|restarted|loss|none|||||||shown|||late#later|empty|back|||none|||||%
F58: F20|split|missing|page|undated|restarted|loss|none|||||||shown|||late#later|empty||||none|||||%
F22: F22|resurrected|missing|native|dated|restarted|loss|none|||||listens||shown|||#
F22: F22|resurrected|missing|native|dated|restarted|loss|none|||||||shown|unshown||#
F22: F22|resurrected|missing|native|dated|restarted|loss|none|||||||shown|||#
F22: F22|resurrected|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#
F22: F22|resurrected|missing|native|undated|restarted|loss|none|||||||shown|||late#
F22: F22|resurrected|missing|page|dated|restarted|loss|none|||||||shown|unshown||#
F22: F22|resurrected|missing|page|dated|restarted|loss|none|||||||shown|||#
F22: F22|resurrected|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#
F22: F22|resurrected|missing|page|undated|restarted|loss|none|||||||shown|||late#
F22: F22|resurrected|none|server|dated|restarted|loss|none|||||listens||shown|||#
F22: F22|resurrected|none|server|dated|restarted|loss|none|||||listens|||||#
F22: F22|resurrected|none|server|dated|restarted|loss|none|||||||shown|||#
F23: F23|lost|missing|native|undated|restarted|loss|none|||||listens||shown|unshown||#
F23: F23|lost|missing|native|undated|restarted|loss|none|||||listens||shown|unshown||late#
F23: F23|lost|missing|native|undated|restarted|loss|none|||||listens||shown|||#
F23: F23|lost|missing|native|undated|restarted|loss|none|||||listens|||unshown||#
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||#
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||late#
F23 S9: F23|lost|missing|native|undated|restarted|loss|none||||||||unshown||#
F23: F23|lost|missing|native|undated|restarted|loss|none||||||||||#
F23: F23|lost|missing|page|undated|restarted|loss|none|||||listens||shown|unshown||#
F23: F23|lost|missing|page|undated|restarted|loss|none|||||listens||shown|||#
F23: F23|lost|missing|page|undated|restarted|loss|none|||||listens|||unshown||#
F23: F23|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||#
F23 F41: F23|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#
F23: F23|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||none|||||%webkitgtk|long
F23: F23|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||none|||||%webkitgtk|longest
F23: F23|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||none|||||%webkitgtk|medium
F41 F23: F23|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||none|||||%webkitgtk|shortest
F23: F23|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||none|||||%webkitgtk|shortest+
F23: F23|lost|missing|page|undated|restarted|loss|none|||||||shown|||#
F23: F23|lost|missing|page|undated|restarted|loss|none||||||||unshown||#
F04: F23|lost|missing|page|undated|restarted|loss|none||||||||unshown||#first|empty|||none|none|||||%webkit-11|shortest
F23: F23|split|missing|native|undated|restarted|loss|none|||||||shown|unshown||#
F23: F23|split|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#
F23: F23|split|missing|native|undated|restarted|loss|none|||||||shown|||#
F23: F23|split|missing|page|undated|restarted|loss|none|||||listens||shown|unshown||#
F23 F41: F23|split|missing|page|undated|restarted|loss|none|||||listens||shown|unshown||late#
F23: F23|split|missing|page|undated|restarted|loss|none|||||listens||shown|unshown||late#|others||||none|||||%webkitgtk|longest
F41 F23: F23|split|missing|page|undated|restarted|loss|none|||||listens||shown|unshown||late#|others||||none|||||%webkitgtk|shortest
F23: F23|split|missing|page|undated|restarted|loss|none|||||listens||shown|unshown||late#|others||||none|||||%webkitgtk|shortest+
F23: F23|split|missing|page|undated|restarted|loss|none|||||listens||shown|unshown||late#|others||||none|||||read%
F23: F23|split|missing|page|undated|restarted|loss|none|||||listens||shown|||#
F23: F23|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||#
F23 F33: F23|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||#first|others||||none|||||read%webkitgtk|shortest
F23: F23|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#
F23: F23|split|missing|page|undated|restarted|loss|none|||||||shown|||#
F60: F24|lost|missing|native|dated|one|loss|none|||lostwrite|crowd|listens||shown|||#
F60: F24|lost|missing|native|dated|one|loss|none||||crowd|||shown|||#
F20: F24|lost|missing|native|dated|one|loss|none|||||listens||shown|unshown||#
F20: F24|lost|missing|native|dated|one|loss|none|||||listens||shown|||#
F28: F24|lost|missing|native|undated|one|loss|none||screen|||||shown|||late#
F60: F24|lost|missing|native|undated|one|loss|none|||lostwrite|crowd|||shown|||late#
F60: F24|lost|missing|native|undated|one|loss|none||||crowd|||shown|||late#
F20 F23: F24|lost|missing|native|undated|one|loss|none|||||||shown|unshown||late#
F20: F24|lost|missing|native|undated|one|loss|none|||||||shown|unshown||late#|empty|||none||||||%
F60: F24|lost|missing|page|dated|one|loss|none|||lostwrite|crowd|||shown|||#
F60: F24|lost|missing|page|dated|one|loss|none||||crowd|listens||shown|||#
F60: F24|lost|missing|page|dated|one|loss|none||||crowd|||shown|||#
F60: F24|lost|missing|page|undated|one|loss|none|||lostwrite|crowd|||shown|||late#
F60: F24|lost|missing|page|undated|one|loss|none||||crowd|||shown|||late#
F50: F24|lost|missing|page|undated|one|loss|none|||||||shown|||late#
F24: F24|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#
F60: F24|needlessLogin|missing|page|undated|one|loss|none|||lostwrite|crowd|||shown|||late#
F60: F24|split|missing|page|dated|one|loss|none|||lostwrite|crowd|listens||shown|||#
F24: F24|split|missing|page|dated|one|loss|none|||lostwrite||||shown|||#
F60: F24|split|missing|page|dated|one|loss|none||||crowd|listens||shown|||#
F60: F24|split|missing|page|dated|one|loss|none||||crowd|||shown|||#
F20: F24|split|missing|page|dated|one|loss|none|||||listens||shown|unshown||#
F20: F24|split|missing|page|dated|one|loss|none|||||listens||shown|||#
F24 F58: F24|split|missing|page|dated|restarted|loss|none|||||listens||shown|unshown||#
F58: F24|split|missing|page|dated|restarted|loss|none|||||listens||shown|unshown||#first|empty|back|||none|||||read%
F24: F24|split|missing|page|dated|restarted|loss|none|||||listens||shown|unshown||#first|empty||||none|||||read%webkitgtk|longest
F24 F58: F24|split|missing|page|dated|restarted|loss|none|||||listens||shown|||#
F58: F24|split|missing|page|dated|restarted|loss|none|||||listens||shown|||#first|empty|back|||none|||||read%
F58: F24|split|missing|page|dated|restarted|loss|none|||||listens||shown|||#first|empty||||none|||||read%android|longest
F24: F24|split|missing|page|dated|restarted|loss|none|||||listens||shown|||#first|empty||||none|||||read%webkitgtk|longest
F24 F58: F24|split|missing|page|dated|restarted|loss|none|||||||shown|unshown||#
F58: F24|split|missing|page|dated|restarted|loss|none|||||||shown|unshown||#first|empty|back|||none|||||%
F58: F24|split|missing|page|dated|restarted|loss|none|||||||shown|unshown||#first|empty||||none|||||%android|longest
F24: F24|split|missing|page|dated|restarted|loss|none|||||||shown|unshown||#first|empty||||none|||||%webkitgtk|longest
F58: F24|split|missing|page|dated|restarted|loss|none|||||||shown|unshown||#first|empty||||none|||||read%
F24 F58: F24|split|missing|page|dated|restarted|loss|none|||||||shown|||#
F58: F24|split|missing|page|dated|restarted|loss|none|||||||shown|||#first|empty|back|||none|||||%
F58: F24|split|missing|page|dated|restarted|loss|none|||||||shown|||#first|empty|back|||none|||||read%
F58: F24|split|missing|page|dated|restarted|loss|none|||||||shown|||#first|empty||||none|||||%android|longest
F24: F24|split|missing|page|dated|restarted|loss|none|||||||shown|||#first|empty||||none|||||%webkitgtk|longest
F58 F24: F24|split|missing|page|dated|restarted|loss|none|||||||shown|||#first|empty||||none|||||read%
F58: F24|split|missing|page|dated|restarted|loss|none|||||||shown|||#first|empty||||none|||||read%android|longest
F58: F24|split|missing|page|dated|restarted|loss|none|||||||shown|||#first|others||||none|||||%android|longest
F24: F24|split|missing|page|dated|restarted|loss|none|||||||shown|||#first|others||||none|||||%webkitgtk|longest
F60: F24|split|missing|page|undated|one|loss|none|||lostwrite|crowd|listens||shown|||#
F60: F24|split|missing|page|undated|one|loss|none|||lostwrite|crowd|||shown|||late#
F60: F24|split|missing|page|undated|one|loss|none||||crowd|listens||shown|||#
F60: F24|split|missing|page|undated|one|loss|none||||crowd|||shown|||#
F60: F24|split|missing|page|undated|one|loss|none||||crowd|||shown|||late#
F23: F24|split|missing|page|undated|one|loss|none|||||listens||shown|||#
F20 F23: F24|split|missing|page|undated|one|loss|none|||||||shown|unshown||late#
F20: F24|split|missing|page|undated|one|loss|none|||||||shown|unshown||late#|empty|||old|none|||||%
F24 F58: F24|split|missing|page|undated|restarted|loss|none|||||listens||shown|unshown||late#
F58: F24|split|missing|page|undated|restarted|loss|none|||||listens||shown|unshown||late#|empty|back|||none|||||%
F24: F24|split|missing|page|undated|restarted|loss|none|||||listens||shown|unshown||late#|empty||||none|||||%webkitgtk|longest
F24 F58: F24|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#
F58: F24|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#|empty|back|||none|||||%
F58: F24|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#|empty||||none|||||%android|longest
F24: F24|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#|empty||||none|||||%webkitgtk|longest
F25 F20: F25|lost|missing|page|undated|restarted|loss|none|||||listens||shown|unshown||late#
F20: F25|lost|missing|page|undated|restarted|loss|none|||||listens||shown|unshown||late#|empty||||none|||||%chromium|shortest
F25: F25|lost|missing|page|undated|restarted|loss|none|||||listens||shown|unshown||late#|empty||||none|||||%webkitgtk|shortest
F20: F25|lost|missing|page|undated|restarted|loss|none|||||listens||shown|unshown||late#|empty||||none|||||%webkit|shortest
F25 F20: F25|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#
F20: F25|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#|empty||||none|||||%android|shortest
F25: F25|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#|empty||||none|||||%webkitgtk|shortest
F20: F25|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#|empty||||none|||||%webkit|shortest
F25: F25|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||none|||||%webkitgtk|shortest
F25 F20: F25|lost|missing|page|undated|restarted|loss|none||||||||unshown||late#
F20: F25|lost|missing|page|undated|restarted|loss|none||||||||unshown||late#|empty||||none|||||%android|shortest
F20: F25|lost|missing|page|undated|restarted|loss|none||||||||unshown||late#|empty||||none|||||%chromium|shortest
F20: F25|lost|missing|page|undated|restarted|loss|none||||||||unshown||late#|empty||||none|||||%firefox|shortest
F25: F25|lost|missing|page|undated|restarted|loss|none||||||||unshown||late#|empty||||none|||||%webkitgtk|shortest
F20: F25|lost|missing|page|undated|restarted|loss|none||||||||unshown||late#|empty||||none|||||%webkit|shortest
F25 F20: F25|split|missing|page|dated|restarted|loss|none|||||listens||shown|unshown||#
F20: F25|split|missing|page|dated|restarted|loss|none|||||listens||shown|unshown||#first|empty||||none|||||read%chromium|shortest
F25: F25|split|missing|page|dated|restarted|loss|none|||||listens||shown|unshown||#first|empty||||none|||||read%webkitgtk|shortest
F20: F25|split|missing|page|dated|restarted|loss|none|||||listens||shown|unshown||#first|empty||||none|||||read%webkit|shortest
F25 F20: F25|split|missing|page|dated|restarted|loss|none|||||listens||shown|||#
F20: F25|split|missing|page|dated|restarted|loss|none|||||listens||shown|||#first|empty||||none|||||read%chromium|shortest
F20: F25|split|missing|page|dated|restarted|loss|none|||||listens||shown|||#first|empty||||none|||||read%firefox|shortest
F25: F25|split|missing|page|dated|restarted|loss|none|||||listens||shown|||#first|empty||||none|||||read%webkitgtk|shortest
F20: F25|split|missing|page|dated|restarted|loss|none|||||listens||shown|||#first|empty||||none|||||read%webkit|shortest
F25 F20: F25|split|missing|page|dated|restarted|loss|none|||||||shown|unshown||#
F20: F25|split|missing|page|dated|restarted|loss|none|||||||shown|unshown||#first|empty||||none|||||%android|shortest
F25: F25|split|missing|page|dated|restarted|loss|none|||||||shown|unshown||#first|empty||||none|||||%webkitgtk|shortest
F20: F25|split|missing|page|dated|restarted|loss|none|||||||shown|unshown||#first|empty||||none|||||%webkit|shortest
F25: F25|split|missing|page|dated|restarted|loss|none|||||||shown|unshown||#first|others||||none|||||%webkitgtk|shortest
F25 F20: F25|split|missing|page|dated|restarted|loss|none|||||||shown|||#
F20: F25|split|missing|page|dated|restarted|loss|none|||||||shown|||#first|empty||||none|||||%android|shortest
F20: F25|split|missing|page|dated|restarted|loss|none|||||||shown|||#first|empty||||none|||||%chromium|shortest
F20: F25|split|missing|page|dated|restarted|loss|none|||||||shown|||#first|empty||||none|||||%firefox|shortest
F25: F25|split|missing|page|dated|restarted|loss|none|||||||shown|||#first|empty||||none|||||%webkitgtk|shortest
F20: F25|split|missing|page|dated|restarted|loss|none|||||||shown|||#first|empty||||none|||||%webkit|shortest
F25: F25|split|missing|page|dated|restarted|loss|none|||||||shown|||#first|others||||none|||||%webkitgtk|shortest
F20: F25|split|missing|page|dated|restarted|loss|none|||||||shown|||#first|others||||none|||||%webkit|shortest
F25 F20: F25|split|missing|page|dated|restarted|loss|none||||||||unshown||#
F20: F25|split|missing|page|dated|restarted|loss|none||||||||unshown||#first|empty||||none|||||%android|shortest
F20: F25|split|missing|page|dated|restarted|loss|none||||||||unshown||#first|empty||||none|||||%chromium|shortest
F20: F25|split|missing|page|dated|restarted|loss|none||||||||unshown||#first|empty||||none|||||%firefox|shortest
F25: F25|split|missing|page|dated|restarted|loss|none||||||||unshown||#first|empty||||none|||||%webkitgtk|shortest
F20: F25|split|missing|page|dated|restarted|loss|none||||||||unshown||#first|empty||||none|||||%webkit|shortest
F25 F20: F25|split|missing|page|dated|restarted|loss|none||||||||||#
F20: F25|split|missing|page|dated|restarted|loss|none||||||||||#first|empty||||none|||||%android|shortest
F20: F25|split|missing|page|dated|restarted|loss|none||||||||||#first|empty||||none|||||%chromium|shortest
F20: F25|split|missing|page|dated|restarted|loss|none||||||||||#first|empty||||none|||||%firefox|shortest
F25: F25|split|missing|page|dated|restarted|loss|none||||||||||#first|empty||||none|||||%webkitgtk|shortest
F20: F25|split|missing|page|dated|restarted|loss|none||||||||||#first|empty||||none|||||%webkit|shortest
F26: F26|lost|missing|page|dated|one|noloss|none|||||listens|||unshown||#
F26: F26|lost|missing|page|dated|one|noloss|none|||||listens|||||#
F26: F26|lost|missing|page|dated|one|noloss|none||||||||unshown||#
F26: F26|lost|missing|page|dated|one|noloss|none||||||||||#
F26: F26|lost|reused|page|dated|one|noloss|none||||||||unshown||#
F26: F26|lost|reused|page|dated|one|noloss|none||||||||||#
F26: F26|lost|revoked|page|dated|one|noloss|none||||||||unshown||#
F26: F26|lost|revoked|page|dated|one|noloss|none||||||||||#
F27: F27|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#
F27: F27|lost|missing|native|dated|restarted|loss|none|||||||shown|||#
F27: F27|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||#
F27: F27|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#
F27: F27|lost|missing|native|undated|restarted|loss|none|||||||shown|||#
F28: F28|lost|missing|native|dated|one|loss|none||screen|lostwrite||||shown|||#
F28: F28|lost|missing|native|undated|one|loss|none||screen|lostwrite||||shown|||late#
F28: F28|lost|missing|native|undated|one|loss|none||screen|||||shown|||late#
F28: F28|lost|revoked|native|dated|one|noloss|none||screen|||listens|||unshown||#
F33: F33|resurrected|loggedOut|page|dated|restarted|noloss|none|||||listens|||unshown||#
F33: F33|resurrected|loggedOut|page|undated|restarted|noloss|none|||||listens|||||late#
F33: F33|resurrected|missing|page|dated|one|noloss|none|||||listens|||unshown||#
F33: F33|resurrected|missing|page|dated|one|noloss|none|||||listens|||||#
F33: F33|resurrected|missing|page|dated|restarted|loss|none|||||listens||shown|unshown||#
F33: F33|resurrected|missing|page|dated|restarted|loss|none|||||listens||shown|||#
F33: F33|resurrected|missing|page|dated|restarted|loss|none|||||||shown|unshown||#
F33: F33|resurrected|missing|page|dated|restarted|loss|none|||||||shown|||#
F33: F33|resurrected|missing|page|dated|restarted|noloss|none|||||listens|||unshown||#
F33: F33|resurrected|missing|page|dated|restarted|noloss|none|||||listens|||||#
F33: F33|resurrected|missing|page|undated|one|noloss|none||||||||unshown||late#
F33: F33|resurrected|missing|page|undated|restarted|loss|none|||||listens||shown|unshown||late#
F33: F33|resurrected|missing|page|undated|restarted|loss|none|||||listens||shown|||late#
F33: F33|resurrected|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#
F33: F33|resurrected|missing|page|undated|restarted|noloss|none|||||listens|||unshown||#
F33: F33|resurrected|missing|page|undated|restarted|noloss|none|||||listens|||unshown||late#
F33: F33|resurrected|missing|page|undated|restarted|noloss|none|||||listens|||||late#
F33: F33|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#
F33: F33|resurrected|none|server|dated|one|noloss|none|||||listens|||unshown||#
F33: F33|resurrected|none|server|dated|one|noloss|none|||||listens|||||#
F33: F33|resurrected|none|server|dated|one|noloss|none||||||||unshown||#
F33: F33|resurrected|none|server|dated|one|noloss|none||||||||||#
F33: F33|resurrected|none|server|dated|restarted|noloss|none|||||listens|||unshown||#
F33: F33|resurrected|none|server|dated|restarted|noloss|none|||||listens|||||#
F33: F33|resurrected|none|server|dated|restarted|noloss|none||||||||unshown||#
F33: F33|resurrected|none|server|dated|restarted|noloss|none||||||||||#
F33: F33|resurrected|none|server|undated|one|noloss|none|||||listens|||unshown||#
F33: F33|resurrected|none|server|undated|one|noloss|none|||||listens|||||#
F33: F33|resurrected|none|server|undated|one|noloss|none||||||||unshown||#
F33: F33|resurrected|none|server|undated|one|noloss|none||||||||unshown||late#
F33: F33|resurrected|none|server|undated|one|noloss|none||||||||||#
F33: F33|resurrected|none|server|undated|one|noloss|none||||||||||late#
F33: F33|resurrected|none|server|undated|restarted|noloss|none|||||listens|||unshown||late#
F33: F33|resurrected|none|server|undated|restarted|noloss|none|||||listens|||||late#
F33: F33|resurrected|none|server|undated|restarted|noloss|none||||||||unshown||late#
F33: F33|resurrected|none|server|undated|restarted|noloss|none||||||||||#
F33: F33|resurrected|none|server|undated|restarted|noloss|none||||||||||late#
F33: F33|resurrected|reused|native|dated|one|noloss|none|||||listens|||unshown||#
F33: F33|resurrected|reused|native|dated|one|noloss|none||||||||unshown||#
F33: F33|resurrected|reused|page|dated|one|noloss|none|||||listens|||unshown||#
F33: F33|resurrected|reused|page|dated|one|noloss|none||||||||unshown||#
F22 F34: F34|resurrected|none|server|dated|restarted|noloss|none|||||listens|||||#
F34 F22: F34|resurrected|none|server|dated|restarted|noloss|none|||||listens|||||#|empty||||new|||||read%webkitgtk|medium
F34 F22: F34|resurrected|none|server|dated|restarted|noloss|none|||||listens|||||#|others||||new|||||read%webkitgtk|medium
F22 F34: F34|resurrected|none|server|undated|restarted|noloss|none|||||listens|||||late#
F34 F22: F34|resurrected|none|server|undated|restarted|noloss|none|||||listens|||||late#|empty||||old|||||%webkitgtk|medium
F34 F22: F34|resurrected|none|server|undated|restarted|noloss|none|||||listens|||||late#|others||||old|||||%webkitgtk|medium
F38: F35|lost|expired|page|undated|one|loss|none|||||listens||shown|unshown||#
F38: F35|lost|expired|page|undated|one|loss|none|||||||shown|unshown||#
F38: F35|lost|reused|page|undated|one|loss|none|||||||shown|unshown||#
F35: F35|lost|revoked|native|dated|one|noloss|none|||||listens|||unshown||#
F35: F35|lost|revoked|native|dated|one|noloss|none|||||listens|||||#
F35: F35|lost|revoked|native|dated|one|noloss|none||||||||unshown||#
F35: F35|lost|revoked|native|dated|one|noloss|none||||||||||#
F35: F35|lost|revoked|native|undated|one|noloss|none||||||||unshown||late#
F35: F35|lost|revoked|native|undated|one|noloss|none||||||||||late#
F38: F35|lost|revoked|page|dated|one|loss|none|||||listens||shown|unshown||#
F38: F35|lost|revoked|page|dated|one|loss|none|||||||shown|unshown||#
F35: F35|lost|revoked|page|dated|one|noloss|none|||||listens|||||#
F35: F35|lost|revoked|page|dated|one|noloss|none||||||||unshown||#
F35: F35|lost|revoked|page|dated|one|noloss|none||||||||||#
F35: F35|lost|revoked|page|dated|restarted|noloss|none||||||||unshown||#
F35: F35|lost|revoked|page|dated|restarted|noloss|none||||||||||#
F38: F35|lost|revoked|page|undated|one|loss|none|||||||shown|unshown||late#
F35: F35|lost|revoked|page|undated|one|noloss|none||||||||unshown||late#
F35: F35|lost|revoked|page|undated|restarted|noloss|none||||||||unshown||late#
F35: F35|lost|revoked|page|undated|restarted|noloss|none||||||||||late#
F38: F35|needlessLogin|expired|page|undated|one|loss|none|||||listens||shown|unshown||#
F38: F35|needlessLogin|expired|page|undated|one|loss|none|||||||shown|unshown||#
F38: F35|needlessLogin|expired|page|undated|one|loss|none|||||||shown|unshown||late#
F01: F36|resurrected|missing|page|undated|one|noloss|none||||||||unshown||late#
F01 F33: F36|resurrected|none|server|undated|one|noloss|none||||||||unshown||late#
F33 F01: F36|resurrected|none|server|undated|one|noloss|none||||||||unshown||late#|empty|||old|old|||||%
F01 F33: F36|resurrected|none|server|undated|one|noloss|none||||||||||late#
F33 F01: F36|resurrected|none|server|undated|one|noloss|none||||||||||late#|empty|||old|none|||||%
F33 F01: F36|resurrected|none|server|undated|one|noloss|none||||||||||late#|empty|||old|old|||||%chromium|
F01: F36|resurrected|none|server|undated|one|noloss|none||||||||||late#|empty|||old|old|||||%webkitgtk|
F33 F01: F36|resurrected|none|server|undated|one|noloss|none||||||||||late#|empty||||none|||||%
F01: F36|resurrected|none|server|undated|one|noloss|none||||||||||late#|others|||old|none|||||%
F01: F36|resurrected|none|server|undated|one|noloss|none||||||||||late#|others|||old|old|||||%
F01: F36|resurrected|none|server|undated|one|noloss|none||||||||||late#|others|||old||||||%
F33 F01: F36|resurrected|none|server|undated|one|noloss|none||||||||||late#|||||none|||||%
F22: F36|resurrected|none|server|undated|restarted|loss|none|||||listens||shown|||late#
F22: F36|resurrected|none|server|undated|restarted|loss|none|||||||shown|||late#
F22: F36|resurrected|none|server|undated|restarted|noloss|none|||||listens|||||late#
F39: F39|lost|missing|page|dated|one|noloss|none|||||listens|||unshown||#
F39: F39|split|missing|page|dated|one|noloss|none|||||listens|||unshown||#
F39: F39|split|missing|page|dated|one|noloss|none||||||||unshown||#
F40: F40|leaked|none|server|dated|one|noloss|none||||||||||#
F40: F40|leaked|none|server|undated|one|noloss|none||||||||||late#
F23: F41|lost|missing|native|undated|restarted|loss|none|||||listens||shown|unshown||late#
F23: F41|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#
F23: F41|lost|missing|page|undated|restarted|loss|none|||||listens||shown|unshown||late#
F23: F41|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#
F41: F41|split|missing|native|undated|restarted|loss|none|||||||shown|unshown||#
F41: F41|split|missing|page|dated|restarted|loss|none|||||listens||shown|unshown||#
F41: F41|split|missing|page|dated|restarted|loss|none|||||listens||shown|||#
F41: F41|split|missing|page|dated|restarted|loss|none|||||||shown|unshown||#
F41: F41|split|missing|page|dated|restarted|loss|none|||||||shown|||#
F60: F41|split|missing|page|undated|one|loss|none||||crowd|||shown|||late#
F23: F41|split|missing|page|undated|restarted|loss|none|||||listens||shown|unshown||late#
F23 F41: F41|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#
F50: F50|lost|missing|native|dated|one|loss|none||screen|||||shown|unshown||#
F50: F50|lost|missing|native|dated|one|noloss|none||screen||||||unshown||#
F50: F50|lost|missing|native|dated|one|noloss|none||screen||||||||#
F50: F50|lost|missing|native|undated|one|loss|none||screen|||||shown|unshown||late#
F50: F50|lost|missing|native|undated|one|noloss|none||screen||||||unshown||late#
F50: F50|lost|missing|page|dated|one|loss|none|||lostwrite||listens||shown|unshown||#
F50: F50|lost|missing|page|dated|one|loss|none|||lostwrite||listens||shown|||#
F50: F50|lost|missing|page|dated|one|loss|none|||lostwrite||||shown|unshown||#
F50: F50|lost|missing|page|dated|one|loss|none|||lostwrite||||shown|||#
F50: F50|lost|missing|page|dated|one|loss|none|||||listens||shown|unshown||#
F50: F50|lost|missing|page|dated|one|loss|none|||||listens||shown|||#
F50: F50|lost|missing|page|dated|one|loss|none|||||||shown|unshown||#
F50: F50|lost|missing|page|dated|one|loss|none|||||||shown|||#
F50: F50|lost|missing|page|undated|one|loss|none|||lostwrite||||shown|unshown||late#
F50: F50|lost|missing|page|undated|one|loss|none|||lostwrite||||shown|||late#
F50: F50|lost|missing|page|undated|one|loss|none|||||||shown|unshown||late#
F50: F50|lost|missing|page|undated|one|loss|none|||||||shown|||late#
F50: F50|lost|reused|native|dated|one|noloss|none|||||listens|||unshown||#
F50: F50|lost|reused|native|dated|one|noloss|none|||||listens|||||#
F50: F50|lost|reused|native|dated|one|noloss|none||||||||unshown||#
F50: F50|lost|reused|native|dated|one|noloss|none||||||||||#
F50: F50|lost|reused|native|undated|one|noloss|none||||||||unshown||late#
F50: F50|lost|reused|native|undated|one|noloss|none||||||||||late#
F50: F50|lost|reused|page|dated|one|noloss|none||screen||||||unshown||#
F50: F50|lost|reused|page|dated|one|noloss|none||screen||||||||#
F50: F50|lost|reused|page|dated|one|noloss|none|||||listens|||unshown||#
F50: F50|lost|reused|page|dated|one|noloss|none|||||listens|||||#
F50: F50|lost|reused|page|dated|one|noloss|none||||||||unshown||#
F50: F50|lost|reused|page|dated|one|noloss|none||||||||||#
F50: F50|lost|reused|page|undated|one|noloss|none||screen||||||unshown||late#
F50: F50|lost|reused|page|undated|one|noloss|none|||||listens|||unshown||#
F50: F50|lost|reused|page|undated|one|noloss|none||||||||unshown||#
F50: F50|lost|reused|page|undated|one|noloss|none||||||||unshown||late#
F50: F50|lost|reused|page|undated|one|noloss|none||||||||||#
F50: F50|lost|reused|page|undated|one|noloss|none||||||||||late#
F50: F50|lost|revoked|native|dated|one|loss|none||screen|lostwrite||listens||shown|unshown||#
F50: F50|lost|revoked|native|dated|one|loss|none||screen|lostwrite||listens||shown|||#
F50: F50|lost|revoked|native|dated|one|loss|none||screen|lostwrite||||shown|||#
F50: F50|lost|revoked|native|dated|one|loss|none||screen|||listens||shown|unshown||#
F50: F50|lost|revoked|native|dated|one|loss|none||screen|||listens||shown|||#
F50: F50|lost|revoked|native|dated|one|loss|none||screen|||||shown|unshown||#
F50: F50|lost|revoked|native|dated|one|loss|none||screen|||||shown|||#
F50: F50|lost|revoked|native|dated|one|loss|none|||lostwrite||||shown|unshown||#
F50: F50|lost|revoked|native|dated|one|noloss|none||screen|lostwrite||listens|||unshown||#
F50: F50|lost|revoked|native|dated|one|noloss|none||screen|lostwrite||listens|||||#
F50: F50|lost|revoked|native|dated|one|noloss|none||screen|lostwrite|||||unshown||#
F50: F50|lost|revoked|native|dated|one|noloss|none||screen|lostwrite|||||||#
F50: F50|lost|revoked|native|dated|one|noloss|none||screen|||listens|||unshown||#
F50: F50|lost|revoked|native|dated|one|noloss|none||screen|||listens|||||#
F50: F50|lost|revoked|native|dated|one|noloss|none||screen||||||unshown||#
F50: F50|lost|revoked|native|dated|one|noloss|none||screen||||||||#
F50: F50|lost|revoked|native|dated|one|noloss|none|||lostwrite|||||unshown||#
F50: F50|lost|revoked|native|dated|one|noloss|none|||||listens|||unshown||#
F50: F50|lost|revoked|native|dated|one|noloss|none|||||listens|||||#
F50: F50|lost|revoked|native|dated|one|noloss|none||||||||unshown|contested|#
F50: F50|lost|revoked|native|dated|one|noloss|none||||||||unshown||#
F50: F50|lost|revoked|native|dated|one|noloss|none|||||||||contested|#
F50: F50|lost|revoked|native|dated|one|noloss|none||||||||||#
F50: F50|lost|revoked|native|undated|one|loss|none||screen|lostwrite||||shown|unshown||late#
F50: F50|lost|revoked|native|undated|one|loss|none||screen|||||shown|unshown||late#
F50: F50|lost|revoked|native|undated|one|loss|none|||lostwrite||||shown|unshown||late#
F50: F50|lost|revoked|native|undated|one|loss|none|||||||shown|unshown|contested|late#
F50: F50|lost|revoked|native|undated|one|loss|none|||||||shown|unshown||late#
F50: F50|lost|revoked|native|undated|one|noloss|none||screen|lostwrite|||||unshown||late#
F50: F50|lost|revoked|native|undated|one|noloss|none||screen||||||unshown||#
F50: F50|lost|revoked|native|undated|one|noloss|none||screen||||||unshown||late#
F50: F50|lost|revoked|native|undated|one|noloss|none||screen||||||||#
F50: F50|lost|revoked|native|undated|one|noloss|none|||||listens|||unshown||#
F50: F50|lost|revoked|native|undated|one|noloss|none|||||listens|||||#
F50 F01: F50|lost|revoked|native|undated|one|noloss|none||||||||unshown|contested|late#
F50: F50|lost|revoked|native|undated|one|noloss|none||||||||unshown|contested|late#||||old|new|||||%
F50: F50|lost|revoked|native|undated|one|noloss|none||||||||unshown||#
F50: F50|lost|revoked|native|undated|one|noloss|none||||||||unshown||late#
F50 F01: F50|lost|revoked|native|undated|one|noloss|none|||||||||contested|late#
F50: F50|lost|revoked|native|undated|one|noloss|none||||||||||#
F50: F50|lost|revoked|native|undated|one|noloss|none||||||||||late#
F50: F50|lost|revoked|page|dated|one|loss|none|||lostwrite||||shown|unshown||#
F50: F50|lost|revoked|page|dated|one|loss|none|||lostwrite||||shown|||#
F50: F50|lost|revoked|page|dated|one|noloss|none|||lostwrite||listens|||unshown||#
F50: F50|lost|revoked|page|dated|one|noloss|none|||lostwrite||listens|||||#
F50: F50|lost|revoked|page|dated|one|noloss|none|||lostwrite|||||||#
F50 F01: F50|lost|revoked|page|dated|one|noloss|none|||||listens|||unshown|contested|#
F50: F50|lost|revoked|page|dated|one|noloss|none|||||listens|||unshown||#
F50: F50|lost|revoked|page|dated|one|noloss|none|||||listens||||contested|#
F50: F50|lost|revoked|page|dated|one|noloss|none|||||listens|||||#
F01: F50|lost|revoked|page|dated|one|noloss|none||||||silence||unshown|contested|#
F01 F50: F50|lost|revoked|page|dated|one|noloss|none||||||||unshown|contested|#
F01: F50|lost|revoked|page|dated|one|noloss|none||||||||unshown|contested|#||||new|new|||||%
F01: F50|lost|revoked|page|dated|one|noloss|none||||||||unshown|contested|#||||new|old|||||%webkitgtk|
F50: F50|lost|revoked|page|dated|one|noloss|none||||||||unshown||#
F50 F01: F50|lost|revoked|page|dated|one|noloss|none|||||||||contested|#
F01 F50: F50|lost|revoked|page|dated|one|noloss|none|||||||||contested|#||||new|old|||||%webkitgtk|
F50: F50|lost|revoked|page|dated|one|noloss|none|||||||||contested|#|||||new|||||read%
F50: F50|lost|revoked|page|dated|one|noloss|none||||||||||#
F50: F50|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#
F50: F50|lost|revoked|page|dated|restarted|loss|none|||||||shown|||#
F50: F50|lost|revoked|page|dated|restarted|noloss|none|||||listens|||unshown||#
F50: F50|lost|revoked|page|dated|restarted|noloss|none|||||listens|||||#
F50: F50|lost|revoked|page|dated|restarted|noloss|none||||||||unshown||#
F50: F50|lost|revoked|page|dated|restarted|noloss|none||||||||||#
F50: F50|lost|revoked|page|undated|one|loss|none|||lostwrite||||shown|unshown||late#
F01 F50: F50|lost|revoked|page|undated|one|loss|none|||||||shown|unshown|contested|late#
F01: F50|lost|revoked|page|undated|one|loss|none|||||||shown|unshown|contested|late#||||new|new|||||%
F50 F01: F50|lost|revoked|page|undated|one|loss|none|||||||shown|||late#
F50: F50|lost|revoked|page|undated|one|loss|none|||||||shown|||late#||||new|old|||||%
F50: F50|lost|revoked|page|undated|one|noloss|none|||lostwrite|||||unshown||late#
F50: F50|lost|revoked|page|undated|one|noloss|none|||lostwrite|||||||late#
F50: F50|lost|revoked|page|undated|one|noloss|none|||||listens|||unshown||#
F50: F50|lost|revoked|page|undated|one|noloss|none|||||listens|||||#
F01 F50: F50|lost|revoked|page|undated|one|noloss|none||||||||unshown|contested|late#
F01: F50|lost|revoked|page|undated|one|noloss|none||||||||unshown|contested|late#||||new|old|||||%
F50 F01: F50|lost|revoked|page|undated|one|noloss|none||||||||unshown|contested|late#|||||new|||||read%
F50: F50|lost|revoked|page|undated|one|noloss|none||||||||unshown||#
F50: F50|lost|revoked|page|undated|one|noloss|none||||||||unshown||late#
F50 F01: F50|lost|revoked|page|undated|one|noloss|none|||||||||contested|late#
F50: F50|lost|revoked|page|undated|one|noloss|none|||||||||contested|late#||||new|new|||||read%
F01 F50: F50|lost|revoked|page|undated|one|noloss|none|||||||||contested|late#||||new|old|||||%
F50: F50|lost|revoked|page|undated|one|noloss|none|||||||||contested|late#|||||new|||||read%
F50: F50|lost|revoked|page|undated|one|noloss|none||||||||||#
F50: F50|lost|revoked|page|undated|one|noloss|none||||||||||late#
F50: F50|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#
F50: F50|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#
F50: F50|lost|revoked|page|undated|restarted|noloss|none|||||listens|||unshown||late#
F50: F50|lost|revoked|page|undated|restarted|noloss|none|||||listens|||||late#
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||unshown||late#
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||||late#
F35: F57|lost|revoked|page|undated|restarted|noloss|none||||||||||late#
F64: F64|lost|missing|native|dated|restarted|loss|none|moved||||listens||shown|unshown||#
F64: F64|lost|missing|native|dated|restarted|loss|none|moved||||listens||shown|||#
F64: F64|lost|missing|native|dated|restarted|loss|none|moved||||||shown|unshown||#
F64: F64|lost|missing|native|dated|restarted|loss|none|moved||||||shown|||#
F64 F23: F64|lost|missing|native|undated|restarted|loss|none|moved||||listens||shown|unshown||#
F64: F64|lost|missing|native|undated|restarted|loss|none|moved||||listens||shown|unshown||#first|empty|||none|none|||||read%
F64: F64|lost|missing|native|undated|restarted|loss|none|moved||||listens||shown|unshown||late#
F64 F23: F64|lost|missing|native|undated|restarted|loss|none|moved||||listens||shown|||#
F64 F23: F64|lost|missing|native|undated|restarted|loss|none|moved||||||shown|unshown||#
F64: F64|lost|missing|native|undated|restarted|loss|none|moved||||||shown|unshown||#first|empty|||none|none|||||%
F64: F64|lost|missing|native|undated|restarted|loss|none|moved||||||shown|unshown||#first|empty|||none|none|||||read%
F23 F64: F64|lost|missing|native|undated|restarted|loss|none|moved||||||shown|unshown||#first|others|||none|none|||||%
F64: F64|lost|missing|native|undated|restarted|loss|none|moved||||||shown|unshown||late#
F23: F64|lost|missing|native|undated|restarted|loss|none|moved||||||shown|unshown||late#|others||||none|||||%
F64 F23: F64|lost|missing|native|undated|restarted|loss|none|moved||||||shown|||#
F64: F64|lost|missing|native|undated|restarted|loss|none|moved||||||shown|||#first|empty|||none|none|||||read%
F23 F64: F64|lost|missing|native|undated|restarted|loss|none|moved||||||shown|||#|empty|||none|none|||||%
F23: F64|lost|missing|page|undated|restarted|loss|none|moved||||||shown|unshown||#
F23: F64|lost|missing|page|undated|restarted|loss|none|moved||||||shown|unshown||late#
F23: F64|lost|missing|page|undated|restarted|loss|none|moved||||||shown|||#
F23: F64|split|missing|page|undated|restarted|loss|none|moved||||listens||shown|unshown||#
F23: F64|split|missing|page|undated|restarted|loss|none|moved||||listens||shown|unshown||late#
F23: F64|split|missing|page|undated|restarted|loss|none|moved||||listens||shown|||#
F23: F64|split|missing|page|undated|restarted|loss|none|moved||||||shown|unshown||#
F23: F64|split|missing|page|undated|restarted|loss|none|moved||||||shown|||#
F28: same-site|lost|missing|native|dated|one|loss|none||screen|lostwrite||listens||shown|||#
F50: same-site|lost|missing|native|dated|one|noloss|none||screen|lostwrite||listens|||unshown||#
F50: same-site|lost|missing|native|dated|one|noloss|none||screen|lostwrite||listens|||||#
F50: same-site|lost|missing|native|dated|one|noloss|none||screen|lostwrite|||||unshown||#
F50: same-site|lost|missing|native|dated|one|noloss|none||screen|lostwrite|||||||#
F28: same-site|lost|missing|native|undated|one|loss|none||screen|lostwrite||||shown|||late#
F50: same-site|lost|missing|native|undated|one|noloss|none||screen|lostwrite|||||unshown||late#
F50: same-site|lost|missing|page|dated|one|noloss|none|||lostwrite||listens|||||#
F50: same-site|lost|missing|page|dated|one|noloss|none|||lostwrite|||||unshown||#
F50: same-site|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#
F50: same-site|lost|missing|page|undated|one|noloss|none|||lostwrite|||||unshown||late#
F50: same-site|lost|missing|page|undated|one|noloss|none|||lostwrite|||||||late#
F28: same-site|split|missing|native|undated|one|loss|none||screen|lostwrite||||shown|||late#
F24: same-site|split|missing|page|dated|one|noloss|none|||lostwrite|||||unshown||#
F24: same-site|split|missing|page|dated|one|noloss|none|||lostwrite|||||||#
F24: same-site|split|missing|page|undated|one|noloss|none|||lostwrite|||||unshown||late#
F02: strategy|lost|missing|native|undated|restarted|noloss|none||||||||||late#
strategy: strategy|lost|missing|page|dated|one|noloss|none||||||||unshown||#
strategy: strategy|lost|missing|page|dated|restarted|noloss|none||||||||unshown||#
F67: unexplained|lost|missing|native|dated|restarted|noloss|none|moved||||listens|||unshown||#
F67: unexplained|lost|missing|native|dated|restarted|noloss|none|moved||||listens|||||#
F67: unexplained|lost|missing|native|undated|one|noloss|none||||||||||late#
F67: unexplained|lost|missing|native|undated|restarted|noloss|none|moved||||listens|||unshown||late#
F67: unexplained|lost|unknown|native|dated|restarted|noloss|none|moved||||listens|||unshown||#
F67: unexplained|lost|unknown|native|dated|restarted|noloss|none|moved||||listens|||||#
F67: unexplained|lost|unknown|native|dated|restarted|noloss|none|moved|||||||unshown||#
F67: unexplained|lost|unknown|native|dated|restarted|noloss|none|moved|||||||||#
F01 F50: unexplained|lost|unknown|native|undated|one|loss|none|||||||shown|||late#
F01: unexplained|lost|unknown|native|undated|one|loss|none|||||||shown|||late#||||none|old|||||%android|
F01: unexplained|lost|unknown|native|undated|one|loss|none|||||||shown|||late#||||none|old|||||%webkitgtk|
F01: unexplained|lost|unknown|native|undated|one|loss|none|||||||shown|||late#||||none|old|||||%webkit|
F01 F28: unexplained|lost|unknown|native|undated|one|noloss|none||||||||unshown||late#
F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||unshown||late#||||old|new|||||%android|
F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||unshown||late#||||old|new|||||%chromium|
F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||unshown||late#||||old|new|||||%firefox|
F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||unshown||late#||||old|new|||||%webkit|
F28 F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||unshown||late#||||old|old|||||%
F28: unexplained|lost|unknown|native|undated|one|noloss|none||||||||unshown||late#||||old|old|||||%webkitgtk|
F50 F01 F67: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#
F67: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#|empty|||new|none|||||%
F50 F67 F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#|empty|||none||||||%
F50 F67: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#|empty|||none||||||%webkitgtk|
F67 F50: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#|empty|||none||||||%webkit|
F50 F67: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#|empty|||||||||%
F67 F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||new|new|||||%
F67: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||new|new|||||%webkitgtk|
F67: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||new|new|||||%webkit|
F67 F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||new|new|||||read%
F67: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||new|new|||||read%webkit|
F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||none|none|||||%
F50 F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||none|old|||||%
F01 F50 F67: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||none||||||%
F50 F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||none||||||%android|
F01 F50: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||none||||||%chromium|
F50 F01 F67: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||none||||||%firefox|
F01 F50: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||old|old|||||%
F50 F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||old||||||%webkitgtk|
F67: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#|||||new|||||read%
written-back F67 F50: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#|||||none|||||%
written-back F67: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#|||||none|||||%webkitgtk|
F50: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||||||||%
F67: unexplained|lost|unknown|native|undated|restarted|noloss|none|moved||||listens|||unshown||late#
F67: unexplained|lost|unknown|native|undated|restarted|noloss|none|moved|||||||unshown||late#
F67: unexplained|lost|unknown|native|undated|restarted|noloss|none|moved|||||||||late#
F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#
header-dropped F01: unexplained|lost|unknown|page|dated|one|noloss|none||||||||unshown||#
header-dropped: unexplained|lost|unknown|page|dated|one|noloss|none||||||||||#
F67: unexplained|lost|unknown|page|dated|restarted|loss|none|moved||||||shown|||#
F67: unexplained|lost|unknown|page|dated|restarted|noloss|none|moved||||listens|||unshown||#
F67: unexplained|lost|unknown|page|dated|restarted|noloss|none|moved||||listens|||||#
F67: unexplained|lost|unknown|page|dated|restarted|noloss|none|moved|||||||unshown||#
F67: unexplained|lost|unknown|page|dated|restarted|noloss|none|moved|||||||||#
F50 F26 F01: unexplained|lost|unknown|page|undated|one|loss|none|||||||shown|||late#
F26: unexplained|lost|unknown|page|undated|one|loss|none|||||||shown|||late#|empty||||none|||||%
F50 F01: unexplained|lost|unknown|page|undated|one|loss|none|||||||shown|||late#|||||none|||||%
F60 F50: unexplained|lost|unknown|page|undated|one|noloss|none||||crowd||||||late#
F60: unexplained|lost|unknown|page|undated|one|noloss|none||||crowd||||||late#|others||||none|||||%
F50 header-dropped: unexplained|lost|unknown|page|undated|one|noloss|none||||||||unshown||late#
F50: unexplained|lost|unknown|page|undated|one|noloss|none||||||||unshown||late#|||||none|||||%
F50 F67 F01 written-back F38: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#
header-dropped: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|empty||||none|||||%
F04: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|empty||||none|||||%webkit-11|
F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||new|new|||||%
F67: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||new|new|||||read%
F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||new|old|||||%
F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||none||||||%
F67: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||new|||||read%
F50 F67 F38 F01 written-back F26: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||none|||||%
F50 written-back F38 F67 F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||none|||||%android|
written-back F50 F38 F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||none|||||%chromium|
F38 F67 F50 F01 written-back: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||none|||||%firefox|
F50 F67 F01 F26 written-back: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||none|||||%webkitgtk|
F50 F38 F67: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||none|||||%webkit|
F50 F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||old|||||%
F50 F01 written-back F26 F67: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%
F01 F50 written-back: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%android|
F01 written-back: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%chromium|
F01 F50 written-back: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%firefox|
F50 F26 written-back F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%webkitgtk|
F50 F01 written-back: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%webkit|
F20: unexplained|lost|unknown|page|undated|restarted|loss|none|||||listens||shown|||late#
F01 F58: unexplained|lost|unknown|page|undated|restarted|loss|none|||||||shown|||late#
F01: unexplained|lost|unknown|page|undated|restarted|loss|none|||||||shown|||late#later|||||none|||||%
F67: unexplained|lost|unknown|page|undated|restarted|noloss|none|moved||||listens|||unshown||late#
F67: unexplained|lost|unknown|page|undated|restarted|noloss|none|moved|||||||unshown||late#
F20: unexplained|lost|unknown|page|undated|restarted|noloss|none|||||listens|||||late#
F20 F01: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#
F20: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#|empty||||none|||||%
F01: unexplained|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#
F33 F01: unexplained|resurrected|none|server|undated|one|noloss|none||||||||unshown||late#
F33: unexplained|resurrected|none|server|undated|one|noloss|none||||||||unshown||late#|others|||old|none|||||%firefox|
F01 F33: unexplained|resurrected|none|server|undated|one|noloss|none||||||||unshown||late#|others|||old|old|||||%
written-back: written-back|writtenBack|loggedOut|native|dated|restarted|loss|none|||||||shown|unshown||#
written-back: written-back|writtenBack|loggedOut|native|dated|restarted|loss|none|||||||shown|||#
written-back: written-back|writtenBack|loggedOut|native|dated|restarted|noloss|none|||||listens|||unshown||#
written-back: written-back|writtenBack|loggedOut|native|dated|restarted|noloss|none|||||listens|||||#
written-back: written-back|writtenBack|loggedOut|native|dated|restarted|noloss|none||||||||unshown||#
written-back: written-back|writtenBack|loggedOut|native|dated|restarted|noloss|none||||||||||#
written-back: written-back|writtenBack|loggedOut|native|undated|restarted|loss|none|||||||shown|unshown||late#
written-back: written-back|writtenBack|loggedOut|native|undated|restarted|loss|none|||||||shown|||late#
written-back: written-back|writtenBack|loggedOut|native|undated|restarted|noloss|none|||||listens|||unshown||late#
written-back: written-back|writtenBack|loggedOut|native|undated|restarted|noloss|none|||||listens|||||late#
written-back: written-back|writtenBack|loggedOut|native|undated|restarted|noloss|none||||||||unshown||late#
written-back: written-back|writtenBack|loggedOut|native|undated|restarted|noloss|none||||||||||late#
written-back: written-back|writtenBack|missing|native|dated|one|noloss|none|||||listens|||unshown||#
written-back: written-back|writtenBack|missing|native|dated|one|noloss|none|||||listens|||||#
written-back: written-back|writtenBack|missing|native|dated|restarted|loss|none|||||listens||shown|||#
written-back: written-back|writtenBack|missing|native|dated|restarted|loss|none|||||||shown|unshown||#
written-back: written-back|writtenBack|missing|native|dated|restarted|loss|none|||||||shown|||#
written-back: written-back|writtenBack|missing|native|undated|one|noloss|none||||||||unshown||late#
written-back: written-back|writtenBack|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#
written-back: written-back|writtenBack|missing|native|undated|restarted|loss|none|||||||shown|||late#
written-back: written-back|writtenBack|missing|page|dated|restarted|loss|none|||||||shown|unshown||#
written-back: written-back|writtenBack|missing|page|dated|restarted|loss|none|||||||shown|||#
written-back: written-back|writtenBack|missing|page|dated|restarted|noloss|none||||||||unshown||#
written-back: written-back|writtenBack|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#
written-back: written-back|writtenBack|missing|page|undated|restarted|loss|none|||||||shown|||late#
written-back: written-back|writtenBack|missing|page|undated|restarted|noloss|none||||||||unshown||late#
written-back: written-back|writtenBack|missing|page|undated|restarted|noloss|none||||||||||late#
written-back: written-back|writtenBack|none|server|dated|one|noloss|none||||||||unshown||#
written-back: written-back|writtenBack|none|server|dated|one|noloss|none||||||||||#
written-back: written-back|writtenBack|none|server|undated|one|noloss|none||||||||unshown||late#
written-back: written-back|writtenBack|none|server|undated|one|noloss|none||||||||||late#
D1: D1*
D10: D10*
D18: D18*
D2: D2*
D7: D7*
F01: F01*
F02 dead-process: F02*
F04: F04*
F28 F20 F24: F05*
F20 F23: F08*
F24: F12*
F20: F20*
F22: F22*
F23: F23*
F60 F24: F24*
F25 F20: F25*
F26: F26*
F27: F27*
F28: F28*
F33: F33*
F22 F34 -: F34*
F35 F38: F35*
F01 F33 F22: F36*
F39: F39*
F40: F40*
F23 F41: F41*
F50: F50*
F51: F51*
F57 F35: F57*
F64: F64*
F28 F50: same-site*
strategy: strategy*
F67 F50 F01: unexplained*
written-back: written-back*
"""#
}
