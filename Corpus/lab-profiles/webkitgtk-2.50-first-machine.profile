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
      "count" : 16,
      "interval" : [
        0.584,
        0.9193
      ],
      "name" : "set lost, network process killed so long after its call",
      "of" : 20
    },
    {
      "atMilliseconds" : 0.3,
      "count" : 6,
      "interval" : [
        0.1455,
        0.519
      ],
      "name" : "set lost, network process killed so long after its call",
      "of" : 20
    },
    {
      "atMilliseconds" : 0.5,
      "count" : 1,
      "interval" : [
        0.0089,
        0.2361
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
      "count" : 18,
      "interval" : [
        0.699,
        0.9721
      ],
      "name" : "set lost, called so long after the network process was killed",
      "of" : 20
    },
    {
      "atMilliseconds" : 10,
      "count" : 14,
      "interval" : [
        0.481,
        0.8545
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
        0.51,
        0.53
      ],
      "name" : "web store, read",
      "quantiles" : [
        [
          0,
          0.344
        ],
        [
          0.05,
          0.412
        ],
        [
          0.25,
          0.473
        ],
        [
          0.5,
          0.523
        ],
        [
          0.75,
          0.571
        ],
        [
          0.95,
          0.709
        ],
        [
          0.99,
          4.032
        ],
        [
          1,
          8.381
        ]
      ]
    },
    {
      "count" : 400,
      "medianInterval" : [
        1.294,
        1.334
      ],
      "name" : "web store, set of a persistent cookie",
      "quantiles" : [
        [
          0,
          0.961
        ],
        [
          0.05,
          1.06
        ],
        [
          0.25,
          1.196
        ],
        [
          0.5,
          1.315
        ],
        [
          0.75,
          1.442
        ],
        [
          0.95,
          1.708
        ],
        [
          0.99,
          4.43
        ],
        [
          1,
          6.65
        ]
      ]
    },
    {
      "count" : 400,
      "medianInterval" : [
        0.942,
        0.97
      ],
      "name" : "web store, set of a session cookie",
      "quantiles" : [
        [
          0,
          0.673
        ],
        [
          0.05,
          0.784
        ],
        [
          0.25,
          0.876
        ],
        [
          0.5,
          0.955
        ],
        [
          0.75,
          1.056
        ],
        [
          0.95,
          1.82
        ],
        [
          0.99,
          3.852
        ],
        [
          1,
          11.558
        ]
      ]
    },
    {
      "count" : 40,
      "medianInterval" : [
        35.35,
        44.718
      ],
      "name" : "web store, first read of a new app",
      "quantiles" : [
        [
          0,
          27.277
        ],
        [
          0.05,
          29.081
        ],
        [
          0.25,
          34.597
        ],
        [
          0.5,
          37.687
        ],
        [
          0.75,
          55.74
        ],
        [
          0.95,
          66.639
        ],
        [
          0.99,
          66.83
        ],
        [
          1,
          66.83
        ]
      ]
    },
    {
      "count" : 200,
      "medianInterval" : [
        1.132,
        1.173
      ],
      "name" : "observer, after the call of a set",
      "quantiles" : [
        [
          0,
          0.87
        ],
        [
          0.05,
          0.935
        ],
        [
          0.25,
          1.053
        ],
        [
          0.5,
          1.157
        ],
        [
          0.75,
          1.332
        ],
        [
          0.95,
          3.488
        ],
        [
          0.99,
          8.583
        ],
        [
          1,
          9.914
        ]
      ]
    },
    {
      "count" : 200,
      "medianInterval" : [
        0.446,
        0.49
      ],
      "name" : "observer, after the middle of a set",
      "quantiles" : [
        [
          0,
          0.142
        ],
        [
          0.05,
          0.329
        ],
        [
          0.25,
          0.405
        ],
        [
          0.5,
          0.464
        ],
        [
          0.75,
          0.525
        ],
        [
          0.95,
          1.645
        ],
        [
          0.99,
          4.169
        ],
        [
          1,
          4.773
        ]
      ]
    },
    {
      "count" : 200,
      "medianInterval" : [
        1.342,
        1.406
      ],
      "name" : "native store, set beside 2 cookies",
      "quantiles" : [
        [
          0,
          0.959
        ],
        [
          0.05,
          1.132
        ],
        [
          0.25,
          1.283
        ],
        [
          0.5,
          1.363
        ],
        [
          0.75,
          1.488
        ],
        [
          0.95,
          1.8
        ],
        [
          0.99,
          5.552
        ],
        [
          1,
          8.605
        ]
      ]
    },
    {
      "count" : 200,
      "medianInterval" : [
        27.319,
        28.529
      ],
      "name" : "native store, set beside 500 cookies",
      "quantiles" : [
        [
          0,
          25.594
        ],
        [
          0.05,
          25.956
        ],
        [
          0.25,
          26.759
        ],
        [
          0.5,
          27.746
        ],
        [
          0.75,
          35.826
        ],
        [
          0.95,
          45.831
        ],
        [
          0.99,
          49.015
        ],
        [
          1,
          56.795
        ]
      ]
    },
    {
      "count" : 40,
      "medianInterval" : [
        148.529,
        167.455
      ],
      "name" : "page, from the first load of an app to the server",
      "quantiles" : [
        [
          0,
          127.376
        ],
        [
          0.05,
          132.399
        ],
        [
          0.25,
          145.886
        ],
        [
          0.5,
          155.922
        ],
        [
          0.75,
          170.16
        ],
        [
          0.95,
          190.163
        ],
        [
          0.99,
          193.145
        ],
        [
          1,
          193.145
        ]
      ]
    },
    {
      "count" : 80,
      "medianInterval" : [
        1.93,
        2.071
      ],
      "name" : "page, from a load to the server, warm",
      "quantiles" : [
        [
          0,
          1.408
        ],
        [
          0.05,
          1.449
        ],
        [
          0.25,
          1.785
        ],
        [
          0.5,
          1.997
        ],
        [
          0.75,
          2.155
        ],
        [
          0.95,
          2.894
        ],
        [
          0.99,
          5.964
        ],
        [
          1,
          5.964
        ]
      ]
    },
    {
      "count" : 400,
      "medianInterval" : [
        1.498,
        1.541
      ],
      "name" : "page, from a script's call to the server",
      "quantiles" : [
        [
          0,
          0.996
        ],
        [
          0.05,
          1.234
        ],
        [
          0.25,
          1.401
        ],
        [
          0.5,
          1.521
        ],
        [
          0.75,
          1.673
        ],
        [
          0.95,
          1.981
        ],
        [
          0.99,
          4.267
        ],
        [
          1,
          5.479
        ]
      ]
    },
    {
      "count" : 400,
      "medianInterval" : [
        2.297,
        2.366
      ],
      "name" : "page, from a script's refresh to the server",
      "quantiles" : [
        [
          0,
          1.776
        ],
        [
          0.05,
          1.943
        ],
        [
          0.25,
          2.159
        ],
        [
          0.5,
          2.338
        ],
        [
          0.75,
          2.553
        ],
        [
          0.95,
          3.124
        ],
        [
          0.99,
          5.095
        ],
        [
          1,
          8.23
        ]
      ]
    },
    {
      "count" : 400,
      "medianInterval" : [
        0.796,
        0.824
      ],
      "name" : "page, from an answer with two cookies to the observer",
      "quantiles" : [
        [
          0,
          0.511
        ],
        [
          0.05,
          0.609
        ],
        [
          0.25,
          0.716
        ],
        [
          0.5,
          0.811
        ],
        [
          0.75,
          0.929
        ],
        [
          0.95,
          1.392
        ],
        [
          0.99,
          1.997
        ],
        [
          1,
          4.046
        ]
      ]
    },
    {
      "count" : 40,
      "medianInterval" : [
        0.45,
        0.5
      ],
      "name" : "page, a message to native code and its answer",
      "quantiles" : [
        [
          0,
          0.3
        ],
        [
          0.05,
          0.4
        ],
        [
          0.25,
          0.45
        ],
        [
          0.5,
          0.45
        ],
        [
          0.75,
          0.55
        ],
        [
          0.95,
          0.65
        ],
        [
          0.99,
          1.05
        ],
        [
          1,
          1.05
        ]
      ]
    },
    {
      "count" : 400,
      "medianInterval" : [
        0.808,
        0.851
      ],
      "name" : "native code, from the app's call to the server",
      "quantiles" : [
        [
          0,
          0.416
        ],
        [
          0.05,
          0.575
        ],
        [
          0.25,
          0.736
        ],
        [
          0.5,
          0.829
        ],
        [
          0.75,
          0.925
        ],
        [
          0.95,
          1.026
        ],
        [
          0.99,
          1.235
        ],
        [
          1,
          4.436
        ]
      ]
    },
    {
      "count" : 400,
      "medianInterval" : [
        0.389,
        0.407
      ],
      "name" : "native code, from the server's answer to the app",
      "quantiles" : [
        [
          0,
          0.236
        ],
        [
          0.05,
          0.288
        ],
        [
          0.25,
          0.35
        ],
        [
          0.5,
          0.399
        ],
        [
          0.75,
          0.458
        ],
        [
          0.95,
          0.602
        ],
        [
          0.99,
          1.444
        ],
        [
          1,
          3.848
        ]
      ]
    },
    {
      "count" : 400,
      "medianInterval" : [
        2.265,
        2.356
      ],
      "name" : "native code, from an answer with two cookies to the app",
      "quantiles" : [
        [
          0,
          1.707
        ],
        [
          0.05,
          1.836
        ],
        [
          0.25,
          2.093
        ],
        [
          0.5,
          2.306
        ],
        [
          0.75,
          2.601
        ],
        [
          0.95,
          3.274
        ],
        [
          0.99,
          9.275
        ],
        [
          1,
          14.989
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
            0.1,
            5
          ],
          [
            0.3,
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
  "load" : 1.06,
  "schema" : "twinjar.lab-profile/1",
  "timing" : {
    "bridgeMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.15
        ],
        [
          0.05,
          0.2
        ],
        [
          0.25,
          0.225
        ],
        [
          0.5,
          0.225
        ],
        [
          0.75,
          0.275
        ],
        [
          0.95,
          0.325
        ],
        [
          0.99,
          0.525
        ],
        [
          1,
          0.525
        ]
      ]
    },
    "nativeCompletionMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.236
        ],
        [
          0.05,
          0.288
        ],
        [
          0.25,
          0.35
        ],
        [
          0.5,
          0.399
        ],
        [
          0.75,
          0.458
        ],
        [
          0.95,
          0.602
        ],
        [
          0.99,
          1.444
        ],
        [
          1,
          3.848
        ]
      ]
    },
    "nativeCookieResponseMilliseconds" : {
      "quantiles" : [
        [
          0,
          1.707
        ],
        [
          0.05,
          1.836
        ],
        [
          0.25,
          2.093
        ],
        [
          0.5,
          2.306
        ],
        [
          0.75,
          2.601
        ],
        [
          0.95,
          3.274
        ],
        [
          0.99,
          9.275
        ],
        [
          1,
          14.989
        ]
      ]
    },
    "nativeRequestMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.416
        ],
        [
          0.05,
          0.575
        ],
        [
          0.25,
          0.736
        ],
        [
          0.5,
          0.829
        ],
        [
          0.75,
          0.925
        ],
        [
          0.95,
          1.026
        ],
        [
          0.99,
          1.235
        ],
        [
          1,
          4.436
        ]
      ]
    },
    "nativeWriteMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.853
        ],
        [
          0.05,
          1.026
        ],
        [
          0.25,
          1.177
        ],
        [
          0.5,
          1.257
        ],
        [
          0.75,
          1.382
        ],
        [
          0.95,
          1.694
        ],
        [
          0.99,
          5.446
        ],
        [
          1,
          8.499
        ]
      ]
    },
    "nativeWritePerCookieMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.053
        ],
        [
          1,
          0.053
        ]
      ]
    },
    "networkProcessStartMilliseconds" : {
      "quantiles" : [
        [
          0,
          27.277
        ],
        [
          0.05,
          29.081
        ],
        [
          0.25,
          34.597
        ],
        [
          0.5,
          37.687
        ],
        [
          0.75,
          55.74
        ],
        [
          0.95,
          66.639
        ],
        [
          0.99,
          66.83
        ],
        [
          1,
          66.83
        ]
      ]
    },
    "observerDelayMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.142
        ],
        [
          0.05,
          0.329
        ],
        [
          0.25,
          0.405
        ],
        [
          0.5,
          0.464
        ],
        [
          0.75,
          0.525
        ],
        [
          0.95,
          1.645
        ],
        [
          0.99,
          4.169
        ],
        [
          1,
          4.773
        ]
      ]
    },
    "pageCookieResponseMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.047
        ],
        [
          0.05,
          0.145
        ],
        [
          0.25,
          0.252
        ],
        [
          0.5,
          0.347
        ],
        [
          0.75,
          0.465
        ],
        [
          0.95,
          0.928
        ],
        [
          0.99,
          1.533
        ],
        [
          1,
          3.582
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
          3.552
        ],
        [
          0.05,
          3.886
        ],
        [
          0.25,
          4.318
        ],
        [
          0.5,
          4.676
        ],
        [
          0.75,
          5.106
        ],
        [
          0.95,
          6.248
        ],
        [
          0.99,
          10.19
        ],
        [
          1,
          16.46
        ]
      ]
    },
    "webProcessStartMilliseconds" : {
      "quantiles" : [
        [
          0,
          125.038
        ],
        [
          0.05,
          130.061
        ],
        [
          0.25,
          143.548
        ],
        [
          0.5,
          153.584
        ],
        [
          0.75,
          167.822
        ],
        [
          0.95,
          187.825
        ],
        [
          0.99,
          190.807
        ],
        [
          1,
          190.807
        ]
      ]
    },
    "webReadMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.344
        ],
        [
          0.05,
          0.412
        ],
        [
          0.25,
          0.473
        ],
        [
          0.5,
          0.523
        ],
        [
          0.75,
          0.571
        ],
        [
          0.95,
          0.709
        ],
        [
          0.99,
          4.032
        ],
        [
          1,
          8.381
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
          0.2,
          0.1
        ],
        [
          0.7,
          0.3
        ],
        [
          0.95,
          0.5
        ],
        [
          1,
          1
        ]
      ]
    },
    "webWriteMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.961
        ],
        [
          0.05,
          1.06
        ],
        [
          0.25,
          1.196
        ],
        [
          0.5,
          1.315
        ],
        [
          0.75,
          1.442
        ],
        [
          0.95,
          1.708
        ],
        [
          0.99,
          4.43
        ],
        [
          1,
          6.65
        ]
      ]
    }
  }
}
