#if FUZZING
  /// What LeakSanitizer takes for lost though it is not.
  ///
  /// The steps of a script are an enum with boxes. It keeps its case in spare bits of the pointer to the box, and a
  /// pointer with such bits is none for LeakSanitizer: a step that a table or the simulator holds to the end seems
  /// lost. Boxes that are dropped too early or twice are AddressSanitizer's business, and are still found.
  @_cdecl("__lsan_default_suppressions")
  func leakSuppressions() -> UnsafePointer<CChar> {
    let text: StaticString = "leak:ScriptReader\n"
    return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
  }
#endif
