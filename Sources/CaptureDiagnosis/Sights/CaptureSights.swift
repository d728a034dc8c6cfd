// Made by `twinjar self-check --diagnoses N --sights DIR`.
// swift-format-ignore-file

extension MeasuredSights {
  static let capture: StaticString = #"""
# Causes, the more frequent first, and the setting.
F23: F01|lost|missing|native|undated|one|loss|none|||||||shown|||late#
F01 F23 F02: F01|lost|missing|native|undated|one|noloss|none||||||||||late#
F01 F02: F01|lost|missing|native|undated|one|noloss|none||||||||||late#||||none||||||%
F01: F01|lost|missing|native|undated|one|noloss|none||||||||||late#||||none||||||%android|
F01: F01|lost|missing|native|undated|one|noloss|none||||||||||late#||||none||||||%chromium|
F01: F01|lost|missing|native|undated|one|noloss|none||||||||||late#||||none||||||%firefox|
F01: F01|lost|missing|native|undated|one|noloss|none||||||||||late#||||none||||||%webkitgtk|
F23: F01|lost|missing|native|undated|one|noloss|none||||||||||late#|||||none|||||%
F23 F60: F01|lost|missing|native|undated|restarted|loss|none|||||||shown|||late#
F23: F01|lost|missing|native|undated|restarted|loss|none|||||||shown|||late#|others||||none|||||%
F60: F01|lost|missing|native|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%
F20 F23: F01|lost|missing|page|undated|one|loss|none|||||||shown|||late#
F23: F01|lost|missing|page|undated|one|loss|none|||||||shown|||late#|others||||none|||||%
F20: F01|lost|missing|page|undated|one|loss|none|||||||shown|||late#|||||none|||||%
F23 F58 F67: F01|lost|missing|page|undated|one|noloss|none||||||||||late#
F58: F01|lost|missing|page|undated|one|noloss|none||||||||||late#|||||none|||||%android|
F23 F67: F01|lost|missing|page|undated|one|noloss|none||||||||||late#|||||none|||||%webkitgtk|
F23 F20 F60 F25 F41: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#
F23 F41: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#|others||||none|||||%
F58: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#||back|||none|||||%
F20 F60 F25: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%
F20 F60 F58: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%android|shortest+
F20 F60: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%chromium|shortest+
F20 F60: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%firefox|shortest+
F60 F25: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%webkitgtk|shortest+
F20 F60: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%webkit|shortest+
F01 F50: F01|lost|reused|native|dated|restarted|noloss|none||||||||unshown||#
F01 F50: F01|lost|reused|native|undated|restarted|noloss|none||||||||unshown||late#
F01: F01|lost|revoked|native|dated|one|noloss|none|||lostwrite|||||unshown||#
F01: F01|lost|revoked|native|dated|restarted|loss|none|||||||shown|unshown||#
F01: F01|lost|revoked|native|dated|restarted|noloss|none|||lostwrite|||||||#
F01 F51: F01|lost|revoked|native|dated|restarted|noloss|none||||||silence||unshown|contested|#
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||silence||unshown|contested|#||||old|new|||||%
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||silence||unshown||#
F01 F51: F01|lost|revoked|native|dated|restarted|noloss|none||||||silence||unshown||#||||old|new|||||%
F01 F50: F01|lost|revoked|native|dated|restarted|noloss|none||||||silence||unshown||#||||old||||||%
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||silence||unshown||#||||old||||||%webkitgtk|longest+
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown|contested|#
F01 F67: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#|others|||old|new|||||%
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#|others|||old||||||%android|longest+
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#|others|||old||||||%firefox|longest+
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#|others|||old||||||%webkitgtk|longest+
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#|others|||old||||||%webkit|longest+
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old|new|||||%
F01 F67 F28: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%android|longest+
F01 F67: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%android|shortest+
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%chromium|longest+
F01 F67: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%chromium|shortest+
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%firefox|longest+
F01 F67: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%firefox|shortest+
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%webkitgtk|longest+
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%webkit|longest+
F01 F67: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%webkit|shortest+
F01: F01|lost|revoked|native|dated|restarted|noloss|none|||||||||contested|#
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||||#
F01: F01|lost|revoked|native|undated|one|loss|none|||||||shown|unshown||late#
F01: F01|lost|revoked|native|undated|one|noloss|none||||||||unshown||late#
F01 F50: F01|lost|revoked|native|undated|restarted|loss|none||||||silence|shown|unshown||late#
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown|contested|late#
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||#
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||late#
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|||late#
F01 F51: F01|lost|revoked|native|undated|restarted|noloss|none||||||silence||unshown|contested|late#
F01 F51: F01|lost|revoked|native|undated|restarted|noloss|none||||||silence||unshown||late#
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||silence||unshown||late#||||old||||||%
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown|contested|late#
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||#
F01 F67: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||#||||old||||||%
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||#||||old||||||%webkitgtk|longest+
F01 F67: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#|others|||old|new|||||%
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#|others|||old||||||%
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#||||old|new|||||%
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%android|longest+
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%chromium|longest+
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%firefox|longest+
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%webkitgtk|longest+
F67 F01 F28: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%webkitgtk|shortest+
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%webkit|longest+
F01: F01|lost|revoked|native|undated|restarted|noloss|none|||||||||contested|late#
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||#
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||late#
F01 F50: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||late#||||new|new|||||%
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||late#||||new|new|||||%webkitgtk|shortest+
F01: F01|lost|revoked|page|dated|one|loss|none|||lostwrite||||shown|||#
F01: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown|contested|#
F01 F50: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#
F01: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others|||old|old|||||%webkitgtk|shortest+
F50 F01: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%
F50: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%webkitgtk|medium+
F01 F50: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%webkit|medium+
F01: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#||||old|old|||||%webkitgtk|shortest+
F50 F01: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||silence||unshown|contested|#
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||silence||unshown||#
F01 F51: F01|lost|revoked|page|dated|restarted|noloss|none||||||silence|||contested|#
F01 F51: F01|lost|revoked|page|dated|restarted|noloss|none||||||silence||||#
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||unshown|contested|#
F50 F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||unshown||#
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||unshown||#|others|||new|old|||||%
F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||unshown||#|others||||new|||||%
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||unshown||#||||new|old|||||%
F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||unshown||#|||||new|||||%
F01: F01|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#
F01 F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#
F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|others|||new|new|||||%webkitgtk|longest+
F50 F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|others|||new|new|||||%webkitgtk|medium+
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|others|||new|new|||||%webkitgtk|shortest+
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|others|||new|old|||||%
F50 F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|others||||new|||||%
F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|others||||new|||||%webkitgtk|medium+
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|others||||old|||||%
F50 F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#||||new|new|||||%webkitgtk|longest+
F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#||||new|new|||||%webkitgtk|medium+
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#||||new|new|||||%webkitgtk|shortest+
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#||||new|old|||||%
F50 F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|||||new|||||%
F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|||||new|||||%webkitgtk|medium+
F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|||||new|||||%webkit|medium+
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|||||old|||||%
F01: F01|lost|revoked|page|undated|one|loss|none|||||||shown|||late#
F01: F01|lost|revoked|page|undated|one|noloss|none||||||||||late#
F01: F01|lost|revoked|page|undated|restarted|loss|none||||||silence|shown|unshown|contested|late#
F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown|contested|late#
F01 F50: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#
F50 F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%
F50: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%webkitgtk|medium+
F01 F50: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%webkit|medium+
F50 F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|||||old|||||%
F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown||contested|late#
F01 F50: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#
F50 F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#|others|||new|new|||||%webkitgtk|medium+
F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#|others|||new|new|||||%webkitgtk|shortest+
F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#|others|||new|old|||||%
F50 F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#|others||||new|||||%
F50: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#|others||||new|||||%webkitgtk|medium+
F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#|others||||old|||||%
F01 F51: F01|lost|revoked|page|undated|restarted|noloss|none||||||silence|||contested|late#
F01 F51: F01|lost|revoked|page|undated|restarted|noloss|none||||||silence||||late#
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||unshown|contested|late#
F50 F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||unshown||late#
F50: F01|lost|revoked|page|undated|restarted|noloss|none||||||||unshown||late#|others||||new|||||%
F50: F01|lost|revoked|page|undated|restarted|noloss|none||||||||unshown||late#|||||new|||||%
F01: F01|lost|revoked|page|undated|restarted|noloss|none|||||||||contested|late#
F01 F23: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||#
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||#||||new|old|||||%
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||#|||||old|||||%webkitgtk|longest+
F01 F50: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#
F50 F35: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#|others|||new|new|||||%
F50: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#|others|||new|new|||||%webkitgtk|longest+
F50: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%webkitgtk|medium+
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%webkitgtk|shortest+
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#||||new|old|||||%
F50 F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#|||||new|||||%
F50: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#|||||new|||||%webkitgtk|medium+
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#|||||old|||||%
F38: F01|needlessLogin|expired|page|undated|one|loss|none|||||||shown|unshown||late#
F38: F01|needlessLogin|expired|page|undated|restarted|loss|none|||||||shown|unshown||late#
F01: F01|resurrected|expired|page|undated|restarted|noloss|none||||||||||#
F01: F01|resurrected|expired|page|undated|restarted|noloss|none||||||||||late#
F22: F01|resurrected|missing|native|dated|one|noloss|none||||||||||#
F22: F01|resurrected|missing|native|dated|restarted|loss|none||||||||||#
F01: F01|resurrected|missing|native|dated|restarted|noloss|none||||||||||#
F01 F22: F01|resurrected|missing|native|undated|one|noloss|none||||||||||late#
F22: F01|resurrected|missing|native|undated|one|noloss|none||||||||||late#|others|||none|old|||||%
F01: F01|resurrected|missing|native|undated|one|noloss|none||||||||||late#||||new|new|||||%
F22: F01|resurrected|missing|native|undated|one|noloss|none||||||||||late#||||none|old|||||%
F01: F01|resurrected|missing|native|undated|restarted|noloss|none||||||||||late#
F33: F01|resurrected|missing|page|dated|one|loss|none|||||||shown|||#
F01 F33: F01|resurrected|missing|page|dated|one|noloss|none||||||||unshown||#
F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||unshown||#|others|||none|new|||||%
F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||unshown||#|others||||none|||||%
F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||unshown||#||||none|new|||||%android|
F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||unshown||#|||||new|||||%
F22 F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||||#
F22: F01|resurrected|missing|page|dated|one|noloss|none||||||||||#|others|||new|new|||||%
F22: F01|resurrected|missing|page|dated|one|noloss|none||||||||||#||||new|new|||||%
F01 F33: F01|resurrected|missing|page|dated|one|noloss|none||||||||||#||||none|new|||||%
F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||||#||||||||||%
F01 F33: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#
F01: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#|others|||new|new|||||%
F01: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#||||new|new|||||%
F33 F01: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#||||new||||||%chromium|shortest+
F01: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#||||||||||%
F22 F33: F01|resurrected|missing|page|undated|one|loss|none|||||||shown|||late#
F22: F01|resurrected|missing|page|undated|one|loss|none|||||||shown|||late#|others|back||old|old|||||%
F22: F01|resurrected|missing|page|undated|one|loss|none|||||||shown|||late#||back||old|old|||||%
F01 F33: F01|resurrected|missing|page|undated|one|noloss|none||||||||unshown||late#
F01: F01|resurrected|missing|page|undated|one|noloss|none||||||||unshown||late#|others||||none|||||%
F01: F01|resurrected|missing|page|undated|one|noloss|none||||||||unshown||late#||||none|new|||||%
F33 F01: F01|resurrected|missing|page|undated|one|noloss|none||||||||||late#
F33: F01|resurrected|missing|page|undated|one|noloss|none||||||||||late#||||none||||||%
F01 F33: F01|resurrected|missing|page|undated|restarted|loss|none|||||||shown|||late#
F01: F01|resurrected|missing|page|undated|restarted|loss|none|||||||shown|||late#|others|||new|new|||||%
F01: F01|resurrected|missing|page|undated|restarted|noloss|none||||||||||#
F01 F33: F01|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#
F01: F01|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#|others|||new|new|||||%
F01: F01|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%
F33 F01: F01|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#||||new||||||%chromium|shortest+
F01: F01|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#||||||||||%
F33 F01: F01|resurrected|none|server|dated|one|noloss|none||||||||||#
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#|others|||new|new|||||%
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#|others|||new|none|||||%
F01 F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#|others|||new||||||%
F01: F01|resurrected|none|server|dated|one|noloss|none||||||||||#|others|||new||||||%android|
F01: F01|resurrected|none|server|dated|one|noloss|none||||||||||#|others|||new||||||%webkitgtk|
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#|others|||none|none|||||%
F33 F01 written-back: F01|resurrected|none|server|dated|one|noloss|none||||||||||#|others||||new|||||%
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#||||new|none|||||%
F01 F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#||||new||||||%
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#||||none|none|||||%
F33 F01 written-back: F01|resurrected|none|server|dated|one|noloss|none||||||||||#|||||new|||||%
F33: F01|resurrected|none|server|dated|restarted|loss|none|||||||shown|||#
F33: F01|resurrected|none|server|dated|restarted|noloss|none||||||||unshown||#
F01 F33: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#
F33 F01: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#|others|||new|none|||||%firefox|shortest+
F01: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#|others|||new||||||%android|shortest+
F01: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#|others|||new||||||%chromium|shortest+
F01: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#|others|||new||||||%webkitgtk|longest+
F33 F01: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#||||new|none|||||%
F01 F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||#
F33 F01: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#
F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#|others|||none|none|||||%
F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#|others||||none|||||%
F01 F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#||||new||||||%
F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#||||none|none|||||%
F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#||||old|old|||||%
F01 F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#||||old||||||%
F01 F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#||||||||||%
F01 F33: F01|resurrected|none|server|undated|restarted|loss|none||||||||||#
F33 F01: F01|resurrected|none|server|undated|restarted|loss|none||||||||||#||||none|none|||||%
F01 F33: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||#
F01: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||#|others|||new||||||%
F01 F33: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||late#
F01: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||late#|others|||old||||||%
F01: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||late#||||new||||||%android|
F33: F01|resurrected|reused|native|dated|restarted|noloss|none||||||||||#
F33 F01: F01|resurrected|reused|page|dated|restarted|noloss|none||||||||||#
F04 F20 S9: F01|split|missing|native|dated|one|noloss|none|||lostwrite|||||unshown||#
F20 S9: F01|split|missing|native|dated|one|noloss|none|||lostwrite|||||unshown||#||||none||||||%android|
F20 S9: F01|split|missing|native|dated|one|noloss|none|||lostwrite|||||unshown||#||||none||||||%chromium|
S9: F01|split|missing|native|dated|one|noloss|none|||lostwrite|||||unshown||#||||none||||||%firefox|
F04: F01|split|missing|native|dated|one|noloss|none|||lostwrite|||||unshown||#||||none||||||%webkit-11|
F20 S9: F01|split|missing|native|dated|one|noloss|none|||lostwrite|||||unshown||#||||none||||||%webkit|
F01 F20 F02: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#
F01 F20 F02 S9: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none|new|||||%
F01 F20: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none|new|||||%android|
F20 F01: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none|new|||||%chromium|
F01 F20: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none|new|||||%firefox|
F01 F02 S9: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none|new|||||%webkitgtk|
F20 F01: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none|new|||||%webkit|
F01 F04: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none||||||%
F01: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none||||||%android|
F01: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none||||||%chromium|
F01: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none||||||%firefox|
F04: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none||||||%webkit-11|
F01: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none||||||%webkitgtk|
F01: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none||||||%webkit|
F01 F20 S9: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#
F01: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#||||none|new|||||%
F20 F01 S9: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#||||none||||||%
F20 S9: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#||||none||||||%chromium|shortest+
F20 S9: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#||||none||||||%firefox|shortest+
F04 F20: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#||||none||||||%webkit-11|shortest+
F01 S9: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#||||none||||||%webkitgtk|shortest+
F20 S9: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#||||none||||||%webkit|shortest+
F23: F01|split|missing|native|undated|one|noloss|none|||lostwrite|||||unshown||#
F01: F01|split|missing|native|undated|one|noloss|none||||||||unshown||#
F01 F23: F01|split|missing|native|undated|one|noloss|none||||||||unshown||late#
F01: F01|split|missing|native|undated|one|noloss|none||||||||unshown||late#||||none|new|||||%android|
F01 F23 F41: F01|split|missing|native|undated|one|noloss|none||||||||unshown||late#||||none|new|||||%webkitgtk|
F01 F20 F02: F01|split|missing|native|undated|one|noloss|none||||||||||late#
F01: F01|split|missing|native|undated|one|noloss|none||||||||||late#||||none|new|||||%
F01 F20 F02 F23 dead-process: F01|split|missing|native|undated|one|noloss|none||||||||||late#||||none|old|||||%
F01 F20: F01|split|missing|native|undated|one|noloss|none||||||||||late#||||none|old|||||%android|
F20 F01: F01|split|missing|native|undated|one|noloss|none||||||||||late#||||none|old|||||%chromium|
F01 F20: F01|split|missing|native|undated|one|noloss|none||||||||||late#||||none|old|||||%firefox|
F01 F02 F23 dead-process S9: F01|split|missing|native|undated|one|noloss|none||||||||||late#||||none|old|||||%webkitgtk|
F20 F01 F02: F01|split|missing|native|undated|one|noloss|none||||||||||late#||||none|old|||||%webkit|
F23 F41 F64 dead-process: F01|split|missing|native|undated|restarted|noloss|none||||||||unshown||late#
F23 F64 dead-process: F01|split|missing|native|undated|restarted|noloss|none||||||||unshown||late#||||none||||||%
F23: F01|split|missing|native|undated|restarted|noloss|none||||||||unshown||late#||||none||||||%webkitgtk|shortest+
F01: F01|split|missing|native|undated|restarted|noloss|none||||||||||#
F64 F23 F28: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#
F64 F23 F27: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#||||none||||||%android|shortest+
F64 F23 F27: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#||||none||||||%chromium|shortest+
F64: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#||||none||||||%firefox|shortest+
F64 F23 F02: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#||||none||||||%webkit|shortest+
F20: F01|split|missing|page|dated|one|loss|none|||||||shown|||#
F01 header-dropped F24: F01|split|missing|page|dated|one|noloss|none||||||||||#
F01 F39: F01|split|missing|page|dated|one|noloss|none||||||||||#||||new|none|||||%
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#||||new|none|||||%android|
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#||||new|none|||||%firefox|
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#||||new|none|||||%webkit|
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#|||||none|||||%android|
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#|||||none|||||%chromium|
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#|||||none|||||%firefox|
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#|||||none|||||%webkit-11|
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#|||||none|||||%webkit|
F20 F60 F41 F58: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#
F58: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|empty||||none|||||%
F41: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|others||||none|||||%
F58 F60: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#||back|||none|||||%
F58: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#||back|||none|||||%android|shortest+
F20 F58: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#||||new|none|||||%
F20: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#||||new|none|||||%chromium|shortest+
F20 F24: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#||||new|none|||||%webkit|shortest+
F58: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|||||none|||||%android|longest+
F20 F60 F58: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|||||none|||||%android|shortest+
F20 F60: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|||||none|||||%chromium|shortest+
F60 F20: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|||||none|||||%firefox|shortest+
F41 F60: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|||||none|||||%webkitgtk|shortest+
F60 F20: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|||||none|||||%webkit|shortest+
F60 F25 F20: F01|split|missing|page|dated|restarted|noloss|none||||||||||#
F58: F01|split|missing|page|dated|restarted|noloss|none||||||||||#|empty||||none|||||%
F58: F01|split|missing|page|dated|restarted|noloss|none||||||||||#|||||none|||||%android|longest+
F20 F60: F01|split|missing|page|dated|restarted|noloss|none||||||||||#|||||none|||||%android|shortest+
F20 F60: F01|split|missing|page|dated|restarted|noloss|none||||||||||#|||||none|||||%chromium|shortest+
F20 F60: F01|split|missing|page|dated|restarted|noloss|none||||||||||#|||||none|||||%firefox|shortest+
F25 F60: F01|split|missing|page|dated|restarted|noloss|none||||||||||#|||||none|||||%webkitgtk|shortest+
F20 F60: F01|split|missing|page|dated|restarted|noloss|none||||||||||#|||||none|||||%webkit|shortest+
F23: F01|split|missing|page|undated|one|loss|none|||||||shown|||#
F20 F23: F01|split|missing|page|undated|one|loss|none|||||||shown|||late#
F23: F01|split|missing|page|undated|one|loss|none|||||||shown|||late#|others|||old|none|||||%
F20: F01|split|missing|page|undated|one|loss|none|||||||shown|||late#||||old|none|||||%
F01: F01|split|missing|page|undated|one|noloss|none||||||||||#
F60 F20 F01: F01|split|missing|page|undated|one|noloss|none||||||||||late#
F20 F01: F01|split|missing|page|undated|one|noloss|none||||||||||late#||||old|none|||||%
F01 header-dropped: F01|split|missing|page|undated|one|noloss|none||||||||||late#||||old|none|||||%webkitgtk|
F60: F01|split|missing|page|undated|one|noloss|none||||||||||late#|||||none|||||%
F23 F60: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||#
F23: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||#|others||||none|||||%
F23: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||#|||||none|||||%webkitgtk|longest+
F60 F58 F23 F20: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||late#
F58: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||late#|empty||||none|||||%
F23: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||late#|others||||none|||||%
F20 F24: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||late#||||old|none|||||%
F20: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||late#||||old|none|||||%webkit|shortest+
F60 F58: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%
F58: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%android|longest+
F58 F60: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%android|shortest+
F60: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%webkitgtk|shortest+
F60: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%webkit|shortest+
F33: F01|split|missing|page|undated|restarted|noloss|none||||||||||late#
F20 F04 strategy: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#
F20 strategy: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#|||||none|||||%android|
F20 strategy: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#|||||none|||||%chromium|
strategy F20: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#|||||none|||||%firefox|
F04: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#|||||none|||||%webkit-11|
F20 strategy: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#|||||none|||||%webkit|
F01: F04|lost|revoked|native|dated|restarted|noloss|none|||lostwrite|||||||#
F04: F04|needlessLogin|missing|page|dated|one|loss|none|||lostwrite||||shown|unshown||#
F04: F04|needlessLogin|missing|page|dated|one|noloss|none|||lostwrite|||||||#
F04: F04|needlessLogin|missing|page|undated|one|loss|none|||lostwrite||||shown|unshown||late#
F04: F04|needlessLogin|missing|page|undated|one|noloss|none|||lostwrite|||||unshown||late#
F04: F04|needlessLogin|missing|page|undated|one|noloss|none|||lostwrite|||||||late#
dead-process F20 F02: F08|lost|missing|native|dated|one|noloss|none|||lostwrite|||||||#
dead-process: F08|lost|missing|native|dated|one|noloss|none|||lostwrite|||||||#|empty|||none|new|||||%
F20: F08|lost|missing|native|dated|one|noloss|none|||lostwrite|||||||#||||none|new|||||%android|
F20: F08|lost|missing|native|dated|one|noloss|none|||lostwrite|||||||#||||none|new|||||%chromium|
F20: F08|lost|missing|native|dated|one|noloss|none|||lostwrite|||||||#||||none|new|||||%firefox|
dead-process: F08|lost|missing|native|dated|one|noloss|none|||lostwrite|||||||#||||none|new|||||%webkitgtk|
F02 F20: F08|lost|missing|native|dated|one|noloss|none|||lostwrite|||||||#||||none|new|||||%webkit|
F23: F08|lost|missing|native|undated|one|loss|none|||lostwrite||||shown|||#
F23: F08|lost|missing|native|undated|one|noloss|none|||lostwrite|||||||#
F23: F08|split|missing|native|undated|one|noloss|none|||lostwrite|||||unshown||#
F20: F12|lost|revoked|page|dated|restarted|loss|none|||lostwrite||||shown|||#
F64 F28: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#
F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#||||none||||||%android|shortest+
F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#||||none||||||%webkit|shortest+
F64 F28: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#
F60: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none|none|||||%
F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%android|shortest+
F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%chromium|shortest+
F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%firefox|shortest+
F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%webkit-11|shortest+
F64 F02: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%webkit|shortest+
F64 F28: F20|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#
F58 F60: F20|lost|missing|page|dated|restarted|loss|none|||||||shown|unshown||#
F58: F20|lost|missing|page|dated|restarted|loss|none|||||||shown|unshown||#|empty||||none|||||%
F60 F58: F20|lost|missing|page|dated|restarted|loss|none|||||||shown|unshown||#|||||none|||||%
F60: F20|lost|missing|page|dated|restarted|loss|none|||||||shown|||#
F20 F04: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#
F20 strategy: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#|||||none|||||%android|shortest+
F20: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#|||||none|||||%chromium|shortest+
F20: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#|||||none|||||%firefox|shortest+
F04: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#|||||none|||||%webkit-11|shortest+
strategy: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#|||||none|||||%webkitgtk|shortest+
F20: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#|||||none|||||%webkit|shortest+
F58 F60: F20|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#
F58: F20|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#|empty||||none|||||%
F24 F23: F20|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#
F24: F20|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#|empty||||none|||||%
F23: F20|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#|others||||none|||||%
F24: F20|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%
F58 F23 F24: F20|lost|missing|page|undated|restarted|loss|none||||||||unshown||late#
F04: F20|lost|reused|page|dated|one|loss|none|||lostwrite||||shown|unshown||#
F26: F20|lost|reused|page|dated|restarted|loss|none|||||||shown|unshown||#
F04: F20|lost|reused|page|undated|one|loss|none|||lostwrite||||shown|unshown||late#
F38: F20|lost|reused|page|undated|one|loss|none|||||||shown|unshown||late#
F38: F20|lost|reused|page|undated|restarted|loss|none|||||||shown|unshown||#
F20: F20|lost|revoked|native|dated|restarted|loss|none|||lostwrite||||shown|||#
F01: F20|lost|revoked|native|dated|restarted|loss|none|||||||shown|unshown||#
F35: F20|lost|revoked|native|dated|restarted|loss|none|||||||shown|||#
F20: F20|lost|revoked|native|dated|restarted|loss|none|||||||shown|||#|empty|back||old||||||%
F35: F20|lost|revoked|native|undated|one|loss|none|||||||shown|||late#
F01: F20|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||late#
F35: F20|lost|revoked|native|undated|restarted|loss|none|||||||shown|||#
F35 F20: F20|lost|revoked|native|undated|restarted|loss|none|||||||shown|||late#
F20: F20|lost|revoked|native|undated|restarted|loss|none|||||||shown|||late#|empty|back||old||||||%
F35: F20|lost|revoked|native|undated|restarted|loss|none|||||||shown|||late#||||old||||||%
F20: F20|lost|revoked|page|dated|one|loss|none|||||||shown|unshown||#
F20: F20|lost|revoked|page|dated|restarted|loss|none|||lostwrite||||shown|||#
F20 F01 F38 F26: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#
F20 F58 F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|empty||||old|||||%
F20 F58: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|empty||||old|||||%android|shortest+
F20: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|empty||||old|||||%webkit|shortest+
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others|||old|old|||||%
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%android|longest+
F20 F38 F01 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%android|shortest+
F20 F38 F01 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%chromium|shortest+
F20 F38 F01 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%firefox|shortest+
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%webkitgtk|longest+
F26 F01 F38: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%webkitgtk|shortest+
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%webkit|longest+
F20 F38 F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%webkit|shortest+
F20 F58 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#||back|||old|||||%
F20: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#||back|||old|||||%chromium|shortest+
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#||||old|old|||||%
F20 F01 F38 F26 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%
F01 F58 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%android|longest+
F20 F38 F01 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%android|shortest+
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%chromium|longest+
F20 F38 F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%chromium|shortest+
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%firefox|longest+
F20 F38 F01 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%firefox|shortest+
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%webkitgtk|longest+
F26 F01 F38 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%webkitgtk|shortest+
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%webkit|longest+
F20 F38 F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%webkit|shortest+
F20: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|||#
F20 F01: F20|lost|revoked|page|undated|one|loss|none|||||||shown|unshown||late#
F20: F20|lost|revoked|page|undated|one|loss|none|||||||shown|unshown||late#|empty||||old|||||%
F01 F35 F60: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||#
F20 F01 F38 F35: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#
F20 F58 F01: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|empty||||old|||||%
F20 F58: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|empty||||old|||||%android|shortest+
F20: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|empty||||old|||||%webkit|shortest+
F35 F20: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others|back|||old|||||%
F01: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others|||old|old|||||%
F20 F01 F38: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%
F01: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%android|longest+
F20 F38 F01 F35: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%android|shortest+
F20 F38 F01 F35: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%chromium|shortest+
F20 F38 F01 F35: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%firefox|shortest+
F01: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%webkitgtk|longest+
F01 F38: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%webkitgtk|shortest+
F01: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%webkit|longest+
F20 F38 F01: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%webkit|shortest+
F20 F35: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|||||old|||||%
F20: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|||||old|||||%firefox|shortest+
F35: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|||||old|||||%webkitgtk|shortest+
F33: F20|resurrected|missing|page|dated|one|loss|none|||lostwrite||||shown|||#
F33: F20|resurrected|missing|page|dated|one|loss|none|||||||shown|unshown||#
F33: F20|resurrected|missing|page|undated|one|loss|none|||||||shown|unshown||late#
F24 F58: F20|split|missing|page|dated|restarted|loss|none|||||||shown|unshown||#
F24: F20|split|missing|page|dated|restarted|loss|none|||||||shown|unshown||#|empty||||none|||||%webkitgtk|shortest+
F24 F60: F20|split|missing|page|dated|restarted|loss|none|||||||shown|||#
F23 F41: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||#
F23: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||#|||||none|||||%
F23 F24 F58 F41: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#
F24 F58: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#|empty||||none|||||%
F24: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#|empty||||none|||||%webkitgtk|shortest+
F23 F41: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||none|||||%
F23 F24 F58: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#|||||none|||||%
F23 F24: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#|||||none|||||%webkitgtk|shortest+
F23: F20|split|missing|page|undated|restarted|loss|none|||||||shown|||#
F22: F22|resurrected|loggedOut|native|dated|restarted|loss|none|||||||shown|||#
F22: F22|resurrected|missing|native|dated|restarted|loss|none|||||||shown|||#
F22 F34: F22|resurrected|none|server|dated|one|loss|none||||||||||#
F22: F22|resurrected|none|server|dated|one|loss|none||||||||||#|||||new|||||%chromium|
F34 F22: F22|resurrected|none|server|dated|one|loss|none||||||||||#|||||new|||||%firefox|
F22 F34: F22|resurrected|none|server|undated|one|loss|none|||||||shown|||late#
F22: F22|resurrected|none|server|undated|one|loss|none|||||||shown|||late#|||||old|||||%chromium|
F34 F22: F22|resurrected|none|server|undated|one|loss|none|||||||shown|||late#|||||old|||||%firefox|
F23 F64: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||#
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||#|others|||none||||||%
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#
F23 F27 F64: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#|others|||none||||||%
F23 F27: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#|others|||none||||||%android|shortest+
F23 F64 F27: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#||||none||||||%
F23 F27: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#||||none||||||%firefox|shortest+
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#||||none||||||%webkitgtk|longest+
F23 F27: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#||||none||||||%webkit|shortest+
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||late#
F23 S9: F23|lost|missing|native|undated|restarted|loss|none||||||||unshown||#
F23: F23|lost|missing|native|undated|restarted|loss|none||||||||unshown||#||||none||||||%webkit|shortest+
F23: F23|lost|missing|page|undated|restarted|loss|none||||||||unshown||#
F04: F23|lost|missing|page|undated|restarted|loss|none||||||||unshown||#|||||none|||||%webkit-11|shortest+
F23: F23|split|missing|native|undated|restarted|loss|none|||||||shown|unshown||#
F23: F23|split|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#
F01: F24|resurrected|missing|page|dated|one|loss|none|||||||shown|||#
F01: F24|resurrected|missing|page|dated|restarted|loss|none|||||||shown|||#
F24: F24|split|missing|page|dated|restarted|loss|none|||||||shown|||#
F26: F26|lost|missing|page|dated|restarted|noloss|none||||||||unshown||#
F33: F33|resurrected|loggedOut|page|dated|restarted|loss|none|||||||shown|unshown||#
F33: F33|resurrected|loggedOut|page|undated|restarted|loss|none|||||||shown|||late#
F22: F33|resurrected|missing|native|undated|one|noloss|none||||||||||late#
F33: F33|resurrected|missing|page|dated|one|noloss|none||||||||||#
F33: F33|resurrected|missing|page|dated|restarted|loss|none|||||||shown|unshown||#
F33: F33|resurrected|missing|page|dated|restarted|noloss|none||||||||unshown||#
F33: F33|resurrected|missing|page|dated|restarted|noloss|none||||||||||#
F01 F33: F33|resurrected|missing|page|undated|one|noloss|none||||||||||late#
F33: F33|resurrected|missing|page|undated|one|noloss|none||||||||||late#||||new||||||%
F01: F33|resurrected|missing|page|undated|one|noloss|none||||||||||late#||||||||||%
F33: F33|resurrected|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#
F33: F33|resurrected|missing|page|undated|restarted|loss|none|||||||shown|||late#
F33: F33|resurrected|missing|page|undated|restarted|noloss|none||||||||unshown||#
F33: F33|resurrected|missing|page|undated|restarted|noloss|none||||||||unshown||late#
F33 F01: F33|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#
F33: F33|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#||||new||||||%
F01: F33|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#||||||||||%
F01 F33: F33|resurrected|none|server|undated|one|noloss|none||||||||||late#
F33: F33|resurrected|none|server|undated|one|noloss|none||||||||||late#|others|||old|none|||||%
F33 F01: F33|resurrected|none|server|undated|one|noloss|none||||||||||late#||||old|none|||||%
F01 F33: F33|resurrected|none|server|undated|one|noloss|none||||||||||late#||||old|none|||||%android|
F33: F33|resurrected|none|server|undated|one|noloss|none||||||||||late#|||||none|||||%
F01 F33: F33|resurrected|none|server|undated|restarted|noloss|none||||||||||late#
F33 F01: F33|resurrected|none|server|undated|restarted|noloss|none||||||||||late#|others|||old|none|||||%firefox|shortest+
F33: F34|resurrected|missing|page|undated|one|noloss|none|||lostwrite|||||||late#
F33: F34|resurrected|missing|page|undated|one|noloss|none||||||||unshown||late#
F33 F01: F34|resurrected|none|server|undated|one|noloss|none||||||||||late#
F33: F34|resurrected|none|server|undated|one|noloss|none||||||||||late#||||none|none|||||%
F38: F35|needlessLogin|expired|page|undated|restarted|loss|none|||||||shown|unshown||#
F39: F39|split|missing|page|dated|one|noloss|none||||||||||#
F40: F40|leaked|none|server|dated|one|noloss|none||||||||||#
F41: F41|split|missing|native|undated|restarted|loss|none|||||||shown|unshown||#
F50: F50|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#
F50: F50|lost|missing|native|dated|restarted|loss|none||||||||||#
F50: F50|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#
F50: F50|lost|missing|native|undated|restarted|loss|none||||||||||late#
F50: F50|lost|missing|page|dated|restarted|loss|none|||||||shown|unshown||#
F50: F50|lost|missing|page|dated|restarted|loss|none|||||||shown|||#
F50: F50|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#
F50: F50|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#
F50: F50|lost|reused|native|dated|restarted|noloss|none||||||||unshown||#
F50: F50|lost|reused|native|undated|restarted|noloss|none||||||||unshown||#
F50: F50|lost|reused|native|undated|restarted|noloss|none||||||||unshown||late#
F50: F50|lost|reused|page|dated|restarted|noloss|none||||||||||#
F50: F50|lost|reused|page|undated|one|noloss|none||||||||||late#
F50: F50|lost|reused|page|undated|restarted|noloss|none||||||||||#
F50: F50|lost|reused|page|undated|restarted|noloss|none||||||||||late#
F50: F50|lost|revoked|native|dated|one|noloss|none||||||||unshown||#
F50: F50|lost|revoked|native|dated|restarted|loss|none|||||||shown|||#
F50: F50|lost|revoked|native|dated|restarted|noloss|none|||lostwrite|||||||#
F50 F01: F50|lost|revoked|native|dated|restarted|noloss|none||||||||unshown|contested|#
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||unshown|contested|#|others|||old|new|||||%
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||unshown|contested|#||||old|new|||||%
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#
F50: F50|lost|revoked|native|dated|restarted|noloss|none|||||||||contested|#
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||||#
F50: F50|lost|revoked|native|undated|one|loss|none|||||||shown|||late#
F50: F50|lost|revoked|native|undated|one|noloss|none|||lostwrite|||||||late#
F50: F50|lost|revoked|native|undated|one|noloss|none||||||||unshown|contested|late#
F50: F50|lost|revoked|native|undated|one|noloss|none||||||||unshown||#
F50: F50|lost|revoked|native|undated|one|noloss|none||||||||unshown||late#
F50 F51: F50|lost|revoked|native|undated|one|noloss|none||||||||||late#
F50: F50|lost|revoked|native|undated|one|noloss|none||||||||||late#||||new||||||%
F50 F01: F50|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown|contested|late#
F50: F50|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown|contested|late#|others|||old|new|||||%
F50: F50|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||late#
F50: F50|lost|revoked|native|undated|restarted|loss|none|||||||shown|||late#
F50: F50|lost|revoked|native|undated|restarted|noloss|none|||lostwrite|||||||late#
F01: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown|contested|late#
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||#
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#
F50 F01: F50|lost|revoked|native|undated|restarted|noloss|none|||||||||contested|late#
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||#
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||late#
F50: F50|lost|revoked|page|dated|one|noloss|none||||||||||#
F50: F50|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#
F50 F01: F50|lost|revoked|page|dated|restarted|loss|none|||||||shown|||#
F01: F50|lost|revoked|page|dated|restarted|noloss|none||||||silence||unshown|contested|#
F01: F50|lost|revoked|page|dated|restarted|noloss|none||||||||unshown|contested|#
F50: F50|lost|revoked|page|dated|restarted|noloss|none||||||||unshown||#
F50 F01: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#
F01 F50: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#|others|||new|new|||||%webkitgtk|longest+
F50: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#|others|||new|new|||||%webkit|longest+
F50: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#||||new|new|||||%android|longest+
F50: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#||||new|new|||||%chromium|longest+
F01 F50: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#||||new|old|||||%webkitgtk|longest+
F50: F50|lost|revoked|page|dated|restarted|noloss|none||||||||||#
F50 F01: F50|lost|revoked|page|undated|one|noloss|none|||||||||contested|late#
F50: F50|lost|revoked|page|undated|one|noloss|none|||||||||contested|late#||||new|old|||||%
F50: F50|lost|revoked|page|undated|one|noloss|none||||||||||#
F50: F50|lost|revoked|page|undated|one|noloss|none||||||||||late#
F50: F50|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#
F50 F01: F50|lost|revoked|page|undated|restarted|loss|none|||||||shown||contested|late#
F01 F50: F50|lost|revoked|page|undated|restarted|loss|none|||||||shown||contested|late#|others|||new|new|||||%webkitgtk|longest+
F50: F50|lost|revoked|page|undated|restarted|loss|none|||||||shown||contested|late#|others|||new|new|||||%webkit|longest+
F50: F50|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#
F01: F50|lost|revoked|page|undated|restarted|noloss|none||||||||unshown|contested|late#
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||unshown||#
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||unshown||late#
F50: F50|lost|revoked|page|undated|restarted|noloss|none|||||||||contested|#
F50 F01: F50|lost|revoked|page|undated|restarted|noloss|none|||||||||contested|late#
F01: F50|lost|revoked|page|undated|restarted|noloss|none|||||||||contested|late#||||new|old|||||%
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||||#
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||||late#
F50 F01: F50|lost|revoked|page|undated|restarted|noloss|none||||||||||late#|||||old|||||%webkitgtk|longest+
F51: F51|lost|revoked|native|dated|restarted|noloss|none||||||silence||||#
F51: F51|lost|revoked|native|undated|restarted|loss|none||||||silence|shown|||late#
D10: none|none|expired|native|dated|restarted|noloss|error||||||||unshown||#
D10: none|none|expired|native|dated|restarted|noloss|error||||||||||#
D10: none|none|expired|native|undated|restarted|noloss|error||||||||unshown||#
written-back -: none|none|loggedOut|native|dated|restarted|noloss|none||||||||||#
written-back: none|none|loggedOut|native|dated|restarted|noloss|none||||||||||#|others|||new|||resent|||%webkitgtk|medium+
written-back: none|none|loggedOut|native|dated|restarted|noloss|none||||||||||#|others|||new|||resent|||%webkit|medium+
written-back: none|none|loggedOut|native|dated|restarted|noloss|none||||||||||#||||new|||resent|||%android|medium+
written-back: none|none|loggedOut|native|dated|restarted|noloss|none||||||||||#||||new|||resent|||%firefox|medium+
written-back: none|none|loggedOut|native|dated|restarted|noloss|none||||||||||#||||new|||resent|||%webkitgtk|medium+
written-back: none|none|loggedOut|native|dated|restarted|noloss|none||||||||||#||||new|||resent|||%webkit|medium+
written-back -: none|none|loggedOut|page|dated|restarted|loss|none|||||||shown|||#
written-back: none|none|loggedOut|page|dated|restarted|loss|none|||||||shown|||#|others|||new|new||resent|||%
written-back: none|none|loggedOut|page|dated|restarted|loss|none|||||||shown|||#||||new|new||resent|||%
D1: none|none|missing|native|dated|one|noloss|page||||||||unshown||#
D10: none|none|missing|native|dated|restarted|noloss|error||||||||unshown||#
- F01: none|none|missing|native|dated|restarted|noloss|none||||||||||#
F01: none|none|missing|native|dated|restarted|noloss|none||||||||||#|empty|||new|new|||||%
F01: none|none|missing|native|dated|restarted|noloss|none||||||||||#||||new|new|||||%android|longest+
F01: none|none|missing|native|dated|restarted|noloss|none||||||||||#||||new|new|||||%webkit|longest+
F01: none|none|missing|native|undated|restarted|noloss|none||||||||||#
D2: none|none|missing|page|dated|one|noloss|whole||||||||unshown||#
D2: none|none|missing|page|dated|one|noloss|whole||||||||||#
- written-back: none|none|missing|page|dated|restarted|loss|none|||||||shown|||#
written-back: none|none|missing|page|dated|restarted|loss|none|||||||shown|||#|others|||none|none||resent|||%
written-back: none|none|missing|page|dated|restarted|loss|none|||||||shown|||#||||none|none||resent|||%
D18 D2: none|none|none|server|dated|one|noloss|whole||||||||||#
D2: none|none|none|server|dated|one|noloss|whole||||||||||#||||new|new|||||%
D18: none|none|none|server|dated|one|noloss|whole||||||||||#||||new||||||%
- written-back: none|none|none|server|dated|restarted|noloss|none||||||||||#
written-back: none|none|none|server|dated|restarted|noloss|none||||||||||#||||new|new||resent|||%
D7 -: none|none|none|server|dated|restarted|noloss|whole||||||||||#
D7: none|none|none|server|dated|restarted|noloss|whole||||||||||#||||||||||%android|
D7: none|none|none|server|dated|restarted|noloss|whole||||||||||#||||||||||%webkit-11|
D7: none|none|none|server|dated|restarted|noloss|whole||||||||||#||||||||||%webkit|
D7: none|none|none|server|dated|restarted|noloss|whole||||||||||#||||||||||%|
D18 D2: none|none|none|server|undated|one|noloss|whole||||||||||#
D2: none|none|none|server|undated|one|noloss|whole||||||||||#||||new|new|||||%
D18: none|none|none|server|undated|one|noloss|whole||||||||||#||||new||||||%
D7: none|none|none|server|undated|restarted|noloss|whole||||||||||#
D10: none|none|unknown|native|dated|restarted|noloss|error||||||||unshown||#
D10: none|none|unknown|native|dated|restarted|noloss|error||||||||||#
F01: same-site|resurrected|missing|page|dated|restarted|noloss|none||||||||||#
F67: unexplained|lost|unknown|native|dated|restarted|noloss|none||||||||||#
F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||unshown||late#
F50 F01 F67 written-back -: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#
F50 F01 F67: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||none||||||%
F50 F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||none||||||%chromium|
F50 F67: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||none||||||%webkit-11|
F50 F01 F67: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||old||||||%
F50 F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||old||||||%webkitgtk|
written-back F67: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#|||||none|||||%
written-back F50 F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||||||||%
F50 F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||||||||%android|
F50 F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||||||||%firefox|
F50 F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||||||||%webkit|
F01 F28: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||unshown||late#
F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%android|shortest+
F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%chromium|shortest+
F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%firefox|shortest+
F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%webkit|shortest+
F01 F67 F33: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||#
F01 F33: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||#||||new|new|||||%
F67 F01 F50: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#
F67: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#|others|||new||||||%
F67 F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||new|new|||||%
F67: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||new|new|||||%android|longest+
F67: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||new|new|||||%chromium|longest+
F67: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||new||||||%
F01 F50: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||none|none|||||%
F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||none|none|||||%webkitgtk|shortest+
F67 F50 F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||none||||||%
F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||none||||||%android|longest+
F01 F50: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||none||||||%webkitgtk|longest+
F67 F50: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||none||||||%webkitgtk|shortest+
F01 F50: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||none||||||%webkit|longest+
F50 F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||old||||||%
F50 F33 F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#|||||none|||||%
F50: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#|||||none|||||%webkitgtk|shortest+
F67: unexplained|lost|unknown|page|dated|restarted|noloss|none||||||||||#
F50 F01 F67 F26 written-back F38 F20: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#
F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||new|old|||||%
F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||none||||||%
F20 F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||old|none|||||%
F50 F67 F38 F01 F20 F26: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||none|||||%
F50 F20 F38 F67 F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||none|||||%android|
F50 F20 F38 F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||none|||||%chromium|
F38 F67 F50 F01 F20: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||none|||||%firefox|
F50 F67 F01 F26 F38: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||none|||||%webkitgtk|
F50 F20 F38 F67 F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||none|||||%webkit|
F26 F50 F01 F35: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||old|||||%
F35 F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||old|||||%webkit|
written-back F50 F01 F26 F04: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%
written-back F01 F50 F20: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%android|
written-back F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%chromium|
F50 F01 written-back: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%firefox|
F04 F50 written-back: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%webkit-11|
written-back F26 F50 F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%webkitgtk|
written-back F01 F50: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%webkit|
F33 F01: unexplained|lost|unknown|page|undated|restarted|loss|none|||||||shown|||late#
F01 F58: unexplained|lost|unknown|page|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%
F33 F01 F67: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||#
F01 F33 F67: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||#||||new|new|||||%
F33: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||#|||||new|||||%
F67 F50 F01: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#
F67: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#|others|||new|new|||||%
F67 F01: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%
F67: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%chromium|longest+
F67: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%webkit|longest+
F50 F01 F20: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#|||||none|||||%
F01 F50: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#|||||none|||||%webkitgtk|
F50: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#|||||none|||||%webkitgtk|longest+
F50: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#|||||none|||||%webkitgtk|shortest+
F20 F50: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#|||||none|||||%webkit|longest+
F50: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#|||||old|||||%
F33: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#||||||||||%
written-back: written-back|writtenBack|missing|native|dated|restarted|loss|none|||||||shown|unshown||#
- written-back: written-back|writtenBack|missing|native|dated|restarted|noloss|none||||||||unshown||#
written-back: written-back|writtenBack|missing|native|dated|restarted|noloss|none||||||||unshown||#|others|||old|old|||||%
written-back: written-back|writtenBack|missing|native|dated|restarted|noloss|none||||||||unshown||#||||old|old|||||%
- written-back: written-back|writtenBack|missing|native|dated|restarted|noloss|none||||||||||#
written-back: written-back|writtenBack|missing|native|dated|restarted|noloss|none||||||||||#||||old|old|||||%
- written-back: written-back|writtenBack|missing|native|undated|one|noloss|none||||||||||late#
written-back: written-back|writtenBack|missing|native|undated|one|noloss|none||||||||||late#||||none|none|||||%android|
written-back: written-back|writtenBack|missing|native|undated|one|noloss|none||||||||||late#||||none|none|||||%firefox|
written-back: written-back|writtenBack|missing|native|undated|one|noloss|none||||||||||late#||||none|none|||||%webkit|
written-back -: written-back|writtenBack|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#
written-back: written-back|writtenBack|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#|others|||old|old|||||%
- written-back: written-back|writtenBack|missing|native|undated|restarted|loss|none|||||||shown|||late#
written-back: written-back|writtenBack|missing|native|undated|restarted|loss|none|||||||shown|||late#|others|||none|none|||||%android|shortest+
written-back: written-back|writtenBack|missing|native|undated|restarted|loss|none|||||||shown|||late#|others|||none|none|||||%chromium|shortest+
written-back: written-back|writtenBack|missing|native|undated|restarted|loss|none|||||||shown|||late#|others|||none|none|||||%webkit|shortest+
written-back -: written-back|writtenBack|missing|native|undated|restarted|noloss|none||||||||unshown||late#
written-back: written-back|writtenBack|missing|native|undated|restarted|noloss|none||||||||unshown||late#||||old|old|||||%
- written-back: written-back|writtenBack|missing|native|undated|restarted|noloss|none||||||||||late#
written-back -: written-back|writtenBack|missing|native|undated|restarted|noloss|none||||||||||late#|others|||none|none|||||%
written-back: written-back|writtenBack|missing|native|undated|restarted|noloss|none||||||||||late#||||old|old|||||%
written-back: written-back|writtenBack|missing|native|undated|restarted|noloss|none||||||||||late#||||||||||%
F01 F33 F20 F23: F01*
F20 F04 strategy: F04*
F20: F05*
F23 dead-process F20 F02: F08*
F20: F12*
F64 F20 F28 F01 F35 F38 F60: F20*
F22 F34: F22*
F23: F23*
F24 F01: F24*
F26: F26*
F33 F01: F33*
F33 F01: F34*
F38: F35*
F39: F39*
F40: F40*
F41: F41*
F50: F50*
F51 F01: F51*
- D18 D2 D7 written-back D1 D10: none*
F67: not-renewed*
F01 F24: same-site*
F67 F50 F01 written-back -: unexplained*
- written-back: written-back*
"""#
}
