// Written by `.ci/lab-profile` from Corpus/lab-profiles/webkitgtk-2.50.profile; not edited.

extension PlatformTiming {
  /// `twinjar lab measure` on WebKitGTK 2.50.6, 2 cores, load 1.06; how long processes take to start is also of a
  /// second measurement, load 1.23.
  public static let webKitGTK = PlatformTiming(
    webRead: .quantiles([
      (0, 0.344), (0.05, 0.412), (0.25, 0.473), (0.5, 0.523), (0.75, 0.571), (0.95, 0.709), (0.99, 4.032), (1, 8.381),
    ]),
    webWrite: .quantiles([
      (0, 0.961), (0.05, 1.06), (0.25, 1.196), (0.5, 1.315), (0.75, 1.442), (0.95, 1.708), (0.99, 4.43), (1, 6.65),
    ]),
    observerDelay: .quantiles([
      (0, 0.142), (0.05, 0.329), (0.25, 0.405), (0.5, 0.464), (0.75, 0.525), (0.95, 1.645), (0.99, 4.169), (1, 4.773),
    ]),
    pageCopyDelay: .fixed(milliseconds: 0),
    networkProcessStart: .quantiles([
      (0, 27.277), (0.05, 28.955), (0.25, 32.257), (0.5, 34.915), (0.75, 40.835), (0.95, 63.914), (0.99, 66.782),
      (1, 66.83),
    ]),
    pageLoad: .quantiles([
      (0, 3.552), (0.05, 3.886), (0.25, 4.318), (0.5, 4.676), (0.75, 5.106), (0.95, 6.248), (0.99, 10.19), (1, 16.46),
    ]),
    nativeCompletion: .quantiles([
      (0, 0.236), (0.05, 0.288), (0.25, 0.35), (0.5, 0.399), (0.75, 0.458), (0.95, 0.602), (0.99, 1.444), (1, 3.848),
    ]),
    bridge: .quantiles([
      (0, 0.15), (0.05, 0.2), (0.25, 0.225), (0.5, 0.225), (0.75, 0.275), (0.95, 0.325), (0.99, 0.525), (1, 0.525),
    ]),
    webProcessStart: .quantiles([
      (0, 125.038), (0.05, 128.358), (0.25, 132.174), (0.5, 141.36), (0.75, 155.442), (0.95, 182.824), (0.99, 190.061),
      (1, 190.807),
    ]),
    nativeWrite: .quantiles([
      (0, 0.853), (0.05, 1.026), (0.25, 1.177), (0.5, 1.257), (0.75, 1.382), (0.95, 1.694), (0.99, 5.446), (1, 8.499),
    ]),
    nativeWritePerCookie: .fixed(milliseconds: 0.053),
    webWriteArrival: .quantiles([(0, 0), (0.2, 0.1), (0.7, 0.3), (0.95, 0.5), (1, 1)]),
    nativeRequest: .quantiles([
      (0, 0.416), (0.05, 0.575), (0.25, 0.736), (0.5, 0.829), (0.75, 0.925), (0.95, 1.026), (0.99, 1.235), (1, 4.436),
    ]),
    nativeCookieResponse: .quantiles([
      (0, 1.707), (0.05, 1.836), (0.25, 2.093), (0.5, 2.306), (0.75, 2.601), (0.95, 3.274), (0.99, 9.275), (1, 14.989),
    ]),
    pageCookieResponse: .quantiles([
      (0, 0.047), (0.05, 0.145), (0.25, 0.252), (0.5, 0.347), (0.75, 0.465), (0.95, 0.928), (0.99, 1.533), (1, 3.582),
    ])
  )
}

extension DeadNetworkProcess {
  /// From the same.
  public static let webKitGTK = DeadNetworkProcess(
    noticeDelay: .quantiles([(0, 0), (0.1, 5), (0.3, 10), (0.95, 20), (1, 50)]),
    observerGoesDeaf: true)
}
