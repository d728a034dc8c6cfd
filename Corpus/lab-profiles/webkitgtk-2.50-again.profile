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
      "count" : 7,
      "interval" : [
        0.3968,
        0.8922
      ],
      "name" : "set lost, network process killed so long after its call",
      "of" : 10
    },
    {
      "atMilliseconds" : 0.3,
      "count" : 0,
      "interval" : [
        0,
        0.2775
      ],
      "name" : "set lost, network process killed so long after its call",
      "of" : 10
    },
    {
      "atMilliseconds" : 0.5,
      "count" : 2,
      "interval" : [
        0.0567,
        0.5098
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
      "count" : 6,
      "interval" : [
        0.3127,
        0.8318
      ],
      "name" : "set lost, called so long after the network process was killed",
      "of" : 10
    },
    {
      "atMilliseconds" : 10,
      "count" : 8,
      "interval" : [
        0.4902,
        0.9433
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
        0.874,
        1.318
      ],
      "name" : "web store, read",
      "quantiles" : [
        [
          0,
          0.506
        ],
        [
          0.05,
          0.669
        ],
        [
          0.25,
          0.795
        ],
        [
          0.5,
          1.128
        ],
        [
          0.75,
          1.388
        ],
        [
          0.95,
          6.835
        ],
        [
          0.99,
          9.585
        ],
        [
          1,
          9.585
        ]
      ]
    },
    {
      "count" : 40,
      "medianInterval" : [
        1.883,
        3.363
      ],
      "name" : "web store, set of a persistent cookie",
      "quantiles" : [
        [
          0,
          1.365
        ],
        [
          0.05,
          1.545
        ],
        [
          0.25,
          1.872
        ],
        [
          0.5,
          2.622
        ],
        [
          0.75,
          3.435
        ],
        [
          0.95,
          7.564
        ],
        [
          0.99,
          7.744
        ],
        [
          1,
          7.744
        ]
      ]
    },
    {
      "count" : 40,
      "medianInterval" : [
        1.231,
        1.633
      ],
      "name" : "web store, set of a session cookie",
      "quantiles" : [
        [
          0,
          0.94
        ],
        [
          0.05,
          1.033
        ],
        [
          0.25,
          1.156
        ],
        [
          0.5,
          1.394
        ],
        [
          0.75,
          1.761
        ],
        [
          0.95,
          2.581
        ],
        [
          0.99,
          4.867
        ],
        [
          1,
          4.867
        ]
      ]
    },
    {
      "count" : 80,
      "medianInterval" : [
        1.529,
        1.839
      ],
      "name" : "web store, read by a copy",
      "quantiles" : [
        [
          0,
          0.839
        ],
        [
          0.05,
          0.976
        ],
        [
          0.25,
          1.318
        ],
        [
          0.5,
          1.768
        ],
        [
          0.75,
          2.243
        ],
        [
          0.95,
          4.889
        ],
        [
          0.99,
          5.384
        ],
        [
          1,
          5.384
        ]
      ]
    },
    {
      "count" : 160,
      "medianInterval" : [
        1.476,
        1.668
      ],
      "name" : "web store, set by a copy",
      "quantiles" : [
        [
          0,
          0.807
        ],
        [
          0.05,
          1.078
        ],
        [
          0.25,
          1.335
        ],
        [
          0.5,
          1.557
        ],
        [
          0.75,
          2.02
        ],
        [
          0.95,
          3.419
        ],
        [
          0.99,
          4.222
        ],
        [
          1,
          4.74
        ]
      ]
    },
    {
      "count" : 20,
      "medianInterval" : [
        54.065,
        70.529
      ],
      "name" : "web store, first read of a new app",
      "quantiles" : [
        [
          0,
          47.348
        ],
        [
          0.05,
          50.504
        ],
        [
          0.25,
          54.065
        ],
        [
          0.5,
          60.626
        ],
        [
          0.75,
          70.529
        ],
        [
          0.95,
          84.33
        ],
        [
          0.99,
          84.33
        ],
        [
          1,
          84.33
        ]
      ]
    },
    {
      "count" : 80,
      "medianInterval" : [
        1.338,
        1.593
      ],
      "name" : "observer, after the call of a set",
      "quantiles" : [
        [
          0,
          0.95
        ],
        [
          0.05,
          1.042
        ],
        [
          0.25,
          1.245
        ],
        [
          0.5,
          1.415
        ],
        [
          0.75,
          2.153
        ],
        [
          0.95,
          3.773
        ],
        [
          0.99,
          6.391
        ],
        [
          1,
          6.391
        ]
      ]
    },
    {
      "count" : 80,
      "medianInterval" : [
        0.565,
        0.668
      ],
      "name" : "observer, after the middle of a set",
      "quantiles" : [
        [
          0,
          0.338
        ],
        [
          0.05,
          0.412
        ],
        [
          0.25,
          0.503
        ],
        [
          0.5,
          0.588
        ],
        [
          0.75,
          0.981
        ],
        [
          0.95,
          1.722
        ],
        [
          0.99,
          2.841
        ],
        [
          1,
          2.841
        ]
      ]
    },
    {
      "count" : 40,
      "medianInterval" : [
        1.696,
        2.81
      ],
      "name" : "native store, set beside 2 cookies",
      "quantiles" : [
        [
          0,
          1.318
        ],
        [
          0.05,
          1.403
        ],
        [
          0.25,
          1.599
        ],
        [
          0.5,
          2.053
        ],
        [
          0.75,
          3.612
        ],
        [
          0.95,
          6.205
        ],
        [
          0.99,
          6.941
        ],
        [
          1,
          6.941
        ]
      ]
    },
    {
      "count" : 40,
      "medianInterval" : [
        57.076,
        64.14
      ],
      "name" : "native store, set beside 500 cookies",
      "quantiles" : [
        [
          0,
          39.117
        ],
        [
          0.05,
          40.172
        ],
        [
          0.25,
          55.493
        ],
        [
          0.5,
          62.023
        ],
        [
          0.75,
          65.835
        ],
        [
          0.95,
          74.893
        ],
        [
          0.99,
          86.448
        ],
        [
          1,
          86.448
        ]
      ]
    },
    {
      "count" : 80,
      "medianInterval" : [
        2.404,
        2.687
      ],
      "name" : "native store, set by a copy",
      "quantiles" : [
        [
          0,
          1.421
        ],
        [
          0.05,
          1.71
        ],
        [
          0.25,
          2.177
        ],
        [
          0.5,
          2.586
        ],
        [
          0.75,
          3.008
        ],
        [
          0.95,
          4.706
        ],
        [
          0.99,
          8.72
        ],
        [
          1,
          8.72
        ]
      ]
    },
    {
      "count" : 20,
      "medianInterval" : [
        194.42,
        224.905
      ],
      "name" : "page, from the first load of an app to the server",
      "quantiles" : [
        [
          0,
          178.522
        ],
        [
          0.05,
          183.907
        ],
        [
          0.25,
          194.42
        ],
        [
          0.5,
          218.036
        ],
        [
          0.75,
          224.905
        ],
        [
          0.95,
          234.373
        ],
        [
          0.99,
          234.373
        ],
        [
          1,
          234.373
        ]
      ]
    },
    {
      "count" : 40,
      "medianInterval" : [
        2.604,
        3.243
      ],
      "name" : "page, from a load to the server, warm",
      "quantiles" : [
        [
          0,
          2.249
        ],
        [
          0.05,
          2.289
        ],
        [
          0.25,
          2.531
        ],
        [
          0.5,
          2.837
        ],
        [
          0.75,
          3.419
        ],
        [
          0.95,
          7.632
        ],
        [
          0.99,
          8.394
        ],
        [
          1,
          8.394
        ]
      ]
    },
    {
      "count" : 40,
      "medianInterval" : [
        1.929,
        2.25
      ],
      "name" : "page, from a script's call to the server",
      "quantiles" : [
        [
          0,
          1.479
        ],
        [
          0.05,
          1.576
        ],
        [
          0.25,
          1.868
        ],
        [
          0.5,
          2.07
        ],
        [
          0.75,
          2.351
        ],
        [
          0.95,
          3.126
        ],
        [
          0.99,
          4.433
        ],
        [
          1,
          4.433
        ]
      ]
    },
    {
      "count" : 80,
      "medianInterval" : [
        3.558,
        3.958
      ],
      "name" : "page, from a script's refresh to the server",
      "quantiles" : [
        [
          0,
          2.554
        ],
        [
          0.05,
          2.856
        ],
        [
          0.25,
          3.252
        ],
        [
          0.5,
          3.777
        ],
        [
          0.75,
          4.961
        ],
        [
          0.95,
          7.232
        ],
        [
          0.99,
          17.955
        ],
        [
          1,
          17.955
        ]
      ]
    },
    {
      "count" : 80,
      "medianInterval" : [
        1.667,
        2.145
      ],
      "name" : "page, from an answer with two cookies to the observer",
      "quantiles" : [
        [
          0,
          1.06
        ],
        [
          0.05,
          1.241
        ],
        [
          0.25,
          1.443
        ],
        [
          0.5,
          1.833
        ],
        [
          0.75,
          2.353
        ],
        [
          0.95,
          3.957
        ],
        [
          0.99,
          5.528
        ],
        [
          1,
          5.528
        ]
      ]
    },
    {
      "count" : 20,
      "medianInterval" : [
        0.55,
        0.65
      ],
      "name" : "page, a message to native code and its answer",
      "quantiles" : [
        [
          0,
          0.5
        ],
        [
          0.05,
          0.5
        ],
        [
          0.25,
          0.55
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
          0.85
        ],
        [
          0.99,
          0.85
        ],
        [
          1,
          0.85
        ]
      ]
    },
    {
      "count" : 80,
      "medianInterval" : [
        1.112,
        1.189
      ],
      "name" : "native code, from the app's call to the server",
      "quantiles" : [
        [
          0,
          0.79
        ],
        [
          0.05,
          0.928
        ],
        [
          0.25,
          1.054
        ],
        [
          0.5,
          1.163
        ],
        [
          0.75,
          1.268
        ],
        [
          0.95,
          2.623
        ],
        [
          0.99,
          6.918
        ],
        [
          1,
          6.918
        ]
      ]
    },
    {
      "count" : 80,
      "medianInterval" : [
        0.911,
        1.049
      ],
      "name" : "native code, from the app's refresh to the server",
      "quantiles" : [
        [
          0,
          0.669
        ],
        [
          0.05,
          0.765
        ],
        [
          0.25,
          0.861
        ],
        [
          0.5,
          0.964
        ],
        [
          0.75,
          1.264
        ],
        [
          0.95,
          2.94
        ],
        [
          0.99,
          7.55
        ],
        [
          1,
          7.55
        ]
      ]
    },
    {
      "count" : 80,
      "medianInterval" : [
        1.035,
        1.132
      ],
      "name" : "native code, from the server's answer to the app",
      "quantiles" : [
        [
          0,
          0.745
        ],
        [
          0.05,
          0.865
        ],
        [
          0.25,
          0.974
        ],
        [
          0.5,
          1.093
        ],
        [
          0.75,
          1.245
        ],
        [
          0.95,
          2.213
        ],
        [
          0.99,
          4.159
        ],
        [
          1,
          4.159
        ]
      ]
    },
    {
      "count" : 80,
      "medianInterval" : [
        3.906,
        4.346
      ],
      "name" : "native code, from an answer with two cookies to the app",
      "quantiles" : [
        [
          0,
          2.98
        ],
        [
          0.05,
          3.255
        ],
        [
          0.25,
          3.666
        ],
        [
          0.5,
          4.074
        ],
        [
          0.75,
          4.656
        ],
        [
          0.95,
          7.058
        ],
        [
          0.99,
          8.926
        ],
        [
          1,
          8.926
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
            0.4,
            5
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
  "load" : 0.68,
  "schema" : "twinjar.lab-profile/1",
  "timing" : {
    "bridgeMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.25
        ],
        [
          0.05,
          0.25
        ],
        [
          0.25,
          0.275
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
          0.425
        ],
        [
          0.99,
          0.425
        ],
        [
          1,
          0.425
        ]
      ]
    },
    "nativeCompletionMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.745
        ],
        [
          0.05,
          0.865
        ],
        [
          0.25,
          0.974
        ],
        [
          0.5,
          1.093
        ],
        [
          0.75,
          1.245
        ],
        [
          0.95,
          2.213
        ],
        [
          0.99,
          4.159
        ],
        [
          1,
          4.159
        ]
      ]
    },
    "nativeCookieResponseMilliseconds" : {
      "quantiles" : [
        [
          0,
          2.98
        ],
        [
          0.05,
          3.255
        ],
        [
          0.25,
          3.666
        ],
        [
          0.5,
          4.074
        ],
        [
          0.75,
          4.656
        ],
        [
          0.95,
          7.058
        ],
        [
          0.99,
          8.926
        ],
        [
          1,
          8.926
        ]
      ]
    },
    "nativeRequestMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.669
        ],
        [
          0.05,
          0.765
        ],
        [
          0.25,
          0.861
        ],
        [
          0.5,
          0.964
        ],
        [
          0.75,
          1.264
        ],
        [
          0.95,
          2.94
        ],
        [
          0.99,
          7.55
        ],
        [
          1,
          7.55
        ]
      ]
    },
    "nativeWriteMilliseconds" : {
      "quantiles" : [
        [
          0,
          1.1802
        ],
        [
          0.05,
          1.4692
        ],
        [
          0.25,
          1.9362
        ],
        [
          0.5,
          2.3452
        ],
        [
          0.75,
          2.7672
        ],
        [
          0.95,
          4.4652
        ],
        [
          0.99,
          8.4792
        ],
        [
          1,
          8.4792
        ]
      ]
    },
    "nativeWritePerCookieMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.1204
        ],
        [
          1,
          0.1204
        ]
      ]
    },
    "networkProcessStartMilliseconds" : {
      "quantiles" : [
        [
          0,
          47.348
        ],
        [
          0.05,
          50.504
        ],
        [
          0.25,
          54.065
        ],
        [
          0.5,
          60.626
        ],
        [
          0.75,
          70.529
        ],
        [
          0.95,
          84.33
        ],
        [
          0.99,
          84.33
        ],
        [
          1,
          84.33
        ]
      ]
    },
    "observerDelayMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.338
        ],
        [
          0.05,
          0.412
        ],
        [
          0.25,
          0.503
        ],
        [
          0.5,
          0.588
        ],
        [
          0.75,
          0.981
        ],
        [
          0.95,
          1.722
        ],
        [
          0.99,
          2.841
        ],
        [
          1,
          2.841
        ]
      ]
    },
    "pageCookieResponseMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.472
        ],
        [
          0.05,
          0.653
        ],
        [
          0.25,
          0.855
        ],
        [
          0.5,
          1.245
        ],
        [
          0.75,
          1.765
        ],
        [
          0.95,
          3.369
        ],
        [
          0.99,
          4.94
        ],
        [
          1,
          4.94
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
          5.108
        ],
        [
          0.05,
          5.712
        ],
        [
          0.25,
          6.504
        ],
        [
          0.5,
          7.554
        ],
        [
          0.75,
          9.922
        ],
        [
          0.95,
          14.464
        ],
        [
          0.99,
          35.91
        ],
        [
          1,
          35.91
        ]
      ]
    },
    "webProcessStartMilliseconds" : {
      "quantiles" : [
        [
          0,
          174.745
        ],
        [
          0.05,
          180.13
        ],
        [
          0.25,
          190.643
        ],
        [
          0.5,
          214.259
        ],
        [
          0.75,
          221.128
        ],
        [
          0.95,
          230.596
        ],
        [
          0.99,
          230.596
        ],
        [
          1,
          230.596
        ]
      ]
    },
    "webReadMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.839
        ],
        [
          0.05,
          0.976
        ],
        [
          0.25,
          1.318
        ],
        [
          0.5,
          1.768
        ],
        [
          0.75,
          2.243
        ],
        [
          0.95,
          4.889
        ],
        [
          0.99,
          5.384
        ],
        [
          1,
          5.384
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
          0.3,
          0.1
        ],
        [
          0.8,
          0.5
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
          0.807
        ],
        [
          0.05,
          1.078
        ],
        [
          0.25,
          1.335
        ],
        [
          0.5,
          1.557
        ],
        [
          0.75,
          2.02
        ],
        [
          0.95,
          3.419
        ],
        [
          0.99,
          4.222
        ],
        [
          1,
          4.74
        ]
      ]
    }
  }
}
