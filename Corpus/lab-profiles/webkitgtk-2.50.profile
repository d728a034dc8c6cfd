{
  "cores" : 2,
  "counts" : [
    {
      "atMilliseconds" : 0,
      "count" : 0,
      "interval" : [
        0,
        0.0876
      ],
      "name" : "document.cookie is stale so long after a completed set",
      "of" : 40
    },
    {
      "atMilliseconds" : 0.1,
      "count" : 0,
      "interval" : [
        0,
        0.0876
      ],
      "name" : "document.cookie is stale so long after a completed set",
      "of" : 40
    },
    {
      "atMilliseconds" : 0.25,
      "count" : 0,
      "interval" : [
        0,
        0.0876
      ],
      "name" : "document.cookie is stale so long after a completed set",
      "of" : 40
    },
    {
      "atMilliseconds" : 0.5,
      "count" : 0,
      "interval" : [
        0,
        0.0876
      ],
      "name" : "document.cookie is stale so long after a completed set",
      "of" : 40
    },
    {
      "atMilliseconds" : 1,
      "count" : 0,
      "interval" : [
        0,
        0.0876
      ],
      "name" : "document.cookie is stale so long after a completed set",
      "of" : 40
    },
    {
      "atMilliseconds" : 2,
      "count" : 0,
      "interval" : [
        0,
        0.0876
      ],
      "name" : "document.cookie is stale so long after a completed set",
      "of" : 40
    },
    {
      "atMilliseconds" : 0,
      "count" : 10,
      "interval" : [
        0.7225,
        1
      ],
      "name" : "set lost, network process killed so long after its call",
      "of" : 10
    },
    {
      "atMilliseconds" : 0.1,
      "count" : 3,
      "interval" : [
        0.1078,
        0.6032
      ],
      "name" : "set lost, network process killed so long after its call",
      "of" : 10
    },
    {
      "atMilliseconds" : 0.3,
      "count" : 1,
      "interval" : [
        0.0179,
        0.4042
      ],
      "name" : "set lost, network process killed so long after its call",
      "of" : 10
    },
    {
      "atMilliseconds" : 0.5,
      "count" : 0,
      "interval" : [
        0,
        0.2775
      ],
      "name" : "set lost, network process killed so long after its call",
      "of" : 10
    },
    {
      "atMilliseconds" : 1,
      "count" : 0,
      "interval" : [
        0,
        0.2775
      ],
      "name" : "set lost, network process killed so long after its call",
      "of" : 10
    },
    {
      "atMilliseconds" : 2,
      "count" : 0,
      "interval" : [
        0,
        0.2775
      ],
      "name" : "set lost, network process killed so long after its call",
      "of" : 10
    },
    {
      "atMilliseconds" : 0,
      "count" : 10,
      "interval" : [
        0.7225,
        1
      ],
      "name" : "set lost, called so long after the network process was killed",
      "of" : 10
    },
    {
      "atMilliseconds" : 5,
      "count" : 8,
      "interval" : [
        0.4902,
        0.9433
      ],
      "name" : "set lost, called so long after the network process was killed",
      "of" : 10
    },
    {
      "atMilliseconds" : 10,
      "count" : 5,
      "interval" : [
        0.2366,
        0.7634
      ],
      "name" : "set lost, called so long after the network process was killed",
      "of" : 10
    },
    {
      "atMilliseconds" : 20,
      "count" : 0,
      "interval" : [
        0,
        0.2775
      ],
      "name" : "set lost, called so long after the network process was killed",
      "of" : 10
    },
    {
      "atMilliseconds" : 50,
      "count" : 0,
      "interval" : [
        0,
        0.2775
      ],
      "name" : "set lost, called so long after the network process was killed",
      "of" : 10
    },
    {
      "count" : 80,
      "interval" : [
        0.9542,
        1
      ],
      "name" : "observer told of a set, once",
      "of" : 80
    },
    {
      "count" : 80,
      "interval" : [
        0.9542,
        1
      ],
      "name" : "observer told before the set completes",
      "of" : 80
    },
    {
      "count" : 0,
      "interval" : [
        0,
        0.0713
      ],
      "name" : "observer told after the network process was relaunched",
      "of" : 50
    }
  ],
  "durations" : [
    {
      "count" : 40,
      "medianInterval" : [
        0.619,
        0.82
      ],
      "name" : "web store, read",
      "quantiles" : [
        [
          0,
          0.476
        ],
        [
          0.05,
          0.515
        ],
        [
          0.25,
          0.602
        ],
        [
          0.5,
          0.675
        ],
        [
          0.75,
          0.839
        ],
        [
          0.95,
          1.997
        ],
        [
          0.99,
          7.892
        ],
        [
          1,
          7.892
        ]
      ]
    },
    {
      "count" : 40,
      "medianInterval" : [
        1.337,
        1.529
      ],
      "name" : "web store, set of a persistent cookie",
      "quantiles" : [
        [
          0,
          1.145
        ],
        [
          0.05,
          1.196
        ],
        [
          0.25,
          1.319
        ],
        [
          0.5,
          1.465
        ],
        [
          0.75,
          1.603
        ],
        [
          0.95,
          1.929
        ],
        [
          0.99,
          4.217
        ],
        [
          1,
          4.217
        ]
      ]
    },
    {
      "count" : 40,
      "medianInterval" : [
        0.995,
        1.108
      ],
      "name" : "web store, set of a session cookie",
      "quantiles" : [
        [
          0,
          0.793
        ],
        [
          0.05,
          0.839
        ],
        [
          0.25,
          0.952
        ],
        [
          0.5,
          1.056
        ],
        [
          0.75,
          1.134
        ],
        [
          0.95,
          2.222
        ],
        [
          0.99,
          4.402
        ],
        [
          1,
          4.402
        ]
      ]
    },
    {
      "count" : 80,
      "medianInterval" : [
        1.632,
        1.916
      ],
      "name" : "web store, read by a copy",
      "quantiles" : [
        [
          0,
          0.763
        ],
        [
          0.05,
          0.924
        ],
        [
          0.25,
          1.437
        ],
        [
          0.5,
          1.767
        ],
        [
          0.75,
          2.182
        ],
        [
          0.95,
          3.594
        ],
        [
          0.99,
          4.747
        ],
        [
          1,
          4.747
        ]
      ]
    },
    {
      "count" : 160,
      "medianInterval" : [
        1.503,
        1.694
      ],
      "name" : "web store, set by a copy",
      "quantiles" : [
        [
          0,
          0.911
        ],
        [
          0.05,
          1.081
        ],
        [
          0.25,
          1.349
        ],
        [
          0.5,
          1.612
        ],
        [
          0.75,
          1.973
        ],
        [
          0.95,
          3.447
        ],
        [
          0.99,
          4.844
        ],
        [
          1,
          8.117
        ]
      ]
    },
    {
      "count" : 20,
      "medianInterval" : [
        70.966,
        79.362
      ],
      "name" : "web store, first read of a new app",
      "quantiles" : [
        [
          0,
          49.974
        ],
        [
          0.05,
          53.292
        ],
        [
          0.25,
          70.966
        ],
        [
          0.5,
          76.449
        ],
        [
          0.75,
          79.362
        ],
        [
          0.95,
          110.541
        ],
        [
          0.99,
          110.541
        ],
        [
          1,
          110.541
        ]
      ]
    },
    {
      "count" : 80,
      "medianInterval" : [
        1.158,
        1.245
      ],
      "name" : "observer, after the call of a set",
      "quantiles" : [
        [
          0,
          0.868
        ],
        [
          0.05,
          0.963
        ],
        [
          0.25,
          1.084
        ],
        [
          0.5,
          1.214
        ],
        [
          0.75,
          1.314
        ],
        [
          0.95,
          2.476
        ],
        [
          0.99,
          5.163
        ],
        [
          1,
          5.163
        ]
      ]
    },
    {
      "count" : 80,
      "medianInterval" : [
        0.483,
        0.527
      ],
      "name" : "observer, after the middle of a set",
      "quantiles" : [
        [
          0,
          0.312
        ],
        [
          0.05,
          0.372
        ],
        [
          0.25,
          0.435
        ],
        [
          0.5,
          0.504
        ],
        [
          0.75,
          0.548
        ],
        [
          0.95,
          1.014
        ],
        [
          0.99,
          2.463
        ],
        [
          1,
          2.463
        ]
      ]
    },
    {
      "count" : 40,
      "medianInterval" : [
        1.481,
        1.716
      ],
      "name" : "native store, set beside 2 cookies",
      "quantiles" : [
        [
          0,
          1.139
        ],
        [
          0.05,
          1.259
        ],
        [
          0.25,
          1.452
        ],
        [
          0.5,
          1.606
        ],
        [
          0.75,
          1.774
        ],
        [
          0.95,
          3.407
        ],
        [
          0.99,
          5.231
        ],
        [
          1,
          5.231
        ]
      ]
    },
    {
      "count" : 40,
      "medianInterval" : [
        62.179,
        70.374
      ],
      "name" : "native store, set beside 500 cookies",
      "quantiles" : [
        [
          0,
          44.257
        ],
        [
          0.05,
          51.958
        ],
        [
          0.25,
          59.986
        ],
        [
          0.5,
          64.585
        ],
        [
          0.75,
          73.736
        ],
        [
          0.95,
          89.87
        ],
        [
          0.99,
          97.24
        ],
        [
          1,
          97.24
        ]
      ]
    },
    {
      "count" : 80,
      "medianInterval" : [
        2.287,
        2.66
      ],
      "name" : "native store, set by a copy",
      "quantiles" : [
        [
          0,
          1.332
        ],
        [
          0.05,
          1.609
        ],
        [
          0.25,
          2.033
        ],
        [
          0.5,
          2.488
        ],
        [
          0.75,
          2.933
        ],
        [
          0.95,
          5.992
        ],
        [
          0.99,
          8.873
        ],
        [
          1,
          8.873
        ]
      ]
    },
    {
      "count" : 20,
      "medianInterval" : [
        229.359,
        268.815
      ],
      "name" : "page, from the first load of an app to the server",
      "quantiles" : [
        [
          0,
          192.116
        ],
        [
          0.05,
          206.327
        ],
        [
          0.25,
          229.359
        ],
        [
          0.5,
          245.061
        ],
        [
          0.75,
          268.815
        ],
        [
          0.95,
          350.717
        ],
        [
          0.99,
          350.717
        ],
        [
          1,
          350.717
        ]
      ]
    },
    {
      "count" : 40,
      "medianInterval" : [
        3.065,
        4.028
      ],
      "name" : "page, from a load to the server, warm",
      "quantiles" : [
        [
          0,
          2.169
        ],
        [
          0.05,
          2.29
        ],
        [
          0.25,
          2.926
        ],
        [
          0.5,
          3.501
        ],
        [
          0.75,
          5.507
        ],
        [
          0.95,
          15.522
        ],
        [
          0.99,
          39.356
        ],
        [
          1,
          39.356
        ]
      ]
    },
    {
      "count" : 40,
      "medianInterval" : [
        2.234,
        2.642
      ],
      "name" : "page, from a script's call to the server",
      "quantiles" : [
        [
          0,
          1.739
        ],
        [
          0.05,
          1.841
        ],
        [
          0.25,
          2.148
        ],
        [
          0.5,
          2.383
        ],
        [
          0.75,
          2.788
        ],
        [
          0.95,
          4.127
        ],
        [
          0.99,
          4.609
        ],
        [
          1,
          4.609
        ]
      ]
    },
    {
      "count" : 80,
      "medianInterval" : [
        3.273,
        3.596
      ],
      "name" : "page, from a script's refresh to the server",
      "quantiles" : [
        [
          0,
          2.709
        ],
        [
          0.05,
          2.746
        ],
        [
          0.25,
          3.076
        ],
        [
          0.5,
          3.415
        ],
        [
          0.75,
          3.985
        ],
        [
          0.95,
          5.39
        ],
        [
          0.99,
          9.741
        ],
        [
          1,
          9.741
        ]
      ]
    },
    {
      "count" : 80,
      "medianInterval" : [
        1.558,
        1.809
      ],
      "name" : "page, from an answer with two cookies to the observer",
      "quantiles" : [
        [
          0,
          0.939
        ],
        [
          0.05,
          1.204
        ],
        [
          0.25,
          1.41
        ],
        [
          0.5,
          1.662
        ],
        [
          0.75,
          2.057
        ],
        [
          0.95,
          2.903
        ],
        [
          0.99,
          5.708
        ],
        [
          1,
          5.708
        ]
      ]
    },
    {
      "count" : 20,
      "medianInterval" : [
        0.5,
        0.65
      ],
      "name" : "page, a message to native code and its answer",
      "quantiles" : [
        [
          0,
          0.45
        ],
        [
          0.05,
          0.45
        ],
        [
          0.25,
          0.5
        ],
        [
          0.5,
          0.55
        ],
        [
          0.75,
          0.65
        ],
        [
          0.95,
          0.95
        ],
        [
          0.99,
          0.95
        ],
        [
          1,
          0.95
        ]
      ]
    },
    {
      "count" : 80,
      "medianInterval" : [
        1.035,
        1.151
      ],
      "name" : "native code, from the app's call to the server",
      "quantiles" : [
        [
          0,
          0.836
        ],
        [
          0.05,
          0.896
        ],
        [
          0.25,
          0.998
        ],
        [
          0.5,
          1.072
        ],
        [
          0.75,
          1.282
        ],
        [
          0.95,
          2.665
        ],
        [
          0.99,
          3.322
        ],
        [
          1,
          3.322
        ]
      ]
    },
    {
      "count" : 80,
      "medianInterval" : [
        0.908,
        1.052
      ],
      "name" : "native code, from the app's refresh to the server",
      "quantiles" : [
        [
          0,
          0.742
        ],
        [
          0.05,
          0.761
        ],
        [
          0.25,
          0.866
        ],
        [
          0.5,
          0.971
        ],
        [
          0.75,
          1.238
        ],
        [
          0.95,
          1.806
        ],
        [
          0.99,
          3.759
        ],
        [
          1,
          3.759
        ]
      ]
    },
    {
      "count" : 80,
      "medianInterval" : [
        0.994,
        1.063
      ],
      "name" : "native code, from the server's answer to the app",
      "quantiles" : [
        [
          0,
          0.686
        ],
        [
          0.05,
          0.791
        ],
        [
          0.25,
          0.936
        ],
        [
          0.5,
          1.018
        ],
        [
          0.75,
          1.17
        ],
        [
          0.95,
          2.124
        ],
        [
          0.99,
          3.52
        ],
        [
          1,
          3.52
        ]
      ]
    },
    {
      "count" : 80,
      "medianInterval" : [
        3.752,
        4.316
      ],
      "name" : "native code, from an answer with two cookies to the app",
      "quantiles" : [
        [
          0,
          2.656
        ],
        [
          0.05,
          3.136
        ],
        [
          0.25,
          3.602
        ],
        [
          0.5,
          3.986
        ],
        [
          0.75,
          4.5
        ],
        [
          0.95,
          6.818
        ],
        [
          0.99,
          14.957
        ],
        [
          1,
          14.957
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
            0.2,
            5
          ],
          [
            0.5,
            10
          ],
          [
            1,
            20
          ]
        ]
      },
      "observerGoesDeaf" : true
    }
  },
  "isComplete" : true,
  "load" : 0.77,
  "schema" : "twinjar.lab-profile/1",
  "timing" : {
    "bridgeMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.225
        ],
        [
          0.05,
          0.225
        ],
        [
          0.25,
          0.25
        ],
        [
          0.5,
          0.275
        ],
        [
          0.75,
          0.325
        ],
        [
          0.95,
          0.475
        ],
        [
          0.99,
          0.475
        ],
        [
          1,
          0.475
        ]
      ]
    },
    "nativeCompletionMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.686
        ],
        [
          0.05,
          0.791
        ],
        [
          0.25,
          0.936
        ],
        [
          0.5,
          1.018
        ],
        [
          0.75,
          1.17
        ],
        [
          0.95,
          2.124
        ],
        [
          0.99,
          3.52
        ],
        [
          1,
          3.52
        ]
      ]
    },
    "nativeCookieResponseMilliseconds" : {
      "quantiles" : [
        [
          0,
          2.656
        ],
        [
          0.05,
          3.136
        ],
        [
          0.25,
          3.602
        ],
        [
          0.5,
          3.986
        ],
        [
          0.75,
          4.5
        ],
        [
          0.95,
          6.818
        ],
        [
          0.99,
          14.957
        ],
        [
          1,
          14.957
        ]
      ]
    },
    "nativeRequestMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.742
        ],
        [
          0.05,
          0.761
        ],
        [
          0.25,
          0.866
        ],
        [
          0.5,
          0.971
        ],
        [
          0.75,
          1.238
        ],
        [
          0.95,
          1.806
        ],
        [
          0.99,
          3.759
        ],
        [
          1,
          3.759
        ]
      ]
    },
    "nativeWriteMilliseconds" : {
      "quantiles" : [
        [
          0,
          1.0791
        ],
        [
          0.05,
          1.3561
        ],
        [
          0.25,
          1.7801
        ],
        [
          0.5,
          2.2351
        ],
        [
          0.75,
          2.6801
        ],
        [
          0.95,
          5.7391
        ],
        [
          0.99,
          8.6201
        ],
        [
          1,
          8.6201
        ]
      ]
    },
    "nativeWritePerCookieMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.1265
        ],
        [
          1,
          0.1265
        ]
      ]
    },
    "networkProcessStartMilliseconds" : {
      "quantiles" : [
        [
          0,
          49.974
        ],
        [
          0.05,
          53.292
        ],
        [
          0.25,
          70.966
        ],
        [
          0.5,
          76.449
        ],
        [
          0.75,
          79.362
        ],
        [
          0.95,
          110.541
        ],
        [
          0.99,
          110.541
        ],
        [
          1,
          110.541
        ]
      ]
    },
    "observerDelayMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.312
        ],
        [
          0.05,
          0.372
        ],
        [
          0.25,
          0.435
        ],
        [
          0.5,
          0.504
        ],
        [
          0.75,
          0.548
        ],
        [
          0.95,
          1.014
        ],
        [
          0.99,
          2.463
        ],
        [
          1,
          2.463
        ]
      ]
    },
    "pageCookieResponseMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.435
        ],
        [
          0.05,
          0.7
        ],
        [
          0.25,
          0.906
        ],
        [
          0.5,
          1.158
        ],
        [
          0.75,
          1.553
        ],
        [
          0.95,
          2.399
        ],
        [
          0.99,
          5.204
        ],
        [
          1,
          5.204
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
          5.418
        ],
        [
          0.05,
          5.492
        ],
        [
          0.25,
          6.152
        ],
        [
          0.5,
          6.83
        ],
        [
          0.75,
          7.97
        ],
        [
          0.95,
          10.78
        ],
        [
          0.99,
          19.482
        ],
        [
          1,
          19.482
        ]
      ]
    },
    "webProcessStartMilliseconds" : {
      "quantiles" : [
        [
          0,
          188.701
        ],
        [
          0.05,
          202.912
        ],
        [
          0.25,
          225.944
        ],
        [
          0.5,
          241.646
        ],
        [
          0.75,
          265.4
        ],
        [
          0.95,
          347.302
        ],
        [
          0.99,
          347.302
        ],
        [
          1,
          347.302
        ]
      ]
    },
    "webReadMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.763
        ],
        [
          0.05,
          0.924
        ],
        [
          0.25,
          1.437
        ],
        [
          0.5,
          1.767
        ],
        [
          0.75,
          2.182
        ],
        [
          0.95,
          3.594
        ],
        [
          0.99,
          4.747
        ],
        [
          1,
          4.747
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
          0.7,
          0.1
        ],
        [
          0.9,
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
          0.911
        ],
        [
          0.05,
          1.081
        ],
        [
          0.25,
          1.349
        ],
        [
          0.5,
          1.612
        ],
        [
          0.75,
          1.973
        ],
        [
          0.95,
          3.447
        ],
        [
          0.99,
          4.844
        ],
        [
          1,
          8.117
        ]
      ]
    }
  }
}
