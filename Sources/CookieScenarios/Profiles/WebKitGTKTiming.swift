// Written by `.ci/lab-profile` from Corpus/lab-profiles/webkitgtk-2.50.profile; not edited.

extension PlatformTiming {
  /// `twinjar lab measure` on WebKitGTK 2.50.6, 2 cores, load 0.77; how long processes take to start is also of a
  /// second measurement, load 0.68.
  public static let webKitGTK = PlatformTiming(
    webRead: .quantiles([
      (0, 0.763), (0.05, 0.924), (0.25, 1.437), (0.5, 1.767), (0.75, 2.182), (0.95, 3.594), (0.99, 4.747), (1, 4.747),
    ]),
    webWrite: .quantiles([
      (0, 0.911), (0.05, 1.081), (0.25, 1.349), (0.5, 1.612), (0.75, 1.973), (0.95, 3.447), (0.99, 4.844), (1, 8.117),
    ]),
    observerDelay: .quantiles([
      (0, 0.312), (0.05, 0.372), (0.25, 0.435), (0.5, 0.504), (0.75, 0.548), (0.95, 1.014), (0.99, 2.463), (1, 2.463),
    ]),
    pageCopyDelay: .fixed(milliseconds: 0),
    networkProcessStart: .quantiles([
      (0, 47.348), (0.05, 51.094), (0.25, 57.935), (0.5, 70.721), (0.75, 78.086), (0.95, 102.746), (0.99, 110.541),
      (1, 110.541),
    ]),
    pageLoad: .quantiles([
      (0, 5.418), (0.05, 5.492), (0.25, 6.152), (0.5, 6.83), (0.75, 7.97), (0.95, 10.78), (0.99, 19.482), (1, 19.482),
    ]),
    nativeCompletion: .quantiles([
      (0, 0.686), (0.05, 0.791), (0.25, 0.936), (0.5, 1.018), (0.75, 1.17), (0.95, 2.124), (0.99, 3.52), (1, 3.52),
    ]),
    bridge: .quantiles([
      (0, 0.225), (0.05, 0.225), (0.25, 0.25), (0.5, 0.275), (0.75, 0.325), (0.95, 0.475), (0.99, 0.475), (1, 0.475),
    ]),
    webProcessStart: .quantiles([
      (0, 174.745), (0.05, 182.758), (0.25, 206.551), (0.5, 222.531), (0.75, 241.646), (0.95, 326.826), (0.99, 347.302),
      (1, 347.302),
    ]),
    nativeWrite: .quantiles([
      (0, 1.0791), (0.05, 1.3561), (0.25, 1.7801), (0.5, 2.2351), (0.75, 2.6801), (0.95, 5.7391), (0.99, 8.6201),
      (1, 8.6201),
    ]),
    nativeWritePerCookie: .fixed(milliseconds: 0.1265),
    webWriteArrival: .quantiles([(0, 0), (0.7, 0.1), (0.9, 0.3), (1, 0.5)]),
    nativeRequest: .quantiles([
      (0, 0.742), (0.05, 0.761), (0.25, 0.866), (0.5, 0.971), (0.75, 1.238), (0.95, 1.806), (0.99, 3.759), (1, 3.759),
    ]),
    nativeCookieResponse: .quantiles([
      (0, 2.656), (0.05, 3.136), (0.25, 3.602), (0.5, 3.986), (0.75, 4.5), (0.95, 6.818), (0.99, 14.957), (1, 14.957),
    ]),
    pageCookieResponse: .quantiles([
      (0, 0.435), (0.05, 0.7), (0.25, 0.906), (0.5, 1.158), (0.75, 1.553), (0.95, 2.399), (0.99, 5.204), (1, 5.204),
    ])
  )
}

extension DeadNetworkProcess {
  /// From the same.
  public static let webKitGTK = DeadNetworkProcess(
    noticeDelay: .quantiles([(0, 0), (0.2, 5), (0.5, 10), (1, 20)]),
    observerGoesDeaf: true)
}
