// Made by `twinjar self-check --diagnoses N --sights DIR`.
// swift-format-ignore-file

extension MeasuredSights {
  static let files: StaticString = #"""
# Causes, the more frequent first, and the setting.
F23: F01|lost|missing|native|undated|one|loss|none|||||||shown|||late#@native ?>? web ?>none
F23: F01|lost|missing|native|undated|one|loss|none|||||||shown|||late#@native ?>none web ?>?
F23: F01|lost|missing|native|undated|one|loss|none|||||||shown|||late#@native ?>none web ?>none
F23: F01|lost|missing|native|undated|one|loss|none|||||||shown|||late#@native none>none web none>none
F01 F23: F01|lost|missing|native|undated|one|noloss|none||||||||||late#@native ?>? web ?>empty
F01 F23 F02: F01|lost|missing|native|undated|one|noloss|none||||||||||late#@native ?>empty web ?>?
F01 F23: F01|lost|missing|native|undated|one|noloss|none||||||||||late#@native ?>empty web ?>empty
F01 F23: F01|lost|missing|native|undated|one|noloss|none||||||||||late#@native empty>empty web empty>empty
F01 F02: F01|lost|missing|native|undated|one|noloss|none||||||||||late#@native empty>empty web has>?
F01: F01|lost|missing|native|undated|one|noloss|none||||||||||late#||||none||||||%@native ?>? web ?>empty
F01 F02: F01|lost|missing|native|undated|one|noloss|none||||||||||late#||||none||||||%@native ?>empty web ?>?
F01: F01|lost|missing|native|undated|one|noloss|none||||||||||late#||||none||||||%@native ?>empty web ?>empty
F01: F01|lost|missing|native|undated|one|noloss|none||||||||||late#||||none||||||%@native empty>empty web empty>empty
F01: F01|lost|missing|native|undated|one|noloss|none||||||||||late#||||none||||||%android|@native ?>empty web ?>?
F01: F01|lost|missing|native|undated|one|noloss|none||||||||||late#||||none||||||%android|@native empty>empty web has>?
F01: F01|lost|missing|native|undated|one|noloss|none||||||||||late#||||none||||||%chromium|@native ?>empty web ?>?
F01: F01|lost|missing|native|undated|one|noloss|none||||||||||late#||||none||||||%chromium|@native empty>empty web has>?
F01: F01|lost|missing|native|undated|one|noloss|none||||||||||late#||||none||||||%firefox|@native ?>empty web ?>?
F01: F01|lost|missing|native|undated|one|noloss|none||||||||||late#||||none||||||%firefox|@native empty>empty web has>?
F01: F01|lost|missing|native|undated|one|noloss|none||||||||||late#||||none||||||%webkitgtk|@native ?>empty web ?>?
F01 F23: F01|lost|missing|native|undated|one|noloss|none||||||||||late#||||none||||||%webkitgtk|@native empty>empty web has>?
F23: F01|lost|missing|native|undated|one|noloss|none||||||||||late#|||||none|||||%@native ?>? web ?>empty
F23: F01|lost|missing|native|undated|one|noloss|none||||||||||late#|||||none|||||%@native ?>empty web ?>?
F23: F01|lost|missing|native|undated|one|noloss|none||||||||||late#|||||none|||||%@native ?>empty web ?>empty
F23: F01|lost|missing|native|undated|one|noloss|none||||||||||late#|||||none|||||%@native empty>empty web empty>empty
F23 F28: F01|lost|missing|native|undated|restarted|loss|none|||||||shown|||late#@native ?>? web ?>empty
F23 F60: F01|lost|missing|native|undated|restarted|loss|none|||||||shown|||late#@native ?>? web ?>none
F23 F60: F01|lost|missing|native|undated|restarted|loss|none|||||||shown|||late#@native ?>none web ?>?
F23: F01|lost|missing|native|undated|restarted|loss|none|||||||shown|||late#@native ?>none web ?>empty
F23 F60: F01|lost|missing|native|undated|restarted|loss|none|||||||shown|||late#@native ?>none web ?>none
F23: F01|lost|missing|native|undated|restarted|loss|none|||||||shown|||late#@native none>none web empty>empty
F23 F60: F01|lost|missing|native|undated|restarted|loss|none|||||||shown|||late#@native none>none web none>none
F23: F01|lost|missing|native|undated|restarted|loss|none|||||||shown|||late#|others||||none|||||%@native ?>? web ?>empty
F23: F01|lost|missing|native|undated|restarted|loss|none|||||||shown|||late#|others||||none|||||%@native ?>? web ?>none
F23: F01|lost|missing|native|undated|restarted|loss|none|||||||shown|||late#|others||||none|||||%@native ?>none web ?>?
F23: F01|lost|missing|native|undated|restarted|loss|none|||||||shown|||late#|others||||none|||||%@native ?>none web ?>none
F23: F01|lost|missing|native|undated|restarted|loss|none|||||||shown|||late#|others||||none|||||%@native none>none web none>none
F60: F01|lost|missing|native|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%@native ?>? web ?>none
F60: F01|lost|missing|native|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%@native ?>none web ?>?
F60: F01|lost|missing|native|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%@native ?>none web ?>none
F60: F01|lost|missing|native|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%@native none>none web none>none
F20: F01|lost|missing|page|undated|one|loss|none|||||||shown|||late#@native ?>? web ?>empty
F23: F01|lost|missing|page|undated|one|loss|none|||||||shown|||late#@native ?>? web ?>none
F23: F01|lost|missing|page|undated|one|loss|none|||||||shown|||late#@native ?>none web ?>?
F23: F01|lost|missing|page|undated|one|loss|none|||||||shown|||late#@native ?>none web ?>none
F20: F01|lost|missing|page|undated|one|loss|none|||||||shown|||late#@native has>? web empty>empty
F23: F01|lost|missing|page|undated|one|loss|none|||||||shown|||late#@native none>none web none>none
F23: F01|lost|missing|page|undated|one|noloss|none||||||||||late#@native ?>? web ?>empty
F23 F67: F01|lost|missing|page|undated|one|noloss|none||||||||||late#@native ?>empty web ?>?
F23: F01|lost|missing|page|undated|one|noloss|none||||||||||late#@native ?>empty web ?>empty
F23: F01|lost|missing|page|undated|one|noloss|none||||||||||late#@native empty>empty web empty>empty
F58: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>? web ?>?
F20 F25: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>? web ?>empty
F23 F60 F41: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>? web ?>none
F41: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>empty web ?>?
F41: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>empty web ?>none
F23 F60: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>none web ?>?
F23 F60: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>none web ?>none
F41: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#@native empty>empty web none>none
F20 F25: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#@native has>? web empty>empty
F58: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#@native has>? web has>?
F60 F41: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#@native has>? web none>none
F23 F60: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#@native none>none web none>none
F23 F41: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#|others||||none|||||%@native ?>? web ?>none
F23: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#|others||||none|||||%@native ?>none web ?>?
F23: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#|others||||none|||||%@native ?>none web ?>none
F41: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#|others||||none|||||%@native has>? web none>none
F23: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#|others||||none|||||%@native none>none web none>none
F60: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%@native ?>? web ?>none
F60: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%@native ?>none web ?>?
F60: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%@native ?>none web ?>none
F60: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%@native has>? web none>none
F60: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%@native none>none web none>none
F20: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%android|shortest+@native ?>? web ?>empty
F20: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%android|shortest+@native has>? web empty>empty
F20: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%chromium|shortest+@native ?>? web ?>empty
F20: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%chromium|shortest+@native has>? web empty>empty
F20: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%firefox|shortest+@native ?>? web ?>empty
F20: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%firefox|shortest+@native has>? web empty>empty
F25: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%webkitgtk|shortest+@native ?>? web ?>empty
F25: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%webkitgtk|shortest+@native has>? web empty>empty
F20: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%webkit|shortest+@native ?>? web ?>empty
F20: F01|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%webkit|shortest+@native has>? web empty>empty
F01 F50: F01|lost|reused|native|dated|restarted|noloss|none||||||||unshown||#@native ?>? web ?>newest
F01: F01|lost|reused|native|dated|restarted|noloss|none||||||||unshown||#@native ?>own web ?>?
F01: F01|lost|reused|native|dated|restarted|noloss|none||||||||unshown||#@native ?>own web ?>newest
F01: F01|lost|reused|native|dated|restarted|noloss|none||||||||unshown||#@native has>own web has>newest
F01 F50: F01|lost|reused|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>? web ?>newest
F01: F01|lost|reused|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>own web ?>?
F01: F01|lost|reused|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>own web ?>newest
F01: F01|lost|reused|native|undated|restarted|noloss|none||||||||unshown||late#@native has>own web has>newest
F01: F01|lost|revoked|native|dated|one|noloss|none|||lostwrite|||||unshown||#@native ?>? web ?>empty
F01: F01|lost|revoked|native|dated|one|noloss|none|||lostwrite|||||unshown||#@native ?>? web ?>newest
F01: F01|lost|revoked|native|dated|one|noloss|none|||lostwrite|||||unshown||#@native ?>own web ?>?
F01: F01|lost|revoked|native|dated|one|noloss|none|||lostwrite|||||unshown||#@native ?>own web ?>empty
F01: F01|lost|revoked|native|dated|one|noloss|none|||lostwrite|||||unshown||#@native ?>own web ?>newest
F01: F01|lost|revoked|native|dated|one|noloss|none|||lostwrite|||||unshown||#@native has>own web empty>empty
F01: F01|lost|revoked|native|dated|one|noloss|none|||lostwrite|||||unshown||#@native has>own web has>newest
F01: F01|lost|revoked|native|dated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>newest
F01: F01|lost|revoked|native|dated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>none
F01: F01|lost|revoked|native|dated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>older
F01: F01|lost|revoked|native|dated|restarted|loss|none|||||||shown|unshown||#@native ?>own web ?>?
F01: F01|lost|revoked|native|dated|restarted|loss|none|||||||shown|unshown||#@native ?>own web ?>newest
F01: F01|lost|revoked|native|dated|restarted|loss|none|||||||shown|unshown||#@native ?>own web ?>none
F01: F01|lost|revoked|native|dated|restarted|loss|none|||||||shown|unshown||#@native has>own web has>newest
F01: F01|lost|revoked|native|dated|restarted|loss|none|||||||shown|unshown||#@native has>own web none>none
F01: F01|lost|revoked|native|dated|restarted|noloss|none|||lostwrite|||||||#@native ?>? web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none|||lostwrite|||||||#@native ?>newest web ?>?
F01: F01|lost|revoked|native|dated|restarted|noloss|none|||lostwrite|||||||#@native ?>newest web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none|||lostwrite|||||||#@native has>newest web has>newest
F01 F51: F01|lost|revoked|native|dated|restarted|noloss|none||||||silence||unshown|contested|#@native ?>? web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||silence||unshown|contested|#@native ?>own web ?>?
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||silence||unshown|contested|#@native ?>own web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||silence||unshown|contested|#@native has>own web has>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||silence||unshown|contested|#||||old|new|||||%@native ?>? web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||silence||unshown||#@native ?>? web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||silence||unshown||#@native ?>own web ?>?
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||silence||unshown||#@native ?>own web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||silence||unshown||#@native has>own web has>newest
F01 F51: F01|lost|revoked|native|dated|restarted|noloss|none||||||silence||unshown||#||||old|new|||||%@native ?>? web ?>newest
F01 F51: F01|lost|revoked|native|dated|restarted|noloss|none||||||silence||unshown||#||||old|new|||||%@native ?>own web ?>?
F01 F51: F01|lost|revoked|native|dated|restarted|noloss|none||||||silence||unshown||#||||old|new|||||%@native ?>own web ?>newest
F01 F51: F01|lost|revoked|native|dated|restarted|noloss|none||||||silence||unshown||#||||old|new|||||%@native has>own web has>newest
F01 F50: F01|lost|revoked|native|dated|restarted|noloss|none||||||silence||unshown||#||||old||||||%@native ?>? web ?>newest
F01 F50: F01|lost|revoked|native|dated|restarted|noloss|none||||||silence||unshown||#||||old||||||%@native ?>own web ?>?
F01 F50: F01|lost|revoked|native|dated|restarted|noloss|none||||||silence||unshown||#||||old||||||%@native ?>own web ?>newest
F01 F50: F01|lost|revoked|native|dated|restarted|noloss|none||||||silence||unshown||#||||old||||||%@native has>own web has>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||silence||unshown||#||||old||||||%webkitgtk|longest+@native ?>? web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||silence||unshown||#||||old||||||%webkitgtk|longest+@native ?>own web ?>?
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||silence||unshown||#||||old||||||%webkitgtk|longest+@native ?>own web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||silence||unshown||#||||old||||||%webkitgtk|longest+@native has>own web has>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown|contested|#@native ?>? web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown|contested|#@native ?>newest web ?>?
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown|contested|#@native ?>newest web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown|contested|#@native ?>own web ?>?
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown|contested|#@native ?>own web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown|contested|#@native has>newest web has>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown|contested|#@native has>own web has>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#@native ?>? web ?>empty
F01 F67: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#@native ?>? web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#@native ?>? web ?>older
F01 F35 F50: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#@native ?>newest web ?>?
F01 F67: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#@native ?>own web ?>?
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#@native ?>own web ?>empty
F01 F67: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#@native ?>own web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#@native ?>own web ?>older
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#@native has>own web empty>empty
F01 F67: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#@native has>own web has>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#@native has>own web has>older
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#|others|||old|new|||||%@native ?>? web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#|others|||old|new|||||%@native ?>own web ?>?
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#|others|||old|new|||||%@native ?>own web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#|others|||old|new|||||%@native has>own web has>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#|others|||old||||||%android|longest+@native ?>? web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#|others|||old||||||%android|longest+@native ?>own web ?>?
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#|others|||old||||||%android|longest+@native ?>own web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#|others|||old||||||%android|longest+@native has>own web has>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#|others|||old||||||%firefox|longest+@native ?>? web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#|others|||old||||||%firefox|longest+@native ?>own web ?>?
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#|others|||old||||||%firefox|longest+@native ?>own web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#|others|||old||||||%firefox|longest+@native has>own web has>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#|others|||old||||||%webkitgtk|longest+@native ?>? web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#|others|||old||||||%webkitgtk|longest+@native ?>own web ?>?
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#|others|||old||||||%webkitgtk|longest+@native ?>own web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#|others|||old||||||%webkitgtk|longest+@native has>own web has>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#|others|||old||||||%webkit|longest+@native ?>? web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#|others|||old||||||%webkit|longest+@native ?>own web ?>?
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#|others|||old||||||%webkit|longest+@native ?>own web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#|others|||old||||||%webkit|longest+@native has>own web has>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old|new|||||%@native ?>? web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old|new|||||%@native ?>own web ?>?
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old|new|||||%@native ?>own web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old|new|||||%@native has>own web has>newest
F01 F67 F28: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%@native ?>? web ?>newest
F01 F28: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%@native ?>? web ?>older
F01 F67 F28: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%@native ?>own web ?>?
F01 F67 F28: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%@native ?>own web ?>newest
F01 F28: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%@native ?>own web ?>older
F01 F67 F28: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%@native has>own web has>newest
F01 F28: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%@native has>own web has>older
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%android|longest+@native ?>? web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%android|longest+@native ?>? web ?>older
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%android|longest+@native ?>own web ?>?
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%android|longest+@native ?>own web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%android|longest+@native ?>own web ?>older
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%android|longest+@native has>own web has>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%android|longest+@native has>own web has>older
F01 F67: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%android|shortest+@native ?>? web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%android|shortest+@native ?>? web ?>older
F01 F67: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%android|shortest+@native ?>own web ?>?
F01 F67: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%android|shortest+@native ?>own web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%android|shortest+@native ?>own web ?>older
F01 F67: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%android|shortest+@native has>own web has>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%android|shortest+@native has>own web has>older
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%chromium|longest+@native ?>? web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%chromium|longest+@native ?>? web ?>older
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%chromium|longest+@native ?>own web ?>?
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%chromium|longest+@native ?>own web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%chromium|longest+@native ?>own web ?>older
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%chromium|longest+@native has>own web has>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%chromium|longest+@native has>own web has>older
F01 F67: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%chromium|shortest+@native ?>? web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%chromium|shortest+@native ?>? web ?>older
F01 F67: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%chromium|shortest+@native ?>own web ?>?
F01 F67: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%chromium|shortest+@native ?>own web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%chromium|shortest+@native ?>own web ?>older
F01 F67: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%chromium|shortest+@native has>own web has>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%chromium|shortest+@native has>own web has>older
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%firefox|longest+@native ?>? web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%firefox|longest+@native ?>own web ?>?
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%firefox|longest+@native ?>own web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%firefox|longest+@native has>own web has>newest
F01 F67: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%firefox|shortest+@native ?>? web ?>newest
F01 F67: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%firefox|shortest+@native ?>own web ?>?
F01 F67: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%firefox|shortest+@native ?>own web ?>newest
F01 F67: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%firefox|shortest+@native has>own web has>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%webkitgtk|longest+@native ?>? web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%webkitgtk|longest+@native ?>own web ?>?
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%webkitgtk|longest+@native ?>own web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%webkitgtk|longest+@native has>own web has>newest
F28 F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%webkitgtk|shortest+@native ?>? web ?>older
F28 F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%webkitgtk|shortest+@native ?>own web ?>older
F28 F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%webkitgtk|shortest+@native has>own web has>older
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%webkit|longest+@native ?>? web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%webkit|longest+@native ?>? web ?>older
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%webkit|longest+@native ?>own web ?>?
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%webkit|longest+@native ?>own web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%webkit|longest+@native ?>own web ?>older
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%webkit|longest+@native has>own web has>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%webkit|longest+@native has>own web has>older
F01 F67: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%webkit|shortest+@native ?>? web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%webkit|shortest+@native ?>? web ?>older
F01 F67: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%webkit|shortest+@native ?>own web ?>?
F01 F67: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%webkit|shortest+@native ?>own web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%webkit|shortest+@native ?>own web ?>older
F01 F67: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%webkit|shortest+@native has>own web has>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#||||old||||||%webkit|shortest+@native has>own web has>older
F01: F01|lost|revoked|native|dated|restarted|noloss|none|||||||||contested|#@native ?>? web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none|||||||||contested|#@native ?>? web ?>own
F01: F01|lost|revoked|native|dated|restarted|noloss|none|||||||||contested|#@native ?>newest web ?>?
F01: F01|lost|revoked|native|dated|restarted|noloss|none|||||||||contested|#@native ?>newest web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none|||||||||contested|#@native ?>newest web ?>own
F01: F01|lost|revoked|native|dated|restarted|noloss|none|||||||||contested|#@native has>newest web has>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none|||||||||contested|#@native has>newest web has>own
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||||#@native ?>? web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||||#@native ?>? web ?>own
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>?
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>own
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||||#@native has>newest web has>newest
F01: F01|lost|revoked|native|dated|restarted|noloss|none||||||||||#@native has>newest web has>own
F01: F01|lost|revoked|native|undated|one|loss|none|||||||shown|unshown||late#@native ?>? web ?>newest
F01: F01|lost|revoked|native|undated|one|loss|none|||||||shown|unshown||late#@native has>? web has>newest
F01: F01|lost|revoked|native|undated|one|noloss|none||||||||unshown||late#@native ?>? web ?>?
F01: F01|lost|revoked|native|undated|one|noloss|none||||||||unshown||late#@native ?>? web ?>empty
F01: F01|lost|revoked|native|undated|one|noloss|none||||||||unshown||late#@native ?>? web ?>newest
F01: F01|lost|revoked|native|undated|one|noloss|none||||||||unshown||late#@native ?>empty web ?>?
F01: F01|lost|revoked|native|undated|one|noloss|none||||||||unshown||late#@native ?>empty web ?>newest
F01: F01|lost|revoked|native|undated|one|noloss|none||||||||unshown||late#@native empty>empty web has>newest
F01: F01|lost|revoked|native|undated|one|noloss|none||||||||unshown||late#@native has>? web empty>empty
F01: F01|lost|revoked|native|undated|one|noloss|none||||||||unshown||late#@native has>? web has>?
F01: F01|lost|revoked|native|undated|one|noloss|none||||||||unshown||late#@native has>? web has>newest
F01 F50: F01|lost|revoked|native|undated|restarted|loss|none||||||silence|shown|unshown||late#@native ?>? web ?>newest
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown|contested|late#@native ?>? web ?>newest
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown|contested|late#@native ?>own web ?>?
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown|contested|late#@native ?>own web ?>newest
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown|contested|late#@native has>own web has>newest
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>newest
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||#@native ?>empty web ?>?
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||#@native ?>empty web ?>newest
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||#@native ?>none web ?>?
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||#@native ?>none web ?>newest
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||#@native empty>empty web has>newest
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||#@native none>none web has>newest
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>?
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>empty
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>newest
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>none
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>older
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>none web ?>?
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>none web ?>newest
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>own web ?>?
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>own web ?>newest
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>own web ?>older
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||late#@native has>? web empty>empty
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||late#@native has>? web has>?
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||late#@native has>? web has>newest
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||late#@native has>? web none>none
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||late#@native has>own web has>newest
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||late#@native has>own web has>older
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||late#@native none>none web has>newest
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|||late#@native ?>? web ?>newest
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|||late#@native ?>? web ?>own
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|||late#@native ?>newest web ?>?
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|||late#@native ?>newest web ?>newest
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|||late#@native ?>newest web ?>own
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|||late#@native has>newest web has>newest
F01: F01|lost|revoked|native|undated|restarted|loss|none|||||||shown|||late#@native has>newest web has>own
F01 F51: F01|lost|revoked|native|undated|restarted|noloss|none||||||silence||unshown|contested|late#@native ?>? web ?>newest
F01 F51: F01|lost|revoked|native|undated|restarted|noloss|none||||||silence||unshown||late#@native ?>? web ?>newest
F01 F51: F01|lost|revoked|native|undated|restarted|noloss|none||||||silence||unshown||late#@native ?>own web ?>?
F01 F51: F01|lost|revoked|native|undated|restarted|noloss|none||||||silence||unshown||late#@native ?>own web ?>newest
F01 F51: F01|lost|revoked|native|undated|restarted|noloss|none||||||silence||unshown||late#@native has>own web has>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||silence||unshown||late#||||old||||||%@native ?>? web ?>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||silence||unshown||late#||||old||||||%@native ?>own web ?>?
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||silence||unshown||late#||||old||||||%@native ?>own web ?>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||silence||unshown||late#||||old||||||%@native has>own web has>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown|contested|late#@native ?>? web ?>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown|contested|late#@native ?>newest web ?>?
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown|contested|late#@native ?>own web ?>?
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown|contested|late#@native ?>own web ?>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown|contested|late#@native has>own web has>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||#@native ?>? web ?>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||#@native ?>empty web ?>?
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||#@native ?>empty web ?>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||#@native ?>none web ?>?
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||#@native ?>none web ?>newest
F01 F67: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||#@native ?>own web ?>?
F01 F67: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||#@native ?>own web ?>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||#@native empty>empty web has>newest
F01 F67: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||#@native has>own web has>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||#@native none>none web has>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||#||||old|new|||||%@native ?>own web ?>?
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||#||||old|new|||||%@native ?>own web ?>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||#||||old|new|||||%@native has>own web has>newest
F01 F67: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||#||||old||||||%@native ?>? web ?>newest
F01 F67: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||#||||old||||||%@native ?>empty web ?>?
F01 F67: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||#||||old||||||%@native ?>empty web ?>newest
F01 F67: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||#||||old||||||%@native empty>empty web has>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||#||||old||||||%webkitgtk|longest+@native ?>? web ?>newest
F01 F28: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>? web ?>?
F01 F67: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>? web ?>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>? web ?>older
F01 F67: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>empty web ?>?
F01 F67: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>empty web ?>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>none web ?>?
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>none web ?>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>own web ?>?
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>own web ?>newest
F01 F35: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>own web ?>older
F01 F67: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native empty>empty web has>newest
F01 F28: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native has>? web has>?
F01 F67: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native has>? web has>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native has>? web has>older
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native has>own web has>newest
F01 F35: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native has>own web has>older
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native none>none web has>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#|others|||old||||||%@native ?>? web ?>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#||||old|new|||||%@native ?>? web ?>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#||||old|new|||||%@native ?>empty web ?>?
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#||||old|new|||||%@native ?>empty web ?>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#||||old|new|||||%@native empty>empty web has>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#||||old|new|||||%@native has>? web has>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%@native ?>own web ?>older
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%@native has>own web has>older
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%android|longest+@native ?>? web ?>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%android|longest+@native has>? web has>newest
F67 F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%android|shortest+@native has>? web has>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%firefox|longest+@native ?>? web ?>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%firefox|longest+@native has>? web has>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%webkitgtk|longest+@native ?>? web ?>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%webkitgtk|longest+@native has>? web has>newest
F67 F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%webkitgtk|shortest+@native ?>? web ?>newest
F67 F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%webkitgtk|shortest+@native has>? web has>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%webkit|longest+@native ?>? web ?>?
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%webkit|longest+@native ?>? web ?>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%webkit|longest+@native has>? web has>?
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%webkit|longest+@native has>? web has>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%webkit|shortest+@native ?>? web ?>?
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%webkit|shortest+@native has>? web has>?
F01: F01|lost|revoked|native|undated|restarted|noloss|none|||||||||contested|late#@native ?>? web ?>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none|||||||||contested|late#@native ?>newest web ?>?
F01: F01|lost|revoked|native|undated|restarted|noloss|none|||||||||contested|late#@native ?>newest web ?>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none|||||||||contested|late#@native has>newest web has>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||#@native ?>? web ?>empty
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||#@native ?>? web ?>none
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||#@native ?>empty web ?>?
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||#@native ?>empty web ?>empty
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||#@native ?>none web ?>?
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||#@native ?>none web ?>none
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||#@native empty>empty web empty>empty
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||#@native none>none web none>none
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>none
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>own
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>?
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>own
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||late#@native ?>none web ?>?
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||late#@native ?>none web ?>none
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||late#@native has>newest web has>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||late#@native has>newest web has>own
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||late#@native none>none web none>none
F01 F50: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||late#||||new|new|||||%@native ?>? web ?>newest
F01 F50: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||late#||||new|new|||||%@native ?>newest web ?>?
F01 F50: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||late#||||new|new|||||%@native ?>newest web ?>newest
F01 F50: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||late#||||new|new|||||%@native has>newest web has>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||late#||||new|new|||||%webkitgtk|shortest+@native ?>? web ?>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||late#||||new|new|||||%webkitgtk|shortest+@native ?>newest web ?>?
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||late#||||new|new|||||%webkitgtk|shortest+@native ?>newest web ?>newest
F01: F01|lost|revoked|native|undated|restarted|noloss|none||||||||||late#||||new|new|||||%webkitgtk|shortest+@native has>newest web has>newest
F01: F01|lost|revoked|page|dated|one|loss|none|||lostwrite||||shown|||#@native ?>? web ?>empty
F01: F01|lost|revoked|page|dated|one|loss|none|||lostwrite||||shown|||#@native ?>? web ?>older
F01: F01|lost|revoked|page|dated|one|loss|none|||lostwrite||||shown|||#@native ?>newest web ?>?
F01: F01|lost|revoked|page|dated|one|loss|none|||lostwrite||||shown|||#@native ?>newest web ?>empty
F01: F01|lost|revoked|page|dated|one|loss|none|||lostwrite||||shown|||#@native ?>newest web ?>older
F01: F01|lost|revoked|page|dated|one|loss|none|||lostwrite||||shown|||#@native has>newest web empty>empty
F01: F01|lost|revoked|page|dated|one|loss|none|||lostwrite||||shown|||#@native has>newest web has>older
F01: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown|contested|#@native ?>? web ?>older
F01: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown|contested|#@native ?>own web ?>?
F01: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown|contested|#@native ?>own web ?>older
F01: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown|contested|#@native has>own web has>older
F01: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>newest
F50 F01: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>older
F50 F01: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>older web ?>?
F50 F01: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>older web ?>older
F01 F50: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>own web ?>?
F01: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>own web ?>newest
F50 F01: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>own web ?>older
F50 F01: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native has>older web has>older
F01: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native has>own web has>newest
F50 F01: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native has>own web has>older
F01: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others|||old|old|||||%webkitgtk|shortest+@native ?>own web ?>?
F50: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%webkitgtk|medium+@native ?>? web ?>older
F01 F50: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%webkit|medium+@native ?>? web ?>older
F01 F50: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%webkit|medium+@native ?>older web ?>?
F01 F50: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%webkit|medium+@native ?>older web ?>older
F01 F50: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%webkit|medium+@native has>older web has>older
F01: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#||||old|old|||||%@native ?>own web ?>?
F01 F50: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%@native ?>older web ?>?
F01 F50: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%@native ?>older web ?>older
F50: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%@native ?>own web ?>?
F50: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%@native ?>own web ?>older
F01 F50: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%@native has>older web has>older
F50: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%@native has>own web has>older
F50 F01: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%webkitgtk|medium+@native ?>older web ?>?
F50 F01: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%webkitgtk|medium+@native ?>older web ?>older
F50 F01: F01|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%webkitgtk|medium+@native has>older web has>older
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||silence||unshown|contested|#@native ?>? web ?>own
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||silence||unshown|contested|#@native ?>newest web ?>?
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||silence||unshown|contested|#@native ?>newest web ?>own
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||silence||unshown|contested|#@native has>newest web has>own
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||silence||unshown||#@native ?>? web ?>own
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||silence||unshown||#@native ?>newest web ?>?
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||silence||unshown||#@native ?>newest web ?>own
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||silence||unshown||#@native has>newest web has>own
F01 F51: F01|lost|revoked|page|dated|restarted|noloss|none||||||silence|||contested|#@native ?>? web ?>own
F01 F51: F01|lost|revoked|page|dated|restarted|noloss|none||||||silence|||contested|#@native ?>newest web ?>?
F01 F51: F01|lost|revoked|page|dated|restarted|noloss|none||||||silence|||contested|#@native ?>newest web ?>own
F01 F51: F01|lost|revoked|page|dated|restarted|noloss|none||||||silence|||contested|#@native has>newest web has>own
F01 F51: F01|lost|revoked|page|dated|restarted|noloss|none||||||silence||||#@native ?>newest web ?>?
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||unshown|contested|#@native ?>? web ?>newest
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||unshown|contested|#@native ?>? web ?>own
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||unshown|contested|#@native ?>newest web ?>?
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||unshown|contested|#@native ?>newest web ?>newest
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||unshown|contested|#@native ?>newest web ?>own
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||unshown|contested|#@native ?>own web ?>?
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||unshown|contested|#@native ?>own web ?>newest
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||unshown|contested|#@native has>newest web has>newest
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||unshown|contested|#@native has>newest web has>own
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||unshown|contested|#@native has>own web has>newest
F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||unshown||#@native ?>? web ?>newest
F01 F35: F01|lost|revoked|page|dated|restarted|noloss|none||||||||unshown||#@native ?>? web ?>own
F50 F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||unshown||#@native ?>newest web ?>?
F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||unshown||#@native ?>newest web ?>newest
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||unshown||#@native ?>newest web ?>own
F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||unshown||#@native has>newest web has>newest
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||unshown||#@native has>newest web has>own
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||unshown||#|others|||new|old|||||%@native ?>? web ?>own
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||unshown||#|others|||new|old|||||%@native ?>newest web ?>?
F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||unshown||#|others||||new|||||%@native ?>newest web ?>?
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||unshown||#||||new|old|||||%@native ?>? web ?>own
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||unshown||#||||new|old|||||%@native ?>newest web ?>?
F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||unshown||#|||||new|||||%@native ?>newest web ?>?
F01: F01|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#@native ?>? web ?>newest
F01: F01|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#@native ?>? web ?>own
F01: F01|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#@native ?>newest web ?>?
F01: F01|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#@native ?>newest web ?>newest
F01: F01|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#@native ?>newest web ?>own
F01: F01|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#@native has>newest web has>newest
F01: F01|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#@native has>newest web has>own
F01 F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#@native ?>? web ?>newest
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#@native ?>? web ?>older
F01 F35: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#@native ?>? web ?>own
F01 F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>?
F01 F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>newest
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>older
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>own
F35 F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#@native ?>older web ?>?
F35 F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#@native ?>older web ?>own
F01 F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#@native has>newest web has>newest
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#@native has>newest web has>older
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#@native has>newest web has>own
F35 F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#@native has>older web has>own
F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|others|||new|new|||||%webkitgtk|longest+@native ?>? web ?>newest
F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|others|||new|new|||||%webkitgtk|longest+@native ?>newest web ?>?
F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|others|||new|new|||||%webkitgtk|longest+@native ?>newest web ?>newest
F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|others|||new|new|||||%webkitgtk|longest+@native has>newest web has>newest
F50 F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|others|||new|new|||||%webkitgtk|medium+@native ?>? web ?>newest
F50 F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|others|||new|new|||||%webkitgtk|medium+@native ?>newest web ?>?
F50 F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|others|||new|new|||||%webkitgtk|medium+@native ?>newest web ?>newest
F50 F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|others|||new|new|||||%webkitgtk|medium+@native has>newest web has>newest
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|others|||new|new|||||%webkitgtk|shortest+@native ?>? web ?>newest
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|others|||new|new|||||%webkitgtk|shortest+@native ?>newest web ?>?
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|others|||new|new|||||%webkitgtk|shortest+@native ?>newest web ?>newest
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|others|||new|new|||||%webkitgtk|shortest+@native has>newest web has>newest
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|others|||new|old|||||%@native ?>newest web ?>?
F50 F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|others||||new|||||%@native ?>? web ?>newest
F50 F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|others||||new|||||%@native ?>newest web ?>?
F50 F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|others||||new|||||%@native ?>newest web ?>newest
F50 F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|others||||new|||||%@native has>newest web has>newest
F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|others||||new|||||%webkitgtk|medium+@native ?>? web ?>newest
F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|others||||new|||||%webkitgtk|medium+@native ?>newest web ?>?
F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|others||||new|||||%webkitgtk|medium+@native ?>newest web ?>newest
F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|others||||new|||||%webkitgtk|medium+@native has>newest web has>newest
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|others||||old|||||%@native ?>newest web ?>?
F50 F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#||||new|new|||||%webkitgtk|longest+@native ?>? web ?>newest
F50 F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#||||new|new|||||%webkitgtk|longest+@native ?>newest web ?>?
F50 F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#||||new|new|||||%webkitgtk|longest+@native ?>newest web ?>newest
F50 F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#||||new|new|||||%webkitgtk|longest+@native has>newest web has>newest
F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#||||new|new|||||%webkitgtk|medium+@native ?>? web ?>newest
F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#||||new|new|||||%webkitgtk|medium+@native ?>newest web ?>?
F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#||||new|new|||||%webkitgtk|medium+@native ?>newest web ?>newest
F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#||||new|new|||||%webkitgtk|medium+@native has>newest web has>newest
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#||||new|new|||||%webkitgtk|shortest+@native ?>? web ?>newest
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#||||new|new|||||%webkitgtk|shortest+@native ?>newest web ?>?
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#||||new|new|||||%webkitgtk|shortest+@native ?>newest web ?>newest
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#||||new|new|||||%webkitgtk|shortest+@native has>newest web has>newest
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#||||new|old|||||%@native ?>? web ?>own
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#||||new|old|||||%@native ?>newest web ?>?
F50 F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|||||new|||||%@native ?>? web ?>newest
F50 F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|||||new|||||%@native ?>newest web ?>?
F50 F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|||||new|||||%@native ?>newest web ?>newest
F50 F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|||||new|||||%@native has>newest web has>newest
F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|||||new|||||%webkitgtk|medium+@native ?>? web ?>newest
F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|||||new|||||%webkitgtk|medium+@native ?>newest web ?>?
F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|||||new|||||%webkitgtk|medium+@native ?>newest web ?>newest
F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|||||new|||||%webkitgtk|medium+@native has>newest web has>newest
F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|||||new|||||%webkit|medium+@native ?>? web ?>newest
F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|||||new|||||%webkit|medium+@native ?>newest web ?>?
F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|||||new|||||%webkit|medium+@native ?>newest web ?>newest
F50: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|||||new|||||%webkit|medium+@native has>newest web has>newest
F01: F01|lost|revoked|page|dated|restarted|noloss|none||||||||||#|||||old|||||%@native ?>newest web ?>?
F01: F01|lost|revoked|page|undated|one|loss|none|||||||shown|||late#@native ?>? web ?>empty
F01: F01|lost|revoked|page|undated|one|loss|none|||||||shown|||late#@native ?>newest web ?>?
F01: F01|lost|revoked|page|undated|one|loss|none|||||||shown|||late#@native ?>newest web ?>empty
F01: F01|lost|revoked|page|undated|one|loss|none|||||||shown|||late#@native has>newest web empty>empty
F01: F01|lost|revoked|page|undated|one|loss|none|||||||shown|||late#@native has>newest web has>?
F01: F01|lost|revoked|page|undated|one|noloss|none||||||||||late#@native ?>? web ?>empty
F01: F01|lost|revoked|page|undated|one|noloss|none||||||||||late#@native ?>empty web ?>?
F01: F01|lost|revoked|page|undated|one|noloss|none||||||||||late#@native ?>empty web ?>empty
F01: F01|lost|revoked|page|undated|one|noloss|none||||||||||late#@native ?>newest web ?>?
F01: F01|lost|revoked|page|undated|one|noloss|none||||||||||late#@native empty>empty web empty>empty
F01: F01|lost|revoked|page|undated|one|noloss|none||||||||||late#@native has>newest web has>?
F01: F01|lost|revoked|page|undated|restarted|loss|none||||||silence|shown|unshown|contested|late#@native ?>newest web ?>?
F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown|contested|late#@native ?>? web ?>older
F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown|contested|late#@native ?>newest web ?>?
F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown|contested|late#@native ?>own web ?>?
F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown|contested|late#@native ?>own web ?>older
F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown|contested|late#@native has>own web has>older
F50 F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>?
F01 F50: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>newest
F01 F50: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>older
F01 F50: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>newest web ?>?
F01 F50: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>older web ?>?
F01 F50: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>older web ?>older
F50 F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#@native has>? web has>?
F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#@native has>? web has>newest
F01 F50: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#@native has>older web has>older
F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others|||old|old|||||%@native ?>? web ?>newest
F50 F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%@native ?>? web ?>older
F50 F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%@native ?>older web ?>?
F50 F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%@native ?>older web ?>older
F50 F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%@native has>older web has>older
F01 F50: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%webkit|medium+@native ?>? web ?>older
F01 F50: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%webkit|medium+@native ?>older web ?>?
F01 F50: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%webkit|medium+@native ?>older web ?>older
F01 F50: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%webkit|medium+@native has>older web has>older
F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#||||old|old|||||%@native ?>? web ?>newest
F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown||contested|late#@native ?>? web ?>own
F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown||contested|late#@native ?>newest web ?>?
F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown||contested|late#@native ?>newest web ?>own
F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown||contested|late#@native has>newest web has>own
F01 F50: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#@native ?>? web ?>newest
F01 F35: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#@native ?>? web ?>own
F01 F50: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#@native ?>newest web ?>?
F01 F50: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#@native ?>newest web ?>newest
F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#@native ?>newest web ?>own
F01 F35: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#@native ?>older web ?>?
F01 F35: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#@native ?>older web ?>own
F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#@native has>newest web has>?
F01 F50: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#@native has>newest web has>newest
F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#@native has>newest web has>own
F01 F35: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#@native has>older web has>own
F50 F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#|others|||new|new|||||%webkitgtk|medium+@native ?>? web ?>newest
F50 F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#|others|||new|new|||||%webkitgtk|medium+@native ?>newest web ?>?
F50 F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#|others|||new|new|||||%webkitgtk|medium+@native ?>newest web ?>newest
F50 F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#|others|||new|new|||||%webkitgtk|medium+@native has>newest web has>newest
F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#|others|||new|new|||||%webkitgtk|shortest+@native ?>? web ?>newest
F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#|others|||new|new|||||%webkitgtk|shortest+@native ?>newest web ?>?
F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#|others|||new|new|||||%webkitgtk|shortest+@native ?>newest web ?>newest
F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#|others|||new|new|||||%webkitgtk|shortest+@native has>newest web has>newest
F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#|others|||new|old|||||%@native ?>newest web ?>?
F50 F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#|others||||new|||||%@native ?>? web ?>newest
F50 F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#|others||||new|||||%@native ?>newest web ?>?
F50 F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#|others||||new|||||%@native ?>newest web ?>newest
F50 F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#|others||||new|||||%@native has>newest web has>newest
F50: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#|others||||new|||||%webkitgtk|medium+@native ?>? web ?>newest
F50: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#|others||||new|||||%webkitgtk|medium+@native ?>newest web ?>?
F50: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#|others||||new|||||%webkitgtk|medium+@native ?>newest web ?>newest
F50: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#|others||||new|||||%webkitgtk|medium+@native has>newest web has>newest
F01: F01|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#|others||||old|||||%@native ?>newest web ?>?
F01 F51: F01|lost|revoked|page|undated|restarted|noloss|none||||||silence|||contested|late#@native ?>? web ?>own
F01 F51: F01|lost|revoked|page|undated|restarted|noloss|none||||||silence|||contested|late#@native ?>newest web ?>?
F01 F51: F01|lost|revoked|page|undated|restarted|noloss|none||||||silence|||contested|late#@native ?>newest web ?>own
F01 F51: F01|lost|revoked|page|undated|restarted|noloss|none||||||silence|||contested|late#@native has>newest web has>own
F01 F51: F01|lost|revoked|page|undated|restarted|noloss|none||||||silence||||late#@native ?>newest web ?>?
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||unshown|contested|late#@native ?>? web ?>newest
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||unshown|contested|late#@native ?>? web ?>own
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||unshown|contested|late#@native ?>newest web ?>?
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||unshown|contested|late#@native ?>newest web ?>newest
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||unshown|contested|late#@native ?>newest web ?>own
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||unshown|contested|late#@native ?>own web ?>?
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||unshown|contested|late#@native ?>own web ?>newest
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||unshown|contested|late#@native has>newest web has>newest
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||unshown|contested|late#@native has>newest web has>own
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||unshown|contested|late#@native has>own web has>newest
F50: F01|lost|revoked|page|undated|restarted|noloss|none||||||||unshown||late#@native ?>? web ?>newest
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||unshown||late#@native ?>? web ?>own
F50 F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||unshown||late#@native ?>newest web ?>?
F50: F01|lost|revoked|page|undated|restarted|noloss|none||||||||unshown||late#@native ?>newest web ?>newest
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||unshown||late#@native ?>newest web ?>own
F50: F01|lost|revoked|page|undated|restarted|noloss|none||||||||unshown||late#@native has>newest web has>newest
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||unshown||late#@native has>newest web has>own
F50: F01|lost|revoked|page|undated|restarted|noloss|none||||||||unshown||late#|others||||new|||||%@native ?>newest web ?>?
F50: F01|lost|revoked|page|undated|restarted|noloss|none||||||||unshown||late#|||||new|||||%@native ?>newest web ?>?
F01: F01|lost|revoked|page|undated|restarted|noloss|none|||||||||contested|late#@native ?>? web ?>newest
F01: F01|lost|revoked|page|undated|restarted|noloss|none|||||||||contested|late#@native ?>? web ?>own
F01: F01|lost|revoked|page|undated|restarted|noloss|none|||||||||contested|late#@native ?>newest web ?>?
F01: F01|lost|revoked|page|undated|restarted|noloss|none|||||||||contested|late#@native ?>newest web ?>newest
F01: F01|lost|revoked|page|undated|restarted|noloss|none|||||||||contested|late#@native ?>newest web ?>own
F01: F01|lost|revoked|page|undated|restarted|noloss|none|||||||||contested|late#@native has>newest web has>newest
F01: F01|lost|revoked|page|undated|restarted|noloss|none|||||||||contested|late#@native has>newest web has>own
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||#@native ?>? web ?>empty
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||#@native ?>? web ?>none
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||#@native ?>? web ?>older
F01 F23: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||#@native ?>empty web ?>?
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||#@native ?>empty web ?>empty
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||#@native ?>newest web ?>?
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||#@native ?>newest web ?>older
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||#@native ?>none web ?>?
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||#@native ?>none web ?>none
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||#@native empty>empty web empty>empty
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||#@native has>newest web has>older
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||#@native none>none web none>none
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||#||||new|old|||||%@native ?>empty web ?>?
F50 F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>newest
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>none
F01 F35 F23: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>own
F01 F23: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#@native ?>empty web ?>?
F01 F50: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>?
F50 F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>newest
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>own
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#@native ?>none web ?>?
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#@native ?>none web ?>none
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#@native has>newest web has>?
F50 F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#@native has>newest web has>newest
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#@native has>newest web has>own
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#@native none>none web none>none
F50 F35: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#|others|||new|new|||||%@native ?>? web ?>newest
F50: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#|others|||new|new|||||%@native ?>newest web ?>?
F50 F35: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#|others|||new|new|||||%@native ?>newest web ?>newest
F50 F35: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#|others|||new|new|||||%@native has>newest web has>newest
F50: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#|others|||new|new|||||%webkitgtk|longest+@native ?>? web ?>newest
F50: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#|others|||new|new|||||%webkitgtk|longest+@native ?>newest web ?>newest
F50: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#|others|||new|new|||||%webkitgtk|longest+@native has>newest web has>newest
F01 F50: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%@native ?>? web ?>newest
F01 F50: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%@native ?>newest web ?>newest
F01 F50: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%@native has>newest web has>newest
F50: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%webkitgtk|medium+@native ?>? web ?>newest
F50: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%webkitgtk|medium+@native ?>newest web ?>?
F50: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%webkitgtk|medium+@native ?>newest web ?>newest
F50: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%webkitgtk|medium+@native has>newest web has>newest
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%webkitgtk|shortest+@native ?>? web ?>newest
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%webkitgtk|shortest+@native ?>newest web ?>?
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%webkitgtk|shortest+@native ?>newest web ?>newest
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%webkitgtk|shortest+@native has>newest web has>newest
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#||||new|old|||||%@native ?>? web ?>own
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#||||new|old|||||%@native ?>newest web ?>?
F50 F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#|||||new|||||%@native ?>newest web ?>?
F50: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#|||||new|||||%webkitgtk|medium+@native ?>? web ?>newest
F50: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#|||||new|||||%webkitgtk|medium+@native ?>newest web ?>?
F50: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#|||||new|||||%webkitgtk|medium+@native ?>newest web ?>newest
F50: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#|||||new|||||%webkitgtk|medium+@native has>newest web has>newest
F35 F01 F23: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#|||||old|||||%@native ?>? web ?>own
F01: F01|lost|revoked|page|undated|restarted|noloss|none||||||||||late#|||||old|||||%@native ?>newest web ?>?
F38: F01|needlessLogin|expired|page|undated|one|loss|none|||||||shown|unshown||late#@native ?>? web ?>empty
F38: F01|needlessLogin|expired|page|undated|one|loss|none|||||||shown|unshown||late#@native ?>empty web ?>?
F38: F01|needlessLogin|expired|page|undated|one|loss|none|||||||shown|unshown||late#@native ?>empty web ?>empty
F38: F01|needlessLogin|expired|page|undated|one|loss|none|||||||shown|unshown||late#@native empty>empty web empty>empty
F38: F01|needlessLogin|expired|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>none
F38: F01|needlessLogin|expired|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>none web ?>?
F38: F01|needlessLogin|expired|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>none web ?>none
F38: F01|needlessLogin|expired|page|undated|restarted|loss|none|||||||shown|unshown||late#@native none>none web none>none
F01: F01|resurrected|expired|page|undated|restarted|noloss|none||||||||||#@native ?>? web ?>empty
F01: F01|resurrected|expired|page|undated|restarted|noloss|none||||||||||#@native ?>empty web ?>?
F01: F01|resurrected|expired|page|undated|restarted|noloss|none||||||||||#@native ?>empty web ?>empty
F01: F01|resurrected|expired|page|undated|restarted|noloss|none||||||||||#@native empty>empty web empty>empty
F01: F01|resurrected|expired|page|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>empty
F01: F01|resurrected|expired|page|undated|restarted|noloss|none||||||||||late#@native ?>empty web ?>?
F01: F01|resurrected|expired|page|undated|restarted|noloss|none||||||||||late#@native ?>empty web ?>empty
F01: F01|resurrected|expired|page|undated|restarted|noloss|none||||||||||late#@native empty>empty web empty>empty
F22: F01|resurrected|missing|native|dated|one|noloss|none||||||||||#@native ?>? web ?>newest
F22: F01|resurrected|missing|native|dated|one|noloss|none||||||||||#@native ?>? web ?>none
F22: F01|resurrected|missing|native|dated|one|noloss|none||||||||||#@native ?>empty web ?>?
F22: F01|resurrected|missing|native|dated|one|noloss|none||||||||||#@native ?>empty web ?>newest
F22: F01|resurrected|missing|native|dated|one|noloss|none||||||||||#@native ?>empty web ?>none
F22: F01|resurrected|missing|native|dated|one|noloss|none||||||||||#@native ?>none web ?>?
F22: F01|resurrected|missing|native|dated|one|noloss|none||||||||||#@native ?>none web ?>newest
F22: F01|resurrected|missing|native|dated|one|noloss|none||||||||||#@native empty>empty web has>newest
F22: F01|resurrected|missing|native|dated|one|noloss|none||||||||||#@native empty>empty web none>none
F22: F01|resurrected|missing|native|dated|one|noloss|none||||||||||#@native none>none web has>newest
F22: F01|resurrected|missing|native|dated|restarted|loss|none||||||||||#@native ?>? web ?>newest
F22: F01|resurrected|missing|native|dated|restarted|loss|none||||||||||#@native ?>newest web ?>?
F22: F01|resurrected|missing|native|dated|restarted|loss|none||||||||||#@native ?>newest web ?>newest
F22: F01|resurrected|missing|native|dated|restarted|loss|none||||||||||#@native has>newest web has>newest
F01: F01|resurrected|missing|native|dated|restarted|noloss|none||||||||||#@native ?>? web ?>none
F01: F01|resurrected|missing|native|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>?
F01: F01|resurrected|missing|native|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>none
F01: F01|resurrected|missing|native|dated|restarted|noloss|none||||||||||#@native has>newest web none>none
F01: F01|resurrected|missing|native|undated|one|noloss|none||||||||||late#@native ?>? web ?>none
F22: F01|resurrected|missing|native|undated|one|noloss|none||||||||||late#@native ?>empty web ?>?
F22: F01|resurrected|missing|native|undated|one|noloss|none||||||||||late#@native ?>none web ?>?
F22: F01|resurrected|missing|native|undated|one|noloss|none||||||||||late#@native empty>empty web has>?
F01: F01|resurrected|missing|native|undated|one|noloss|none||||||||||late#@native has>? web none>none
F22: F01|resurrected|missing|native|undated|one|noloss|none||||||||||late#@native none>none web has>?
F01: F01|resurrected|missing|native|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>none
F01: F01|resurrected|missing|native|undated|restarted|noloss|none||||||||||late#@native has>? web none>none
F33: F01|resurrected|missing|page|dated|one|loss|none|||||||shown|||#@native ?>? web ?>empty
F33: F01|resurrected|missing|page|dated|one|loss|none|||||||shown|||#@native ?>? web ?>newest
F33: F01|resurrected|missing|page|dated|one|loss|none|||||||shown|||#@native ?>empty web ?>?
F33: F01|resurrected|missing|page|dated|one|loss|none|||||||shown|||#@native ?>empty web ?>empty
F33: F01|resurrected|missing|page|dated|one|loss|none|||||||shown|||#@native ?>empty web ?>newest
F33: F01|resurrected|missing|page|dated|one|loss|none|||||||shown|||#@native ?>none web ?>?
F33: F01|resurrected|missing|page|dated|one|loss|none|||||||shown|||#@native empty>empty web empty>empty
F33: F01|resurrected|missing|page|dated|one|loss|none|||||||shown|||#@native empty>empty web has>newest
F01 F33: F01|resurrected|missing|page|dated|one|noloss|none||||||||unshown||#@native ?>? web ?>newest
F01 F33: F01|resurrected|missing|page|dated|one|noloss|none||||||||unshown||#@native ?>empty web ?>?
F01 F33: F01|resurrected|missing|page|dated|one|noloss|none||||||||unshown||#@native ?>empty web ?>newest
F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||unshown||#@native ?>none web ?>?
F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||unshown||#@native ?>none web ?>newest
F01 F33: F01|resurrected|missing|page|dated|one|noloss|none||||||||unshown||#@native empty>empty web has>newest
F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||unshown||#@native none>none web has>newest
F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||unshown||#|others|||none|new|||||%@native ?>? web ?>newest
F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||unshown||#|others||||none|||||%@native ?>? web ?>newest
F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||unshown||#||||none|new|||||%android|@native ?>? web ?>newest
F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||unshown||#||||none|new|||||%android|@native ?>empty web ?>?
F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||unshown||#||||none|new|||||%android|@native ?>empty web ?>newest
F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||unshown||#||||none|new|||||%android|@native empty>empty web has>newest
F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||unshown||#|||||new|||||%@native ?>? web ?>newest
F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||unshown||#|||||new|||||%@native ?>empty web ?>?
F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||unshown||#|||||new|||||%@native ?>empty web ?>newest
F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||unshown||#|||||new|||||%@native empty>empty web has>newest
F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||||#@native ?>? web ?>empty
F22 F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||||#@native ?>? web ?>newest
F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||||#@native ?>? web ?>none
F22 F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||||#@native ?>empty web ?>?
F22: F01|resurrected|missing|page|dated|one|noloss|none||||||||||#@native ?>empty web ?>newest
F22 F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||||#@native ?>none web ?>?
F22: F01|resurrected|missing|page|dated|one|noloss|none||||||||||#@native ?>none web ?>newest
F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||||#@native ?>own web ?>?
F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||||#@native ?>own web ?>empty
F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||||#@native ?>own web ?>newest
F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||||#@native ?>own web ?>none
F22: F01|resurrected|missing|page|dated|one|noloss|none||||||||||#@native empty>empty web has>newest
F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||||#@native has>own web empty>empty
F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||||#@native has>own web has>newest
F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||||#@native has>own web none>none
F22: F01|resurrected|missing|page|dated|one|noloss|none||||||||||#@native none>none web has>newest
F22: F01|resurrected|missing|page|dated|one|noloss|none||||||||||#|others|||new|new|||||%@native ?>? web ?>newest
F22: F01|resurrected|missing|page|dated|one|noloss|none||||||||||#|others|||new|new|||||%@native ?>none web ?>?
F22: F01|resurrected|missing|page|dated|one|noloss|none||||||||||#||||new|new|||||%@native ?>? web ?>newest
F22: F01|resurrected|missing|page|dated|one|noloss|none||||||||||#||||new|new|||||%@native ?>empty web ?>?
F22: F01|resurrected|missing|page|dated|one|noloss|none||||||||||#||||new|new|||||%@native ?>none web ?>?
F01 F33: F01|resurrected|missing|page|dated|one|noloss|none||||||||||#||||none|new|||||%@native ?>empty web ?>?
F01: F01|resurrected|missing|page|dated|one|noloss|none||||||||||#||||||||||%@native ?>? web ?>newest
F01 F33: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#@native ?>? web ?>empty
F01 F33: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#@native ?>? web ?>newest
F01 F33: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#@native ?>? web ?>none
F01 F33: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#@native ?>? web ?>older
F01 F33: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>?
F01 F33: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>empty
F01 F33: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>none
F01 F33: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>older
F01: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#@native ?>own web ?>?
F01: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#@native ?>own web ?>empty
F01: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#@native ?>own web ?>newest
F01: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#@native ?>own web ?>none
F01 F33: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#@native has>newest web empty>empty
F01 F33: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#@native has>newest web has>older
F01 F33: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#@native has>newest web none>none
F01: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#@native has>own web empty>empty
F01: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#@native has>own web has>newest
F01: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#@native has>own web none>none
F01: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#|others|||new|new|||||%@native ?>? web ?>none
F01: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#|others|||new|new|||||%@native ?>newest web ?>?
F01: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#|others|||new|new|||||%@native ?>newest web ?>none
F01: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#|others|||new|new|||||%@native has>newest web none>none
F01: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#||||new|new|||||%@native ?>? web ?>empty
F01: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#||||new|new|||||%@native ?>newest web ?>?
F01: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#||||new|new|||||%@native ?>newest web ?>empty
F01: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#||||new|new|||||%@native has>newest web empty>empty
F33 F01: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#||||new||||||%chromium|shortest+@native ?>newest web ?>?
F01: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#||||||||||%@native ?>? web ?>empty
F01: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#||||||||||%@native ?>? web ?>newest
F01: F01|resurrected|missing|page|dated|restarted|noloss|none||||||||||#||||||||||%@native ?>? web ?>none
F22: F01|resurrected|missing|page|undated|one|loss|none|||||||shown|||late#@native ?>empty web ?>?
F22 F33: F01|resurrected|missing|page|undated|one|loss|none|||||||shown|||late#@native ?>none web ?>?
F22: F01|resurrected|missing|page|undated|one|loss|none|||||||shown|||late#@native empty>empty web has>?
F22: F01|resurrected|missing|page|undated|one|loss|none|||||||shown|||late#@native none>none web has>?
F22: F01|resurrected|missing|page|undated|one|loss|none|||||||shown|||late#|others|back||old|old|||||%@native ?>none web ?>?
F22: F01|resurrected|missing|page|undated|one|loss|none|||||||shown|||late#||back||old|old|||||%@native ?>none web ?>?
F01 F33: F01|resurrected|missing|page|undated|one|noloss|none||||||||unshown||late#@native ?>? web ?>newest
F01: F01|resurrected|missing|page|undated|one|noloss|none||||||||unshown||late#@native ?>none web ?>?
F01: F01|resurrected|missing|page|undated|one|noloss|none||||||||unshown||late#@native ?>none web ?>newest
F01: F01|resurrected|missing|page|undated|one|noloss|none||||||||unshown||late#@native none>none web has>newest
F01: F01|resurrected|missing|page|undated|one|noloss|none||||||||unshown||late#|others||||none|||||%@native ?>? web ?>newest
F01: F01|resurrected|missing|page|undated|one|noloss|none||||||||unshown||late#||||none|new|||||%@native ?>? web ?>newest
F33 F01: F01|resurrected|missing|page|undated|one|noloss|none||||||||||late#@native ?>? web ?>empty
F33: F01|resurrected|missing|page|undated|one|noloss|none||||||||||late#@native ?>? web ?>newest
F33: F01|resurrected|missing|page|undated|one|noloss|none||||||||||late#@native ?>empty web ?>?
F33: F01|resurrected|missing|page|undated|one|noloss|none||||||||||late#@native ?>empty web ?>empty
F33: F01|resurrected|missing|page|undated|one|noloss|none||||||||||late#@native ?>empty web ?>newest
F33: F01|resurrected|missing|page|undated|one|noloss|none||||||||||late#@native empty>empty web empty>empty
F33: F01|resurrected|missing|page|undated|one|noloss|none||||||||||late#@native empty>empty web has>newest
F33: F01|resurrected|missing|page|undated|one|noloss|none||||||||||late#||||none|new|||||%@native ?>? web ?>empty
F01 F33: F01|resurrected|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>? web ?>empty
F01 F33: F01|resurrected|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>? web ?>none
F01 F33: F01|resurrected|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>? web ?>older
F01 F33: F01|resurrected|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>newest web ?>?
F01 F33: F01|resurrected|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>newest web ?>empty
F01 F33: F01|resurrected|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>newest web ?>none
F01 F33: F01|resurrected|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>newest web ?>older
F01 F33: F01|resurrected|missing|page|undated|restarted|loss|none|||||||shown|||late#@native has>newest web empty>empty
F01 F33: F01|resurrected|missing|page|undated|restarted|loss|none|||||||shown|||late#@native has>newest web has>older
F01 F33: F01|resurrected|missing|page|undated|restarted|loss|none|||||||shown|||late#@native has>newest web none>none
F01: F01|resurrected|missing|page|undated|restarted|loss|none|||||||shown|||late#|others|||new|new|||||%@native ?>? web ?>none
F01: F01|resurrected|missing|page|undated|restarted|loss|none|||||||shown|||late#|others|||new|new|||||%@native ?>newest web ?>?
F01: F01|resurrected|missing|page|undated|restarted|loss|none|||||||shown|||late#|others|||new|new|||||%@native ?>newest web ?>none
F01: F01|resurrected|missing|page|undated|restarted|loss|none|||||||shown|||late#|others|||new|new|||||%@native has>newest web none>none
F01: F01|resurrected|missing|page|undated|restarted|noloss|none||||||||||#@native ?>empty web ?>?
F01 F33: F01|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>empty
F01 F33: F01|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>none
F01 F33: F01|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>older
F01 F33: F01|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>?
F01 F33: F01|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>empty
F01 F33: F01|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>none
F01 F33: F01|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>older
F01: F01|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#@native has>? web none>none
F01 F33: F01|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#@native has>newest web empty>empty
F01 F33: F01|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#@native has>newest web has>older
F01 F33: F01|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#@native has>newest web none>none
F01: F01|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#|others|||new|new|||||%@native ?>? web ?>none
F01: F01|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#|others|||new|new|||||%@native ?>newest web ?>?
F01: F01|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#|others|||new|new|||||%@native ?>newest web ?>none
F01: F01|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#|others|||new|new|||||%@native has>newest web none>none
F01: F01|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%@native ?>? web ?>empty
F01: F01|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%@native ?>newest web ?>?
F01: F01|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%@native ?>newest web ?>empty
F01: F01|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%@native has>newest web empty>empty
F33 F01: F01|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#||||new||||||%chromium|shortest+@native ?>newest web ?>?
F01: F01|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#||||||||||%@native ?>? web ?>none
F01 F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#@native ?>? web ?>empty
F33 F01: F01|resurrected|none|server|dated|one|noloss|none||||||||||#@native ?>? web ?>newest
F01 F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#@native ?>? web ?>none
F01 F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#@native ?>? web ?>older
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#@native ?>? web ?>own
F33 F01: F01|resurrected|none|server|dated|one|noloss|none||||||||||#@native ?>empty web ?>?
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#@native ?>empty web ?>empty
F33 F01: F01|resurrected|none|server|dated|one|noloss|none||||||||||#@native ?>empty web ?>newest
F01 F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#@native ?>newest web ?>?
F01 F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#@native ?>newest web ?>empty
F33 F01: F01|resurrected|none|server|dated|one|noloss|none||||||||||#@native ?>newest web ?>newest
F01 F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#@native ?>newest web ?>none
F01 F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#@native ?>newest web ?>older
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#@native ?>newest web ?>own
F33 F01: F01|resurrected|none|server|dated|one|noloss|none||||||||||#@native ?>none web ?>?
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#@native ?>none web ?>empty
F33 F01: F01|resurrected|none|server|dated|one|noloss|none||||||||||#@native ?>none web ?>newest
written-back: F01|resurrected|none|server|dated|one|noloss|none||||||||||#@native ?>older web ?>?
written-back: F01|resurrected|none|server|dated|one|noloss|none||||||||||#@native ?>older web ?>empty
written-back: F01|resurrected|none|server|dated|one|noloss|none||||||||||#@native ?>older web ?>none
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#@native empty>empty web empty>empty
F33 F01: F01|resurrected|none|server|dated|one|noloss|none||||||||||#@native empty>empty web has>newest
F01 F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#@native has>newest web empty>empty
F33 F01: F01|resurrected|none|server|dated|one|noloss|none||||||||||#@native has>newest web has>newest
F01 F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#@native has>newest web has>older
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#@native has>newest web has>own
F01 F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#@native has>newest web none>none
written-back: F01|resurrected|none|server|dated|one|noloss|none||||||||||#@native has>older web empty>empty
written-back: F01|resurrected|none|server|dated|one|noloss|none||||||||||#@native has>older web none>none
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#@native none>none web empty>empty
F33 F01: F01|resurrected|none|server|dated|one|noloss|none||||||||||#@native none>none web has>newest
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#|others|||new|new|||||%@native ?>? web ?>newest
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#|others|||new|new|||||%@native ?>newest web ?>?
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#|others|||new|new|||||%@native ?>newest web ?>newest
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#|others|||new|new|||||%@native has>newest web has>newest
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#|others|||new|none|||||%@native ?>? web ?>none
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#|others|||new|none|||||%@native ?>newest web ?>?
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#|others|||new|none|||||%@native ?>newest web ?>none
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#|others|||new|none|||||%@native has>newest web none>none
F01: F01|resurrected|none|server|dated|one|noloss|none||||||||||#|others|||new||||||%android|@native ?>newest web ?>?
F01: F01|resurrected|none|server|dated|one|noloss|none||||||||||#|others|||new||||||%webkitgtk|@native ?>? web ?>none
F01: F01|resurrected|none|server|dated|one|noloss|none||||||||||#|others|||new||||||%webkitgtk|@native ?>newest web ?>?
F01: F01|resurrected|none|server|dated|one|noloss|none||||||||||#|others|||new||||||%webkitgtk|@native ?>newest web ?>none
F01: F01|resurrected|none|server|dated|one|noloss|none||||||||||#|others|||new||||||%webkitgtk|@native has>newest web none>none
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#|others|||none|new|||||%@native ?>? web ?>empty
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#|others|||none|none|||||%@native ?>? web ?>newest
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#|others|||none|none|||||%@native ?>none web ?>?
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#|others|||none|none|||||%@native ?>none web ?>newest
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#|others|||none|none|||||%@native none>none web has>newest
written-back: F01|resurrected|none|server|dated|one|noloss|none||||||||||#|others||||new|||||%@native ?>? web ?>none
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#|others||||new|||||%@native ?>newest web ?>?
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#|others||||new|||||%@native ?>newest web ?>newest
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#|others||||new|||||%@native has>newest web has>newest
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#||||new|new|||||%@native ?>? web ?>newest
F33 F01: F01|resurrected|none|server|dated|one|noloss|none||||||||||#||||new|new|||||%@native ?>newest web ?>?
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#||||new|new|||||%@native ?>newest web ?>newest
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#||||new|new|||||%@native has>newest web has>newest
F33 F01: F01|resurrected|none|server|dated|one|noloss|none||||||||||#||||new|new|||||%chromium|@native ?>? web ?>empty
F33 F01: F01|resurrected|none|server|dated|one|noloss|none||||||||||#||||new|new|||||%chromium|@native ?>newest web ?>empty
F33 F01: F01|resurrected|none|server|dated|one|noloss|none||||||||||#||||new|new|||||%chromium|@native has>newest web empty>empty
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#||||new|none|||||%@native ?>? web ?>empty
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#||||new|none|||||%@native ?>newest web ?>?
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#||||new|none|||||%@native ?>newest web ?>empty
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#||||new|none|||||%@native has>newest web empty>empty
F01 F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#||||new||||||%android|@native ?>? web ?>newest
F01 F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#||||new||||||%android|@native ?>newest web ?>newest
F01 F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#||||new||||||%android|@native has>newest web has>newest
F01 F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#||||new||||||%chromium|@native ?>? web ?>newest
F01 F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#||||new||||||%chromium|@native ?>newest web ?>newest
F01 F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#||||new||||||%chromium|@native has>newest web has>newest
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#||||new||||||%webkitgtk|@native ?>? web ?>newest
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#||||new||||||%webkitgtk|@native ?>newest web ?>newest
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#||||new||||||%webkitgtk|@native has>newest web has>newest
F01 F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#||||new||||||%webkit|@native ?>? web ?>newest
F01 F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#||||new||||||%webkit|@native ?>newest web ?>newest
F01 F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#||||new||||||%webkit|@native has>newest web has>newest
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#||||none|new|||||%@native ?>? web ?>empty
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#||||none|none|||||%@native ?>? web ?>newest
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#||||none|none|||||%@native ?>empty web ?>?
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#||||none|none|||||%@native ?>empty web ?>newest
F33: F01|resurrected|none|server|dated|one|noloss|none||||||||||#||||none|none|||||%@native empty>empty web has>newest
written-back: F01|resurrected|none|server|dated|one|noloss|none||||||||||#|||||new|||||%@native ?>? web ?>empty
F33: F01|resurrected|none|server|dated|restarted|loss|none|||||||shown|||#@native ?>newest web ?>?
F33: F01|resurrected|none|server|dated|restarted|noloss|none||||||||unshown||#@native ?>? web ?>newest
F33: F01|resurrected|none|server|dated|restarted|noloss|none||||||||unshown||#@native ?>? web ?>none
F33: F01|resurrected|none|server|dated|restarted|noloss|none||||||||unshown||#@native ?>newest web ?>?
F33: F01|resurrected|none|server|dated|restarted|noloss|none||||||||unshown||#@native ?>newest web ?>newest
F33: F01|resurrected|none|server|dated|restarted|noloss|none||||||||unshown||#@native ?>newest web ?>none
F33: F01|resurrected|none|server|dated|restarted|noloss|none||||||||unshown||#@native has>newest web has>newest
F33: F01|resurrected|none|server|dated|restarted|noloss|none||||||||unshown||#@native has>newest web none>none
F01 F33: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#@native ?>? web ?>empty
F01 F33: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#@native ?>? web ?>newest
F01 F33: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#@native ?>? web ?>none
F01 F33: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>?
F01 F33: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>empty
F01 F33: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>newest
F01 F33: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>none
F01 F33: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#@native has>newest web empty>empty
F01 F33: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#@native has>newest web has>newest
F01 F33: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#@native has>newest web none>none
F33 F01: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#|others|||new|none|||||%firefox|shortest+@native ?>? web ?>none
F33 F01: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#|others|||new|none|||||%firefox|shortest+@native ?>newest web ?>?
F33 F01: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#|others|||new|none|||||%firefox|shortest+@native ?>newest web ?>none
F33 F01: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#|others|||new|none|||||%firefox|shortest+@native has>newest web none>none
F01: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#|others|||new||||||%android|shortest+@native ?>? web ?>none
F01: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#|others|||new||||||%android|shortest+@native ?>newest web ?>?
F01: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#|others|||new||||||%android|shortest+@native ?>newest web ?>none
F01: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#|others|||new||||||%android|shortest+@native has>newest web none>none
F01: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#|others|||new||||||%chromium|shortest+@native ?>? web ?>none
F01: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#|others|||new||||||%chromium|shortest+@native ?>newest web ?>?
F01: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#|others|||new||||||%chromium|shortest+@native ?>newest web ?>none
F01: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#|others|||new||||||%chromium|shortest+@native has>newest web none>none
F01: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#|others|||new||||||%webkitgtk|longest+@native ?>? web ?>none
F01: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#|others|||new||||||%webkitgtk|longest+@native ?>newest web ?>?
F01: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#|others|||new||||||%webkitgtk|longest+@native ?>newest web ?>none
F01: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#|others|||new||||||%webkitgtk|longest+@native has>newest web none>none
F33: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#||||new|new|||||%webkitgtk|shortest+@native ?>? web ?>newest
F33: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#||||new|new|||||%webkitgtk|shortest+@native ?>newest web ?>newest
F33: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#||||new|new|||||%webkitgtk|shortest+@native has>newest web has>newest
F33 F01: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#||||new|none|||||%@native ?>? web ?>empty
F33 F01: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#||||new|none|||||%@native ?>newest web ?>?
F33 F01: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#||||new|none|||||%@native ?>newest web ?>empty
F33 F01: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#||||new|none|||||%@native has>newest web empty>empty
F33: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#||||new||||||%webkitgtk|shortest+@native ?>? web ?>newest
F33: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#||||new||||||%webkitgtk|shortest+@native ?>newest web ?>newest
F33: F01|resurrected|none|server|dated|restarted|noloss|none||||||||||#||||new||||||%webkitgtk|shortest+@native has>newest web has>newest
F01 F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||#@native ?>? web ?>empty
F01 F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||#@native ?>? web ?>none
F01 F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||#@native ?>empty web ?>?
F01 F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||#@native ?>empty web ?>empty
F33 F01: F01|resurrected|none|server|undated|one|noloss|none||||||||||#@native ?>none web ?>?
F01 F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||#@native ?>none web ?>none
F01 F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||#@native empty>empty web empty>empty
F01 F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||#@native none>none web none>none
F01 F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||#||||new||||||%@native ?>none web ?>?
F33 F01: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#@native ?>? web ?>?
F33 F01: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#@native ?>? web ?>empty
F01 F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#@native ?>? web ?>newest
F01 F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#@native ?>? web ?>none
F33 F01: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#@native ?>empty web ?>?
F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#@native ?>empty web ?>empty
F01: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#@native ?>empty web ?>none
F01 F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#@native ?>newest web ?>?
F01 F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#@native ?>newest web ?>newest
F01 F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#@native ?>newest web ?>none
F33 F01: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#@native ?>none web ?>?
F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#@native ?>none web ?>empty
F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#@native ?>none web ?>none
F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#@native empty>empty web empty>empty
F33 F01: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#@native empty>empty web has>?
F01: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#@native empty>empty web none>none
F01: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#@native has>? web empty>empty
F33 F01: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#@native has>? web has>?
F01 F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#@native has>? web none>none
F01 F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#@native has>newest web has>newest
F01 F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#@native has>newest web none>none
F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#@native none>none web empty>empty
F33 F01: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#@native none>none web has>?
F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#@native none>none web none>none
F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#|others|||none|none|||||%@native ?>none web ?>?
F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#|others|||none|none|||||%@native none>none web has>?
F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#|others||||none|||||%@native ?>? web ?>?
F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#|others||||none|||||%@native has>? web has>?
F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#|others|||||||||%@native ?>? web ?>?
F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#|others|||||||||%@native has>? web has>?
F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#||||none|none|||||%@native ?>empty web ?>?
F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#||||none|none|||||%@native empty>empty web has>?
F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#||||none|old|||||%@native ?>? web ?>empty
F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#||||old|old|||||%@native ?>? web ?>?
F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#||||old|old|||||%@native has>? web has>?
F01 F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#||||old||||||%@native ?>? web ?>?
F01: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#||||old||||||%@native ?>? web ?>empty
F01: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#||||old||||||%@native ?>empty web ?>?
F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#||||old||||||%@native ?>none web ?>?
F01 F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#||||old||||||%@native has>? web has>?
F01 F33: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#||||||||||%@native ?>empty web ?>?
F01: F01|resurrected|none|server|undated|one|noloss|none||||||||||late#||||||||||%@native empty>empty web has>?
F01 F33: F01|resurrected|none|server|undated|restarted|loss|none||||||||||#@native ?>? web ?>empty
F01 F33: F01|resurrected|none|server|undated|restarted|loss|none||||||||||#@native ?>? web ?>none
F01 F33: F01|resurrected|none|server|undated|restarted|loss|none||||||||||#@native ?>empty web ?>?
F01 F33: F01|resurrected|none|server|undated|restarted|loss|none||||||||||#@native ?>empty web ?>empty
F01 F33: F01|resurrected|none|server|undated|restarted|loss|none||||||||||#@native ?>none web ?>?
F01 F33: F01|resurrected|none|server|undated|restarted|loss|none||||||||||#@native ?>none web ?>none
F01 F33: F01|resurrected|none|server|undated|restarted|loss|none||||||||||#@native empty>empty web empty>empty
F01 F33: F01|resurrected|none|server|undated|restarted|loss|none||||||||||#@native none>none web none>none
F33 F01: F01|resurrected|none|server|undated|restarted|loss|none||||||||||#||||none|none|||||%@native ?>? web ?>empty
F33 F01: F01|resurrected|none|server|undated|restarted|loss|none||||||||||#||||none|none|||||%@native ?>empty web ?>?
F33 F01: F01|resurrected|none|server|undated|restarted|loss|none||||||||||#||||none|none|||||%@native ?>empty web ?>empty
F33 F01: F01|resurrected|none|server|undated|restarted|loss|none||||||||||#||||none|none|||||%@native empty>empty web empty>empty
F01 F33: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||#@native ?>? web ?>empty
F01 F33: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||#@native ?>? web ?>none
F01 F33: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||#@native ?>empty web ?>?
F01 F33: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||#@native ?>empty web ?>empty
F01: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||#@native ?>empty web ?>none
F01: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||#@native ?>newest web ?>?
F01: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||#@native ?>newest web ?>empty
F01: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||#@native ?>newest web ?>none
F33 F01: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||#@native ?>none web ?>?
F33 F01: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||#@native ?>none web ?>none
F01 F33: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||#@native empty>empty web empty>empty
F01: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||#@native empty>empty web none>none
F01: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||#@native has>newest web empty>empty
F01: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||#@native has>newest web none>none
F33 F01: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||#@native none>none web none>none
F01: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||#|others|||new||||||%@native ?>? web ?>none
F01 F33: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>?
F01 F33: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>newest
F01 F33: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>none
F01: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||late#@native ?>empty web ?>?
F01: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||late#@native ?>empty web ?>none
F01 F33: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>?
F01 F33: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>newest
F01 F33: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>none
F33 F01: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||late#@native ?>none web ?>?
F33 F01: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||late#@native ?>none web ?>none
F01: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||late#@native empty>empty web none>none
F01 F33: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||late#@native has>? web has>?
F01 F33: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||late#@native has>? web none>none
F01 F33: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||late#@native has>newest web has>newest
F01 F33: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||late#@native has>newest web none>none
F33 F01: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||late#@native none>none web none>none
F01: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||late#|others|||old||||||%@native ?>? web ?>none
F01: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||late#|others|||old||||||%@native has>? web none>none
F01: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||late#||||new||||||%android|@native ?>newest web ?>?
F33: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||late#||||old||||||%@native ?>none web ?>?
F33: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||late#||||old||||||%@native ?>none web ?>none
F33: F01|resurrected|none|server|undated|restarted|noloss|none||||||||||late#||||old||||||%@native none>none web none>none
F33: F01|resurrected|reused|native|dated|restarted|noloss|none||||||||||#@native ?>? web ?>newest
F33: F01|resurrected|reused|native|dated|restarted|noloss|none||||||||||#@native ?>? web ?>none
F33: F01|resurrected|reused|native|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>?
F33: F01|resurrected|reused|native|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>newest
F33: F01|resurrected|reused|native|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>none
F33: F01|resurrected|reused|native|dated|restarted|noloss|none||||||||||#@native has>newest web has>newest
F33: F01|resurrected|reused|native|dated|restarted|noloss|none||||||||||#@native has>newest web none>none
F33: F01|resurrected|reused|page|dated|restarted|noloss|none||||||||||#@native ?>? web ?>newest
F33 F01: F01|resurrected|reused|page|dated|restarted|noloss|none||||||||||#@native ?>? web ?>none
F33 F01: F01|resurrected|reused|page|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>?
F33: F01|resurrected|reused|page|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>newest
F01 F33: F01|resurrected|reused|page|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>none
F33: F01|resurrected|reused|page|dated|restarted|noloss|none||||||||||#@native ?>older web ?>?
F33: F01|resurrected|reused|page|dated|restarted|noloss|none||||||||||#@native ?>older web ?>none
F33: F01|resurrected|reused|page|dated|restarted|noloss|none||||||||||#@native has>newest web has>newest
F01 F33: F01|resurrected|reused|page|dated|restarted|noloss|none||||||||||#@native has>newest web none>none
F33: F01|resurrected|reused|page|dated|restarted|noloss|none||||||||||#@native has>older web none>none
F04 F20 S9: F01|split|missing|native|dated|one|noloss|none|||lostwrite|||||unshown||#@native ?>? web ?>empty
S9: F01|split|missing|native|dated|one|noloss|none|||lostwrite|||||unshown||#@native ?>? web ?>newest
F04 F20 S9: F01|split|missing|native|dated|one|noloss|none|||lostwrite|||||unshown||#@native ?>empty web ?>?
F04 F20 S9: F01|split|missing|native|dated|one|noloss|none|||lostwrite|||||unshown||#@native ?>empty web ?>empty
S9: F01|split|missing|native|dated|one|noloss|none|||lostwrite|||||unshown||#@native ?>empty web ?>newest
F04 F20 S9: F01|split|missing|native|dated|one|noloss|none|||lostwrite|||||unshown||#@native empty>empty web empty>empty
S9: F01|split|missing|native|dated|one|noloss|none|||lostwrite|||||unshown||#@native empty>empty web has>newest
F20 S9: F01|split|missing|native|dated|one|noloss|none|||lostwrite|||||unshown||#||||none||||||%android|@native ?>? web ?>empty
F20 S9: F01|split|missing|native|dated|one|noloss|none|||lostwrite|||||unshown||#||||none||||||%android|@native ?>empty web ?>?
F20 S9: F01|split|missing|native|dated|one|noloss|none|||lostwrite|||||unshown||#||||none||||||%android|@native ?>empty web ?>empty
F20 S9: F01|split|missing|native|dated|one|noloss|none|||lostwrite|||||unshown||#||||none||||||%android|@native empty>empty web empty>empty
F20 S9: F01|split|missing|native|dated|one|noloss|none|||lostwrite|||||unshown||#||||none||||||%chromium|@native ?>? web ?>empty
F20 S9: F01|split|missing|native|dated|one|noloss|none|||lostwrite|||||unshown||#||||none||||||%chromium|@native ?>empty web ?>?
F20 S9: F01|split|missing|native|dated|one|noloss|none|||lostwrite|||||unshown||#||||none||||||%chromium|@native ?>empty web ?>empty
F20 S9: F01|split|missing|native|dated|one|noloss|none|||lostwrite|||||unshown||#||||none||||||%chromium|@native empty>empty web empty>empty
S9: F01|split|missing|native|dated|one|noloss|none|||lostwrite|||||unshown||#||||none||||||%firefox|@native ?>empty web ?>?
F04: F01|split|missing|native|dated|one|noloss|none|||lostwrite|||||unshown||#||||none||||||%webkit-11|@native ?>? web ?>empty
F04: F01|split|missing|native|dated|one|noloss|none|||lostwrite|||||unshown||#||||none||||||%webkit-11|@native ?>empty web ?>?
F04: F01|split|missing|native|dated|one|noloss|none|||lostwrite|||||unshown||#||||none||||||%webkit-11|@native ?>empty web ?>empty
F04: F01|split|missing|native|dated|one|noloss|none|||lostwrite|||||unshown||#||||none||||||%webkit-11|@native empty>empty web empty>empty
F20 S9: F01|split|missing|native|dated|one|noloss|none|||lostwrite|||||unshown||#||||none||||||%webkit|@native ?>? web ?>empty
F20 S9: F01|split|missing|native|dated|one|noloss|none|||lostwrite|||||unshown||#||||none||||||%webkit|@native ?>empty web ?>?
F20 S9: F01|split|missing|native|dated|one|noloss|none|||lostwrite|||||unshown||#||||none||||||%webkit|@native ?>empty web ?>empty
F20 S9: F01|split|missing|native|dated|one|noloss|none|||lostwrite|||||unshown||#||||none||||||%webkit|@native empty>empty web empty>empty
F20 F04 S9: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#@native ?>? web ?>empty
F01 F02: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#@native ?>? web ?>newest
F01 F20 F02: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#@native ?>empty web ?>?
F20 F04 S9: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#@native ?>empty web ?>empty
F01 F02: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#@native ?>empty web ?>newest
F20 F04 S9: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#@native empty>empty web empty>empty
F01 F02: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#@native empty>empty web has>newest
F20 S9: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none|new|||||%@native ?>? web ?>empty
F01 F20 F02 S9: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none|new|||||%@native ?>empty web ?>?
F20 S9: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none|new|||||%@native ?>empty web ?>empty
F20 S9: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none|new|||||%@native empty>empty web empty>empty
F01: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none|new|||||%android|@native ?>? web ?>newest
F01 F20: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none|new|||||%android|@native ?>empty web ?>?
F01: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none|new|||||%android|@native ?>empty web ?>newest
F01: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none|new|||||%android|@native empty>empty web has>newest
F01: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none|new|||||%chromium|@native ?>? web ?>newest
F20 F01: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none|new|||||%chromium|@native ?>empty web ?>?
F01: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none|new|||||%chromium|@native ?>empty web ?>newest
F01: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none|new|||||%chromium|@native empty>empty web has>newest
F01: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none|new|||||%firefox|@native ?>? web ?>newest
F01 F20: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none|new|||||%firefox|@native ?>empty web ?>?
F01: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none|new|||||%firefox|@native ?>empty web ?>newest
F01: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none|new|||||%firefox|@native empty>empty web has>newest
S9: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none|new|||||%webkitgtk|@native ?>? web ?>empty
F01 F02 S9: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none|new|||||%webkitgtk|@native ?>empty web ?>?
S9: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none|new|||||%webkitgtk|@native ?>empty web ?>empty
S9: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none|new|||||%webkitgtk|@native empty>empty web empty>empty
F01: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none|new|||||%webkit|@native ?>? web ?>newest
F20 F01: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none|new|||||%webkit|@native ?>empty web ?>?
F01: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none|new|||||%webkit|@native ?>empty web ?>newest
F01: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none|new|||||%webkit|@native empty>empty web has>newest
F04: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none||||||%@native ?>? web ?>empty
F01: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none||||||%@native ?>? web ?>newest
F01 F04: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none||||||%@native ?>empty web ?>?
F04: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none||||||%@native ?>empty web ?>empty
F01: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none||||||%@native ?>empty web ?>newest
F04: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none||||||%@native empty>empty web empty>empty
F01: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none||||||%@native empty>empty web has>newest
F01: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none||||||%android|@native ?>empty web ?>?
F01: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none||||||%chromium|@native ?>empty web ?>?
F01: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none||||||%firefox|@native ?>empty web ?>?
F04: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none||||||%webkit-11|@native ?>empty web ?>?
F01: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none||||||%webkitgtk|@native ?>empty web ?>?
F01: F01|split|missing|native|dated|one|noloss|none||||||||unshown||#||||none||||||%webkit|@native ?>empty web ?>?
F20 S9 F04: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#@native ?>? web ?>empty
F01: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#@native ?>? web ?>newest
F20: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#@native ?>? web ?>none
F01 F20 S9: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#@native ?>empty web ?>?
F20 S9 F04: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#@native ?>empty web ?>empty
F01: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#@native ?>empty web ?>newest
F20: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#@native ?>empty web ?>none
F20 S9 F04: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#@native empty>empty web empty>empty
F01: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#@native empty>empty web has>newest
F20: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#@native empty>empty web none>none
F01: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#||||none|new|||||%@native ?>empty web ?>?
F20 F01 S9: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#||||none||||||%@native ?>empty web ?>?
F20 S9: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#||||none||||||%android|shortest+@native ?>? web ?>empty
F20 S9: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#||||none||||||%android|shortest+@native ?>empty web ?>empty
F20 S9: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#||||none||||||%android|shortest+@native empty>empty web empty>empty
F20 S9: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#||||none||||||%chromium|shortest+@native ?>? web ?>empty
F20 S9: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#||||none||||||%chromium|shortest+@native ?>empty web ?>?
F20 S9: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#||||none||||||%chromium|shortest+@native ?>empty web ?>empty
F20 S9: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#||||none||||||%chromium|shortest+@native empty>empty web empty>empty
F20 S9: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#||||none||||||%firefox|shortest+@native ?>? web ?>empty
F20 S9: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#||||none||||||%firefox|shortest+@native ?>empty web ?>?
F20 S9: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#||||none||||||%firefox|shortest+@native ?>empty web ?>empty
F20 S9: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#||||none||||||%firefox|shortest+@native empty>empty web empty>empty
F04: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#||||none||||||%webkit-11|shortest+@native ?>? web ?>empty
F04 F20: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#||||none||||||%webkit-11|shortest+@native ?>empty web ?>?
F04: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#||||none||||||%webkit-11|shortest+@native ?>empty web ?>empty
F04: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#||||none||||||%webkit-11|shortest+@native empty>empty web empty>empty
S9: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#||||none||||||%webkitgtk|shortest+@native ?>? web ?>empty
F01 S9: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#||||none||||||%webkitgtk|shortest+@native ?>empty web ?>?
S9: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#||||none||||||%webkitgtk|shortest+@native ?>empty web ?>empty
S9: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#||||none||||||%webkitgtk|shortest+@native empty>empty web empty>empty
F20 S9: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#||||none||||||%webkit|shortest+@native ?>? web ?>empty
F20 S9: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#||||none||||||%webkit|shortest+@native ?>empty web ?>?
F20 S9: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#||||none||||||%webkit|shortest+@native ?>empty web ?>empty
F20 S9: F01|split|missing|native|dated|restarted|noloss|none||||||||unshown||#||||none||||||%webkit|shortest+@native empty>empty web empty>empty
F23: F01|split|missing|native|undated|one|noloss|none|||lostwrite|||||unshown||#@native ?>? web ?>empty
F23: F01|split|missing|native|undated|one|noloss|none|||lostwrite|||||unshown||#@native ?>empty web ?>?
F23: F01|split|missing|native|undated|one|noloss|none|||lostwrite|||||unshown||#@native ?>empty web ?>empty
F23: F01|split|missing|native|undated|one|noloss|none|||lostwrite|||||unshown||#@native empty>empty web empty>empty
F01: F01|split|missing|native|undated|one|noloss|none||||||||unshown||#@native ?>? web ?>empty
F01: F01|split|missing|native|undated|one|noloss|none||||||||unshown||#@native ?>empty web ?>?
F01: F01|split|missing|native|undated|one|noloss|none||||||||unshown||#@native ?>empty web ?>empty
F01: F01|split|missing|native|undated|one|noloss|none||||||||unshown||#@native empty>empty web empty>empty
F01 F23: F01|split|missing|native|undated|one|noloss|none||||||||unshown||late#@native ?>? web ?>newest
F01 F23 F41: F01|split|missing|native|undated|one|noloss|none||||||||unshown||late#@native ?>empty web ?>?
F01 F23 F41: F01|split|missing|native|undated|one|noloss|none||||||||unshown||late#@native ?>empty web ?>newest
F01 F23 F41: F01|split|missing|native|undated|one|noloss|none||||||||unshown||late#@native empty>empty web has>newest
F01: F01|split|missing|native|undated|one|noloss|none||||||||unshown||late#||||none|new|||||%android|@native ?>? web ?>newest
F01: F01|split|missing|native|undated|one|noloss|none||||||||unshown||late#||||none|new|||||%android|@native ?>empty web ?>?
F01: F01|split|missing|native|undated|one|noloss|none||||||||unshown||late#||||none|new|||||%android|@native ?>empty web ?>newest
F01: F01|split|missing|native|undated|one|noloss|none||||||||unshown||late#||||none|new|||||%android|@native empty>empty web has>newest
F01 F23 F41: F01|split|missing|native|undated|one|noloss|none||||||||unshown||late#||||none|new|||||%webkitgtk|@native ?>? web ?>newest
F20 S9: F01|split|missing|native|undated|one|noloss|none||||||||||late#@native ?>? web ?>empty
F23 F01: F01|split|missing|native|undated|one|noloss|none||||||||||late#@native ?>? web ?>none
F01 F20 F02: F01|split|missing|native|undated|one|noloss|none||||||||||late#@native ?>empty web ?>?
F20 S9: F01|split|missing|native|undated|one|noloss|none||||||||||late#@native ?>empty web ?>empty
F01 F23: F01|split|missing|native|undated|one|noloss|none||||||||||late#@native ?>empty web ?>none
F23: F01|split|missing|native|undated|one|noloss|none||||||||||late#@native ?>none web ?>?
F23: F01|split|missing|native|undated|one|noloss|none||||||||||late#@native ?>none web ?>none
F20 S9: F01|split|missing|native|undated|one|noloss|none||||||||||late#@native empty>empty web empty>empty
F01 F02 dead-process: F01|split|missing|native|undated|one|noloss|none||||||||||late#@native empty>empty web has>?
F01 F23: F01|split|missing|native|undated|one|noloss|none||||||||||late#@native empty>empty web none>none
F23: F01|split|missing|native|undated|one|noloss|none||||||||||late#@native none>none web none>none
F01: F01|split|missing|native|undated|one|noloss|none||||||||||late#||||none|new|||||%@native ?>? web ?>none
F01: F01|split|missing|native|undated|one|noloss|none||||||||||late#||||none|new|||||%@native ?>empty web ?>?
F01: F01|split|missing|native|undated|one|noloss|none||||||||||late#||||none|new|||||%@native ?>empty web ?>none
F01: F01|split|missing|native|undated|one|noloss|none||||||||||late#||||none|new|||||%@native empty>empty web has>?
F01: F01|split|missing|native|undated|one|noloss|none||||||||||late#||||none|new|||||%@native empty>empty web none>none
F23: F01|split|missing|native|undated|one|noloss|none||||||||||late#||||none|old|||||%@native ?>? web ?>none
F01 F20 F02 dead-process: F01|split|missing|native|undated|one|noloss|none||||||||||late#||||none|old|||||%@native ?>empty web ?>?
F01 F20: F01|split|missing|native|undated|one|noloss|none||||||||||late#||||none|old|||||%android|@native ?>empty web ?>?
F01: F01|split|missing|native|undated|one|noloss|none||||||||||late#||||none|old|||||%android|@native empty>empty web has>?
F20 F01: F01|split|missing|native|undated|one|noloss|none||||||||||late#||||none|old|||||%chromium|@native ?>empty web ?>?
F01: F01|split|missing|native|undated|one|noloss|none||||||||||late#||||none|old|||||%chromium|@native empty>empty web has>?
F01 F20: F01|split|missing|native|undated|one|noloss|none||||||||||late#||||none|old|||||%firefox|@native ?>empty web ?>?
F01: F01|split|missing|native|undated|one|noloss|none||||||||||late#||||none|old|||||%firefox|@native empty>empty web has>?
S9 F23: F01|split|missing|native|undated|one|noloss|none||||||||||late#||||none|old|||||%webkitgtk|@native ?>? web ?>empty
F01 F02 dead-process S9: F01|split|missing|native|undated|one|noloss|none||||||||||late#||||none|old|||||%webkitgtk|@native ?>empty web ?>?
S9: F01|split|missing|native|undated|one|noloss|none||||||||||late#||||none|old|||||%webkitgtk|@native ?>empty web ?>empty
S9: F01|split|missing|native|undated|one|noloss|none||||||||||late#||||none|old|||||%webkitgtk|@native empty>empty web empty>empty
F20 F01 F02: F01|split|missing|native|undated|one|noloss|none||||||||||late#||||none|old|||||%webkit|@native ?>empty web ?>?
F01 F02: F01|split|missing|native|undated|one|noloss|none||||||||||late#||||none|old|||||%webkit|@native empty>empty web has>?
F23 F41 F64 dead-process: F01|split|missing|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>? web ?>newest
F23 F41 F64 dead-process: F01|split|missing|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>empty web ?>?
F23 F41 F64 dead-process: F01|split|missing|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>empty web ?>newest
F23 F41 F64 dead-process: F01|split|missing|native|undated|restarted|noloss|none||||||||unshown||late#@native empty>empty web has>newest
F23 F64 dead-process: F01|split|missing|native|undated|restarted|noloss|none||||||||unshown||late#||||none||||||%@native ?>? web ?>newest
F23 F64 dead-process: F01|split|missing|native|undated|restarted|noloss|none||||||||unshown||late#||||none||||||%@native ?>empty web ?>?
F23 F64 dead-process: F01|split|missing|native|undated|restarted|noloss|none||||||||unshown||late#||||none||||||%@native ?>empty web ?>newest
F23 F64 dead-process: F01|split|missing|native|undated|restarted|noloss|none||||||||unshown||late#||||none||||||%@native empty>empty web has>newest
F23: F01|split|missing|native|undated|restarted|noloss|none||||||||unshown||late#||||none||||||%webkitgtk|shortest+@native ?>? web ?>newest
F23: F01|split|missing|native|undated|restarted|noloss|none||||||||unshown||late#||||none||||||%webkitgtk|shortest+@native ?>empty web ?>?
F23: F01|split|missing|native|undated|restarted|noloss|none||||||||unshown||late#||||none||||||%webkitgtk|shortest+@native ?>empty web ?>newest
F23: F01|split|missing|native|undated|restarted|noloss|none||||||||unshown||late#||||none||||||%webkitgtk|shortest+@native empty>empty web has>newest
F01: F01|split|missing|native|undated|restarted|noloss|none||||||||||#@native ?>? web ?>none
F01: F01|split|missing|native|undated|restarted|noloss|none||||||||||#@native ?>empty web ?>?
F01: F01|split|missing|native|undated|restarted|noloss|none||||||||||#@native ?>empty web ?>none
F01: F01|split|missing|native|undated|restarted|noloss|none||||||||||#@native empty>empty web none>none
F64 F28: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>empty
F23 F27: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>none
F64 F28: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#@native ?>empty web ?>?
F64 F28: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#@native ?>empty web ?>empty
F23 F27: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#@native ?>none web ?>?
F23: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#@native ?>none web ?>empty
F23 F27: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#@native ?>none web ?>none
F64 F28: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#@native empty>empty web empty>empty
F64: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#@native empty>empty web has>?
F23: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#@native none>none web empty>empty
F23 F27: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#@native none>none web none>none
F64: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#||||none||||||%android|shortest+@native ?>? web ?>empty
F64: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#||||none||||||%android|shortest+@native ?>empty web ?>?
F64: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#||||none||||||%android|shortest+@native ?>empty web ?>empty
F64: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#||||none||||||%android|shortest+@native empty>empty web empty>empty
F64 F27: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#||||none||||||%chromium|shortest+@native ?>empty web ?>?
F64: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#||||none||||||%firefox|shortest+@native ?>empty web ?>?
F64: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#||||none||||||%webkit|shortest+@native ?>? web ?>empty
F64 F02: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#||||none||||||%webkit|shortest+@native ?>empty web ?>?
F64: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#||||none||||||%webkit|shortest+@native ?>empty web ?>empty
F64: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#||||none||||||%webkit|shortest+@native empty>empty web empty>empty
F64 F02: F01|split|missing|native|undated|restarted|noloss|none||||||||||late#||||none||||||%webkit|shortest+@native empty>empty web has>?
F20: F01|split|missing|page|dated|one|loss|none|||||||shown|||#@native ?>? web ?>empty
F20: F01|split|missing|page|dated|one|loss|none|||||||shown|||#@native ?>newest web ?>?
F20: F01|split|missing|page|dated|one|loss|none|||||||shown|||#@native ?>newest web ?>empty
F20: F01|split|missing|page|dated|one|loss|none|||||||shown|||#@native has>newest web empty>empty
F01 header-dropped F24: F01|split|missing|page|dated|one|noloss|none||||||||||#@native ?>? web ?>empty
F39 F24: F01|split|missing|page|dated|one|noloss|none||||||||||#@native ?>empty web ?>?
F39 F24: F01|split|missing|page|dated|one|noloss|none||||||||||#@native ?>empty web ?>empty
F01 header-dropped: F01|split|missing|page|dated|one|noloss|none||||||||||#@native ?>newest web ?>?
F01 header-dropped: F01|split|missing|page|dated|one|noloss|none||||||||||#@native ?>newest web ?>empty
F39 F24: F01|split|missing|page|dated|one|noloss|none||||||||||#@native empty>empty web empty>empty
F01 header-dropped: F01|split|missing|page|dated|one|noloss|none||||||||||#@native has>newest web empty>empty
F01 F39: F01|split|missing|page|dated|one|noloss|none||||||||||#||||new|none|||||%@native ?>? web ?>empty
F39: F01|split|missing|page|dated|one|noloss|none||||||||||#||||new|none|||||%@native ?>empty web ?>?
F39: F01|split|missing|page|dated|one|noloss|none||||||||||#||||new|none|||||%@native ?>empty web ?>empty
F01 F39: F01|split|missing|page|dated|one|noloss|none||||||||||#||||new|none|||||%@native ?>newest web ?>?
F01 F39: F01|split|missing|page|dated|one|noloss|none||||||||||#||||new|none|||||%@native ?>newest web ?>empty
F39: F01|split|missing|page|dated|one|noloss|none||||||||||#||||new|none|||||%@native empty>empty web empty>empty
F01 F39: F01|split|missing|page|dated|one|noloss|none||||||||||#||||new|none|||||%@native has>newest web empty>empty
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#||||new|none|||||%android|@native ?>? web ?>empty
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#||||new|none|||||%android|@native ?>newest web ?>?
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#||||new|none|||||%android|@native ?>newest web ?>empty
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#||||new|none|||||%android|@native has>newest web empty>empty
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#||||new|none|||||%firefox|@native ?>? web ?>empty
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#||||new|none|||||%firefox|@native ?>newest web ?>?
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#||||new|none|||||%firefox|@native ?>newest web ?>empty
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#||||new|none|||||%firefox|@native has>newest web empty>empty
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#||||new|none|||||%webkit|@native ?>? web ?>empty
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#||||new|none|||||%webkit|@native ?>newest web ?>?
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#||||new|none|||||%webkit|@native ?>newest web ?>empty
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#||||new|none|||||%webkit|@native has>newest web empty>empty
F24: F01|split|missing|page|dated|one|noloss|none||||||||||#|||||none|||||%@native ?>empty web ?>?
F24: F01|split|missing|page|dated|one|noloss|none||||||||||#|||||none|||||%@native ?>empty web ?>empty
F01 header-dropped F24: F01|split|missing|page|dated|one|noloss|none||||||||||#|||||none|||||%@native ?>newest web ?>?
F01 header-dropped F24: F01|split|missing|page|dated|one|noloss|none||||||||||#|||||none|||||%@native ?>newest web ?>empty
F24: F01|split|missing|page|dated|one|noloss|none||||||||||#|||||none|||||%@native empty>empty web empty>empty
F01 header-dropped F24: F01|split|missing|page|dated|one|noloss|none||||||||||#|||||none|||||%@native has>newest web empty>empty
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#|||||none|||||%android|@native ?>? web ?>empty
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#|||||none|||||%android|@native ?>newest web ?>?
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#|||||none|||||%android|@native ?>newest web ?>empty
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#|||||none|||||%android|@native has>newest web empty>empty
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#|||||none|||||%chromium|@native ?>? web ?>empty
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#|||||none|||||%chromium|@native ?>newest web ?>?
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#|||||none|||||%chromium|@native ?>newest web ?>empty
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#|||||none|||||%chromium|@native has>newest web empty>empty
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#|||||none|||||%firefox|@native ?>? web ?>empty
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#|||||none|||||%firefox|@native ?>newest web ?>?
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#|||||none|||||%firefox|@native ?>newest web ?>empty
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#|||||none|||||%firefox|@native has>newest web empty>empty
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#|||||none|||||%webkit-11|@native ?>? web ?>empty
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#|||||none|||||%webkit-11|@native ?>newest web ?>?
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#|||||none|||||%webkit-11|@native ?>newest web ?>empty
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#|||||none|||||%webkit-11|@native has>newest web empty>empty
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#|||||none|||||%webkit|@native ?>? web ?>empty
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#|||||none|||||%webkit|@native ?>newest web ?>?
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#|||||none|||||%webkit|@native ?>newest web ?>empty
F01: F01|split|missing|page|dated|one|noloss|none||||||||||#|||||none|||||%webkit|@native has>newest web empty>empty
F20 F41: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>? web ?>empty
F58: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>? web ?>newest
F60 F41: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>? web ?>none
F41: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>empty web ?>?
F41: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>empty web ?>empty
F41: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>empty web ?>none
F20 F60 F58 F41: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>newest web ?>?
F20 F41: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>newest web ?>empty
F58: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>newest web ?>newest
F60 F41: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>newest web ?>none
F60: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>none web ?>?
F60: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>none web ?>none
F41: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#@native empty>empty web empty>empty
F41: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#@native empty>empty web none>none
F20 F41: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#@native has>newest web empty>empty
F58: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#@native has>newest web has>newest
F60 F41: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#@native has>newest web none>none
F60: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#@native none>none web none>none
F58: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|empty||||none|||||%@native ?>newest web ?>?
F41: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|others||||none|||||%@native ?>? web ?>none
F41: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|others||||none|||||%@native ?>newest web ?>?
F41: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|others||||none|||||%@native ?>newest web ?>none
F41: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|others||||none|||||%@native has>newest web none>none
F58 F60: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#||back|||none|||||%@native ?>newest web ?>?
F58: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#||back|||none|||||%android|shortest+@native ?>newest web ?>?
F20: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#||||new|none|||||%@native ?>? web ?>empty
F20 F24 F58: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#||||new|none|||||%@native ?>newest web ?>?
F20: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#||||new|none|||||%@native ?>newest web ?>empty
F20: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#||||new|none|||||%@native has>newest web empty>empty
F20 F58: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#||||new|none|||||%android|shortest+@native ?>? web ?>empty
F20 F58: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#||||new|none|||||%android|shortest+@native ?>newest web ?>?
F20 F58: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#||||new|none|||||%android|shortest+@native ?>newest web ?>empty
F20 F58: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#||||new|none|||||%android|shortest+@native has>newest web empty>empty
F20: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#||||new|none|||||%chromium|shortest+@native ?>newest web ?>?
F20 F24: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#||||new|none|||||%webkit|shortest+@native ?>newest web ?>?
F60: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|||||none|||||%@native ?>? web ?>none
F20 F60 F41 F58: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|||||none|||||%@native ?>newest web ?>?
F60: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|||||none|||||%@native ?>newest web ?>none
F60: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|||||none|||||%@native has>newest web none>none
F58: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|||||none|||||%android|longest+@native ?>newest web ?>?
F20: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|||||none|||||%android|shortest+@native ?>? web ?>empty
F20 F60 F58: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|||||none|||||%android|shortest+@native ?>newest web ?>?
F20: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|||||none|||||%android|shortest+@native ?>newest web ?>empty
F20: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|||||none|||||%android|shortest+@native has>newest web empty>empty
F20: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|||||none|||||%chromium|shortest+@native ?>? web ?>empty
F20 F60: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|||||none|||||%chromium|shortest+@native ?>newest web ?>?
F20: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|||||none|||||%chromium|shortest+@native ?>newest web ?>empty
F20: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|||||none|||||%chromium|shortest+@native has>newest web empty>empty
F20: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|||||none|||||%firefox|shortest+@native ?>? web ?>empty
F20 F60: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|||||none|||||%firefox|shortest+@native ?>newest web ?>?
F20: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|||||none|||||%firefox|shortest+@native ?>newest web ?>empty
F20: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|||||none|||||%firefox|shortest+@native has>newest web empty>empty
F41: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|||||none|||||%webkitgtk|shortest+@native ?>? web ?>empty
F41 F60: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|||||none|||||%webkitgtk|shortest+@native ?>newest web ?>?
F41: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|||||none|||||%webkitgtk|shortest+@native ?>newest web ?>empty
F41: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|||||none|||||%webkitgtk|shortest+@native has>newest web empty>empty
F20: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|||||none|||||%webkit|shortest+@native ?>? web ?>empty
F20 F60: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|||||none|||||%webkit|shortest+@native ?>newest web ?>?
F20: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|||||none|||||%webkit|shortest+@native ?>newest web ?>empty
F20: F01|split|missing|page|dated|restarted|loss|none|||||||shown|||#|||||none|||||%webkit|shortest+@native has>newest web empty>empty
F25 F20: F01|split|missing|page|dated|restarted|noloss|none||||||||||#@native ?>? web ?>empty
F58: F01|split|missing|page|dated|restarted|noloss|none||||||||||#@native ?>? web ?>newest
F60: F01|split|missing|page|dated|restarted|noloss|none||||||||||#@native ?>? web ?>none
F25 F20 F60: F01|split|missing|page|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>?
F25 F20: F01|split|missing|page|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>empty
F58: F01|split|missing|page|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>newest
F60: F01|split|missing|page|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>none
F60: F01|split|missing|page|dated|restarted|noloss|none||||||||||#@native ?>none web ?>?
F60: F01|split|missing|page|dated|restarted|noloss|none||||||||||#@native ?>none web ?>none
F25 F20: F01|split|missing|page|dated|restarted|noloss|none||||||||||#@native has>newest web empty>empty
F58: F01|split|missing|page|dated|restarted|noloss|none||||||||||#@native has>newest web has>newest
F60: F01|split|missing|page|dated|restarted|noloss|none||||||||||#@native has>newest web none>none
F60: F01|split|missing|page|dated|restarted|noloss|none||||||||||#@native none>none web none>none
F58: F01|split|missing|page|dated|restarted|noloss|none||||||||||#|empty||||none|||||%@native ?>newest web ?>?
F58: F01|split|missing|page|dated|restarted|noloss|none||||||||||#|||||none|||||%android|longest+@native ?>newest web ?>?
F20: F01|split|missing|page|dated|restarted|noloss|none||||||||||#|||||none|||||%android|shortest+@native ?>? web ?>empty
F20 F60: F01|split|missing|page|dated|restarted|noloss|none||||||||||#|||||none|||||%android|shortest+@native ?>newest web ?>?
F20: F01|split|missing|page|dated|restarted|noloss|none||||||||||#|||||none|||||%android|shortest+@native ?>newest web ?>empty
F20: F01|split|missing|page|dated|restarted|noloss|none||||||||||#|||||none|||||%android|shortest+@native has>newest web empty>empty
F20: F01|split|missing|page|dated|restarted|noloss|none||||||||||#|||||none|||||%chromium|shortest+@native ?>? web ?>empty
F20 F60: F01|split|missing|page|dated|restarted|noloss|none||||||||||#|||||none|||||%chromium|shortest+@native ?>newest web ?>?
F20: F01|split|missing|page|dated|restarted|noloss|none||||||||||#|||||none|||||%chromium|shortest+@native ?>newest web ?>empty
F20: F01|split|missing|page|dated|restarted|noloss|none||||||||||#|||||none|||||%chromium|shortest+@native has>newest web empty>empty
F20: F01|split|missing|page|dated|restarted|noloss|none||||||||||#|||||none|||||%firefox|shortest+@native ?>? web ?>empty
F20 F60: F01|split|missing|page|dated|restarted|noloss|none||||||||||#|||||none|||||%firefox|shortest+@native ?>newest web ?>?
F20: F01|split|missing|page|dated|restarted|noloss|none||||||||||#|||||none|||||%firefox|shortest+@native ?>newest web ?>empty
F20: F01|split|missing|page|dated|restarted|noloss|none||||||||||#|||||none|||||%firefox|shortest+@native has>newest web empty>empty
F25: F01|split|missing|page|dated|restarted|noloss|none||||||||||#|||||none|||||%webkitgtk|shortest+@native ?>? web ?>empty
F25 F60: F01|split|missing|page|dated|restarted|noloss|none||||||||||#|||||none|||||%webkitgtk|shortest+@native ?>newest web ?>?
F25: F01|split|missing|page|dated|restarted|noloss|none||||||||||#|||||none|||||%webkitgtk|shortest+@native ?>newest web ?>empty
F25: F01|split|missing|page|dated|restarted|noloss|none||||||||||#|||||none|||||%webkitgtk|shortest+@native has>newest web empty>empty
F20: F01|split|missing|page|dated|restarted|noloss|none||||||||||#|||||none|||||%webkit|shortest+@native ?>? web ?>empty
F20 F60: F01|split|missing|page|dated|restarted|noloss|none||||||||||#|||||none|||||%webkit|shortest+@native ?>newest web ?>?
F20: F01|split|missing|page|dated|restarted|noloss|none||||||||||#|||||none|||||%webkit|shortest+@native ?>newest web ?>empty
F20: F01|split|missing|page|dated|restarted|noloss|none||||||||||#|||||none|||||%webkit|shortest+@native has>newest web empty>empty
F23: F01|split|missing|page|undated|one|loss|none|||||||shown|||#@native ?>? web ?>empty
F23: F01|split|missing|page|undated|one|loss|none|||||||shown|||#@native ?>? web ?>none
F23: F01|split|missing|page|undated|one|loss|none|||||||shown|||#@native ?>empty web ?>?
F23: F01|split|missing|page|undated|one|loss|none|||||||shown|||#@native ?>empty web ?>empty
F23: F01|split|missing|page|undated|one|loss|none|||||||shown|||#@native ?>none web ?>?
F23: F01|split|missing|page|undated|one|loss|none|||||||shown|||#@native ?>none web ?>none
F23: F01|split|missing|page|undated|one|loss|none|||||||shown|||#@native empty>empty web empty>empty
F23: F01|split|missing|page|undated|one|loss|none|||||||shown|||#@native none>none web none>none
F20: F01|split|missing|page|undated|one|loss|none|||||||shown|||late#@native ?>? web ?>empty
F23: F01|split|missing|page|undated|one|loss|none|||||||shown|||late#@native ?>? web ?>none
F23: F01|split|missing|page|undated|one|loss|none|||||||shown|||late#@native ?>none web ?>?
F23: F01|split|missing|page|undated|one|loss|none|||||||shown|||late#@native ?>none web ?>none
F20: F01|split|missing|page|undated|one|loss|none|||||||shown|||late#@native has>? web empty>empty
F23: F01|split|missing|page|undated|one|loss|none|||||||shown|||late#@native none>none web none>none
F01: F01|split|missing|page|undated|one|noloss|none||||||||||#@native ?>? web ?>empty
F01: F01|split|missing|page|undated|one|noloss|none||||||||||#@native ?>empty web ?>?
F01: F01|split|missing|page|undated|one|noloss|none||||||||||#@native ?>empty web ?>empty
F01: F01|split|missing|page|undated|one|noloss|none||||||||||#@native ?>none web ?>?
F01: F01|split|missing|page|undated|one|noloss|none||||||||||#@native ?>none web ?>empty
F01: F01|split|missing|page|undated|one|noloss|none||||||||||#@native empty>empty web empty>empty
F01: F01|split|missing|page|undated|one|noloss|none||||||||||#@native none>none web empty>empty
F20 F01: F01|split|missing|page|undated|one|noloss|none||||||||||late#@native ?>? web ?>empty
F60: F01|split|missing|page|undated|one|noloss|none||||||||||late#@native ?>? web ?>none
F60: F01|split|missing|page|undated|one|noloss|none||||||||||late#@native ?>newest web ?>?
F60: F01|split|missing|page|undated|one|noloss|none||||||||||late#@native ?>newest web ?>none
F20 F01: F01|split|missing|page|undated|one|noloss|none||||||||||late#@native has>? web empty>empty
F60: F01|split|missing|page|undated|one|noloss|none||||||||||late#@native has>newest web none>none
F01 header-dropped: F01|split|missing|page|undated|one|noloss|none||||||||||late#||||old|none|||||%webkitgtk|@native ?>? web ?>empty
F01 header-dropped: F01|split|missing|page|undated|one|noloss|none||||||||||late#||||old|none|||||%webkitgtk|@native has>? web empty>empty
F23: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||#@native ?>? web ?>empty
F23 F60: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||#@native ?>? web ?>none
F23: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||#@native ?>empty web ?>?
F23: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||#@native ?>empty web ?>empty
F60: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||#@native ?>empty web ?>none
F23 F60: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||#@native ?>none web ?>?
F23 F60: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||#@native ?>none web ?>none
F23: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||#@native empty>empty web empty>empty
F60: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||#@native empty>empty web none>none
F23 F60: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||#@native none>none web none>none
F23: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||#|others||||none|||||%@native ?>? web ?>none
F23: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||#|others||||none|||||%@native ?>none web ?>?
F23: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||#|others||||none|||||%@native ?>none web ?>none
F23: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||#|others||||none|||||%@native none>none web none>none
F60: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||#|||||none|||||%@native ?>? web ?>none
F60: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||#|||||none|||||%@native ?>none web ?>?
F60: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||#|||||none|||||%@native ?>none web ?>none
F60: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||#|||||none|||||%@native none>none web none>none
F58 F24: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>? web ?>?
F20 F58 F23: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>? web ?>empty
F60 F23: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>? web ?>none
F60 F23: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>empty web ?>?
F60: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>newest web ?>?
F60: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>newest web ?>none
F23: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>none web ?>?
F23: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>none web ?>none
F20 F58: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||late#@native has>? web empty>empty
F58 F24: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||late#@native has>? web has>?
F60: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||late#@native has>newest web none>none
F23: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||late#@native none>none web none>none
F58: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||late#|empty||||none|||||%@native ?>? web ?>?
F58: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||late#|empty||||none|||||%@native has>? web has>?
F23: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||late#|others||||none|||||%@native ?>? web ?>none
F20: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||late#||||old|none|||||%@native ?>? web ?>empty
F20: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||late#||||old|none|||||%@native has>? web empty>empty
F58: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%@native ?>? web ?>?
F60: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%@native ?>? web ?>none
F58: F01|split|missing|page|undated|restarted|loss|none|||||||shown|||late#|||||none|||||%@native has>? web has>?
F33: F01|split|missing|page|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>empty
F33: F01|split|missing|page|undated|restarted|noloss|none||||||||||late#@native ?>empty web ?>?
F33: F01|split|missing|page|undated|restarted|noloss|none||||||||||late#@native ?>empty web ?>empty
F33: F01|split|missing|page|undated|restarted|noloss|none||||||||||late#@native empty>empty web empty>empty
F33: F01|split|missing|page|undated|restarted|noloss|none||||||||||late#@native has>? web empty>empty
F20 F04 strategy: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#@native ?>? web ?>empty
F20 F04 strategy: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#@native ?>empty web ?>?
F20 F04 strategy: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#@native ?>empty web ?>empty
F20 F04 strategy: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#@native empty>empty web empty>empty
strategy: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#@native empty>empty web has>?
F20: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#@native has>? web empty>empty
F20 strategy: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#|||||none|||||%android|@native ?>? web ?>empty
F20 strategy: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#|||||none|||||%android|@native ?>empty web ?>?
F20 strategy: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#|||||none|||||%android|@native ?>empty web ?>empty
F20 strategy: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#|||||none|||||%android|@native empty>empty web empty>empty
F20 strategy: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#|||||none|||||%chromium|@native ?>? web ?>empty
F20 strategy: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#|||||none|||||%chromium|@native ?>empty web ?>?
F20 strategy: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#|||||none|||||%chromium|@native ?>empty web ?>empty
F20 strategy: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#|||||none|||||%chromium|@native empty>empty web empty>empty
strategy F20: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#|||||none|||||%firefox|@native ?>? web ?>empty
strategy F20: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#|||||none|||||%firefox|@native ?>empty web ?>?
strategy F20: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#|||||none|||||%firefox|@native ?>empty web ?>empty
strategy F20: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#|||||none|||||%firefox|@native empty>empty web empty>empty
F04: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#|||||none|||||%webkit-11|@native ?>? web ?>empty
F04: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#|||||none|||||%webkit-11|@native ?>empty web ?>?
F04: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#|||||none|||||%webkit-11|@native ?>empty web ?>empty
F04: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#|||||none|||||%webkit-11|@native empty>empty web empty>empty
F04 F20 strategy: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#|||||none|||||%webkitgtk|@native ?>empty web ?>?
F04 F20 strategy: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#|||||none|||||%webkitgtk|@native ?>empty web ?>empty
F04 F20 strategy: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#|||||none|||||%webkitgtk|@native empty>empty web empty>empty
F20 strategy: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#|||||none|||||%webkit|@native ?>? web ?>empty
F20 strategy: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#|||||none|||||%webkit|@native ?>empty web ?>?
F20 strategy: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#|||||none|||||%webkit|@native ?>empty web ?>empty
F20 strategy: F04|lost|missing|page|dated|one|noloss|none|||lostwrite|||||||#|||||none|||||%webkit|@native empty>empty web empty>empty
F01: F04|lost|revoked|native|dated|restarted|noloss|none|||lostwrite|||||||#@native ?>newest web ?>?
F01: F04|lost|revoked|native|dated|restarted|noloss|none|||lostwrite|||||||#@native has>newest web has>?
F04: F04|needlessLogin|missing|page|dated|one|loss|none|||lostwrite||||shown|unshown||#@native ?>? web ?>empty
F04: F04|needlessLogin|missing|page|dated|one|loss|none|||lostwrite||||shown|unshown||#@native ?>own web ?>?
F04: F04|needlessLogin|missing|page|dated|one|loss|none|||lostwrite||||shown|unshown||#@native ?>own web ?>empty
F04: F04|needlessLogin|missing|page|dated|one|loss|none|||lostwrite||||shown|unshown||#@native has>own web empty>empty
F04: F04|needlessLogin|missing|page|dated|one|noloss|none|||lostwrite|||||||#@native ?>? web ?>empty
F04: F04|needlessLogin|missing|page|dated|one|noloss|none|||lostwrite|||||||#@native ?>newest web ?>?
F04: F04|needlessLogin|missing|page|dated|one|noloss|none|||lostwrite|||||||#@native ?>newest web ?>empty
F04: F04|needlessLogin|missing|page|dated|one|noloss|none|||lostwrite|||||||#@native has>newest web empty>empty
F04: F04|needlessLogin|missing|page|undated|one|loss|none|||lostwrite||||shown|unshown||late#@native ?>? web ?>empty
F04: F04|needlessLogin|missing|page|undated|one|loss|none|||lostwrite||||shown|unshown||late#@native has>? web empty>empty
F04: F04|needlessLogin|missing|page|undated|one|noloss|none|||lostwrite|||||unshown||late#@native ?>? web ?>empty
F04: F04|needlessLogin|missing|page|undated|one|noloss|none|||lostwrite|||||unshown||late#@native has>? web empty>empty
F04: F04|needlessLogin|missing|page|undated|one|noloss|none|||lostwrite|||||||late#@native ?>? web ?>empty
F04: F04|needlessLogin|missing|page|undated|one|noloss|none|||lostwrite|||||||late#@native has>? web empty>empty
F20: F08|lost|missing|native|dated|one|noloss|none|||lostwrite|||||||#@native ?>? web ?>empty
dead-process F20 F02: F08|lost|missing|native|dated|one|noloss|none|||lostwrite|||||||#@native ?>empty web ?>?
F20: F08|lost|missing|native|dated|one|noloss|none|||lostwrite|||||||#@native ?>empty web ?>empty
F20: F08|lost|missing|native|dated|one|noloss|none|||lostwrite|||||||#@native empty>empty web empty>empty
dead-process F02: F08|lost|missing|native|dated|one|noloss|none|||lostwrite|||||||#@native empty>empty web has>?
dead-process: F08|lost|missing|native|dated|one|noloss|none|||lostwrite|||||||#|empty|||none|new|||||%@native ?>empty web ?>?
dead-process: F08|lost|missing|native|dated|one|noloss|none|||lostwrite|||||||#|empty|||none|new|||||%@native empty>empty web has>?
F20: F08|lost|missing|native|dated|one|noloss|none|||lostwrite|||||||#||||none|new|||||%android|@native ?>empty web ?>?
F20: F08|lost|missing|native|dated|one|noloss|none|||lostwrite|||||||#||||none|new|||||%chromium|@native ?>empty web ?>?
F20: F08|lost|missing|native|dated|one|noloss|none|||lostwrite|||||||#||||none|new|||||%firefox|@native ?>empty web ?>?
dead-process: F08|lost|missing|native|dated|one|noloss|none|||lostwrite|||||||#||||none|new|||||%webkitgtk|@native ?>empty web ?>?
dead-process: F08|lost|missing|native|dated|one|noloss|none|||lostwrite|||||||#||||none|new|||||%webkitgtk|@native empty>empty web has>?
F02 F20: F08|lost|missing|native|dated|one|noloss|none|||lostwrite|||||||#||||none|new|||||%webkit|@native ?>empty web ?>?
F02: F08|lost|missing|native|dated|one|noloss|none|||lostwrite|||||||#||||none|new|||||%webkit|@native empty>empty web has>?
F23: F08|lost|missing|native|undated|one|loss|none|||lostwrite||||shown|||#@native ?>? web ?>empty
F23: F08|lost|missing|native|undated|one|loss|none|||lostwrite||||shown|||#@native ?>? web ?>none
F23: F08|lost|missing|native|undated|one|loss|none|||lostwrite||||shown|||#@native ?>empty web ?>?
F23: F08|lost|missing|native|undated|one|loss|none|||lostwrite||||shown|||#@native ?>empty web ?>empty
F23: F08|lost|missing|native|undated|one|loss|none|||lostwrite||||shown|||#@native ?>none web ?>?
F23: F08|lost|missing|native|undated|one|loss|none|||lostwrite||||shown|||#@native ?>none web ?>none
F23: F08|lost|missing|native|undated|one|loss|none|||lostwrite||||shown|||#@native empty>empty web empty>empty
F23: F08|lost|missing|native|undated|one|loss|none|||lostwrite||||shown|||#@native none>none web none>none
F23: F08|lost|missing|native|undated|one|noloss|none|||lostwrite|||||||#@native ?>? web ?>empty
F23: F08|lost|missing|native|undated|one|noloss|none|||lostwrite|||||||#@native ?>? web ?>none
F23: F08|lost|missing|native|undated|one|noloss|none|||lostwrite|||||||#@native ?>empty web ?>?
F23: F08|lost|missing|native|undated|one|noloss|none|||lostwrite|||||||#@native ?>empty web ?>empty
F23: F08|lost|missing|native|undated|one|noloss|none|||lostwrite|||||||#@native ?>none web ?>?
F23: F08|lost|missing|native|undated|one|noloss|none|||lostwrite|||||||#@native ?>none web ?>none
F23: F08|lost|missing|native|undated|one|noloss|none|||lostwrite|||||||#@native empty>empty web empty>empty
F23: F08|lost|missing|native|undated|one|noloss|none|||lostwrite|||||||#@native none>none web none>none
F23: F08|split|missing|native|undated|one|noloss|none|||lostwrite|||||unshown||#@native ?>? web ?>newest
F23: F08|split|missing|native|undated|one|noloss|none|||lostwrite|||||unshown||#@native ?>empty web ?>?
F23: F08|split|missing|native|undated|one|noloss|none|||lostwrite|||||unshown||#@native ?>empty web ?>newest
F23: F08|split|missing|native|undated|one|noloss|none|||lostwrite|||||unshown||#@native empty>empty web has>newest
F20: F12|lost|revoked|page|dated|restarted|loss|none|||lostwrite||||shown|||#@native ?>? web ?>newest
F20: F12|lost|revoked|page|dated|restarted|loss|none|||lostwrite||||shown|||#@native ?>newest web ?>?
F20: F12|lost|revoked|page|dated|restarted|loss|none|||lostwrite||||shown|||#@native ?>newest web ?>newest
F20: F12|lost|revoked|page|dated|restarted|loss|none|||lostwrite||||shown|||#@native has>newest web has>newest
F64 F28: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>empty
F64 F01: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>newest
F64 F28: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#@native ?>empty web ?>?
F64 F28: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#@native ?>empty web ?>empty
F64 F01: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#@native ?>empty web ?>newest
F64 F28: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#@native empty>empty web empty>empty
F64 F01: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#@native empty>empty web has>newest
F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#||||none||||||%android|shortest+@native ?>empty web ?>?
F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#||||none||||||%webkit|shortest+@native ?>? web ?>newest
F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#||||none||||||%webkit|shortest+@native ?>empty web ?>?
F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#||||none||||||%webkit|shortest+@native ?>empty web ?>newest
F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#||||none||||||%webkit|shortest+@native empty>empty web has>newest
F64 F28: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#@native ?>? web ?>empty
F64 F02: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#@native ?>? web ?>newest
F60 F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#@native ?>? web ?>none
F64 F28: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#@native ?>empty web ?>?
F64 F28: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#@native ?>empty web ?>empty
F64 F02: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#@native ?>empty web ?>newest
F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#@native ?>empty web ?>none
F60: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#@native ?>none web ?>?
F60: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#@native ?>none web ?>none
F64 F28: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#@native empty>empty web empty>empty
F64 F02: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#@native empty>empty web has>newest
F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#@native empty>empty web none>none
F60: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#@native none>none web none>none
F60: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none|none|||||%@native ?>? web ?>none
F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%android|shortest+@native ?>? web ?>empty
F64 F27: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%android|shortest+@native ?>? web ?>newest
F64 F60: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%android|shortest+@native ?>? web ?>none
F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%android|shortest+@native ?>empty web ?>?
F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%android|shortest+@native ?>empty web ?>empty
F64 F27: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%android|shortest+@native ?>empty web ?>newest
F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%android|shortest+@native empty>empty web empty>empty
F64 F27: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%android|shortest+@native empty>empty web has>newest
F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%chromium|shortest+@native ?>? web ?>newest
F64 F60: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%chromium|shortest+@native ?>? web ?>none
F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%chromium|shortest+@native ?>empty web ?>?
F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%chromium|shortest+@native ?>empty web ?>newest
F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%chromium|shortest+@native empty>empty web has>newest
F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%firefox|shortest+@native ?>? web ?>empty
F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%firefox|shortest+@native ?>? web ?>newest
F64 F60: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%firefox|shortest+@native ?>? web ?>none
F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%firefox|shortest+@native ?>empty web ?>?
F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%firefox|shortest+@native ?>empty web ?>empty
F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%firefox|shortest+@native ?>empty web ?>newest
F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%firefox|shortest+@native empty>empty web empty>empty
F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%firefox|shortest+@native empty>empty web has>newest
F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%webkit-11|shortest+@native ?>empty web ?>?
F60: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%webkitgtk|shortest+@native ?>? web ?>none
F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%webkit|shortest+@native ?>? web ?>empty
F64 F60: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%webkit|shortest+@native ?>? web ?>none
F64 F02: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%webkit|shortest+@native ?>empty web ?>?
F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%webkit|shortest+@native ?>empty web ?>empty
F64: F20|lost|missing|native|dated|restarted|loss|none|||||||shown|||#||||none||||||%webkit|shortest+@native empty>empty web empty>empty
F64 F28: F20|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>empty
F64: F20|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>newest
F64 F28: F20|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>empty web ?>?
F64 F28: F20|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>empty web ?>empty
F64: F20|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>empty web ?>newest
F64 F28: F20|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#@native empty>empty web empty>empty
F64: F20|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#@native empty>empty web has>newest
F60 F58: F20|lost|missing|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>none
F58: F20|lost|missing|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>older
F58: F20|lost|missing|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>newest web ?>?
F58: F20|lost|missing|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>newest web ?>older
F60: F20|lost|missing|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>none web ?>?
F60: F20|lost|missing|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>none web ?>none
F58: F20|lost|missing|page|dated|restarted|loss|none|||||||shown|unshown||#@native has>newest web has>older
F60: F20|lost|missing|page|dated|restarted|loss|none|||||||shown|unshown||#@native none>none web none>none
F60: F20|lost|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>? web ?>none
F60: F20|lost|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>none web ?>?
F60: F20|lost|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>none web ?>none
F60: F20|lost|missing|page|dated|restarted|loss|none|||||||shown|||#@native none>none web none>none
F20 F04: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#@native ?>? web ?>empty
strategy F58 F24: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#@native ?>? web ?>none
F20 F04: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#@native ?>empty web ?>?
F20 F04: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#@native ?>empty web ?>empty
strategy: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#@native ?>empty web ?>none
F58 F24: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#@native ?>newest web ?>?
F58 F24: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#@native ?>newest web ?>none
F20 F04: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#@native empty>empty web empty>empty
strategy: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#@native empty>empty web none>none
F58 F24: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#@native has>newest web none>none
strategy F24 F58: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#|||||none|||||%@native ?>? web ?>none
F20: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#|||||none|||||%android|shortest+@native ?>? web ?>empty
strategy F58: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#|||||none|||||%android|shortest+@native ?>? web ?>none
F20 strategy: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#|||||none|||||%android|shortest+@native ?>empty web ?>?
F20: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#|||||none|||||%android|shortest+@native ?>empty web ?>empty
F20: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#|||||none|||||%android|shortest+@native empty>empty web empty>empty
F20: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#|||||none|||||%chromium|shortest+@native ?>? web ?>empty
F20: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#|||||none|||||%chromium|shortest+@native ?>empty web ?>?
F20: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#|||||none|||||%chromium|shortest+@native ?>empty web ?>empty
F20: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#|||||none|||||%chromium|shortest+@native empty>empty web empty>empty
F20: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#|||||none|||||%firefox|shortest+@native ?>? web ?>empty
F20: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#|||||none|||||%firefox|shortest+@native ?>empty web ?>?
F20: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#|||||none|||||%firefox|shortest+@native ?>empty web ?>empty
F20: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#|||||none|||||%firefox|shortest+@native empty>empty web empty>empty
F04: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#|||||none|||||%webkit-11|shortest+@native ?>? web ?>empty
F04: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#|||||none|||||%webkit-11|shortest+@native ?>empty web ?>?
F04: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#|||||none|||||%webkit-11|shortest+@native ?>empty web ?>empty
F04: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#|||||none|||||%webkit-11|shortest+@native empty>empty web empty>empty
strategy F24: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#|||||none|||||%webkitgtk|shortest+@native ?>? web ?>none
strategy: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#|||||none|||||%webkitgtk|shortest+@native ?>empty web ?>?
F20: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#|||||none|||||%webkit|shortest+@native ?>? web ?>empty
F20: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#|||||none|||||%webkit|shortest+@native ?>empty web ?>?
F20: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#|||||none|||||%webkit|shortest+@native ?>empty web ?>empty
F20: F20|lost|missing|page|dated|restarted|loss|none||||||||unshown||#|||||none|||||%webkit|shortest+@native empty>empty web empty>empty
F58 F60: F20|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>none
F58: F20|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>newest web ?>?
F58: F20|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#@native has>newest web has>?
F24: F20|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>? web ?>empty
F23 F24: F20|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>? web ?>none
F23: F20|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>none web ?>?
F23: F20|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>none web ?>none
F24: F20|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#@native has>? web empty>empty
F24: F20|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#@native has>? web none>none
F23: F20|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#@native none>none web none>none
F23: F20|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#|others||||none|||||%@native ?>? web ?>none
F58 F24: F20|lost|missing|page|undated|restarted|loss|none||||||||unshown||late#@native ?>? web ?>none
F58 F24: F20|lost|missing|page|undated|restarted|loss|none||||||||unshown||late#@native ?>newest web ?>?
F58 F24: F20|lost|missing|page|undated|restarted|loss|none||||||||unshown||late#@native ?>newest web ?>none
F58 F24: F20|lost|missing|page|undated|restarted|loss|none||||||||unshown||late#@native has>newest web none>none
F04: F20|lost|reused|page|dated|one|loss|none|||lostwrite||||shown|unshown||#@native ?>? web ?>empty
F04: F20|lost|reused|page|dated|one|loss|none|||lostwrite||||shown|unshown||#@native ?>own web ?>?
F04: F20|lost|reused|page|dated|one|loss|none|||lostwrite||||shown|unshown||#@native ?>own web ?>empty
F04: F20|lost|reused|page|dated|one|loss|none|||lostwrite||||shown|unshown||#@native has>own web empty>empty
F26: F20|lost|reused|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>older
F26: F20|lost|reused|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>own web ?>?
F26: F20|lost|reused|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>own web ?>older
F26: F20|lost|reused|page|dated|restarted|loss|none|||||||shown|unshown||#@native has>own web has>older
F04: F20|lost|reused|page|undated|one|loss|none|||lostwrite||||shown|unshown||late#@native ?>? web ?>empty
F04: F20|lost|reused|page|undated|one|loss|none|||lostwrite||||shown|unshown||late#@native has>? web empty>empty
F38: F20|lost|reused|page|undated|one|loss|none|||||||shown|unshown||late#@native ?>? web ?>empty
F38: F20|lost|reused|page|undated|one|loss|none|||||||shown|unshown||late#@native ?>empty web ?>?
F38: F20|lost|reused|page|undated|one|loss|none|||||||shown|unshown||late#@native ?>empty web ?>empty
F38: F20|lost|reused|page|undated|one|loss|none|||||||shown|unshown||late#@native empty>empty web empty>empty
F38: F20|lost|reused|page|undated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>empty
F38: F20|lost|reused|page|undated|restarted|loss|none|||||||shown|unshown||#@native ?>empty web ?>?
F38: F20|lost|reused|page|undated|restarted|loss|none|||||||shown|unshown||#@native ?>empty web ?>empty
F38: F20|lost|reused|page|undated|restarted|loss|none|||||||shown|unshown||#@native empty>empty web empty>empty
F20: F20|lost|revoked|native|dated|restarted|loss|none|||lostwrite||||shown|||#@native ?>? web ?>older
F20: F20|lost|revoked|native|dated|restarted|loss|none|||lostwrite||||shown|||#@native ?>older web ?>?
F20: F20|lost|revoked|native|dated|restarted|loss|none|||lostwrite||||shown|||#@native ?>older web ?>older
F20: F20|lost|revoked|native|dated|restarted|loss|none|||lostwrite||||shown|||#@native has>older web has>older
F01: F20|lost|revoked|native|dated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>empty
F01: F20|lost|revoked|native|dated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>newest
F01: F20|lost|revoked|native|dated|restarted|loss|none|||||||shown|unshown||#@native ?>own web ?>?
F01: F20|lost|revoked|native|dated|restarted|loss|none|||||||shown|unshown||#@native ?>own web ?>empty
F01: F20|lost|revoked|native|dated|restarted|loss|none|||||||shown|unshown||#@native ?>own web ?>newest
F01: F20|lost|revoked|native|dated|restarted|loss|none|||||||shown|unshown||#@native has>own web empty>empty
F01: F20|lost|revoked|native|dated|restarted|loss|none|||||||shown|unshown||#@native has>own web has>newest
F35: F20|lost|revoked|native|dated|restarted|loss|none|||||||shown|||#@native ?>? web ?>older
F35: F20|lost|revoked|native|dated|restarted|loss|none|||||||shown|||#@native ?>older web ?>?
F35: F20|lost|revoked|native|dated|restarted|loss|none|||||||shown|||#@native ?>older web ?>older
F35: F20|lost|revoked|native|dated|restarted|loss|none|||||||shown|||#@native has>older web has>older
F20: F20|lost|revoked|native|dated|restarted|loss|none|||||||shown|||#|empty|back||old||||||%@native ?>? web ?>older
F20: F20|lost|revoked|native|dated|restarted|loss|none|||||||shown|||#|empty|back||old||||||%@native ?>older web ?>?
F20: F20|lost|revoked|native|dated|restarted|loss|none|||||||shown|||#|empty|back||old||||||%@native ?>older web ?>older
F20: F20|lost|revoked|native|dated|restarted|loss|none|||||||shown|||#|empty|back||old||||||%@native has>older web has>older
F35: F20|lost|revoked|native|undated|one|loss|none|||||||shown|||late#@native ?>? web ?>?
F35: F20|lost|revoked|native|undated|one|loss|none|||||||shown|||late#@native ?>? web ?>empty
F35: F20|lost|revoked|native|undated|one|loss|none|||||||shown|||late#@native ?>empty web ?>?
F35: F20|lost|revoked|native|undated|one|loss|none|||||||shown|||late#@native ?>empty web ?>empty
F35: F20|lost|revoked|native|undated|one|loss|none|||||||shown|||late#@native empty>empty web empty>empty
F35: F20|lost|revoked|native|undated|one|loss|none|||||||shown|||late#@native has>? web has>?
F01: F20|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>newest
F01: F20|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||late#@native has>? web has>newest
F35: F20|lost|revoked|native|undated|restarted|loss|none|||||||shown|||#@native ?>? web ?>empty
F35: F20|lost|revoked|native|undated|restarted|loss|none|||||||shown|||#@native ?>empty web ?>?
F35: F20|lost|revoked|native|undated|restarted|loss|none|||||||shown|||#@native ?>empty web ?>empty
F35: F20|lost|revoked|native|undated|restarted|loss|none|||||||shown|||#@native empty>empty web empty>empty
F35 F20: F20|lost|revoked|native|undated|restarted|loss|none|||||||shown|||late#@native ?>? web ?>?
F35 F20: F20|lost|revoked|native|undated|restarted|loss|none|||||||shown|||late#@native has>? web has>?
F20: F20|lost|revoked|native|undated|restarted|loss|none|||||||shown|||late#|empty|back||old||||||%@native ?>? web ?>?
F20: F20|lost|revoked|native|undated|restarted|loss|none|||||||shown|||late#|empty|back||old||||||%@native has>? web has>?
F35: F20|lost|revoked|native|undated|restarted|loss|none|||||||shown|||late#||||old||||||%@native ?>? web ?>?
F35: F20|lost|revoked|native|undated|restarted|loss|none|||||||shown|||late#||||old||||||%@native has>? web has>?
F20: F20|lost|revoked|page|dated|one|loss|none|||||||shown|unshown||#@native ?>? web ?>empty
F20: F20|lost|revoked|page|dated|one|loss|none|||||||shown|unshown||#@native ?>own web ?>?
F20: F20|lost|revoked|page|dated|one|loss|none|||||||shown|unshown||#@native ?>own web ?>empty
F20: F20|lost|revoked|page|dated|one|loss|none|||||||shown|unshown||#@native has>own web empty>empty
F20: F20|lost|revoked|page|dated|restarted|loss|none|||lostwrite||||shown|||#@native ?>? web ?>older
F20: F20|lost|revoked|page|dated|restarted|loss|none|||lostwrite||||shown|||#@native ?>older web ?>?
F20: F20|lost|revoked|page|dated|restarted|loss|none|||lostwrite||||shown|||#@native ?>older web ?>older
F20: F20|lost|revoked|page|dated|restarted|loss|none|||lostwrite||||shown|||#@native has>older web has>older
F20: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>empty
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>newest
F60: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>none
F20 F38 F26: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>older
F20: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>newest web ?>?
F20: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>newest web ?>older
F01 F38 F26 F35 F20: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>own web ?>?
F20: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>own web ?>empty
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>own web ?>newest
F60: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>own web ?>none
F38 F26 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>own web ?>older
F20: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native has>newest web has>older
F20: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native has>own web empty>empty
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native has>own web has>newest
F38 F26 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native has>own web has>older
F60: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native has>own web none>none
F58 F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|empty||||old|||||%@native ?>? web ?>newest
F20 F58 F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|empty||||old|||||%@native ?>own web ?>?
F58 F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|empty||||old|||||%@native ?>own web ?>newest
F58 F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|empty||||old|||||%@native has>own web has>newest
F20 F58: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|empty||||old|||||%android|shortest+@native ?>own web ?>?
F20: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|empty||||old|||||%webkit|shortest+@native ?>own web ?>?
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others|||old|old|||||%@native ?>own web ?>?
F01 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%@native ?>? web ?>newest
F01 F38 F26 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%@native ?>own web ?>?
F01 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%@native ?>own web ?>newest
F01 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%@native has>own web has>newest
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%android|longest+@native ?>? web ?>newest
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%android|longest+@native ?>own web ?>?
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%android|longest+@native ?>own web ?>newest
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%android|longest+@native has>own web has>newest
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%android|shortest+@native ?>? web ?>newest
F20 F38 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%android|shortest+@native ?>? web ?>older
F38 F01 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%android|shortest+@native ?>own web ?>?
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%android|shortest+@native ?>own web ?>newest
F38 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%android|shortest+@native ?>own web ?>older
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%android|shortest+@native has>own web has>newest
F38 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%android|shortest+@native has>own web has>older
F20 F38: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%chromium|shortest+@native ?>? web ?>older
F38 F01 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%chromium|shortest+@native ?>own web ?>?
F38: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%chromium|shortest+@native ?>own web ?>older
F38: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%chromium|shortest+@native has>own web has>older
F20 F38 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%firefox|shortest+@native ?>? web ?>older
F38 F01 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%firefox|shortest+@native ?>own web ?>?
F38 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%firefox|shortest+@native ?>own web ?>older
F38 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%firefox|shortest+@native has>own web has>older
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%webkitgtk|longest+@native ?>? web ?>newest
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%webkitgtk|longest+@native ?>own web ?>?
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%webkitgtk|longest+@native ?>own web ?>newest
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%webkitgtk|longest+@native has>own web has>newest
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%webkitgtk|shortest+@native ?>? web ?>newest
F26 F38: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%webkitgtk|shortest+@native ?>? web ?>older
F26 F01 F38: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%webkitgtk|shortest+@native ?>own web ?>?
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%webkitgtk|shortest+@native ?>own web ?>newest
F26 F38 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%webkitgtk|shortest+@native ?>own web ?>older
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%webkitgtk|shortest+@native has>own web has>newest
F26 F38 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%webkitgtk|shortest+@native has>own web has>older
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%webkit|longest+@native ?>? web ?>newest
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%webkit|longest+@native ?>own web ?>?
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%webkit|longest+@native ?>own web ?>newest
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%webkit|longest+@native has>own web has>newest
F20 F38: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%webkit|shortest+@native ?>? web ?>older
F38 F01 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%webkit|shortest+@native ?>own web ?>?
F38 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%webkit|shortest+@native ?>own web ?>older
F38 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|others||||old|||||%webkit|shortest+@native has>own web has>older
F20 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#||back|||old|||||%@native ?>? web ?>older
F58 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#||back|||old|||||%@native ?>own web ?>?
F20: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#||back|||old|||||%chromium|shortest+@native ?>? web ?>older
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#||||old|old|||||%@native ?>own web ?>?
F01 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%@native ?>? web ?>newest
F01 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%@native ?>own web ?>newest
F01 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%@native has>own web has>newest
F01 F58: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%android|longest+@native ?>? web ?>newest
F01 F58 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%android|longest+@native ?>own web ?>?
F01 F58: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%android|longest+@native ?>own web ?>newest
F01 F58: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%android|longest+@native has>own web has>newest
F01 F35 F58: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%android|shortest+@native ?>? web ?>newest
F20 F38: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%android|shortest+@native ?>? web ?>older
F20 F38 F01 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%android|shortest+@native ?>own web ?>?
F01 F35 F58: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%android|shortest+@native ?>own web ?>newest
F38 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%android|shortest+@native ?>own web ?>older
F01 F35 F58: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%android|shortest+@native has>own web has>newest
F38 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%android|shortest+@native has>own web has>older
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%chromium|longest+@native ?>? web ?>newest
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%chromium|longest+@native ?>own web ?>?
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%chromium|longest+@native ?>own web ?>newest
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%chromium|longest+@native has>own web has>newest
F20 F38: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%chromium|shortest+@native ?>? web ?>older
F38 F01 F20 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%chromium|shortest+@native ?>own web ?>?
F38: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%chromium|shortest+@native ?>own web ?>older
F38: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%chromium|shortest+@native has>own web has>older
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%firefox|longest+@native ?>? web ?>newest
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%firefox|longest+@native ?>own web ?>?
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%firefox|longest+@native ?>own web ?>newest
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%firefox|longest+@native has>own web has>newest
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%firefox|shortest+@native ?>? web ?>newest
F20 F38 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%firefox|shortest+@native ?>? web ?>older
F38 F01 F35 F20: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%firefox|shortest+@native ?>own web ?>?
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%firefox|shortest+@native ?>own web ?>newest
F38 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%firefox|shortest+@native ?>own web ?>older
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%firefox|shortest+@native has>own web has>newest
F38 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%firefox|shortest+@native has>own web has>older
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%webkitgtk|longest+@native ?>? web ?>newest
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%webkitgtk|longest+@native ?>own web ?>?
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%webkitgtk|longest+@native ?>own web ?>newest
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%webkitgtk|longest+@native has>own web has>newest
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%webkitgtk|shortest+@native ?>? web ?>newest
F26 F38 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%webkitgtk|shortest+@native ?>? web ?>older
F26 F01 F38 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%webkitgtk|shortest+@native ?>own web ?>?
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%webkitgtk|shortest+@native ?>own web ?>newest
F26 F38 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%webkitgtk|shortest+@native ?>own web ?>older
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%webkitgtk|shortest+@native has>own web has>newest
F26 F38 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%webkitgtk|shortest+@native has>own web has>older
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%webkit|longest+@native ?>? web ?>newest
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%webkit|longest+@native ?>own web ?>?
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%webkit|longest+@native ?>own web ?>newest
F01: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%webkit|longest+@native has>own web has>newest
F01 F35 F57: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%webkit|shortest+@native ?>? web ?>newest
F20 F38: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%webkit|shortest+@native ?>? web ?>older
F38 F01 F20 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%webkit|shortest+@native ?>own web ?>?
F38 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%webkit|shortest+@native ?>own web ?>older
F38 F35: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#|||||old|||||%webkit|shortest+@native has>own web has>older
F20: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|||#@native ?>? web ?>older
F20: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|||#@native ?>older web ?>?
F20: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|||#@native ?>older web ?>older
F20: F20|lost|revoked|page|dated|restarted|loss|none|||||||shown|||#@native has>older web has>older
F20: F20|lost|revoked|page|undated|one|loss|none|||||||shown|unshown||late#@native ?>? web ?>empty
F20: F20|lost|revoked|page|undated|one|loss|none|||||||shown|unshown||late#@native has>? web empty>empty
F01: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>newest
F01 F35 F60: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||#@native ?>empty web ?>?
F01: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||#@native ?>empty web ?>newest
F01: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||#@native empty>empty web has>newest
F38 F35: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>?
F20 F35: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>empty
F01 F35: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>newest
F20: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>older
F20: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>newest web ?>?
F20: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>newest web ?>older
F20: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#@native has>? web empty>empty
F38 F35: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#@native has>? web has>?
F01 F35 F58: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#@native has>? web has>newest
F20: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#@native has>newest web has>?
F20: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#@native has>newest web has>older
F20: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|empty||||old|||||%@native ?>? web ?>empty
F58 F01: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|empty||||old|||||%@native ?>? web ?>newest
F58 F01: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|empty||||old|||||%@native has>? web has>newest
F01: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others|||old|old|||||%@native ?>? web ?>newest
F01: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others|||old|old|||||%@native has>? web has>newest
F01 F35: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%@native has>? web has>newest
F01: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%android|longest+@native ?>? web ?>newest
F01: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%android|longest+@native has>? web has>newest
F01: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%android|shortest+@native ?>? web ?>newest
F01: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%android|shortest+@native has>? web has>newest
F38: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%chromium|shortest+@native ?>? web ?>?
F38: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%chromium|shortest+@native has>? web has>?
F01: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%webkitgtk|longest+@native ?>? web ?>newest
F01: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%webkitgtk|longest+@native has>? web has>newest
F01: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%webkitgtk|shortest+@native ?>? web ?>newest
F01: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%webkitgtk|shortest+@native has>? web has>newest
F01: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%webkit|longest+@native ?>? web ?>newest
F01: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||old|||||%webkit|longest+@native has>? web has>newest
F35: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|||||old|||||%@native ?>? web ?>?
F35 F57: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|||||old|||||%@native ?>? web ?>newest
F35: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|||||old|||||%@native has>? web has>?
F35: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|||||old|||||%@native has>? web has>newest
F35 F57: F20|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#|||||old|||||%webkit|shortest+@native has>? web has>newest
F33: F20|resurrected|missing|page|dated|one|loss|none|||lostwrite||||shown|||#@native ?>? web ?>newest
F33: F20|resurrected|missing|page|dated|one|loss|none|||lostwrite||||shown|||#@native ?>empty web ?>?
F33: F20|resurrected|missing|page|dated|one|loss|none|||lostwrite||||shown|||#@native ?>empty web ?>newest
F33: F20|resurrected|missing|page|dated|one|loss|none|||lostwrite||||shown|||#@native empty>empty web has>newest
F33: F20|resurrected|missing|page|dated|one|loss|none|||||||shown|unshown||#@native ?>? web ?>empty
F33: F20|resurrected|missing|page|dated|one|loss|none|||||||shown|unshown||#@native ?>empty web ?>?
F33: F20|resurrected|missing|page|dated|one|loss|none|||||||shown|unshown||#@native ?>empty web ?>empty
F33: F20|resurrected|missing|page|dated|one|loss|none|||||||shown|unshown||#@native ?>none web ?>?
F33: F20|resurrected|missing|page|dated|one|loss|none|||||||shown|unshown||#@native ?>none web ?>empty
F33: F20|resurrected|missing|page|dated|one|loss|none|||||||shown|unshown||#@native empty>empty web empty>empty
F33: F20|resurrected|missing|page|dated|one|loss|none|||||||shown|unshown||#@native none>none web empty>empty
F33: F20|resurrected|missing|page|undated|one|loss|none|||||||shown|unshown||late#@native ?>? web ?>empty
F33: F20|resurrected|missing|page|undated|one|loss|none|||||||shown|unshown||late#@native ?>none web ?>?
F33: F20|resurrected|missing|page|undated|one|loss|none|||||||shown|unshown||late#@native ?>none web ?>empty
F33: F20|resurrected|missing|page|undated|one|loss|none|||||||shown|unshown||late#@native none>none web empty>empty
F24: F20|split|missing|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>empty
F24 F58: F20|split|missing|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>newest web ?>?
F24: F20|split|missing|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>newest web ?>empty
F24: F20|split|missing|page|dated|restarted|loss|none|||||||shown|unshown||#@native has>newest web empty>empty
F24: F20|split|missing|page|dated|restarted|loss|none|||||||shown|unshown||#|empty||||none|||||%webkitgtk|shortest+@native ?>newest web ?>?
F24: F20|split|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>? web ?>empty
F24: F20|split|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>newest web ?>?
F24: F20|split|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>newest web ?>empty
F24: F20|split|missing|page|dated|restarted|loss|none|||||||shown|||#@native has>newest web empty>empty
F23: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>empty
F23: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>none
F23: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||#@native ?>empty web ?>?
F23: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||#@native ?>empty web ?>empty
F23 F41: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||#@native ?>none web ?>?
F23: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||#@native ?>none web ?>none
F23: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||#@native empty>empty web empty>empty
F23: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||#@native none>none web none>none
F23 F24: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>empty
F23 F58: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>none
F23: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>empty web ?>?
F23: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>empty web ?>empty
F24 F58: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>newest web ?>?
F24: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>newest web ?>empty
F23 F41: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>none web ?>?
F23: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>none web ?>none
F23: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#@native empty>empty web empty>empty
F24: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#@native has>newest web empty>empty
F23: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#@native none>none web none>none
F24: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#|empty||||none|||||%@native ?>? web ?>empty
F24: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#|empty||||none|||||%webkitgtk|shortest+@native ?>newest web ?>?
F23: F20|split|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#|others||||none|||||%@native ?>? web ?>none
F23: F20|split|missing|page|undated|restarted|loss|none|||||||shown|||#@native ?>? web ?>empty
F23: F20|split|missing|page|undated|restarted|loss|none|||||||shown|||#@native ?>? web ?>none
F23: F20|split|missing|page|undated|restarted|loss|none|||||||shown|||#@native ?>empty web ?>?
F23: F20|split|missing|page|undated|restarted|loss|none|||||||shown|||#@native ?>empty web ?>empty
F23: F20|split|missing|page|undated|restarted|loss|none|||||||shown|||#@native ?>empty web ?>none
F23: F20|split|missing|page|undated|restarted|loss|none|||||||shown|||#@native ?>none web ?>?
F23: F20|split|missing|page|undated|restarted|loss|none|||||||shown|||#@native ?>none web ?>none
F23: F20|split|missing|page|undated|restarted|loss|none|||||||shown|||#@native empty>empty web empty>empty
F23: F20|split|missing|page|undated|restarted|loss|none|||||||shown|||#@native empty>empty web none>none
F23: F20|split|missing|page|undated|restarted|loss|none|||||||shown|||#@native none>none web none>none
F22: F22|resurrected|loggedOut|native|dated|restarted|loss|none|||||||shown|||#@native ?>? web ?>newest
F22: F22|resurrected|loggedOut|native|dated|restarted|loss|none|||||||shown|||#@native ?>newest web ?>?
F22: F22|resurrected|loggedOut|native|dated|restarted|loss|none|||||||shown|||#@native ?>newest web ?>newest
F22: F22|resurrected|loggedOut|native|dated|restarted|loss|none|||||||shown|||#@native has>newest web has>newest
F22: F22|resurrected|missing|native|dated|restarted|loss|none|||||||shown|||#@native ?>? web ?>newest
F22: F22|resurrected|missing|native|dated|restarted|loss|none|||||||shown|||#@native ?>empty web ?>?
F22: F22|resurrected|missing|native|dated|restarted|loss|none|||||||shown|||#@native ?>empty web ?>newest
F22: F22|resurrected|missing|native|dated|restarted|loss|none|||||||shown|||#@native empty>empty web has>newest
F34: F22|resurrected|none|server|dated|one|loss|none||||||||||#@native ?>? web ?>empty
F22 F34: F22|resurrected|none|server|dated|one|loss|none||||||||||#@native ?>? web ?>newest
F34: F22|resurrected|none|server|dated|one|loss|none||||||||||#@native ?>? web ?>none
F22: F22|resurrected|none|server|dated|one|loss|none||||||||||#@native ?>empty web ?>?
F22: F22|resurrected|none|server|dated|one|loss|none||||||||||#@native ?>empty web ?>newest
F22 F34: F22|resurrected|none|server|dated|one|loss|none||||||||||#@native ?>newest web ?>?
F34: F22|resurrected|none|server|dated|one|loss|none||||||||||#@native ?>newest web ?>empty
F22 F34: F22|resurrected|none|server|dated|one|loss|none||||||||||#@native ?>newest web ?>newest
F34: F22|resurrected|none|server|dated|one|loss|none||||||||||#@native ?>newest web ?>none
F22: F22|resurrected|none|server|dated|one|loss|none||||||||||#@native ?>none web ?>?
F22: F22|resurrected|none|server|dated|one|loss|none||||||||||#@native ?>none web ?>newest
F22: F22|resurrected|none|server|dated|one|loss|none||||||||||#@native empty>empty web has>newest
F34: F22|resurrected|none|server|dated|one|loss|none||||||||||#@native has>newest web empty>empty
F22 F34: F22|resurrected|none|server|dated|one|loss|none||||||||||#@native has>newest web has>newest
F34: F22|resurrected|none|server|dated|one|loss|none||||||||||#@native has>newest web none>none
F22: F22|resurrected|none|server|dated|one|loss|none||||||||||#@native none>none web has>newest
F22: F22|resurrected|none|server|dated|one|loss|none||||||||||#|||||new|||||%chromium|@native ?>? web ?>newest
F22: F22|resurrected|none|server|dated|one|loss|none||||||||||#|||||new|||||%chromium|@native ?>newest web ?>?
F22: F22|resurrected|none|server|dated|one|loss|none||||||||||#|||||new|||||%chromium|@native ?>newest web ?>newest
F22: F22|resurrected|none|server|dated|one|loss|none||||||||||#|||||new|||||%chromium|@native has>newest web has>newest
F34 F22: F22|resurrected|none|server|dated|one|loss|none||||||||||#|||||new|||||%firefox|@native ?>newest web ?>?
F22: F22|resurrected|none|server|dated|one|loss|none||||||||||#|||||new|||||%webkit|@native ?>? web ?>newest
F22: F22|resurrected|none|server|dated|one|loss|none||||||||||#|||||new|||||%webkit|@native ?>newest web ?>newest
F22: F22|resurrected|none|server|dated|one|loss|none||||||||||#|||||new|||||%webkit|@native has>newest web has>newest
F22 F34: F22|resurrected|none|server|undated|one|loss|none|||||||shown|||late#@native ?>? web ?>?
F34: F22|resurrected|none|server|undated|one|loss|none|||||||shown|||late#@native ?>? web ?>empty
F34: F22|resurrected|none|server|undated|one|loss|none|||||||shown|||late#@native ?>? web ?>none
F22: F22|resurrected|none|server|undated|one|loss|none|||||||shown|||late#@native ?>empty web ?>?
F22: F22|resurrected|none|server|undated|one|loss|none|||||||shown|||late#@native ?>none web ?>?
F22: F22|resurrected|none|server|undated|one|loss|none|||||||shown|||late#@native empty>empty web has>?
F34: F22|resurrected|none|server|undated|one|loss|none|||||||shown|||late#@native has>? web empty>empty
F22 F34: F22|resurrected|none|server|undated|one|loss|none|||||||shown|||late#@native has>? web has>?
F34: F22|resurrected|none|server|undated|one|loss|none|||||||shown|||late#@native has>? web none>none
F22: F22|resurrected|none|server|undated|one|loss|none|||||||shown|||late#@native none>none web has>?
F22: F22|resurrected|none|server|undated|one|loss|none|||||||shown|||late#|||||old|||||%chromium|@native ?>? web ?>?
F22: F22|resurrected|none|server|undated|one|loss|none|||||||shown|||late#|||||old|||||%chromium|@native has>? web has>?
F22: F22|resurrected|none|server|undated|one|loss|none|||||||shown|||late#|||||old|||||%webkit|@native ?>? web ?>?
F22: F22|resurrected|none|server|undated|one|loss|none|||||||shown|||late#|||||old|||||%webkit|@native has>? web has>?
F23 F64: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>empty
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>none
F23 F64: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||#@native ?>empty web ?>?
F23 F64: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||#@native ?>empty web ?>empty
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||#@native ?>none web ?>?
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||#@native ?>none web ?>none
F23 F64: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||#@native empty>empty web empty>empty
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||#@native none>none web none>none
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>none
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>none web ?>?
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>none web ?>none
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#@native none>none web none>none
F23 F64 F27: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#@native ?>? web ?>empty
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#@native ?>? web ?>none
F23 F64 F27: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#@native ?>empty web ?>?
F23 F64 F27: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#@native ?>empty web ?>empty
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#@native ?>none web ?>?
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#@native ?>none web ?>empty
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#@native ?>none web ?>none
F23 F64 F27: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#@native empty>empty web empty>empty
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#@native none>none web empty>empty
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#@native none>none web none>none
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#|others|||none||||||%@native ?>? web ?>empty
F23 F27: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#|others|||none||||||%android|shortest+@native ?>? web ?>none
F23 F27: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#|others|||none||||||%android|shortest+@native ?>none web ?>?
F23 F27: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#|others|||none||||||%android|shortest+@native ?>none web ?>none
F23 F27: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#|others|||none||||||%android|shortest+@native none>none web none>none
F23 F27: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#|others|||none||||||%chromium|shortest+@native ?>? web ?>none
F23 F27: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#|others|||none||||||%chromium|shortest+@native ?>none web ?>none
F23 F27: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#|others|||none||||||%chromium|shortest+@native none>none web none>none
F60 F27 F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#||||none||||||%@native ?>? web ?>none
F23 F27: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#||||none||||||%firefox|shortest+@native ?>? web ?>empty
F23 F27: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#||||none||||||%firefox|shortest+@native ?>empty web ?>?
F23 F27: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#||||none||||||%firefox|shortest+@native ?>empty web ?>empty
F23 F27: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#||||none||||||%firefox|shortest+@native empty>empty web empty>empty
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#||||none||||||%webkitgtk|longest+@native ?>? web ?>empty
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#||||none||||||%webkitgtk|longest+@native ?>empty web ?>?
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#||||none||||||%webkitgtk|longest+@native ?>empty web ?>empty
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#||||none||||||%webkitgtk|longest+@native empty>empty web empty>empty
F23 F27: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#||||none||||||%webkit|shortest+@native ?>? web ?>empty
F23 F27: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#||||none||||||%webkit|shortest+@native ?>empty web ?>?
F23 F27: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#||||none||||||%webkit|shortest+@native ?>empty web ?>empty
F23 F27: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||#||||none||||||%webkit|shortest+@native empty>empty web empty>empty
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||late#@native ?>? web ?>empty
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||late#@native ?>? web ?>none
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||late#@native ?>none web ?>?
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||late#@native ?>none web ?>none
F23: F23|lost|missing|native|undated|restarted|loss|none|||||||shown|||late#@native none>none web none>none
F23 S9: F23|lost|missing|native|undated|restarted|loss|none||||||||unshown||#@native ?>? web ?>empty
F23: F23|lost|missing|native|undated|restarted|loss|none||||||||unshown||#@native ?>? web ?>none
F23 S9: F23|lost|missing|native|undated|restarted|loss|none||||||||unshown||#@native ?>empty web ?>?
F23 S9: F23|lost|missing|native|undated|restarted|loss|none||||||||unshown||#@native ?>empty web ?>empty
F23: F23|lost|missing|native|undated|restarted|loss|none||||||||unshown||#@native ?>empty web ?>none
F23 S9: F23|lost|missing|native|undated|restarted|loss|none||||||||unshown||#@native empty>empty web empty>empty
F23: F23|lost|missing|native|undated|restarted|loss|none||||||||unshown||#@native empty>empty web none>none
F23: F23|lost|missing|native|undated|restarted|loss|none||||||||unshown||#||||none||||||%webkit|shortest+@native ?>empty web ?>?
F23: F23|lost|missing|page|undated|restarted|loss|none||||||||unshown||#@native ?>? web ?>empty
F23: F23|lost|missing|page|undated|restarted|loss|none||||||||unshown||#@native ?>empty web ?>?
F23: F23|lost|missing|page|undated|restarted|loss|none||||||||unshown||#@native ?>empty web ?>empty
F23: F23|lost|missing|page|undated|restarted|loss|none||||||||unshown||#@native empty>empty web empty>empty
F04: F23|lost|missing|page|undated|restarted|loss|none||||||||unshown||#|||||none|||||%webkit-11|shortest+@native ?>? web ?>empty
F04: F23|lost|missing|page|undated|restarted|loss|none||||||||unshown||#|||||none|||||%webkit-11|shortest+@native ?>empty web ?>?
F04: F23|lost|missing|page|undated|restarted|loss|none||||||||unshown||#|||||none|||||%webkit-11|shortest+@native ?>empty web ?>empty
F04: F23|lost|missing|page|undated|restarted|loss|none||||||||unshown||#|||||none|||||%webkit-11|shortest+@native empty>empty web empty>empty
F23: F23|split|missing|native|undated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>newest
F23: F23|split|missing|native|undated|restarted|loss|none|||||||shown|unshown||#@native ?>empty web ?>?
F23: F23|split|missing|native|undated|restarted|loss|none|||||||shown|unshown||#@native ?>empty web ?>newest
F23: F23|split|missing|native|undated|restarted|loss|none|||||||shown|unshown||#@native ?>none web ?>?
F23: F23|split|missing|native|undated|restarted|loss|none|||||||shown|unshown||#@native ?>none web ?>newest
F23: F23|split|missing|native|undated|restarted|loss|none|||||||shown|unshown||#@native empty>empty web has>newest
F23: F23|split|missing|native|undated|restarted|loss|none|||||||shown|unshown||#@native none>none web has>newest
F23: F23|split|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>newest
F23: F23|split|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>none web ?>?
F23: F23|split|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>none web ?>newest
F23: F23|split|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#@native none>none web has>newest
F01: F24|resurrected|missing|page|dated|one|loss|none|||||||shown|||#@native ?>? web ?>none
F01: F24|resurrected|missing|page|dated|one|loss|none|||||||shown|||#@native ?>newest web ?>?
F01: F24|resurrected|missing|page|dated|one|loss|none|||||||shown|||#@native ?>newest web ?>none
F01: F24|resurrected|missing|page|dated|one|loss|none|||||||shown|||#@native has>newest web none>none
F01: F24|resurrected|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>? web ?>empty
F01: F24|resurrected|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>newest web ?>?
F01: F24|resurrected|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>newest web ?>empty
F01: F24|resurrected|missing|page|dated|restarted|loss|none|||||||shown|||#@native has>newest web empty>empty
F24: F24|split|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>? web ?>empty
F24: F24|split|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>? web ?>none
F24: F24|split|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>newest web ?>?
F24: F24|split|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>newest web ?>empty
F24: F24|split|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>newest web ?>none
F24: F24|split|missing|page|dated|restarted|loss|none|||||||shown|||#@native has>newest web empty>empty
F24: F24|split|missing|page|dated|restarted|loss|none|||||||shown|||#@native has>newest web none>none
F26: F26|lost|missing|page|dated|restarted|noloss|none||||||||unshown||#@native ?>? web ?>empty
F26: F26|lost|missing|page|dated|restarted|noloss|none||||||||unshown||#@native ?>? web ?>newest
F26: F26|lost|missing|page|dated|restarted|noloss|none||||||||unshown||#@native ?>? web ?>none
F26: F26|lost|missing|page|dated|restarted|noloss|none||||||||unshown||#@native ?>newest web ?>?
F26: F26|lost|missing|page|dated|restarted|noloss|none||||||||unshown||#@native ?>newest web ?>empty
F26: F26|lost|missing|page|dated|restarted|noloss|none||||||||unshown||#@native ?>newest web ?>newest
F26: F26|lost|missing|page|dated|restarted|noloss|none||||||||unshown||#@native ?>newest web ?>none
F26: F26|lost|missing|page|dated|restarted|noloss|none||||||||unshown||#@native ?>own web ?>?
F26: F26|lost|missing|page|dated|restarted|noloss|none||||||||unshown||#@native ?>own web ?>newest
F26: F26|lost|missing|page|dated|restarted|noloss|none||||||||unshown||#@native has>newest web empty>empty
F26: F26|lost|missing|page|dated|restarted|noloss|none||||||||unshown||#@native has>newest web has>newest
F26: F26|lost|missing|page|dated|restarted|noloss|none||||||||unshown||#@native has>newest web none>none
F26: F26|lost|missing|page|dated|restarted|noloss|none||||||||unshown||#@native has>own web has>newest
F33: F33|resurrected|loggedOut|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>newest
F33: F33|resurrected|loggedOut|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>newest web ?>?
F33: F33|resurrected|loggedOut|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>newest web ?>newest
F33: F33|resurrected|loggedOut|page|dated|restarted|loss|none|||||||shown|unshown||#@native has>newest web has>newest
F33: F33|resurrected|loggedOut|page|undated|restarted|loss|none|||||||shown|||late#@native ?>? web ?>?
F33: F33|resurrected|loggedOut|page|undated|restarted|loss|none|||||||shown|||late#@native has>? web has>?
F22: F33|resurrected|missing|native|undated|one|noloss|none||||||||||late#@native ?>? web ?>?
F22: F33|resurrected|missing|native|undated|one|noloss|none||||||||||late#@native has>? web has>?
F33: F33|resurrected|missing|page|dated|one|noloss|none||||||||||#@native ?>? web ?>empty
F33: F33|resurrected|missing|page|dated|one|noloss|none||||||||||#@native ?>newest web ?>?
F33: F33|resurrected|missing|page|dated|one|noloss|none||||||||||#@native ?>newest web ?>empty
F33: F33|resurrected|missing|page|dated|one|noloss|none||||||||||#@native has>newest web empty>empty
F33: F33|resurrected|missing|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>none
F33: F33|resurrected|missing|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>newest web ?>?
F33: F33|resurrected|missing|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>newest web ?>none
F33: F33|resurrected|missing|page|dated|restarted|loss|none|||||||shown|unshown||#@native has>newest web none>none
F33: F33|resurrected|missing|page|dated|restarted|noloss|none||||||||unshown||#@native ?>? web ?>empty
F33: F33|resurrected|missing|page|dated|restarted|noloss|none||||||||unshown||#@native ?>? web ?>none
F33: F33|resurrected|missing|page|dated|restarted|noloss|none||||||||unshown||#@native ?>newest web ?>?
F33: F33|resurrected|missing|page|dated|restarted|noloss|none||||||||unshown||#@native ?>newest web ?>empty
F33: F33|resurrected|missing|page|dated|restarted|noloss|none||||||||unshown||#@native ?>newest web ?>none
F33: F33|resurrected|missing|page|dated|restarted|noloss|none||||||||unshown||#@native has>newest web empty>empty
F33: F33|resurrected|missing|page|dated|restarted|noloss|none||||||||unshown||#@native has>newest web none>none
F33: F33|resurrected|missing|page|dated|restarted|noloss|none||||||||||#@native ?>? web ?>empty
F33: F33|resurrected|missing|page|dated|restarted|noloss|none||||||||||#@native ?>? web ?>none
F33: F33|resurrected|missing|page|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>?
F33: F33|resurrected|missing|page|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>empty
F33: F33|resurrected|missing|page|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>none
F33: F33|resurrected|missing|page|dated|restarted|noloss|none||||||||||#@native has>newest web empty>empty
F33: F33|resurrected|missing|page|dated|restarted|noloss|none||||||||||#@native has>newest web none>none
F01 F33: F33|resurrected|missing|page|undated|one|noloss|none||||||||||late#@native ?>? web ?>newest
F01 F33: F33|resurrected|missing|page|undated|one|noloss|none||||||||||late#@native ?>? web ?>none
F33: F33|resurrected|missing|page|undated|one|noloss|none||||||||||late#@native ?>newest web ?>?
F01: F33|resurrected|missing|page|undated|one|noloss|none||||||||||late#@native has>? web has>newest
F01: F33|resurrected|missing|page|undated|one|noloss|none||||||||||late#@native has>? web none>none
F01: F33|resurrected|missing|page|undated|one|noloss|none||||||||||late#||||||||||%@native ?>? web ?>newest
F01: F33|resurrected|missing|page|undated|one|noloss|none||||||||||late#||||||||||%@native ?>? web ?>none
F33: F33|resurrected|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>empty
F33: F33|resurrected|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>none
F33: F33|resurrected|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>newest web ?>?
F33: F33|resurrected|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>newest web ?>empty
F33: F33|resurrected|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>newest web ?>none
F33: F33|resurrected|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#@native has>newest web empty>empty
F33: F33|resurrected|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#@native has>newest web none>none
F33: F33|resurrected|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>? web ?>empty
F33: F33|resurrected|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>? web ?>none
F33: F33|resurrected|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>newest web ?>?
F33: F33|resurrected|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>newest web ?>empty
F33: F33|resurrected|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>newest web ?>none
F33: F33|resurrected|missing|page|undated|restarted|loss|none|||||||shown|||late#@native has>newest web empty>empty
F33: F33|resurrected|missing|page|undated|restarted|loss|none|||||||shown|||late#@native has>newest web none>none
F33: F33|resurrected|missing|page|undated|restarted|noloss|none||||||||unshown||#@native ?>? web ?>empty
F33: F33|resurrected|missing|page|undated|restarted|noloss|none||||||||unshown||#@native ?>newest web ?>?
F33: F33|resurrected|missing|page|undated|restarted|noloss|none||||||||unshown||#@native ?>newest web ?>empty
F33: F33|resurrected|missing|page|undated|restarted|noloss|none||||||||unshown||#@native has>newest web empty>empty
F33: F33|resurrected|missing|page|undated|restarted|noloss|none||||||||unshown||late#@native ?>? web ?>empty
F33: F33|resurrected|missing|page|undated|restarted|noloss|none||||||||unshown||late#@native ?>? web ?>none
F33: F33|resurrected|missing|page|undated|restarted|noloss|none||||||||unshown||late#@native ?>newest web ?>?
F33: F33|resurrected|missing|page|undated|restarted|noloss|none||||||||unshown||late#@native ?>newest web ?>empty
F33: F33|resurrected|missing|page|undated|restarted|noloss|none||||||||unshown||late#@native ?>newest web ?>none
F33: F33|resurrected|missing|page|undated|restarted|noloss|none||||||||unshown||late#@native has>newest web empty>empty
F33: F33|resurrected|missing|page|undated|restarted|noloss|none||||||||unshown||late#@native has>newest web none>none
F33: F33|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>empty
F33 F01: F33|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>none
F33: F33|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>?
F33: F33|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>empty
F33: F33|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>none
F01 F33: F33|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#@native has>? web none>none
F33: F33|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#@native has>newest web empty>empty
F33: F33|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#@native has>newest web none>none
F33: F33|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#||||new||||||%@native ?>? web ?>none
F01: F33|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#||||||||||%@native ?>? web ?>none
F01: F33|resurrected|missing|page|undated|restarted|noloss|none||||||||||late#||||||||||%@native has>? web none>none
F01 F33: F33|resurrected|none|server|undated|one|noloss|none||||||||||late#@native ?>? web ?>?
F01 F33: F33|resurrected|none|server|undated|one|noloss|none||||||||||late#@native ?>? web ?>empty
F01 F33: F33|resurrected|none|server|undated|one|noloss|none||||||||||late#@native ?>? web ?>none
F01 F33: F33|resurrected|none|server|undated|one|noloss|none||||||||||late#@native ?>empty web ?>?
F01 F33: F33|resurrected|none|server|undated|one|noloss|none||||||||||late#@native ?>empty web ?>empty
F33 F01: F33|resurrected|none|server|undated|one|noloss|none||||||||||late#@native ?>none web ?>?
F33 F01: F33|resurrected|none|server|undated|one|noloss|none||||||||||late#@native ?>none web ?>none
F01 F33: F33|resurrected|none|server|undated|one|noloss|none||||||||||late#@native empty>empty web empty>empty
F01 F33: F33|resurrected|none|server|undated|one|noloss|none||||||||||late#@native has>? web empty>empty
F01 F33: F33|resurrected|none|server|undated|one|noloss|none||||||||||late#@native has>? web has>?
F01 F33: F33|resurrected|none|server|undated|one|noloss|none||||||||||late#@native has>? web none>none
F33 F01: F33|resurrected|none|server|undated|one|noloss|none||||||||||late#@native none>none web none>none
F33: F33|resurrected|none|server|undated|one|noloss|none||||||||||late#|others|||old|none|||||%@native ?>? web ?>none
F33: F33|resurrected|none|server|undated|one|noloss|none||||||||||late#|others|||old|none|||||%@native has>? web none>none
F33 F01: F33|resurrected|none|server|undated|one|noloss|none||||||||||late#||||old|none|||||%@native ?>? web ?>empty
F33 F01: F33|resurrected|none|server|undated|one|noloss|none||||||||||late#||||old|none|||||%@native has>? web empty>empty
F01 F33: F33|resurrected|none|server|undated|one|noloss|none||||||||||late#||||old|none|||||%android|@native ?>? web ?>empty
F01 F33: F33|resurrected|none|server|undated|one|noloss|none||||||||||late#||||old|none|||||%android|@native has>? web empty>empty
F33 F01: F33|resurrected|none|server|undated|one|noloss|none||||||||||late#||||old||||||%chromium|@native ?>? web ?>none
F33 F01: F33|resurrected|none|server|undated|one|noloss|none||||||||||late#||||old||||||%chromium|@native has>? web none>none
F33: F33|resurrected|none|server|undated|one|noloss|none||||||||||late#||||old||||||%webkitgtk|@native ?>? web ?>?
F33: F33|resurrected|none|server|undated|one|noloss|none||||||||||late#||||old||||||%webkitgtk|@native has>? web has>?
F33: F33|resurrected|none|server|undated|one|noloss|none||||||||||late#|||||none|||||%@native ?>? web ?>empty
F33: F33|resurrected|none|server|undated|one|noloss|none||||||||||late#|||||none|||||%@native has>? web empty>empty
F01 F33: F33|resurrected|none|server|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>?
F01 F33: F33|resurrected|none|server|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>none
F01 F33: F33|resurrected|none|server|undated|restarted|noloss|none||||||||||late#@native ?>none web ?>?
F01 F33: F33|resurrected|none|server|undated|restarted|noloss|none||||||||||late#@native ?>none web ?>none
F01 F33: F33|resurrected|none|server|undated|restarted|noloss|none||||||||||late#@native has>? web has>?
F01 F33: F33|resurrected|none|server|undated|restarted|noloss|none||||||||||late#@native has>? web none>none
F01 F33: F33|resurrected|none|server|undated|restarted|noloss|none||||||||||late#@native none>none web none>none
F33 F01: F33|resurrected|none|server|undated|restarted|noloss|none||||||||||late#|others|||old|none|||||%firefox|shortest+@native ?>? web ?>none
F33 F01: F33|resurrected|none|server|undated|restarted|noloss|none||||||||||late#|others|||old|none|||||%firefox|shortest+@native has>? web none>none
F33 F01: F33|resurrected|none|server|undated|restarted|noloss|none||||||||||late#||||old|old|||||%webkit|shortest+@native ?>? web ?>?
F33 F01: F33|resurrected|none|server|undated|restarted|noloss|none||||||||||late#||||old|old|||||%webkit|shortest+@native has>? web has>?
F33: F34|resurrected|missing|page|undated|one|noloss|none|||lostwrite|||||||late#@native ?>empty web ?>?
F33: F34|resurrected|missing|page|undated|one|noloss|none|||lostwrite|||||||late#@native empty>empty web has>?
F33: F34|resurrected|missing|page|undated|one|noloss|none||||||||unshown||late#@native ?>? web ?>empty
F33: F34|resurrected|missing|page|undated|one|noloss|none||||||||unshown||late#@native ?>empty web ?>?
F33: F34|resurrected|missing|page|undated|one|noloss|none||||||||unshown||late#@native ?>empty web ?>empty
F33: F34|resurrected|missing|page|undated|one|noloss|none||||||||unshown||late#@native empty>empty web empty>empty
F33 F01: F34|resurrected|none|server|undated|one|noloss|none||||||||||late#@native ?>empty web ?>?
F33 F01: F34|resurrected|none|server|undated|one|noloss|none||||||||||late#@native empty>empty web has>?
F33: F34|resurrected|none|server|undated|one|noloss|none||||||||||late#||||none|none|||||%@native ?>empty web ?>?
F33: F34|resurrected|none|server|undated|one|noloss|none||||||||||late#||||none|none|||||%@native empty>empty web has>?
F38: F35|needlessLogin|expired|page|undated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>empty
F38: F35|needlessLogin|expired|page|undated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>none
F38: F35|needlessLogin|expired|page|undated|restarted|loss|none|||||||shown|unshown||#@native ?>empty web ?>?
F38: F35|needlessLogin|expired|page|undated|restarted|loss|none|||||||shown|unshown||#@native ?>empty web ?>empty
F38: F35|needlessLogin|expired|page|undated|restarted|loss|none|||||||shown|unshown||#@native ?>none web ?>?
F38: F35|needlessLogin|expired|page|undated|restarted|loss|none|||||||shown|unshown||#@native ?>none web ?>none
F38: F35|needlessLogin|expired|page|undated|restarted|loss|none|||||||shown|unshown||#@native empty>empty web empty>empty
F38: F35|needlessLogin|expired|page|undated|restarted|loss|none|||||||shown|unshown||#@native none>none web none>none
F39: F39|split|missing|page|dated|one|noloss|none||||||||||#@native ?>? web ?>empty
F39: F39|split|missing|page|dated|one|noloss|none||||||||||#@native ?>newest web ?>?
F39: F39|split|missing|page|dated|one|noloss|none||||||||||#@native ?>newest web ?>empty
F39: F39|split|missing|page|dated|one|noloss|none||||||||||#@native has>newest web empty>empty
F40: F40|leaked|none|server|dated|one|noloss|none||||||||||#@native ?>? web ?>newest
F40: F40|leaked|none|server|dated|one|noloss|none||||||||||#@native ?>newest web ?>?
F40: F40|leaked|none|server|dated|one|noloss|none||||||||||#@native ?>newest web ?>newest
F40: F40|leaked|none|server|dated|one|noloss|none||||||||||#@native has>newest web has>newest
F41: F41|split|missing|native|undated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>newest
F41: F41|split|missing|native|undated|restarted|loss|none|||||||shown|unshown||#@native ?>empty web ?>?
F41: F41|split|missing|native|undated|restarted|loss|none|||||||shown|unshown||#@native ?>empty web ?>newest
F41: F41|split|missing|native|undated|restarted|loss|none|||||||shown|unshown||#@native empty>empty web has>newest
F50: F50|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>empty
F50: F50|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>newest
F50: F50|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#@native ?>empty web ?>?
F50: F50|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#@native ?>empty web ?>empty
F50: F50|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#@native ?>empty web ?>newest
F50: F50|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#@native empty>empty web empty>empty
F50: F50|lost|missing|native|dated|restarted|loss|none|||||||shown|unshown||#@native empty>empty web has>newest
F50: F50|lost|missing|native|dated|restarted|loss|none||||||||||#@native ?>? web ?>empty
F50: F50|lost|missing|native|dated|restarted|loss|none||||||||||#@native ?>? web ?>newest
F50: F50|lost|missing|native|dated|restarted|loss|none||||||||||#@native ?>? web ?>older
F50: F50|lost|missing|native|dated|restarted|loss|none||||||||||#@native ?>empty web ?>?
F50: F50|lost|missing|native|dated|restarted|loss|none||||||||||#@native ?>empty web ?>empty
F50: F50|lost|missing|native|dated|restarted|loss|none||||||||||#@native ?>empty web ?>newest
F50: F50|lost|missing|native|dated|restarted|loss|none||||||||||#@native ?>empty web ?>older
F50: F50|lost|missing|native|dated|restarted|loss|none||||||||||#@native empty>empty web empty>empty
F50: F50|lost|missing|native|dated|restarted|loss|none||||||||||#@native empty>empty web has>newest
F50: F50|lost|missing|native|dated|restarted|loss|none||||||||||#@native empty>empty web has>older
F50: F50|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>empty
F50: F50|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>newest
F50: F50|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>empty web ?>?
F50: F50|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>empty web ?>empty
F50: F50|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>empty web ?>newest
F50: F50|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#@native empty>empty web empty>empty
F50: F50|lost|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#@native empty>empty web has>newest
F50: F50|lost|missing|native|undated|restarted|loss|none||||||||||late#@native ?>? web ?>empty
F50: F50|lost|missing|native|undated|restarted|loss|none||||||||||late#@native ?>? web ?>newest
F50: F50|lost|missing|native|undated|restarted|loss|none||||||||||late#@native ?>empty web ?>?
F50: F50|lost|missing|native|undated|restarted|loss|none||||||||||late#@native ?>empty web ?>empty
F50: F50|lost|missing|native|undated|restarted|loss|none||||||||||late#@native ?>empty web ?>newest
F50: F50|lost|missing|native|undated|restarted|loss|none||||||||||late#@native empty>empty web empty>empty
F50: F50|lost|missing|native|undated|restarted|loss|none||||||||||late#@native empty>empty web has>?
F50: F50|lost|missing|native|undated|restarted|loss|none||||||||||late#@native empty>empty web has>newest
F50: F50|lost|missing|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>empty
F50: F50|lost|missing|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>none
F50: F50|lost|missing|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>newest web ?>?
F50: F50|lost|missing|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>newest web ?>empty
F50: F50|lost|missing|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>newest web ?>none
F50: F50|lost|missing|page|dated|restarted|loss|none|||||||shown|unshown||#@native has>newest web empty>empty
F50: F50|lost|missing|page|dated|restarted|loss|none|||||||shown|unshown||#@native has>newest web none>none
F50: F50|lost|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>? web ?>empty
F50: F50|lost|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>newest web ?>?
F50: F50|lost|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>newest web ?>empty
F50: F50|lost|missing|page|dated|restarted|loss|none|||||||shown|||#@native has>newest web empty>empty
F50: F50|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>empty
F50: F50|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>none
F50: F50|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>newest web ?>?
F50: F50|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>newest web ?>empty
F50: F50|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>newest web ?>none
F50: F50|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#@native has>newest web empty>empty
F50: F50|lost|missing|page|undated|restarted|loss|none|||||||shown|unshown||late#@native has>newest web none>none
F50: F50|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>? web ?>empty
F50: F50|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>newest web ?>?
F50: F50|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#@native ?>newest web ?>empty
F50: F50|lost|missing|page|undated|restarted|loss|none|||||||shown|||late#@native has>newest web empty>empty
F50: F50|lost|reused|native|dated|restarted|noloss|none||||||||unshown||#@native ?>? web ?>newest
F50: F50|lost|reused|native|dated|restarted|noloss|none||||||||unshown||#@native ?>newest web ?>?
F50: F50|lost|reused|native|dated|restarted|noloss|none||||||||unshown||#@native ?>newest web ?>newest
F50: F50|lost|reused|native|dated|restarted|noloss|none||||||||unshown||#@native ?>own web ?>?
F50: F50|lost|reused|native|dated|restarted|noloss|none||||||||unshown||#@native ?>own web ?>newest
F50: F50|lost|reused|native|dated|restarted|noloss|none||||||||unshown||#@native has>newest web has>newest
F50: F50|lost|reused|native|dated|restarted|noloss|none||||||||unshown||#@native has>own web has>newest
F50: F50|lost|reused|native|undated|restarted|noloss|none||||||||unshown||#@native ?>? web ?>newest
F50: F50|lost|reused|native|undated|restarted|noloss|none||||||||unshown||#@native ?>newest web ?>?
F50: F50|lost|reused|native|undated|restarted|noloss|none||||||||unshown||#@native ?>newest web ?>newest
F50: F50|lost|reused|native|undated|restarted|noloss|none||||||||unshown||#@native has>newest web has>newest
F50: F50|lost|reused|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>? web ?>newest
F50: F50|lost|reused|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>newest web ?>?
F50: F50|lost|reused|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>newest web ?>newest
F50: F50|lost|reused|native|undated|restarted|noloss|none||||||||unshown||late#@native has>newest web has>newest
F50: F50|lost|reused|page|dated|restarted|noloss|none||||||||||#@native ?>? web ?>empty
F50: F50|lost|reused|page|dated|restarted|noloss|none||||||||||#@native ?>? web ?>newest
F50: F50|lost|reused|page|dated|restarted|noloss|none||||||||||#@native ?>? web ?>older
F50: F50|lost|reused|page|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>?
F50: F50|lost|reused|page|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>empty
F50: F50|lost|reused|page|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>newest
F50: F50|lost|reused|page|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>older
F50: F50|lost|reused|page|dated|restarted|noloss|none||||||||||#@native has>newest web empty>empty
F50: F50|lost|reused|page|dated|restarted|noloss|none||||||||||#@native has>newest web has>newest
F50: F50|lost|reused|page|dated|restarted|noloss|none||||||||||#@native has>newest web has>older
F50: F50|lost|reused|page|undated|one|noloss|none||||||||||late#@native ?>? web ?>empty
F50: F50|lost|reused|page|undated|one|noloss|none||||||||||late#@native ?>newest web ?>?
F50: F50|lost|reused|page|undated|one|noloss|none||||||||||late#@native ?>newest web ?>empty
F50: F50|lost|reused|page|undated|one|noloss|none||||||||||late#@native has>newest web empty>empty
F50: F50|lost|reused|page|undated|restarted|noloss|none||||||||||#@native ?>? web ?>empty
F50: F50|lost|reused|page|undated|restarted|noloss|none||||||||||#@native ?>? web ?>none
F50: F50|lost|reused|page|undated|restarted|noloss|none||||||||||#@native ?>empty web ?>?
F50: F50|lost|reused|page|undated|restarted|noloss|none||||||||||#@native ?>empty web ?>empty
F50: F50|lost|reused|page|undated|restarted|noloss|none||||||||||#@native ?>none web ?>?
F50: F50|lost|reused|page|undated|restarted|noloss|none||||||||||#@native ?>none web ?>none
F50: F50|lost|reused|page|undated|restarted|noloss|none||||||||||#@native empty>empty web empty>empty
F50: F50|lost|reused|page|undated|restarted|noloss|none||||||||||#@native none>none web none>none
F50: F50|lost|reused|page|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>empty
F50: F50|lost|reused|page|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>newest
F50: F50|lost|reused|page|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>none
F50: F50|lost|reused|page|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>?
F50: F50|lost|reused|page|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>empty
F50: F50|lost|reused|page|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>newest
F50: F50|lost|reused|page|undated|restarted|noloss|none||||||||||late#@native ?>none web ?>?
F50: F50|lost|reused|page|undated|restarted|noloss|none||||||||||late#@native ?>none web ?>none
F50: F50|lost|reused|page|undated|restarted|noloss|none||||||||||late#@native has>newest web empty>empty
F50: F50|lost|reused|page|undated|restarted|noloss|none||||||||||late#@native has>newest web has>newest
F50: F50|lost|reused|page|undated|restarted|noloss|none||||||||||late#@native none>none web none>none
F50: F50|lost|revoked|native|dated|one|noloss|none||||||||unshown||#@native ?>? web ?>empty
F50: F50|lost|revoked|native|dated|one|noloss|none||||||||unshown||#@native ?>? web ?>newest
F50: F50|lost|revoked|native|dated|one|noloss|none||||||||unshown||#@native ?>newest web ?>?
F50: F50|lost|revoked|native|dated|one|noloss|none||||||||unshown||#@native ?>newest web ?>newest
F50: F50|lost|revoked|native|dated|one|noloss|none||||||||unshown||#@native ?>own web ?>?
F50: F50|lost|revoked|native|dated|one|noloss|none||||||||unshown||#@native ?>own web ?>empty
F50: F50|lost|revoked|native|dated|one|noloss|none||||||||unshown||#@native ?>own web ?>newest
F50: F50|lost|revoked|native|dated|one|noloss|none||||||||unshown||#@native has>newest web has>newest
F50: F50|lost|revoked|native|dated|one|noloss|none||||||||unshown||#@native has>own web empty>empty
F50: F50|lost|revoked|native|dated|one|noloss|none||||||||unshown||#@native has>own web has>newest
F50: F50|lost|revoked|native|dated|restarted|loss|none|||||||shown|||#@native ?>? web ?>older
F50: F50|lost|revoked|native|dated|restarted|loss|none|||||||shown|||#@native ?>older web ?>?
F50: F50|lost|revoked|native|dated|restarted|loss|none|||||||shown|||#@native ?>older web ?>older
F50: F50|lost|revoked|native|dated|restarted|loss|none|||||||shown|||#@native has>older web has>older
F50: F50|lost|revoked|native|dated|restarted|noloss|none|||lostwrite|||||||#@native ?>newest web ?>?
F50: F50|lost|revoked|native|dated|restarted|noloss|none|||lostwrite|||||||#@native has>newest web has>?
F50 F01: F50|lost|revoked|native|dated|restarted|noloss|none||||||||unshown|contested|#@native ?>? web ?>newest
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||unshown|contested|#@native ?>? web ?>older
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||unshown|contested|#@native ?>own web ?>?
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||unshown|contested|#@native ?>own web ?>newest
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||unshown|contested|#@native ?>own web ?>older
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||unshown|contested|#@native has>own web has>newest
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||unshown|contested|#@native has>own web has>older
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||unshown|contested|#||||old|new|||||%@native ?>? web ?>newest
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#@native ?>? web ?>empty
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#@native ?>? web ?>newest
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#@native ?>? web ?>older
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#@native ?>newest web ?>?
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#@native ?>newest web ?>empty
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#@native ?>newest web ?>newest
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#@native ?>own web ?>?
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#@native ?>own web ?>empty
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#@native ?>own web ?>newest
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#@native ?>own web ?>older
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#@native has>newest web empty>empty
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#@native has>newest web has>newest
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#@native has>own web empty>empty
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#@native has>own web has>newest
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||unshown||#@native has>own web has>older
F50: F50|lost|revoked|native|dated|restarted|noloss|none|||||||||contested|#@native ?>? web ?>newest
F50: F50|lost|revoked|native|dated|restarted|noloss|none|||||||||contested|#@native ?>newest web ?>?
F50: F50|lost|revoked|native|dated|restarted|noloss|none|||||||||contested|#@native ?>newest web ?>newest
F50: F50|lost|revoked|native|dated|restarted|noloss|none|||||||||contested|#@native has>newest web has>newest
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||||#@native ?>? web ?>empty
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||||#@native ?>? web ?>newest
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||||#@native ?>? web ?>none
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||||#@native ?>? web ?>older
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>?
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>empty
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>newest
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>none
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>older
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||||#@native has>newest web empty>empty
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||||#@native has>newest web has>newest
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||||#@native has>newest web has>older
F50: F50|lost|revoked|native|dated|restarted|noloss|none||||||||||#@native has>newest web none>none
F50: F50|lost|revoked|native|undated|one|loss|none|||||||shown|||late#@native ?>? web ?>?
F50: F50|lost|revoked|native|undated|one|loss|none|||||||shown|||late#@native has>? web has>?
F50: F50|lost|revoked|native|undated|one|noloss|none|||lostwrite|||||||late#@native ?>? web ?>?
F50: F50|lost|revoked|native|undated|one|noloss|none|||lostwrite|||||||late#@native has>? web has>?
F50: F50|lost|revoked|native|undated|one|noloss|none||||||||unshown|contested|late#@native ?>? web ?>newest
F50: F50|lost|revoked|native|undated|one|noloss|none||||||||unshown|contested|late#@native has>? web has>newest
F50: F50|lost|revoked|native|undated|one|noloss|none||||||||unshown||#@native ?>? web ?>newest
F50: F50|lost|revoked|native|undated|one|noloss|none||||||||unshown||late#@native ?>? web ?>?
F50: F50|lost|revoked|native|undated|one|noloss|none||||||||unshown||late#@native ?>? web ?>newest
F50: F50|lost|revoked|native|undated|one|noloss|none||||||||unshown||late#@native ?>empty web ?>?
F50: F50|lost|revoked|native|undated|one|noloss|none||||||||unshown||late#@native ?>empty web ?>newest
F50: F50|lost|revoked|native|undated|one|noloss|none||||||||unshown||late#@native ?>newest web ?>?
F50: F50|lost|revoked|native|undated|one|noloss|none||||||||unshown||late#@native ?>newest web ?>newest
F50: F50|lost|revoked|native|undated|one|noloss|none||||||||unshown||late#@native empty>empty web has>newest
F50: F50|lost|revoked|native|undated|one|noloss|none||||||||unshown||late#@native has>? web has>?
F50: F50|lost|revoked|native|undated|one|noloss|none||||||||unshown||late#@native has>? web has>newest
F50: F50|lost|revoked|native|undated|one|noloss|none||||||||unshown||late#@native has>newest web has>newest
F50: F50|lost|revoked|native|undated|one|noloss|none||||||||||late#@native ?>newest web ?>?
F50: F50|lost|revoked|native|undated|one|noloss|none||||||||||late#@native has>newest web has>?
F50: F50|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>?
F50: F50|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>empty
F50: F50|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>newest
F50: F50|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>newest web ?>?
F50: F50|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>newest web ?>newest
F50: F50|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||late#@native has>? web empty>empty
F50: F50|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||late#@native has>? web has>?
F50: F50|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||late#@native has>? web has>newest
F50: F50|lost|revoked|native|undated|restarted|loss|none|||||||shown|unshown||late#@native has>newest web has>newest
F50: F50|lost|revoked|native|undated|restarted|loss|none|||||||shown|||late#@native ?>? web ?>?
F50: F50|lost|revoked|native|undated|restarted|loss|none|||||||shown|||late#@native ?>? web ?>newest
F50: F50|lost|revoked|native|undated|restarted|loss|none|||||||shown|||late#@native ?>? web ?>none
F50: F50|lost|revoked|native|undated|restarted|loss|none|||||||shown|||late#@native ?>newest web ?>?
F50: F50|lost|revoked|native|undated|restarted|loss|none|||||||shown|||late#@native ?>newest web ?>newest
F50: F50|lost|revoked|native|undated|restarted|loss|none|||||||shown|||late#@native ?>newest web ?>none
F50: F50|lost|revoked|native|undated|restarted|loss|none|||||||shown|||late#@native has>? web has>?
F50: F50|lost|revoked|native|undated|restarted|loss|none|||||||shown|||late#@native has>newest web has>?
F50: F50|lost|revoked|native|undated|restarted|loss|none|||||||shown|||late#@native has>newest web has>newest
F50: F50|lost|revoked|native|undated|restarted|loss|none|||||||shown|||late#@native has>newest web none>none
F50: F50|lost|revoked|native|undated|restarted|noloss|none|||lostwrite|||||||late#@native ?>? web ?>?
F50: F50|lost|revoked|native|undated|restarted|noloss|none|||lostwrite|||||||late#@native has>? web has>?
F01: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown|contested|late#@native ?>? web ?>newest
F01: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown|contested|late#@native ?>newest web ?>?
F01: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown|contested|late#@native ?>newest web ?>newest
F01: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown|contested|late#@native has>newest web has>newest
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||#@native ?>? web ?>newest
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||#@native ?>empty web ?>?
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||#@native ?>empty web ?>newest
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||#@native ?>newest web ?>?
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||#@native ?>newest web ?>newest
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||#@native ?>none web ?>?
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||#@native ?>none web ?>newest
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||#@native empty>empty web has>newest
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||#@native has>newest web has>newest
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||#@native none>none web has>newest
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>? web ?>?
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>? web ?>empty
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>? web ?>newest
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>empty web ?>?
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>empty web ?>newest
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>newest web ?>?
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>newest web ?>empty
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>newest web ?>newest
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>none web ?>?
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>none web ?>newest
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native empty>empty web has>newest
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native has>? web has>?
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native has>? web has>newest
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native has>newest web empty>empty
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native has>newest web has>newest
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||unshown||late#@native none>none web has>newest
F50 F01: F50|lost|revoked|native|undated|restarted|noloss|none|||||||||contested|late#@native ?>? web ?>newest
F50 F01: F50|lost|revoked|native|undated|restarted|noloss|none|||||||||contested|late#@native ?>newest web ?>?
F50 F01: F50|lost|revoked|native|undated|restarted|noloss|none|||||||||contested|late#@native ?>newest web ?>newest
F50 F01: F50|lost|revoked|native|undated|restarted|noloss|none|||||||||contested|late#@native has>newest web has>newest
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||#@native ?>? web ?>empty
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||#@native ?>? web ?>newest
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||#@native ?>? web ?>none
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||#@native ?>empty web ?>?
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||#@native ?>empty web ?>empty
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||#@native ?>newest web ?>?
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||#@native ?>newest web ?>newest
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||#@native ?>none web ?>?
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||#@native ?>none web ?>none
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||#@native empty>empty web empty>empty
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||#@native has>newest web has>newest
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||#@native none>none web none>none
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>empty
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>newest
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>none
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>older
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||late#@native ?>empty web ?>?
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||late#@native ?>empty web ?>empty
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>?
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>empty
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>newest
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>none
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>older
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||late#@native ?>none web ?>?
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||late#@native ?>none web ?>none
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||late#@native empty>empty web empty>empty
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||late#@native has>newest web empty>empty
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||late#@native has>newest web has>?
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||late#@native has>newest web has>newest
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||late#@native has>newest web has>older
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||late#@native has>newest web none>none
F50: F50|lost|revoked|native|undated|restarted|noloss|none||||||||||late#@native none>none web none>none
F50: F50|lost|revoked|page|dated|one|noloss|none||||||||||#@native ?>? web ?>empty
F50: F50|lost|revoked|page|dated|one|noloss|none||||||||||#@native ?>? web ?>newest
F50: F50|lost|revoked|page|dated|one|noloss|none||||||||||#@native ?>? web ?>older
F50: F50|lost|revoked|page|dated|one|noloss|none||||||||||#@native ?>newest web ?>?
F50: F50|lost|revoked|page|dated|one|noloss|none||||||||||#@native ?>newest web ?>empty
F50: F50|lost|revoked|page|dated|one|noloss|none||||||||||#@native ?>newest web ?>newest
F50: F50|lost|revoked|page|dated|one|noloss|none||||||||||#@native ?>newest web ?>older
F50: F50|lost|revoked|page|dated|one|noloss|none||||||||||#@native has>newest web empty>empty
F50: F50|lost|revoked|page|dated|one|noloss|none||||||||||#@native has>newest web has>newest
F50: F50|lost|revoked|page|dated|one|noloss|none||||||||||#@native has>newest web has>older
F50: F50|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>newest
F50: F50|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>? web ?>older
F50: F50|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>newest web ?>?
F50: F50|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>newest web ?>newest
F50: F50|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>newest web ?>older
F50: F50|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>own web ?>?
F50: F50|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native ?>own web ?>older
F50: F50|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native has>newest web has>newest
F50: F50|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native has>newest web has>older
F50: F50|lost|revoked|page|dated|restarted|loss|none|||||||shown|unshown||#@native has>own web has>older
F50 F01: F50|lost|revoked|page|dated|restarted|loss|none|||||||shown|||#@native ?>newest web ?>?
F01: F50|lost|revoked|page|dated|restarted|noloss|none||||||silence||unshown|contested|#@native ?>newest web ?>?
F01: F50|lost|revoked|page|dated|restarted|noloss|none||||||||unshown|contested|#@native ?>? web ?>newest
F01: F50|lost|revoked|page|dated|restarted|noloss|none||||||||unshown|contested|#@native ?>? web ?>own
F01: F50|lost|revoked|page|dated|restarted|noloss|none||||||||unshown|contested|#@native ?>newest web ?>?
F01: F50|lost|revoked|page|dated|restarted|noloss|none||||||||unshown|contested|#@native ?>newest web ?>newest
F01: F50|lost|revoked|page|dated|restarted|noloss|none||||||||unshown|contested|#@native ?>newest web ?>own
F01: F50|lost|revoked|page|dated|restarted|noloss|none||||||||unshown|contested|#@native has>newest web has>newest
F01: F50|lost|revoked|page|dated|restarted|noloss|none||||||||unshown|contested|#@native has>newest web has>own
F50: F50|lost|revoked|page|dated|restarted|noloss|none||||||||unshown||#@native ?>? web ?>newest
F50: F50|lost|revoked|page|dated|restarted|noloss|none||||||||unshown||#@native ?>newest web ?>?
F50: F50|lost|revoked|page|dated|restarted|noloss|none||||||||unshown||#@native ?>newest web ?>newest
F50: F50|lost|revoked|page|dated|restarted|noloss|none||||||||unshown||#@native has>newest web has>newest
F50 F01: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#@native ?>? web ?>newest
F50: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#@native ?>? web ?>older
F01: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#@native ?>? web ?>own
F50 F01: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#@native ?>newest web ?>?
F50 F01: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#@native ?>newest web ?>newest
F50: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#@native ?>newest web ?>older
F01: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#@native ?>newest web ?>own
F50 F01: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#@native has>newest web has>newest
F50: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#@native has>newest web has>older
F01: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#@native has>newest web has>own
F01 F50: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#|others|||new|new|||||%webkitgtk|longest+@native ?>? web ?>newest
F01 F50: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#|others|||new|new|||||%webkitgtk|longest+@native ?>newest web ?>?
F01 F50: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#|others|||new|new|||||%webkitgtk|longest+@native ?>newest web ?>newest
F01 F50: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#|others|||new|new|||||%webkitgtk|longest+@native has>newest web has>newest
F50: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#|others|||new|new|||||%webkit|longest+@native ?>? web ?>newest
F50: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#|others|||new|new|||||%webkit|longest+@native ?>newest web ?>?
F50: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#|others|||new|new|||||%webkit|longest+@native ?>newest web ?>newest
F50: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#|others|||new|new|||||%webkit|longest+@native has>newest web has>newest
F50: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#||||new|new|||||%android|longest+@native ?>? web ?>newest
F50: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#||||new|new|||||%android|longest+@native ?>newest web ?>?
F50: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#||||new|new|||||%android|longest+@native ?>newest web ?>newest
F50: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#||||new|new|||||%android|longest+@native has>newest web has>newest
F50: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#||||new|new|||||%chromium|longest+@native ?>? web ?>newest
F50: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#||||new|new|||||%chromium|longest+@native ?>newest web ?>?
F50: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#||||new|new|||||%chromium|longest+@native ?>newest web ?>newest
F50: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#||||new|new|||||%chromium|longest+@native has>newest web has>newest
F01 F50: F50|lost|revoked|page|dated|restarted|noloss|none|||||||||contested|#||||new|old|||||%webkitgtk|longest+@native ?>newest web ?>?
F50: F50|lost|revoked|page|dated|restarted|noloss|none||||||||||#@native ?>? web ?>newest
F50: F50|lost|revoked|page|dated|restarted|noloss|none||||||||||#@native ?>? web ?>older
F50: F50|lost|revoked|page|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>?
F50: F50|lost|revoked|page|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>newest
F50: F50|lost|revoked|page|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>older
F50: F50|lost|revoked|page|dated|restarted|noloss|none||||||||||#@native has>newest web has>newest
F50: F50|lost|revoked|page|dated|restarted|noloss|none||||||||||#@native has>newest web has>older
F50 F01: F50|lost|revoked|page|undated|one|noloss|none|||||||||contested|late#@native ?>newest web ?>?
F50 F01: F50|lost|revoked|page|undated|one|noloss|none|||||||||contested|late#@native has>newest web has>?
F50: F50|lost|revoked|page|undated|one|noloss|none|||||||||contested|late#||||new|old|||||%@native ?>newest web ?>?
F50: F50|lost|revoked|page|undated|one|noloss|none|||||||||contested|late#||||new|old|||||%@native has>newest web has>?
F50: F50|lost|revoked|page|undated|one|noloss|none||||||||||#@native ?>? web ?>empty
F50: F50|lost|revoked|page|undated|one|noloss|none||||||||||#@native ?>empty web ?>?
F50: F50|lost|revoked|page|undated|one|noloss|none||||||||||#@native ?>empty web ?>empty
F50: F50|lost|revoked|page|undated|one|noloss|none||||||||||#@native empty>empty web empty>empty
F50: F50|lost|revoked|page|undated|one|noloss|none||||||||||late#@native ?>? web ?>empty
F50: F50|lost|revoked|page|undated|one|noloss|none||||||||||late#@native ?>? web ?>newest
F50: F50|lost|revoked|page|undated|one|noloss|none||||||||||late#@native ?>empty web ?>?
F50: F50|lost|revoked|page|undated|one|noloss|none||||||||||late#@native ?>empty web ?>empty
F50: F50|lost|revoked|page|undated|one|noloss|none||||||||||late#@native ?>newest web ?>?
F50: F50|lost|revoked|page|undated|one|noloss|none||||||||||late#@native ?>newest web ?>newest
F50: F50|lost|revoked|page|undated|one|noloss|none||||||||||late#@native empty>empty web empty>empty
F50: F50|lost|revoked|page|undated|one|noloss|none||||||||||late#@native has>newest web has>?
F50: F50|lost|revoked|page|undated|one|noloss|none||||||||||late#@native has>newest web has>newest
F50: F50|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>?
F50: F50|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>newest
F50: F50|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>newest web ?>?
F50: F50|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>newest web ?>newest
F50: F50|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#@native has>? web has>?
F50: F50|lost|revoked|page|undated|restarted|loss|none|||||||shown|unshown||late#@native has>newest web has>newest
F50 F01: F50|lost|revoked|page|undated|restarted|loss|none|||||||shown||contested|late#@native ?>? web ?>newest
F50 F01: F50|lost|revoked|page|undated|restarted|loss|none|||||||shown||contested|late#@native ?>newest web ?>?
F50 F01: F50|lost|revoked|page|undated|restarted|loss|none|||||||shown||contested|late#@native ?>newest web ?>newest
F50 F01: F50|lost|revoked|page|undated|restarted|loss|none|||||||shown||contested|late#@native has>newest web has>newest
F01 F50: F50|lost|revoked|page|undated|restarted|loss|none|||||||shown||contested|late#|others|||new|new|||||%webkitgtk|longest+@native ?>? web ?>newest
F01 F50: F50|lost|revoked|page|undated|restarted|loss|none|||||||shown||contested|late#|others|||new|new|||||%webkitgtk|longest+@native ?>newest web ?>?
F01 F50: F50|lost|revoked|page|undated|restarted|loss|none|||||||shown||contested|late#|others|||new|new|||||%webkitgtk|longest+@native ?>newest web ?>newest
F01 F50: F50|lost|revoked|page|undated|restarted|loss|none|||||||shown||contested|late#|others|||new|new|||||%webkitgtk|longest+@native has>newest web has>newest
F50: F50|lost|revoked|page|undated|restarted|loss|none|||||||shown||contested|late#|others|||new|new|||||%webkit|longest+@native ?>? web ?>newest
F50: F50|lost|revoked|page|undated|restarted|loss|none|||||||shown||contested|late#|others|||new|new|||||%webkit|longest+@native ?>newest web ?>?
F50: F50|lost|revoked|page|undated|restarted|loss|none|||||||shown||contested|late#|others|||new|new|||||%webkit|longest+@native ?>newest web ?>newest
F50: F50|lost|revoked|page|undated|restarted|loss|none|||||||shown||contested|late#|others|||new|new|||||%webkit|longest+@native has>newest web has>newest
F50: F50|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#@native ?>? web ?>newest
F50: F50|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#@native ?>newest web ?>?
F50: F50|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#@native ?>newest web ?>newest
F50: F50|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#@native has>newest web has>?
F50: F50|lost|revoked|page|undated|restarted|loss|none|||||||shown|||late#@native has>newest web has>newest
F01: F50|lost|revoked|page|undated|restarted|noloss|none||||||||unshown|contested|late#@native ?>? web ?>own
F01: F50|lost|revoked|page|undated|restarted|noloss|none||||||||unshown|contested|late#@native ?>newest web ?>?
F01: F50|lost|revoked|page|undated|restarted|noloss|none||||||||unshown|contested|late#@native ?>newest web ?>own
F01: F50|lost|revoked|page|undated|restarted|noloss|none||||||||unshown|contested|late#@native has>newest web has>own
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||unshown||#@native ?>? web ?>newest
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||unshown||#@native ?>newest web ?>?
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||unshown||#@native ?>newest web ?>newest
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||unshown||#@native has>newest web has>newest
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||unshown||late#@native ?>? web ?>newest
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||unshown||late#@native ?>newest web ?>?
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||unshown||late#@native ?>newest web ?>newest
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||unshown||late#@native has>newest web has>newest
F50 F01: F50|lost|revoked|page|undated|restarted|noloss|none|||||||||contested|late#@native ?>? web ?>newest
F01: F50|lost|revoked|page|undated|restarted|noloss|none|||||||||contested|late#@native ?>? web ?>own
F50 F01: F50|lost|revoked|page|undated|restarted|noloss|none|||||||||contested|late#@native ?>newest web ?>?
F50 F01: F50|lost|revoked|page|undated|restarted|noloss|none|||||||||contested|late#@native ?>newest web ?>newest
F01: F50|lost|revoked|page|undated|restarted|noloss|none|||||||||contested|late#@native ?>newest web ?>own
F50 F01: F50|lost|revoked|page|undated|restarted|noloss|none|||||||||contested|late#@native has>newest web has>newest
F01: F50|lost|revoked|page|undated|restarted|noloss|none|||||||||contested|late#@native has>newest web has>own
F01: F50|lost|revoked|page|undated|restarted|noloss|none|||||||||contested|late#||||new|old|||||%@native ?>newest web ?>?
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||||#@native ?>? web ?>empty
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||||#@native ?>? web ?>newest
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||||#@native ?>? web ?>none
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||||#@native ?>empty web ?>?
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||||#@native ?>empty web ?>empty
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||||#@native ?>newest web ?>?
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||||#@native ?>newest web ?>newest
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||||#@native ?>none web ?>?
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||||#@native ?>none web ?>none
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||||#@native empty>empty web empty>empty
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||||#@native has>newest web has>newest
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||||#@native none>none web none>none
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>empty
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>newest
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>none
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>older
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||||late#@native ?>empty web ?>?
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||||late#@native ?>empty web ?>empty
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>?
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>newest
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>older
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||||late#@native ?>none web ?>?
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||||late#@native ?>none web ?>none
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||||late#@native empty>empty web empty>empty
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||||late#@native has>newest web has>?
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||||late#@native has>newest web has>newest
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||||late#@native has>newest web has>older
F50: F50|lost|revoked|page|undated|restarted|noloss|none||||||||||late#@native none>none web none>none
F51: F51|lost|revoked|native|dated|restarted|noloss|none||||||silence||||#@native ?>? web ?>newest
F51: F51|lost|revoked|native|dated|restarted|noloss|none||||||silence||||#@native ?>newest web ?>?
F51: F51|lost|revoked|native|dated|restarted|noloss|none||||||silence||||#@native ?>newest web ?>newest
F51: F51|lost|revoked|native|dated|restarted|noloss|none||||||silence||||#@native has>newest web has>newest
D10: none|none|expired|native|dated|restarted|noloss|error||||||||unshown||#@native ?>? web ?>older
D10: none|none|expired|native|dated|restarted|noloss|error||||||||unshown||#@native ?>own web ?>?
D10: none|none|expired|native|dated|restarted|noloss|error||||||||unshown||#@native ?>own web ?>older
D10: none|none|expired|native|dated|restarted|noloss|error||||||||unshown||#@native has>own web has>older
D10: none|none|expired|native|dated|restarted|noloss|error||||||||||#@native ?>? web ?>none
D10: none|none|expired|native|dated|restarted|noloss|error||||||||||#@native ?>? web ?>older
D10: none|none|expired|native|dated|restarted|noloss|error||||||||||#@native ?>older web ?>?
D10: none|none|expired|native|dated|restarted|noloss|error||||||||||#@native ?>older web ?>none
D10: none|none|expired|native|dated|restarted|noloss|error||||||||||#@native ?>older web ?>older
D10: none|none|expired|native|dated|restarted|noloss|error||||||||||#@native has>older web has>older
D10: none|none|expired|native|dated|restarted|noloss|error||||||||||#@native has>older web none>none
D10: none|none|expired|native|undated|restarted|noloss|error||||||||unshown||#@native ?>? web ?>older
D10: none|none|expired|native|undated|restarted|noloss|error||||||||unshown||#@native ?>empty web ?>?
D10: none|none|expired|native|undated|restarted|noloss|error||||||||unshown||#@native ?>empty web ?>older
D10: none|none|expired|native|undated|restarted|noloss|error||||||||unshown||#@native empty>empty web has>older
written-back: none|none|loggedOut|native|dated|restarted|noloss|none||||||||||#@native ?>? web ?>newest
- written-back: none|none|loggedOut|native|dated|restarted|noloss|none||||||||||#@native ?>? web ?>none
written-back -: none|none|loggedOut|native|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>?
written-back: none|none|loggedOut|native|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>newest
written-back: none|none|loggedOut|native|dated|restarted|noloss|none||||||||||#@native ?>none web ?>?
written-back: none|none|loggedOut|native|dated|restarted|noloss|none||||||||||#@native ?>none web ?>newest
written-back: none|none|loggedOut|native|dated|restarted|noloss|none||||||||||#@native ?>none web ?>none
written-back: none|none|loggedOut|native|dated|restarted|noloss|none||||||||||#@native has>newest web has>newest
written-back: none|none|loggedOut|native|dated|restarted|noloss|none||||||||||#@native none>none web has>newest
written-back: none|none|loggedOut|native|dated|restarted|noloss|none||||||||||#@native none>none web none>none
written-back: none|none|loggedOut|native|dated|restarted|noloss|none||||||||||#|others|||new|||resent|||%webkitgtk|medium+@native ?>? web ?>none
written-back: none|none|loggedOut|native|dated|restarted|noloss|none||||||||||#|others|||new|||resent|||%webkitgtk|medium+@native ?>newest web ?>?
written-back: none|none|loggedOut|native|dated|restarted|noloss|none||||||||||#||||new|||resent|||%android|medium+@native ?>newest web ?>?
written-back: none|none|loggedOut|native|dated|restarted|noloss|none||||||||||#||||new|||resent|||%webkitgtk|medium+@native ?>? web ?>none
written-back: none|none|loggedOut|native|dated|restarted|noloss|none||||||||||#||||new|||resent|||%webkitgtk|medium+@native ?>newest web ?>?
written-back: none|none|loggedOut|native|dated|restarted|noloss|none||||||||||#||||new|||resent|||%webkit|medium+@native ?>newest web ?>?
written-back: none|none|loggedOut|page|dated|restarted|loss|none|||||||shown|||#@native ?>? web ?>newest
written-back -: none|none|loggedOut|page|dated|restarted|loss|none|||||||shown|||#@native ?>? web ?>none
written-back: none|none|loggedOut|page|dated|restarted|loss|none|||||||shown|||#@native ?>newest web ?>?
written-back: none|none|loggedOut|page|dated|restarted|loss|none|||||||shown|||#@native ?>newest web ?>newest
written-back: none|none|loggedOut|page|dated|restarted|loss|none|||||||shown|||#@native ?>newest web ?>none
written-back: none|none|loggedOut|page|dated|restarted|loss|none|||||||shown|||#@native has>newest web has>newest
written-back: none|none|loggedOut|page|dated|restarted|loss|none|||||||shown|||#@native has>newest web none>none
written-back: none|none|loggedOut|page|dated|restarted|loss|none|||||||shown|||#|others|||new|new||resent|||%@native ?>? web ?>none
written-back: none|none|loggedOut|page|dated|restarted|loss|none|||||||shown|||#||||new|new||resent|||%@native ?>? web ?>none
D1: none|none|missing|native|dated|one|noloss|page||||||||unshown||#@native ?>? web ?>newest
D1: none|none|missing|native|dated|one|noloss|page||||||||unshown||#@native ?>empty web ?>?
D1: none|none|missing|native|dated|one|noloss|page||||||||unshown||#@native ?>empty web ?>newest
D1: none|none|missing|native|dated|one|noloss|page||||||||unshown||#@native empty>empty web has>newest
D10: none|none|missing|native|dated|restarted|noloss|error||||||||unshown||#@native ?>? web ?>newest
D10: none|none|missing|native|dated|restarted|noloss|error||||||||unshown||#@native ?>? web ?>older
D10: none|none|missing|native|dated|restarted|noloss|error||||||||unshown||#@native ?>own web ?>?
D10: none|none|missing|native|dated|restarted|noloss|error||||||||unshown||#@native ?>own web ?>newest
D10: none|none|missing|native|dated|restarted|noloss|error||||||||unshown||#@native ?>own web ?>older
D10: none|none|missing|native|dated|restarted|noloss|error||||||||unshown||#@native has>own web has>newest
D10: none|none|missing|native|dated|restarted|noloss|error||||||||unshown||#@native has>own web has>older
- F01: none|none|missing|native|dated|restarted|noloss|none||||||||||#@native ?>? web ?>newest
F01: none|none|missing|native|dated|restarted|noloss|none||||||||||#@native ?>? web ?>older
- F01: none|none|missing|native|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>?
- F01: none|none|missing|native|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>newest
F01: none|none|missing|native|dated|restarted|noloss|none||||||||||#@native ?>older web ?>?
F01: none|none|missing|native|dated|restarted|noloss|none||||||||||#@native ?>older web ?>older
- F01: none|none|missing|native|dated|restarted|noloss|none||||||||||#@native has>newest web has>newest
F01: none|none|missing|native|dated|restarted|noloss|none||||||||||#@native has>older web has>older
F01: none|none|missing|native|dated|restarted|noloss|none||||||||||#|empty|||new|new|||||%@native ?>? web ?>newest
F01: none|none|missing|native|dated|restarted|noloss|none||||||||||#|empty|||new|new|||||%@native ?>newest web ?>?
F01: none|none|missing|native|dated|restarted|noloss|none||||||||||#|empty|||new|new|||||%@native ?>newest web ?>newest
F01: none|none|missing|native|dated|restarted|noloss|none||||||||||#|empty|||new|new|||||%@native has>newest web has>newest
F01: none|none|missing|native|dated|restarted|noloss|none||||||||||#||||new|new|||||%android|longest+@native ?>? web ?>newest
F01: none|none|missing|native|dated|restarted|noloss|none||||||||||#||||new|new|||||%android|longest+@native ?>newest web ?>?
F01: none|none|missing|native|dated|restarted|noloss|none||||||||||#||||new|new|||||%android|longest+@native ?>newest web ?>newest
F01: none|none|missing|native|dated|restarted|noloss|none||||||||||#||||new|new|||||%android|longest+@native has>newest web has>newest
F01: none|none|missing|native|dated|restarted|noloss|none||||||||||#||||new|new|||||%webkit|longest+@native ?>? web ?>newest
F01: none|none|missing|native|dated|restarted|noloss|none||||||||||#||||new|new|||||%webkit|longest+@native ?>newest web ?>?
F01: none|none|missing|native|dated|restarted|noloss|none||||||||||#||||new|new|||||%webkit|longest+@native ?>newest web ?>newest
F01: none|none|missing|native|dated|restarted|noloss|none||||||||||#||||new|new|||||%webkit|longest+@native has>newest web has>newest
D2: none|none|missing|page|dated|one|noloss|whole||||||||unshown||#@native ?>? web ?>empty
D2: none|none|missing|page|dated|one|noloss|whole||||||||unshown||#@native ?>? web ?>newest
D2: none|none|missing|page|dated|one|noloss|whole||||||||unshown||#@native ?>newest web ?>?
D2: none|none|missing|page|dated|one|noloss|whole||||||||unshown||#@native ?>own web ?>?
D2: none|none|missing|page|dated|one|noloss|whole||||||||unshown||#@native ?>own web ?>empty
D2: none|none|missing|page|dated|one|noloss|whole||||||||unshown||#@native ?>own web ?>newest
D2: none|none|missing|page|dated|one|noloss|whole||||||||unshown||#@native has>own web empty>empty
D2: none|none|missing|page|dated|one|noloss|whole||||||||unshown||#@native has>own web has>newest
D2: none|none|missing|page|dated|one|noloss|whole||||||||||#@native ?>? web ?>newest
D2: none|none|missing|page|dated|one|noloss|whole||||||||||#@native ?>? web ?>none
D2: none|none|missing|page|dated|one|noloss|whole||||||||||#@native ?>newest web ?>?
D2: none|none|missing|page|dated|one|noloss|whole||||||||||#@native ?>newest web ?>newest
D2: none|none|missing|page|dated|one|noloss|whole||||||||||#@native ?>newest web ?>none
D2: none|none|missing|page|dated|one|noloss|whole||||||||||#@native has>newest web has>newest
D2: none|none|missing|page|dated|one|noloss|whole||||||||||#@native has>newest web none>none
- written-back: none|none|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>? web ?>empty
- written-back: none|none|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>? web ?>none
written-back: none|none|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>older web ?>?
written-back: none|none|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>older web ?>empty
written-back: none|none|missing|page|dated|restarted|loss|none|||||||shown|||#@native ?>older web ?>none
written-back: none|none|missing|page|dated|restarted|loss|none|||||||shown|||#@native has>older web empty>empty
written-back: none|none|missing|page|dated|restarted|loss|none|||||||shown|||#@native has>older web none>none
written-back: none|none|missing|page|dated|restarted|loss|none|||||||shown|||#|others|||none|none||resent|||%@native ?>? web ?>none
written-back: none|none|missing|page|dated|restarted|loss|none|||||||shown|||#||||none|none||resent|||%@native ?>? web ?>empty
D18 D2: none|none|none|server|dated|one|noloss|whole||||||||||#@native ?>? web ?>empty
D2 D18: none|none|none|server|dated|one|noloss|whole||||||||||#@native ?>? web ?>newest
D18 D2: none|none|none|server|dated|one|noloss|whole||||||||||#@native ?>? web ?>none
D18 D2: none|none|none|server|dated|one|noloss|whole||||||||||#@native ?>newest web ?>?
D18 D2: none|none|none|server|dated|one|noloss|whole||||||||||#@native ?>newest web ?>empty
D2 D18: none|none|none|server|dated|one|noloss|whole||||||||||#@native ?>newest web ?>newest
D18 D2: none|none|none|server|dated|one|noloss|whole||||||||||#@native ?>newest web ?>none
D18 D2: none|none|none|server|dated|one|noloss|whole||||||||||#@native has>newest web empty>empty
D2 D18: none|none|none|server|dated|one|noloss|whole||||||||||#@native has>newest web has>newest
D18 D2: none|none|none|server|dated|one|noloss|whole||||||||||#@native has>newest web none>none
D2: none|none|none|server|dated|one|noloss|whole||||||||||#||||new|new|||||%@native ?>? web ?>empty
D2: none|none|none|server|dated|one|noloss|whole||||||||||#||||new|new|||||%@native ?>? web ?>newest
D2: none|none|none|server|dated|one|noloss|whole||||||||||#||||new|new|||||%@native ?>? web ?>none
D2: none|none|none|server|dated|one|noloss|whole||||||||||#||||new|new|||||%@native ?>newest web ?>?
D2: none|none|none|server|dated|one|noloss|whole||||||||||#||||new|new|||||%@native ?>newest web ?>empty
D2: none|none|none|server|dated|one|noloss|whole||||||||||#||||new|new|||||%@native ?>newest web ?>newest
D2: none|none|none|server|dated|one|noloss|whole||||||||||#||||new|new|||||%@native ?>newest web ?>none
D2: none|none|none|server|dated|one|noloss|whole||||||||||#||||new|new|||||%@native has>newest web empty>empty
D2: none|none|none|server|dated|one|noloss|whole||||||||||#||||new|new|||||%@native has>newest web has>newest
D2: none|none|none|server|dated|one|noloss|whole||||||||||#||||new|new|||||%@native has>newest web none>none
D18: none|none|none|server|dated|one|noloss|whole||||||||||#||||new||||||%@native ?>? web ?>empty
D18: none|none|none|server|dated|one|noloss|whole||||||||||#||||new||||||%@native ?>? web ?>newest
D18: none|none|none|server|dated|one|noloss|whole||||||||||#||||new||||||%@native ?>? web ?>none
D18: none|none|none|server|dated|one|noloss|whole||||||||||#||||new||||||%@native ?>newest web ?>?
D18: none|none|none|server|dated|one|noloss|whole||||||||||#||||new||||||%@native ?>newest web ?>empty
D18: none|none|none|server|dated|one|noloss|whole||||||||||#||||new||||||%@native ?>newest web ?>newest
D18: none|none|none|server|dated|one|noloss|whole||||||||||#||||new||||||%@native ?>newest web ?>none
D18: none|none|none|server|dated|one|noloss|whole||||||||||#||||new||||||%@native has>newest web empty>empty
D18: none|none|none|server|dated|one|noloss|whole||||||||||#||||new||||||%@native has>newest web has>newest
D18: none|none|none|server|dated|one|noloss|whole||||||||||#||||new||||||%@native has>newest web none>none
- written-back: none|none|none|server|dated|restarted|noloss|none||||||||||#@native ?>? web ?>empty
- written-back: none|none|none|server|dated|restarted|noloss|none||||||||||#@native ?>? web ?>none
written-back: none|none|none|server|dated|restarted|noloss|none||||||||||#@native ?>? web ?>older
written-back: none|none|none|server|dated|restarted|noloss|none||||||||||#@native ?>older web ?>?
written-back: none|none|none|server|dated|restarted|noloss|none||||||||||#@native ?>older web ?>empty
written-back: none|none|none|server|dated|restarted|noloss|none||||||||||#@native ?>older web ?>none
written-back: none|none|none|server|dated|restarted|noloss|none||||||||||#@native has>older web empty>empty
written-back: none|none|none|server|dated|restarted|noloss|none||||||||||#@native has>older web none>none
written-back: none|none|none|server|dated|restarted|noloss|none||||||||||#||||new|new||resent|||%@native ?>? web ?>empty
written-back: none|none|none|server|dated|restarted|noloss|none||||||||||#||||new|new||resent|||%@native ?>? web ?>none
D7 -: none|none|none|server|dated|restarted|noloss|whole||||||||||#@native ?>? web ?>empty
D7 -: none|none|none|server|dated|restarted|noloss|whole||||||||||#@native ?>? web ?>newest
D7 -: none|none|none|server|dated|restarted|noloss|whole||||||||||#@native ?>? web ?>none
D7 -: none|none|none|server|dated|restarted|noloss|whole||||||||||#@native ?>newest web ?>?
D7 -: none|none|none|server|dated|restarted|noloss|whole||||||||||#@native ?>newest web ?>empty
D7 -: none|none|none|server|dated|restarted|noloss|whole||||||||||#@native ?>newest web ?>newest
D7 -: none|none|none|server|dated|restarted|noloss|whole||||||||||#@native ?>newest web ?>none
D7 -: none|none|none|server|dated|restarted|noloss|whole||||||||||#@native has>newest web empty>empty
D7 -: none|none|none|server|dated|restarted|noloss|whole||||||||||#@native has>newest web has>newest
D7 -: none|none|none|server|dated|restarted|noloss|whole||||||||||#@native has>newest web none>none
D7: none|none|none|server|dated|restarted|noloss|whole||||||||||#||||||||||%android|@native ?>? web ?>empty
D7: none|none|none|server|dated|restarted|noloss|whole||||||||||#||||||||||%android|@native ?>? web ?>newest
D7: none|none|none|server|dated|restarted|noloss|whole||||||||||#||||||||||%android|@native ?>newest web ?>?
D7: none|none|none|server|dated|restarted|noloss|whole||||||||||#||||||||||%android|@native ?>newest web ?>empty
D7: none|none|none|server|dated|restarted|noloss|whole||||||||||#||||||||||%android|@native ?>newest web ?>newest
D7: none|none|none|server|dated|restarted|noloss|whole||||||||||#||||||||||%android|@native has>newest web empty>empty
D7: none|none|none|server|dated|restarted|noloss|whole||||||||||#||||||||||%android|@native has>newest web has>newest
D7: none|none|none|server|dated|restarted|noloss|whole||||||||||#||||||||||%webkit-11|@native ?>? web ?>empty
D7: none|none|none|server|dated|restarted|noloss|whole||||||||||#||||||||||%webkit-11|@native ?>newest web ?>?
D7: none|none|none|server|dated|restarted|noloss|whole||||||||||#||||||||||%webkit-11|@native ?>newest web ?>empty
D7: none|none|none|server|dated|restarted|noloss|whole||||||||||#||||||||||%webkit-11|@native has>newest web empty>empty
D7: none|none|none|server|dated|restarted|noloss|whole||||||||||#||||||||||%webkit|@native ?>? web ?>empty
D7: none|none|none|server|dated|restarted|noloss|whole||||||||||#||||||||||%webkit|@native ?>? web ?>newest
D7: none|none|none|server|dated|restarted|noloss|whole||||||||||#||||||||||%webkit|@native ?>newest web ?>?
D7: none|none|none|server|dated|restarted|noloss|whole||||||||||#||||||||||%webkit|@native ?>newest web ?>empty
D7: none|none|none|server|dated|restarted|noloss|whole||||||||||#||||||||||%webkit|@native ?>newest web ?>newest
D7: none|none|none|server|dated|restarted|noloss|whole||||||||||#||||||||||%webkit|@native has>newest web empty>empty
D7: none|none|none|server|dated|restarted|noloss|whole||||||||||#||||||||||%webkit|@native has>newest web has>newest
D7: none|none|none|server|dated|restarted|noloss|whole||||||||||#||||||||||%|@native ?>? web ?>empty
D7: none|none|none|server|dated|restarted|noloss|whole||||||||||#||||||||||%|@native ?>? web ?>newest
D7: none|none|none|server|dated|restarted|noloss|whole||||||||||#||||||||||%|@native ?>? web ?>none
D7: none|none|none|server|dated|restarted|noloss|whole||||||||||#||||||||||%|@native ?>newest web ?>?
D7: none|none|none|server|dated|restarted|noloss|whole||||||||||#||||||||||%|@native ?>newest web ?>empty
D7: none|none|none|server|dated|restarted|noloss|whole||||||||||#||||||||||%|@native ?>newest web ?>newest
D7: none|none|none|server|dated|restarted|noloss|whole||||||||||#||||||||||%|@native ?>newest web ?>none
D7: none|none|none|server|dated|restarted|noloss|whole||||||||||#||||||||||%|@native has>newest web empty>empty
D7: none|none|none|server|dated|restarted|noloss|whole||||||||||#||||||||||%|@native has>newest web has>newest
D7: none|none|none|server|dated|restarted|noloss|whole||||||||||#||||||||||%|@native has>newest web none>none
D18 D2: none|none|none|server|undated|one|noloss|whole||||||||||#@native ?>? web ?>empty
D2 D18: none|none|none|server|undated|one|noloss|whole||||||||||#@native ?>? web ?>newest
D2 D18: none|none|none|server|undated|one|noloss|whole||||||||||#@native ?>? web ?>none
D18 D2: none|none|none|server|undated|one|noloss|whole||||||||||#@native ?>empty web ?>?
D18 D2: none|none|none|server|undated|one|noloss|whole||||||||||#@native ?>empty web ?>empty
D18 D2: none|none|none|server|undated|one|noloss|whole||||||||||#@native ?>empty web ?>none
D2 D18: none|none|none|server|undated|one|noloss|whole||||||||||#@native ?>newest web ?>?
D2 D18: none|none|none|server|undated|one|noloss|whole||||||||||#@native ?>newest web ?>newest
D2: none|none|none|server|undated|one|noloss|whole||||||||||#@native ?>none web ?>?
D2: none|none|none|server|undated|one|noloss|whole||||||||||#@native ?>none web ?>none
D18 D2: none|none|none|server|undated|one|noloss|whole||||||||||#@native empty>empty web empty>empty
D18 D2: none|none|none|server|undated|one|noloss|whole||||||||||#@native empty>empty web none>none
D2 D18: none|none|none|server|undated|one|noloss|whole||||||||||#@native has>newest web has>newest
D2: none|none|none|server|undated|one|noloss|whole||||||||||#@native none>none web none>none
D2: none|none|none|server|undated|one|noloss|whole||||||||||#||||new|new|||||%@native ?>? web ?>empty
D2: none|none|none|server|undated|one|noloss|whole||||||||||#||||new|new|||||%@native ?>? web ?>newest
D2: none|none|none|server|undated|one|noloss|whole||||||||||#||||new|new|||||%@native ?>? web ?>none
D2: none|none|none|server|undated|one|noloss|whole||||||||||#||||new|new|||||%@native ?>empty web ?>?
D2: none|none|none|server|undated|one|noloss|whole||||||||||#||||new|new|||||%@native ?>empty web ?>empty
D2: none|none|none|server|undated|one|noloss|whole||||||||||#||||new|new|||||%@native ?>newest web ?>?
D2: none|none|none|server|undated|one|noloss|whole||||||||||#||||new|new|||||%@native ?>newest web ?>newest
D2: none|none|none|server|undated|one|noloss|whole||||||||||#||||new|new|||||%@native empty>empty web empty>empty
D2: none|none|none|server|undated|one|noloss|whole||||||||||#||||new|new|||||%@native has>newest web has>newest
D18: none|none|none|server|undated|one|noloss|whole||||||||||#||||new||||||%@native ?>? web ?>empty
D18: none|none|none|server|undated|one|noloss|whole||||||||||#||||new||||||%@native ?>empty web ?>?
D18: none|none|none|server|undated|one|noloss|whole||||||||||#||||new||||||%@native ?>empty web ?>empty
D18: none|none|none|server|undated|one|noloss|whole||||||||||#||||new||||||%@native empty>empty web empty>empty
D7: none|none|none|server|undated|restarted|noloss|whole||||||||||#@native ?>? web ?>empty
D7: none|none|none|server|undated|restarted|noloss|whole||||||||||#@native ?>empty web ?>?
D7: none|none|none|server|undated|restarted|noloss|whole||||||||||#@native ?>empty web ?>empty
D7: none|none|none|server|undated|restarted|noloss|whole||||||||||#@native empty>empty web empty>empty
D10: none|none|unknown|native|dated|restarted|noloss|error||||||||unshown||#@native ?>? web ?>older
D10: none|none|unknown|native|dated|restarted|noloss|error||||||||unshown||#@native ?>own web ?>?
D10: none|none|unknown|native|dated|restarted|noloss|error||||||||unshown||#@native ?>own web ?>older
D10: none|none|unknown|native|dated|restarted|noloss|error||||||||unshown||#@native has>own web has>older
D10: none|none|unknown|native|dated|restarted|noloss|error||||||||||#@native ?>? web ?>empty
D10: none|none|unknown|native|dated|restarted|noloss|error||||||||||#@native ?>? web ?>none
D10: none|none|unknown|native|dated|restarted|noloss|error||||||||||#@native ?>? web ?>older
D10: none|none|unknown|native|dated|restarted|noloss|error||||||||||#@native ?>older web ?>?
D10: none|none|unknown|native|dated|restarted|noloss|error||||||||||#@native ?>older web ?>empty
D10: none|none|unknown|native|dated|restarted|noloss|error||||||||||#@native ?>older web ?>none
D10: none|none|unknown|native|dated|restarted|noloss|error||||||||||#@native ?>older web ?>older
D10: none|none|unknown|native|dated|restarted|noloss|error||||||||||#@native has>older web empty>empty
D10: none|none|unknown|native|dated|restarted|noloss|error||||||||||#@native has>older web has>older
D10: none|none|unknown|native|dated|restarted|noloss|error||||||||||#@native has>older web none>none
F01: same-site|resurrected|missing|page|dated|restarted|noloss|none||||||||||#@native ?>? web ?>empty
F01: same-site|resurrected|missing|page|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>?
F01: same-site|resurrected|missing|page|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>empty
F01: same-site|resurrected|missing|page|dated|restarted|noloss|none||||||||||#@native has>newest web empty>empty
F67: unexplained|lost|unknown|native|dated|restarted|noloss|none||||||||||#@native ?>? web ?>empty
F67: unexplained|lost|unknown|native|dated|restarted|noloss|none||||||||||#@native ?>? web ?>newest
F67: unexplained|lost|unknown|native|dated|restarted|noloss|none||||||||||#@native ?>? web ?>none
F67: unexplained|lost|unknown|native|dated|restarted|noloss|none||||||||||#@native ?>empty web ?>?
F67: unexplained|lost|unknown|native|dated|restarted|noloss|none||||||||||#@native ?>empty web ?>none
F67: unexplained|lost|unknown|native|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>?
F67: unexplained|lost|unknown|native|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>empty
F67: unexplained|lost|unknown|native|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>newest
F67: unexplained|lost|unknown|native|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>none
F67: unexplained|lost|unknown|native|dated|restarted|noloss|none||||||||||#@native ?>none web ?>?
F67: unexplained|lost|unknown|native|dated|restarted|noloss|none||||||||||#@native ?>none web ?>none
F67: unexplained|lost|unknown|native|dated|restarted|noloss|none||||||||||#@native empty>empty web none>none
F67: unexplained|lost|unknown|native|dated|restarted|noloss|none||||||||||#@native has>newest web empty>empty
F67: unexplained|lost|unknown|native|dated|restarted|noloss|none||||||||||#@native has>newest web has>newest
F67: unexplained|lost|unknown|native|dated|restarted|noloss|none||||||||||#@native has>newest web none>none
F67: unexplained|lost|unknown|native|dated|restarted|noloss|none||||||||||#@native none>none web none>none
F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||unshown||late#@native ?>? web ?>?
F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||unshown||late#@native ?>? web ?>newest
F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||unshown||late#@native ?>empty web ?>?
F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||unshown||late#@native ?>empty web ?>newest
F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||unshown||late#@native empty>empty web has>newest
F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||unshown||late#@native has>? web has>?
F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||unshown||late#@native has>? web has>newest
F50 F01 F67: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#@native ?>? web ?>?
F50 written-back F67 - F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#@native ?>? web ?>empty
F67 F50: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#@native ?>? web ?>none
F50 F67 F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#@native ?>empty web ?>?
F50 F01 F67: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#@native ?>empty web ?>empty
F67: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#@native ?>empty web ?>none
F50 F01 F67: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#@native empty>empty web empty>empty
F01 F50 F67: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#@native empty>empty web has>?
F67: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#@native empty>empty web none>none
F50 written-back F67 - F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#@native has>? web empty>empty
F50 F01 F67: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#@native has>? web has>?
F67 F50: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#@native has>? web none>none
F50 F67: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||none||||||%@native ?>? web ?>empty
F67: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||none||||||%@native ?>empty web ?>?
F50 F67: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||none||||||%@native has>? web empty>empty
F50 F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||none||||||%chromium|@native ?>? web ?>?
F50 F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||none||||||%chromium|@native has>? web has>?
F50 F01 F67: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||old||||||%@native ?>? web ?>empty
F50 F01 F67: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||old||||||%@native ?>empty web ?>?
F01 F50: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||old||||||%@native empty>empty web has>?
F50 F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||old||||||%webkitgtk|@native ?>empty web ?>?
written-back F67: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#|||||none|||||%@native ?>? web ?>?
written-back F67: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#|||||none|||||%@native has>? web has>?
F50 F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||||||||%@native ?>? web ?>?
written-back F01 F50: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||||||||%@native ?>? web ?>empty
F50 F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||||||||%@native ?>empty web ?>?
F50 F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||||||||%@native empty>empty web has>?
written-back F01 F50: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||||||||%@native has>? web empty>empty
F50 F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||||||||%@native has>? web has>?
written-back: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||||||||%webkitgtk|@native ?>? web ?>empty
written-back: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||||||||%webkitgtk|@native has>? web empty>empty
F50: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||||||||%webkit|@native ?>? web ?>?
F50 F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||||||||%webkit|@native ?>? web ?>empty
F50 F01: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||||||||%webkit|@native has>? web empty>empty
F50: unexplained|lost|unknown|native|undated|one|noloss|none||||||||||late#||||||||||%webkit|@native has>? web has>?
F28: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>? web ?>?
F01 F28: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>? web ?>newest
F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>? web ?>older
F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>empty web ?>?
F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>empty web ?>newest
F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||unshown||late#@native empty>empty web has>newest
F28: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||unshown||late#@native has>? web has>?
F01 F28: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||unshown||late#@native has>? web has>newest
F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||unshown||late#@native has>? web has>older
F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%android|shortest+@native ?>? web ?>newest
F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%android|shortest+@native has>? web has>newest
F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%firefox|shortest+@native ?>? web ?>newest
F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%firefox|shortest+@native has>? web has>newest
F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%webkit|shortest+@native ?>? web ?>newest
F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||unshown||late#||||old||||||%webkit|shortest+@native has>? web has>newest
F01 F67 F33: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||#@native ?>? web ?>empty
F01 F67 F33: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||#@native ?>? web ?>none
F67 F01 F33: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||#@native ?>empty web ?>?
F01 F67 F33: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||#@native ?>empty web ?>empty
F01 F33: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||#@native ?>none web ?>?
F01 F33: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||#@native ?>none web ?>none
F01 F67 F33: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||#@native empty>empty web empty>empty
F01 F33: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||#@native none>none web none>none
F01 F33: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||#||||new|new|||||%@native ?>? web ?>none
F01 F67 F33: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||#||||new||||||%@native ?>empty web ?>?
F01 F50: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>?
F67 F50 F33: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>empty
F67: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>newest
F67 F50: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>none
F67 F50 F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#@native ?>empty web ?>?
F50 F67: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#@native ?>empty web ?>empty
F67: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#@native ?>empty web ?>none
F67: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>?
F67: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>empty
F67: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>newest
F67: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>none
F67: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#@native ?>none web ?>?
F67: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#@native ?>none web ?>none
F50 F67: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#@native empty>empty web empty>empty
F67: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#@native empty>empty web none>none
F50 F33 F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#@native has>? web empty>empty
F01 F50: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#@native has>? web has>?
F50: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#@native has>? web none>none
F67: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#@native has>newest web empty>empty
F67: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#@native has>newest web has>newest
F67: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#@native has>newest web none>none
F67: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#@native none>none web none>none
F67 F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||new|new|||||%@native ?>? web ?>newest
F67 F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||new|new|||||%@native ?>newest web ?>?
F67 F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||new|new|||||%@native ?>newest web ?>newest
F67 F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||new|new|||||%@native has>newest web has>newest
F67: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||new|new|||||%android|longest+@native ?>? web ?>newest
F67: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||new|new|||||%android|longest+@native ?>newest web ?>?
F67: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||new|new|||||%android|longest+@native ?>newest web ?>newest
F67: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||new|new|||||%android|longest+@native has>newest web has>newest
F67: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||new|new|||||%chromium|longest+@native ?>? web ?>newest
F67: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||new|new|||||%chromium|longest+@native ?>newest web ?>?
F67: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||new|new|||||%chromium|longest+@native ?>newest web ?>newest
F67: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||new|new|||||%chromium|longest+@native has>newest web has>newest
F67: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||new||||||%@native ?>? web ?>empty
F67: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||new||||||%@native ?>? web ?>none
F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||none|none|||||%webkitgtk|shortest+@native ?>? web ?>?
F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||none|none|||||%webkitgtk|shortest+@native has>? web has>?
F67: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||none||||||%@native ?>empty web ?>?
F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||none||||||%android|longest+@native ?>? web ?>?
F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||none||||||%android|longest+@native has>? web has>?
F50: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||none||||||%webkitgtk|shortest+@native ?>? web ?>?
F50: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||none||||||%webkitgtk|shortest+@native has>? web has>?
F50: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||old||||||%@native ?>? web ?>empty
F50 F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||old||||||%@native ?>empty web ?>?
F50: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||old||||||%@native ?>empty web ?>empty
F50: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#||||old||||||%@native empty>empty web empty>empty
F50 F33 F01: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#|||||none|||||%@native ?>? web ?>empty
F50: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#|||||none|||||%@native ?>? web ?>none
F50: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#|||||none|||||%webkitgtk|shortest+@native ?>? web ?>empty
F50: unexplained|lost|unknown|native|undated|restarted|noloss|none||||||||||late#|||||none|||||%webkitgtk|shortest+@native has>? web empty>empty
F67: unexplained|lost|unknown|page|dated|restarted|noloss|none||||||||||#@native ?>? web ?>newest
F67: unexplained|lost|unknown|page|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>?
F67: unexplained|lost|unknown|page|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>newest
F67: unexplained|lost|unknown|page|dated|restarted|noloss|none||||||||||#@native has>newest web has>newest
F50 F67 F01 F26 written-back F38: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#@native ?>? web ?>?
F20 F50 F04 F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#@native ?>? web ?>empty
F60: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#@native ?>? web ?>none
F50 F01 F35 F60: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#@native ?>empty web ?>?
F50 F35: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#@native ?>empty web ?>empty
F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#@native ?>newest web ?>?
F50 F35: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#@native empty>empty web empty>empty
F20 F04 F01 F50: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#@native has>? web empty>empty
F50 F67 F01 F26 written-back F38: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#@native has>? web has>?
F60: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#@native has>? web none>none
F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#@native has>newest web has>?
F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||none||||||%@native ?>? web ?>?
F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||none||||||%@native has>? web has>?
F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||old|none|||||%@native ?>? web ?>?
F20: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||old|none|||||%@native ?>? web ?>empty
F20: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||old|none|||||%@native has>? web empty>empty
F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||old|none|||||%@native has>? web has>?
F50 F67 F38 F01 F26 F20: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||none|||||%@native ?>? web ?>?
F20: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||none|||||%@native ?>? web ?>empty
F20: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||none|||||%@native has>? web empty>empty
F50 F67 F38 F01 F26 F20: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||none|||||%@native has>? web has>?
F50 F38 F67 F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||none|||||%android|@native ?>? web ?>?
F50 F38 F67 F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||none|||||%android|@native has>? web has>?
F50 F38 F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||none|||||%chromium|@native ?>? web ?>?
F50 F38 F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||none|||||%chromium|@native has>? web has>?
F38 F67 F50 F01 F20: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||none|||||%firefox|@native ?>? web ?>?
F38 F67 F50 F01 F20: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||none|||||%firefox|@native has>? web has>?
F50 F67 F26 F01 F38: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||none|||||%webkitgtk|@native ?>? web ?>?
F50 F67 F26 F01 F38: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||none|||||%webkitgtk|@native has>? web has>?
F50 F38 F20 F67 F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||none|||||%webkit|@native ?>? web ?>?
F50 F38 F20 F67 F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||none|||||%webkit|@native has>? web has>?
F26 F35 F50: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||old|||||%@native ?>? web ?>?
F50: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||old|||||%@native ?>? web ?>empty
F50 F35: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||old|||||%@native ?>empty web ?>?
F26 F35 F50: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||old|||||%@native has>? web has>?
F26 F50 F35: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||old|||||%webkitgtk|@native ?>? web ?>?
F50 F35: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||old|||||%webkitgtk|@native ?>? web ?>empty
F26 F50 F35: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#|||||old|||||%webkitgtk|@native has>? web has>?
written-back F50 F26 F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%@native ?>? web ?>?
F50 F04 F01 F20: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%@native ?>? web ?>empty
F50: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%@native ?>empty web ?>?
F50: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%@native ?>empty web ?>empty
F50: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%@native empty>empty web empty>empty
F04 F01 F50 F20: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%@native has>? web empty>empty
written-back F50 F26 F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%@native has>? web has>?
written-back F50 F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%android|@native ?>? web ?>?
F01 F20: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%android|@native ?>? web ?>empty
F01 F20: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%android|@native has>? web empty>empty
written-back F50 F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%android|@native has>? web has>?
written-back: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%chromium|@native ?>? web ?>?
F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%chromium|@native ?>? web ?>empty
F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%chromium|@native has>? web empty>empty
written-back: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%chromium|@native has>? web has>?
F50 F01 written-back: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%firefox|@native ?>? web ?>?
F50 F01 written-back: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%firefox|@native has>? web has>?
F04 F50: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%webkit-11|@native ?>? web ?>empty
F04 F50: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%webkit-11|@native has>? web empty>empty
written-back F26 F50 F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%webkitgtk|@native ?>? web ?>?
F50 F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%webkitgtk|@native ?>? web ?>empty
written-back F26 F50 F01: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%webkitgtk|@native has>? web has>?
written-back F01 F50: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%webkit|@native ?>? web ?>?
F01 F50 F20: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%webkit|@native ?>? web ?>empty
F01 F50 F20: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%webkit|@native has>? web empty>empty
written-back F01 F50: unexplained|lost|unknown|page|undated|one|noloss|none||||||||||late#||||||||||%webkit|@native has>? web has>?
F01 F58: unexplained|lost|unknown|page|undated|restarted|loss|none|||||||shown|||late#@native ?>? web ?>?
F33 F01: unexplained|lost|unknown|page|undated|restarted|loss|none|||||||shown|||late#@native ?>empty web ?>?
F33 F01: unexplained|lost|unknown|page|undated|restarted|loss|none|||||||shown|||late#@native empty>empty web has>?
F01 F58: unexplained|lost|unknown|page|undated|restarted|loss|none|||||||shown|||late#@native has>? web has>?
F50 F01 F20: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>?
F33 F50: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>empty
F67: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>newest
F50: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#@native ?>empty web ?>?
F50: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#@native ?>empty web ?>empty
F67: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>?
F67: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#@native ?>newest web ?>newest
F50: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#@native empty>empty web empty>empty
F33: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#@native has>? web empty>empty
F50 F01 F20: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#@native has>? web has>?
F67: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#@native has>newest web has>newest
F67 F01: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%@native ?>? web ?>newest
F67 F01: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%@native ?>newest web ?>?
F67 F01: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%@native ?>newest web ?>newest
F67 F01: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%@native has>newest web has>newest
F67: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%chromium|longest+@native ?>? web ?>newest
F67: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%chromium|longest+@native ?>newest web ?>?
F67: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%chromium|longest+@native ?>newest web ?>newest
F67: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%chromium|longest+@native has>newest web has>newest
F67: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%webkit|longest+@native ?>? web ?>newest
F67: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%webkit|longest+@native ?>newest web ?>?
F67: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%webkit|longest+@native ?>newest web ?>newest
F67: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#||||new|new|||||%webkit|longest+@native has>newest web has>newest
F01 F50: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#|||||none|||||%webkitgtk|@native ?>? web ?>?
F01 F50: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#|||||none|||||%webkitgtk|@native has>? web has>?
F50: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#|||||none|||||%webkitgtk|longest+@native ?>? web ?>?
F50: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#|||||none|||||%webkitgtk|longest+@native has>? web has>?
F50: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#|||||none|||||%webkitgtk|shortest+@native ?>? web ?>?
F50: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#|||||none|||||%webkitgtk|shortest+@native has>? web has>?
F20 F50: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#|||||none|||||%webkit|longest+@native ?>? web ?>?
F20 F50: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#|||||none|||||%webkit|longest+@native has>? web has>?
F50: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#|||||old|||||%@native ?>? web ?>empty
F33: unexplained|lost|unknown|page|undated|restarted|noloss|none||||||||||late#||||||||||%@native ?>? web ?>empty
- written-back: written-back|writtenBack|missing|native|dated|restarted|noloss|none||||||||unshown||#@native ?>? web ?>empty
written-back -: written-back|writtenBack|missing|native|dated|restarted|noloss|none||||||||unshown||#@native ?>? web ?>none
- written-back: written-back|writtenBack|missing|native|dated|restarted|noloss|none||||||||unshown||#@native ?>older web ?>?
- written-back: written-back|writtenBack|missing|native|dated|restarted|noloss|none||||||||unshown||#@native ?>older web ?>empty
written-back -: written-back|writtenBack|missing|native|dated|restarted|noloss|none||||||||unshown||#@native ?>older web ?>none
- written-back: written-back|writtenBack|missing|native|dated|restarted|noloss|none||||||||unshown||#@native has>older web empty>empty
written-back -: written-back|writtenBack|missing|native|dated|restarted|noloss|none||||||||unshown||#@native has>older web none>none
written-back: written-back|writtenBack|missing|native|dated|restarted|noloss|none||||||||unshown||#|others|||old|old|||||%@native ?>? web ?>none
written-back: written-back|writtenBack|missing|native|dated|restarted|noloss|none||||||||unshown||#|others|||old|old|||||%@native ?>older web ?>?
written-back: written-back|writtenBack|missing|native|dated|restarted|noloss|none||||||||unshown||#|others|||old|old|||||%@native ?>older web ?>none
written-back: written-back|writtenBack|missing|native|dated|restarted|noloss|none||||||||unshown||#|others|||old|old|||||%@native has>older web none>none
written-back: written-back|writtenBack|missing|native|dated|restarted|noloss|none||||||||unshown||#||||old|old|||||%@native ?>? web ?>empty
written-back: written-back|writtenBack|missing|native|dated|restarted|noloss|none||||||||unshown||#||||old|old|||||%@native ?>older web ?>?
written-back: written-back|writtenBack|missing|native|dated|restarted|noloss|none||||||||unshown||#||||old|old|||||%@native ?>older web ?>empty
written-back: written-back|writtenBack|missing|native|dated|restarted|noloss|none||||||||unshown||#||||old|old|||||%@native has>older web empty>empty
- written-back: written-back|writtenBack|missing|native|dated|restarted|noloss|none||||||||||#@native ?>? web ?>empty
written-back: written-back|writtenBack|missing|native|dated|restarted|noloss|none||||||||||#@native ?>? web ?>newest
written-back: written-back|writtenBack|missing|native|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>?
written-back: written-back|writtenBack|missing|native|dated|restarted|noloss|none||||||||||#@native ?>newest web ?>newest
- written-back: written-back|writtenBack|missing|native|dated|restarted|noloss|none||||||||||#@native ?>older web ?>?
- written-back: written-back|writtenBack|missing|native|dated|restarted|noloss|none||||||||||#@native ?>older web ?>empty
written-back: written-back|writtenBack|missing|native|dated|restarted|noloss|none||||||||||#@native has>newest web has>newest
- written-back: written-back|writtenBack|missing|native|dated|restarted|noloss|none||||||||||#@native has>older web empty>empty
written-back: written-back|writtenBack|missing|native|dated|restarted|noloss|none||||||||||#||||old|old|||||%@native ?>? web ?>empty
written-back: written-back|writtenBack|missing|native|dated|restarted|noloss|none||||||||||#||||old|old|||||%@native ?>older web ?>?
written-back: written-back|writtenBack|missing|native|dated|restarted|noloss|none||||||||||#||||old|old|||||%@native ?>older web ?>empty
written-back: written-back|writtenBack|missing|native|dated|restarted|noloss|none||||||||||#||||old|old|||||%@native has>older web empty>empty
written-back: written-back|writtenBack|missing|native|undated|one|noloss|none||||||||||late#@native ?>? web ?>?
- written-back: written-back|writtenBack|missing|native|undated|one|noloss|none||||||||||late#@native ?>? web ?>empty
- written-back: written-back|writtenBack|missing|native|undated|one|noloss|none||||||||||late#@native ?>? web ?>none
written-back: written-back|writtenBack|missing|native|undated|one|noloss|none||||||||||late#@native ?>none web ?>?
written-back: written-back|writtenBack|missing|native|undated|one|noloss|none||||||||||late#@native ?>none web ?>none
written-back: written-back|writtenBack|missing|native|undated|one|noloss|none||||||||||late#@native has>? web has>?
- written-back: written-back|writtenBack|missing|native|undated|one|noloss|none||||||||||late#@native has>? web none>none
written-back: written-back|writtenBack|missing|native|undated|one|noloss|none||||||||||late#@native none>none web has>?
written-back: written-back|writtenBack|missing|native|undated|one|noloss|none||||||||||late#@native none>none web none>none
written-back: written-back|writtenBack|missing|native|undated|one|noloss|none||||||||||late#||||none|none|||||%firefox|@native ?>? web ?>none
written-back: written-back|writtenBack|missing|native|undated|one|noloss|none||||||||||late#||||none|none|||||%firefox|@native has>? web none>none
written-back: written-back|writtenBack|missing|native|undated|one|noloss|none||||||||||late#||||none|none|||||%webkit|@native ?>? web ?>none
written-back: written-back|writtenBack|missing|native|undated|one|noloss|none||||||||||late#||||none|none|||||%webkit|@native has>? web none>none
written-back -: written-back|writtenBack|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>? web ?>none
written-back -: written-back|writtenBack|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>older web ?>?
written-back -: written-back|writtenBack|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#@native ?>older web ?>none
written-back -: written-back|writtenBack|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#@native has>older web none>none
written-back: written-back|writtenBack|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#|others|||old|old|||||%@native ?>? web ?>none
written-back: written-back|writtenBack|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#|others|||old|old|||||%@native ?>older web ?>?
written-back: written-back|writtenBack|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#|others|||old|old|||||%@native ?>older web ?>none
written-back: written-back|writtenBack|missing|native|undated|restarted|loss|none|||||||shown|unshown||late#|others|||old|old|||||%@native has>older web none>none
written-back: written-back|writtenBack|missing|native|undated|restarted|loss|none|||||||shown|||late#@native ?>? web ?>?
- written-back: written-back|writtenBack|missing|native|undated|restarted|loss|none|||||||shown|||late#@native ?>? web ?>none
written-back: written-back|writtenBack|missing|native|undated|restarted|loss|none|||||||shown|||late#@native ?>none web ?>?
written-back: written-back|writtenBack|missing|native|undated|restarted|loss|none|||||||shown|||late#@native ?>none web ?>none
written-back: written-back|writtenBack|missing|native|undated|restarted|loss|none|||||||shown|||late#@native has>? web has>?
- written-back: written-back|writtenBack|missing|native|undated|restarted|loss|none|||||||shown|||late#@native has>? web none>none
written-back: written-back|writtenBack|missing|native|undated|restarted|loss|none|||||||shown|||late#@native none>none web none>none
written-back -: written-back|writtenBack|missing|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>? web ?>empty
written-back -: written-back|writtenBack|missing|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>older web ?>?
written-back -: written-back|writtenBack|missing|native|undated|restarted|noloss|none||||||||unshown||late#@native ?>older web ?>empty
written-back -: written-back|writtenBack|missing|native|undated|restarted|noloss|none||||||||unshown||late#@native has>older web empty>empty
written-back: written-back|writtenBack|missing|native|undated|restarted|noloss|none||||||||unshown||late#||||old|old|||||%@native ?>? web ?>empty
written-back: written-back|writtenBack|missing|native|undated|restarted|noloss|none||||||||unshown||late#||||old|old|||||%@native ?>older web ?>?
written-back: written-back|writtenBack|missing|native|undated|restarted|noloss|none||||||||unshown||late#||||old|old|||||%@native ?>older web ?>empty
written-back: written-back|writtenBack|missing|native|undated|restarted|noloss|none||||||||unshown||late#||||old|old|||||%@native has>older web empty>empty
written-back: written-back|writtenBack|missing|native|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>?
- written-back: written-back|writtenBack|missing|native|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>empty
- written-back: written-back|writtenBack|missing|native|undated|restarted|noloss|none||||||||||late#@native ?>? web ?>none
- written-back: written-back|writtenBack|missing|native|undated|restarted|noloss|none||||||||||late#@native ?>older web ?>?
- written-back: written-back|writtenBack|missing|native|undated|restarted|noloss|none||||||||||late#@native ?>older web ?>empty
written-back: written-back|writtenBack|missing|native|undated|restarted|noloss|none||||||||||late#@native has>? web has>?
- written-back: written-back|writtenBack|missing|native|undated|restarted|noloss|none||||||||||late#@native has>? web none>none
- written-back: written-back|writtenBack|missing|native|undated|restarted|noloss|none||||||||||late#@native has>older web empty>empty
written-back: written-back|writtenBack|missing|native|undated|restarted|noloss|none||||||||||late#||||old|old|||||%@native ?>? web ?>empty
written-back: written-back|writtenBack|missing|native|undated|restarted|noloss|none||||||||||late#||||old|old|||||%@native ?>older web ?>?
written-back: written-back|writtenBack|missing|native|undated|restarted|noloss|none||||||||||late#||||old|old|||||%@native ?>older web ?>empty
written-back: written-back|writtenBack|missing|native|undated|restarted|noloss|none||||||||||late#||||old|old|||||%@native has>older web empty>empty
written-back: written-back|writtenBack|missing|native|undated|restarted|noloss|none||||||||||late#||||||||||%@native ?>? web ?>none
written-back: written-back|writtenBack|missing|native|undated|restarted|noloss|none||||||||||late#||||||||||%@native has>? web none>none
F01 F33 F20 F23: F01*
F20 F04 strategy: F04*
F20: F05*
F23 F20 dead-process F02: F08*
F20: F12*
F64 F20 F28 F01 F35 F60 F38: F20*
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
F51: F51*
- D18 D2 D7 written-back D1 D10: none*
F67: not-renewed*
F01 F24: same-site*
F67 F50 F01 -: unexplained*
- written-back: written-back*
"""#
}
