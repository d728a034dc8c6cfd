{
  "cores" : 2,
  "counts" : [
    {
      "atMilliseconds" : 0,
      "count" : 0,
      "interval" : [
        0,
        0.0458
      ],
      "name" : "document.cookie is stale so long after a completed set",
      "of" : 80
    },
    {
      "atMilliseconds" : 0.1,
      "count" : 0,
      "interval" : [
        0,
        0.0458
      ],
      "name" : "document.cookie is stale so long after a completed set",
      "of" : 80
    },
    {
      "atMilliseconds" : 0.25,
      "count" : 0,
      "interval" : [
        0,
        0.0458
      ],
      "name" : "document.cookie is stale so long after a completed set",
      "of" : 80
    },
    {
      "atMilliseconds" : 0.5,
      "count" : 0,
      "interval" : [
        0,
        0.0458
      ],
      "name" : "document.cookie is stale so long after a completed set",
      "of" : 80
    },
    {
      "atMilliseconds" : 1,
      "count" : 0,
      "interval" : [
        0,
        0.0458
      ],
      "name" : "document.cookie is stale so long after a completed set",
      "of" : 80
    },
    {
      "atMilliseconds" : 2,
      "count" : 0,
      "interval" : [
        0,
        0.0458
      ],
      "name" : "document.cookie is stale so long after a completed set",
      "of" : 80
    },
    {
      "atMilliseconds" : 0,
      "count" : 20,
      "interval" : [
        0.8389,
        1
      ],
      "name" : "set lost, network process killed so long after its call",
      "of" : 20
    },
    {
      "atMilliseconds" : 0.1,
      "count" : 9,
      "interval" : [
        0.2582,
        0.6579
      ],
      "name" : "set lost, network process killed so long after its call",
      "of" : 20
    },
    {
      "atMilliseconds" : 0.3,
      "count" : 1,
      "interval" : [
        0.0089,
        0.2361
      ],
      "name" : "set lost, network process killed so long after its call",
      "of" : 20
    },
    {
      "atMilliseconds" : 0.5,
      "count" : 0,
      "interval" : [
        0,
        0.1611
      ],
      "name" : "set lost, network process killed so long after its call",
      "of" : 20
    },
    {
      "atMilliseconds" : 1,
      "count" : 0,
      "interval" : [
        0,
        0.1611
      ],
      "name" : "set lost, network process killed so long after its call",
      "of" : 20
    },
    {
      "atMilliseconds" : 2,
      "count" : 0,
      "interval" : [
        0,
        0.1611
      ],
      "name" : "set lost, network process killed so long after its call",
      "of" : 20
    },
    {
      "atMilliseconds" : 0,
      "count" : 20,
      "interval" : [
        0.8389,
        1
      ],
      "name" : "set lost, called so long after the network process was killed",
      "of" : 20
    },
    {
      "atMilliseconds" : 5,
      "count" : 15,
      "interval" : [
        0.5313,
        0.8881
      ],
      "name" : "set lost, called so long after the network process was killed",
      "of" : 20
    },
    {
      "atMilliseconds" : 10,
      "count" : 13,
      "interval" : [
        0.4329,
        0.8188
      ],
      "name" : "set lost, called so long after the network process was killed",
      "of" : 20
    },
    {
      "atMilliseconds" : 20,
      "count" : 1,
      "interval" : [
        0.0089,
        0.2361
      ],
      "name" : "set lost, called so long after the network process was killed",
      "of" : 20
    },
    {
      "atMilliseconds" : 50,
      "count" : 0,
      "interval" : [
        0,
        0.1611
      ],
      "name" : "set lost, called so long after the network process was killed",
      "of" : 20
    },
    {
      "count" : 200,
      "interval" : [
        0.9812,
        1
      ],
      "name" : "observer told of a set, once",
      "of" : 200
    },
    {
      "count" : 200,
      "interval" : [
        0.9812,
        1
      ],
      "name" : "observer told before the set completes",
      "of" : 200
    },
    {
      "count" : 0,
      "interval" : [
        0,
        0.037
      ],
      "name" : "observer told after the network process was relaunched",
      "of" : 100
    }
  ],
  "durations" : [
    {
      "count" : 400,
      "medianInterval" : [
        0.416,
        0.434
      ],
      "name" : "web store, read",
      "quantiles" : [
        [
          0,
          0.232
        ],
        [
          0.05,
          0.281
        ],
        [
          0.25,
          0.374
        ],
        [
          0.5,
          0.427
        ],
        [
          0.75,
          0.514
        ],
        [
          0.95,
          3.86
        ],
        [
          0.99,
          4.391
        ],
        [
          1,
          5.607
        ]
      ]
    },
    {
      "count" : 400,
      "medianInterval" : [
        0.704,
        0.726
      ],
      "name" : "web store, set of a persistent cookie",
      "quantiles" : [
        [
          0,
          0.541
        ],
        [
          0.05,
          0.596
        ],
        [
          0.25,
          0.665
        ],
        [
          0.5,
          0.718
        ],
        [
          0.75,
          0.777
        ],
        [
          0.95,
          3.823
        ],
        [
          0.99,
          3.991
        ],
        [
          1,
          5.115
        ]
      ]
    },
    {
      "count" : 400,
      "medianInterval" : [
        0.611,
        1.454
      ],
      "name" : "web store, set of a session cookie",
      "quantiles" : [
        [
          0,
          0.355
        ],
        [
          0.05,
          0.421
        ],
        [
          0.25,
          0.503
        ],
        [
          0.5,
          0.665
        ],
        [
          0.75,
          3.853
        ],
        [
          0.95,
          3.949
        ],
        [
          0.99,
          5.726
        ],
        [
          1,
          7.554
        ]
      ]
    },
    {
      "count" : 40,
      "medianInterval" : [
        32.443,
        34.906
      ],
      "name" : "web store, first read of a new app",
      "quantiles" : [
        [
          0,
          28.192
        ],
        [
          0.05,
          28.91
        ],
        [
          0.25,
          31.507
        ],
        [
          0.5,
          33.717
        ],
        [
          0.75,
          35.052
        ],
        [
          0.95,
          39.3
        ],
        [
          0.99,
          48.891
        ],
        [
          1,
          48.891
        ]
      ]
    },
    {
      "count" : 200,
      "medianInterval" : [
        0.763,
        0.822
      ],
      "name" : "observer, after the call of a set",
      "quantiles" : [
        [
          0,
          0.449
        ],
        [
          0.05,
          0.631
        ],
        [
          0.25,
          0.708
        ],
        [
          0.5,
          0.789
        ],
        [
          0.75,
          0.909
        ],
        [
          0.95,
          2.859
        ],
        [
          0.99,
          6.111
        ],
        [
          1,
          6.158
        ]
      ]
    },
    {
      "count" : 200,
      "medianInterval" : [
        0.273,
        0.302
      ],
      "name" : "observer, after the middle of a set",
      "quantiles" : [
        [
          0,
          0.17
        ],
        [
          0.05,
          0.223
        ],
        [
          0.25,
          0.244
        ],
        [
          0.5,
          0.288
        ],
        [
          0.75,
          0.346
        ],
        [
          0.95,
          1.371
        ],
        [
          0.99,
          2.92
        ],
        [
          1,
          2.938
        ]
      ]
    },
    {
      "count" : 200,
      "medianInterval" : [
        0.862,
        0.895
      ],
      "name" : "native store, set beside 2 cookies",
      "quantiles" : [
        [
          0,
          0.701
        ],
        [
          0.05,
          0.746
        ],
        [
          0.25,
          0.812
        ],
        [
          0.5,
          0.876
        ],
        [
          0.75,
          0.985
        ],
        [
          0.95,
          1.257
        ],
        [
          0.99,
          1.626
        ],
        [
          1,
          1.785
        ]
      ]
    },
    {
      "count" : 200,
      "medianInterval" : [
        37.525,
        37.641
      ],
      "name" : "native store, set beside 500 cookies",
      "quantiles" : [
        [
          0,
          35.932
        ],
        [
          0.05,
          37.071
        ],
        [
          0.25,
          37.377
        ],
        [
          0.5,
          37.599
        ],
        [
          0.75,
          37.959
        ],
        [
          0.95,
          41.769
        ],
        [
          0.99,
          55.997
        ],
        [
          1,
          58.406
        ]
      ]
    },
    {
      "count" : 40,
      "medianInterval" : [
        132.578,
        136.326
      ],
      "name" : "page, from the first load of an app to the server",
      "quantiles" : [
        [
          0,
          127.674
        ],
        [
          0.05,
          129.722
        ],
        [
          0.25,
          132.029
        ],
        [
          0.5,
          134.554
        ],
        [
          0.75,
          140.386
        ],
        [
          0.95,
          155.998
        ],
        [
          0.99,
          158.305
        ],
        [
          1,
          158.305
        ]
      ]
    },
    {
      "count" : 80,
      "medianInterval" : [
        1.419,
        1.521
      ],
      "name" : "page, from a load to the server, warm",
      "quantiles" : [
        [
          0,
          1.169
        ],
        [
          0.05,
          1.239
        ],
        [
          0.25,
          1.364
        ],
        [
          0.5,
          1.458
        ],
        [
          0.75,
          1.593
        ],
        [
          0.95,
          1.916
        ],
        [
          0.99,
          2.27
        ],
        [
          1,
          2.27
        ]
      ]
    },
    {
      "count" : 400,
      "medianInterval" : [
        0.939,
        0.981
      ],
      "name" : "page, from a script's call to the server",
      "quantiles" : [
        [
          0,
          0.685
        ],
        [
          0.05,
          0.765
        ],
        [
          0.25,
          0.857
        ],
        [
          0.5,
          0.959
        ],
        [
          0.75,
          1.085
        ],
        [
          0.95,
          1.28
        ],
        [
          0.99,
          1.485
        ],
        [
          1,
          1.681
        ]
      ]
    },
    {
      "count" : 400,
      "medianInterval" : [
        1.544,
        1.602
      ],
      "name" : "page, from a script's refresh to the server",
      "quantiles" : [
        [
          0,
          1.175
        ],
        [
          0.05,
          1.327
        ],
        [
          0.25,
          1.471
        ],
        [
          0.5,
          1.559
        ],
        [
          0.75,
          1.711
        ],
        [
          0.95,
          2.073
        ],
        [
          0.99,
          4.167
        ],
        [
          1,
          5.341
        ]
      ]
    },
    {
      "count" : 400,
      "medianInterval" : [
        0.48,
        0.494
      ],
      "name" : "page, from an answer with two cookies to the observer",
      "quantiles" : [
        [
          0,
          0.364
        ],
        [
          0.05,
          0.404
        ],
        [
          0.25,
          0.444
        ],
        [
          0.5,
          0.487
        ],
        [
          0.75,
          0.6
        ],
        [
          0.95,
          0.853
        ],
        [
          0.99,
          1.276
        ],
        [
          1,
          3.272
        ]
      ]
    },
    {
      "count" : 40,
      "medianInterval" : [
        0.25,
        0.35
      ],
      "name" : "page, a message to native code and its answer",
      "quantiles" : [
        [
          0,
          0.2
        ],
        [
          0.05,
          0.2
        ],
        [
          0.25,
          0.2
        ],
        [
          0.5,
          0.25
        ],
        [
          0.75,
          0.45
        ],
        [
          0.95,
          0.75
        ],
        [
          0.99,
          1
        ],
        [
          1,
          1
        ]
      ]
    },
    {
      "count" : 400,
      "medianInterval" : [
        0.513,
        0.532
      ],
      "name" : "native code, from the app's call to the server",
      "quantiles" : [
        [
          0,
          0.373
        ],
        [
          0.05,
          0.427
        ],
        [
          0.25,
          0.474
        ],
        [
          0.5,
          0.52
        ],
        [
          0.75,
          0.577
        ],
        [
          0.95,
          0.703
        ],
        [
          0.99,
          0.855
        ],
        [
          1,
          2.686
        ]
      ]
    },
    {
      "count" : 400,
      "medianInterval" : [
        0.387,
        0.405
      ],
      "name" : "native code, from the server's answer to the app",
      "quantiles" : [
        [
          0,
          0.244
        ],
        [
          0.05,
          0.321
        ],
        [
          0.25,
          0.357
        ],
        [
          0.5,
          0.396
        ],
        [
          0.75,
          0.44
        ],
        [
          0.95,
          0.565
        ],
        [
          0.99,
          0.782
        ],
        [
          1,
          2.07
        ]
      ]
    },
    {
      "count" : 400,
      "medianInterval" : [
        1.796,
        1.832
      ],
      "name" : "native code, from an answer with two cookies to the app",
      "quantiles" : [
        [
          0,
          1.457
        ],
        [
          0.05,
          1.617
        ],
        [
          0.25,
          1.722
        ],
        [
          0.5,
          1.817
        ],
        [
          0.75,
          1.908
        ],
        [
          0.95,
          2.298
        ],
        [
          0.99,
          2.57
        ],
        [
          1,
          5.778
        ]
      ]
    }
  ],
  "engine" : "webkitgtk",
  "engineVersion" : "2.50.6",
  "faults" : {
    "deadNetworkProcess" : {
      "noticeDelayMilliseconds" : {
        "quantiles" : [
          [
            0,
            0
          ],
          [
            0.25,
            5
          ],
          [
            0.35,
            10
          ],
          [
            0.95,
            20
          ],
          [
            1,
            50
          ]
        ]
      },
      "observerGoesDeaf" : true
    }
  },
  "isComplete" : true,
  "load" : 1.23,
  "schema" : "twinjar.lab-profile/1",
  "timing" : {
    "bridgeMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.1
        ],
        [
          0.05,
          0.1
        ],
        [
          0.25,
          0.1
        ],
        [
          0.5,
          0.125
        ],
        [
          0.75,
          0.225
        ],
        [
          0.95,
          0.375
        ],
        [
          0.99,
          0.5
        ],
        [
          1,
          0.5
        ]
      ]
    },
    "nativeCompletionMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.244
        ],
        [
          0.05,
          0.321
        ],
        [
          0.25,
          0.357
        ],
        [
          0.5,
          0.396
        ],
        [
          0.75,
          0.44
        ],
        [
          0.95,
          0.565
        ],
        [
          0.99,
          0.782
        ],
        [
          1,
          2.07
        ]
      ]
    },
    "nativeCookieResponseMilliseconds" : {
      "quantiles" : [
        [
          0,
          1.457
        ],
        [
          0.05,
          1.617
        ],
        [
          0.25,
          1.722
        ],
        [
          0.5,
          1.817
        ],
        [
          0.75,
          1.908
        ],
        [
          0.95,
          2.298
        ],
        [
          0.99,
          2.57
        ],
        [
          1,
          5.778
        ]
      ]
    },
    "nativeRequestMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.373
        ],
        [
          0.05,
          0.427
        ],
        [
          0.25,
          0.474
        ],
        [
          0.5,
          0.52
        ],
        [
          0.75,
          0.577
        ],
        [
          0.95,
          0.703
        ],
        [
          0.99,
          0.855
        ],
        [
          1,
          2.686
        ]
      ]
    },
    "nativeWriteMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.5535
        ],
        [
          0.05,
          0.5985
        ],
        [
          0.25,
          0.6645
        ],
        [
          0.5,
          0.7285
        ],
        [
          0.75,
          0.8375
        ],
        [
          0.95,
          1.1095
        ],
        [
          0.99,
          1.4785
        ],
        [
          1,
          1.6375
        ]
      ]
    },
    "nativeWritePerCookieMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.0737
        ],
        [
          1,
          0.0737
        ]
      ]
    },
    "networkProcessStartMilliseconds" : {
      "quantiles" : [
        [
          0,
          28.192
        ],
        [
          0.05,
          28.91
        ],
        [
          0.25,
          31.507
        ],
        [
          0.5,
          33.717
        ],
        [
          0.75,
          35.052
        ],
        [
          0.95,
          39.3
        ],
        [
          0.99,
          48.891
        ],
        [
          1,
          48.891
        ]
      ]
    },
    "observerDelayMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.17
        ],
        [
          0.05,
          0.223
        ],
        [
          0.25,
          0.244
        ],
        [
          0.5,
          0.288
        ],
        [
          0.75,
          0.346
        ],
        [
          0.95,
          1.371
        ],
        [
          0.99,
          2.92
        ],
        [
          1,
          2.938
        ]
      ]
    },
    "pageCookieResponseMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.076
        ],
        [
          0.05,
          0.116
        ],
        [
          0.25,
          0.156
        ],
        [
          0.5,
          0.199
        ],
        [
          0.75,
          0.312
        ],
        [
          0.95,
          0.565
        ],
        [
          0.99,
          0.988
        ],
        [
          1,
          2.984
        ]
      ]
    },
    "pageCopyDelayMilliseconds" : {
      "quantiles" : [
        [
          0,
          0
        ],
        [
          1,
          0
        ]
      ]
    },
    "pageLoadMilliseconds" : {
      "quantiles" : [
        [
          0,
          2.35
        ],
        [
          0.05,
          2.654
        ],
        [
          0.25,
          2.942
        ],
        [
          0.5,
          3.118
        ],
        [
          0.75,
          3.422
        ],
        [
          0.95,
          4.146
        ],
        [
          0.99,
          8.334
        ],
        [
          1,
          10.682
        ]
      ]
    },
    "webProcessStartMilliseconds" : {
      "quantiles" : [
        [
          0,
          126.115
        ],
        [
          0.05,
          128.163
        ],
        [
          0.25,
          130.47
        ],
        [
          0.5,
          132.995
        ],
        [
          0.75,
          138.827
        ],
        [
          0.95,
          154.439
        ],
        [
          0.99,
          156.746
        ],
        [
          1,
          156.746
        ]
      ]
    },
    "webReadMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.232
        ],
        [
          0.05,
          0.281
        ],
        [
          0.25,
          0.374
        ],
        [
          0.5,
          0.427
        ],
        [
          0.75,
          0.514
        ],
        [
          0.95,
          3.86
        ],
        [
          0.99,
          4.391
        ],
        [
          1,
          5.607
        ]
      ]
    },
    "webWriteArrivalMilliseconds" : {
      "quantiles" : [
        [
          0,
          0
        ],
        [
          0.55,
          0.1
        ],
        [
          0.95,
          0.3
        ],
        [
          1,
          0.5
        ]
      ]
    },
    "webWriteMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.541
        ],
        [
          0.05,
          0.596
        ],
        [
          0.25,
          0.665
        ],
        [
          0.5,
          0.718
        ],
        [
          0.75,
          0.777
        ],
        [
          0.95,
          3.823
        ],
        [
          0.99,
          3.991
        ],
        [
          1,
          5.115
        ]
      ]
    }
  }
}
