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
      "count" : 13,
      "interval" : [
        0.4329,
        0.8188
      ],
      "name" : "set lost, network process killed so long after its call",
      "of" : 20
    },
    {
      "atMilliseconds" : 0.3,
      "count" : 7,
      "interval" : [
        0.1812,
        0.5671
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
      "count" : 8,
      "interval" : [
        0.2188,
        0.6134
      ],
      "name" : "set lost, called so long after the network process was killed",
      "of" : 20
    },
    {
      "atMilliseconds" : 10,
      "count" : 3,
      "interval" : [
        0.0524,
        0.3604
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
        0.598,
        0.632
      ],
      "name" : "web store, read",
      "quantiles" : [
        [
          0,
          0.375
        ],
        [
          0.05,
          0.449
        ],
        [
          0.25,
          0.548
        ],
        [
          0.5,
          0.61
        ],
        [
          0.75,
          0.694
        ],
        [
          0.95,
          0.882
        ],
        [
          0.99,
          1.702
        ],
        [
          1,
          2.361
        ]
      ]
    },
    {
      "count" : 400,
      "medianInterval" : [
        1.275,
        1.321
      ],
      "name" : "web store, set of a persistent cookie",
      "quantiles" : [
        [
          0,
          0.968
        ],
        [
          0.05,
          1.053
        ],
        [
          0.25,
          1.182
        ],
        [
          0.5,
          1.304
        ],
        [
          0.75,
          1.421
        ],
        [
          0.95,
          1.641
        ],
        [
          0.99,
          2.385
        ],
        [
          1,
          5.931
        ]
      ]
    },
    {
      "count" : 400,
      "medianInterval" : [
        0.903,
        0.946
      ],
      "name" : "web store, set of a session cookie",
      "quantiles" : [
        [
          0,
          0.716
        ],
        [
          0.05,
          0.762
        ],
        [
          0.25,
          0.839
        ],
        [
          0.5,
          0.926
        ],
        [
          0.75,
          1.03
        ],
        [
          0.95,
          1.239
        ],
        [
          0.99,
          4.136
        ],
        [
          1,
          6.101
        ]
      ]
    },
    {
      "count" : 40,
      "medianInterval" : [
        44.285,
        56.192
      ],
      "name" : "web store, first read of a new app",
      "quantiles" : [
        [
          0,
          29.447
        ],
        [
          0.05,
          32.808
        ],
        [
          0.25,
          40.453
        ],
        [
          0.5,
          53.833
        ],
        [
          0.75,
          58.632
        ],
        [
          0.95,
          66.148
        ],
        [
          0.99,
          66.183
        ],
        [
          1,
          66.183
        ]
      ]
    },
    {
      "count" : 200,
      "medianInterval" : [
        0.927,
        0.985
      ],
      "name" : "observer, after the call of a set",
      "quantiles" : [
        [
          0,
          0.71
        ],
        [
          0.05,
          0.797
        ],
        [
          0.25,
          0.866
        ],
        [
          0.5,
          0.953
        ],
        [
          0.75,
          1.061
        ],
        [
          0.95,
          1.483
        ],
        [
          0.99,
          6.832
        ],
        [
          1,
          7.986
        ]
      ]
    },
    {
      "count" : 200,
      "medianInterval" : [
        0.352,
        0.378
      ],
      "name" : "observer, after the middle of a set",
      "quantiles" : [
        [
          0,
          0.241
        ],
        [
          0.05,
          0.289
        ],
        [
          0.25,
          0.327
        ],
        [
          0.5,
          0.367
        ],
        [
          0.75,
          0.412
        ],
        [
          0.95,
          0.666
        ],
        [
          0.99,
          3.334
        ],
        [
          1,
          3.803
        ]
      ]
    },
    {
      "count" : 200,
      "medianInterval" : [
        1.172,
        1.273
      ],
      "name" : "native store, set beside 2 cookies",
      "quantiles" : [
        [
          0,
          0.858
        ],
        [
          0.05,
          0.952
        ],
        [
          0.25,
          1.047
        ],
        [
          0.5,
          1.228
        ],
        [
          0.75,
          1.363
        ],
        [
          0.95,
          2.423
        ],
        [
          0.99,
          21.055
        ],
        [
          1,
          67.215
        ]
      ]
    },
    {
      "count" : 200,
      "medianInterval" : [
        27.015,
        27.551
      ],
      "name" : "native store, set beside 500 cookies",
      "quantiles" : [
        [
          0,
          25.599
        ],
        [
          0.05,
          26.037
        ],
        [
          0.25,
          26.616
        ],
        [
          0.5,
          27.184
        ],
        [
          0.75,
          29.397
        ],
        [
          0.95,
          45.705
        ],
        [
          0.99,
          93.767
        ],
        [
          1,
          411.274
        ]
      ]
    },
    {
      "count" : 40,
      "medianInterval" : [
        160.228,
        183.902
      ],
      "name" : "page, from the first load of an app to the server",
      "quantiles" : [
        [
          0,
          131.36
        ],
        [
          0.05,
          138.503
        ],
        [
          0.25,
          156.478
        ],
        [
          0.5,
          178.304
        ],
        [
          0.75,
          187.399
        ],
        [
          0.95,
          254.299
        ],
        [
          0.99,
          262.963
        ],
        [
          1,
          262.963
        ]
      ]
    },
    {
      "count" : 80,
      "medianInterval" : [
        1.977,
        2.153
      ],
      "name" : "page, from a load to the server, warm",
      "quantiles" : [
        [
          0,
          1.526
        ],
        [
          0.05,
          1.694
        ],
        [
          0.25,
          1.857
        ],
        [
          0.5,
          2.078
        ],
        [
          0.75,
          2.287
        ],
        [
          0.95,
          3.572
        ],
        [
          0.99,
          4.515
        ],
        [
          1,
          4.515
        ]
      ]
    },
    {
      "count" : 400,
      "medianInterval" : [
        1.573,
        1.628
      ],
      "name" : "page, from a script's call to the server",
      "quantiles" : [
        [
          0,
          1.051
        ],
        [
          0.05,
          1.329
        ],
        [
          0.25,
          1.475
        ],
        [
          0.5,
          1.599
        ],
        [
          0.75,
          1.742
        ],
        [
          0.95,
          2.123
        ],
        [
          0.99,
          4.092
        ],
        [
          1,
          7.401
        ]
      ]
    },
    {
      "count" : 400,
      "medianInterval" : [
        2.153,
        2.223
      ],
      "name" : "page, from a script's refresh to the server",
      "quantiles" : [
        [
          0,
          1.571
        ],
        [
          0.05,
          1.811
        ],
        [
          0.25,
          1.98
        ],
        [
          0.5,
          2.196
        ],
        [
          0.75,
          2.386
        ],
        [
          0.95,
          2.8
        ],
        [
          0.99,
          4.201
        ],
        [
          1,
          7.018
        ]
      ]
    },
    {
      "count" : 400,
      "medianInterval" : [
        0.77,
        0.804
      ],
      "name" : "page, from an answer with two cookies to the observer",
      "quantiles" : [
        [
          0,
          0.519
        ],
        [
          0.05,
          0.589
        ],
        [
          0.25,
          0.692
        ],
        [
          0.5,
          0.79
        ],
        [
          0.75,
          0.901
        ],
        [
          0.95,
          1.309
        ],
        [
          0.99,
          1.823
        ],
        [
          1,
          2.692
        ]
      ]
    },
    {
      "count" : 40,
      "medianInterval" : [
        0.4,
        0.4
      ],
      "name" : "page, a message to native code and its answer",
      "quantiles" : [
        [
          0,
          0.35
        ],
        [
          0.05,
          0.35
        ],
        [
          0.25,
          0.4
        ],
        [
          0.5,
          0.4
        ],
        [
          0.75,
          0.45
        ],
        [
          0.95,
          0.7
        ],
        [
          0.99,
          1.15
        ],
        [
          1,
          1.15
        ]
      ]
    },
    {
      "count" : 400,
      "medianInterval" : [
        0.825,
        0.862
      ],
      "name" : "native code, from the app's call to the server",
      "quantiles" : [
        [
          0,
          0.512
        ],
        [
          0.05,
          0.668
        ],
        [
          0.25,
          0.769
        ],
        [
          0.5,
          0.838
        ],
        [
          0.75,
          0.937
        ],
        [
          0.95,
          1.07
        ],
        [
          0.99,
          2.664
        ],
        [
          1,
          4.495
        ]
      ]
    },
    {
      "count" : 400,
      "medianInterval" : [
        0.405,
        0.432
      ],
      "name" : "native code, from the server's answer to the app",
      "quantiles" : [
        [
          0,
          0.241
        ],
        [
          0.05,
          0.286
        ],
        [
          0.25,
          0.352
        ],
        [
          0.5,
          0.419
        ],
        [
          0.75,
          0.486
        ],
        [
          0.95,
          0.647
        ],
        [
          0.99,
          0.859
        ],
        [
          1,
          3.042
        ]
      ]
    },
    {
      "count" : 400,
      "medianInterval" : [
        2.33,
        2.415
      ],
      "name" : "native code, from an answer with two cookies to the app",
      "quantiles" : [
        [
          0,
          1.646
        ],
        [
          0.05,
          1.904
        ],
        [
          0.25,
          2.153
        ],
        [
          0.5,
          2.351
        ],
        [
          0.75,
          2.628
        ],
        [
          0.95,
          5.604
        ],
        [
          0.99,
          114.865
        ],
        [
          1,
          1244.859
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
            0.6,
            5
          ],
          [
            0.85,
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
  "load" : 1.17,
  "schema" : "twinjar.lab-profile/1",
  "timing" : {
    "bridgeMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.175
        ],
        [
          0.05,
          0.175
        ],
        [
          0.25,
          0.2
        ],
        [
          0.5,
          0.2
        ],
        [
          0.75,
          0.225
        ],
        [
          0.95,
          0.35
        ],
        [
          0.99,
          0.575
        ],
        [
          1,
          0.575
        ]
      ]
    },
    "nativeCompletionMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.241
        ],
        [
          0.05,
          0.286
        ],
        [
          0.25,
          0.352
        ],
        [
          0.5,
          0.419
        ],
        [
          0.75,
          0.486
        ],
        [
          0.95,
          0.647
        ],
        [
          0.99,
          0.859
        ],
        [
          1,
          3.042
        ]
      ]
    },
    "nativeCookieResponseMilliseconds" : {
      "quantiles" : [
        [
          0,
          1.646
        ],
        [
          0.05,
          1.904
        ],
        [
          0.25,
          2.153
        ],
        [
          0.5,
          2.351
        ],
        [
          0.75,
          2.628
        ],
        [
          0.95,
          5.604
        ],
        [
          0.99,
          114.865
        ],
        [
          1,
          1244.859
        ]
      ]
    },
    "nativeRequestMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.512
        ],
        [
          0.05,
          0.668
        ],
        [
          0.25,
          0.769
        ],
        [
          0.5,
          0.838
        ],
        [
          0.75,
          0.937
        ],
        [
          0.95,
          1.07
        ],
        [
          0.99,
          2.664
        ],
        [
          1,
          4.495
        ]
      ]
    },
    "nativeWriteMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.7538
        ],
        [
          0.05,
          0.8478
        ],
        [
          0.25,
          0.9428
        ],
        [
          0.5,
          1.1238
        ],
        [
          0.75,
          1.2588
        ],
        [
          0.95,
          2.3188
        ],
        [
          0.99,
          20.9508
        ],
        [
          1,
          67.1108
        ]
      ]
    },
    "nativeWritePerCookieMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.0521
        ],
        [
          1,
          0.0521
        ]
      ]
    },
    "networkProcessStartMilliseconds" : {
      "quantiles" : [
        [
          0,
          29.447
        ],
        [
          0.05,
          32.808
        ],
        [
          0.25,
          40.453
        ],
        [
          0.5,
          53.833
        ],
        [
          0.75,
          58.632
        ],
        [
          0.95,
          66.148
        ],
        [
          0.99,
          66.183
        ],
        [
          1,
          66.183
        ]
      ]
    },
    "observerDelayMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.241
        ],
        [
          0.05,
          0.289
        ],
        [
          0.25,
          0.327
        ],
        [
          0.5,
          0.367
        ],
        [
          0.75,
          0.412
        ],
        [
          0.95,
          0.666
        ],
        [
          0.99,
          3.334
        ],
        [
          1,
          3.803
        ]
      ]
    },
    "pageCookieResponseMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.152
        ],
        [
          0.05,
          0.222
        ],
        [
          0.25,
          0.325
        ],
        [
          0.5,
          0.423
        ],
        [
          0.75,
          0.534
        ],
        [
          0.95,
          0.942
        ],
        [
          0.99,
          1.456
        ],
        [
          1,
          2.325
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
          3.142
        ],
        [
          0.05,
          3.622
        ],
        [
          0.25,
          3.96
        ],
        [
          0.5,
          4.392
        ],
        [
          0.75,
          4.772
        ],
        [
          0.95,
          5.6
        ],
        [
          0.99,
          8.402
        ],
        [
          1,
          14.036
        ]
      ]
    },
    "webProcessStartMilliseconds" : {
      "quantiles" : [
        [
          0,
          129.164
        ],
        [
          0.05,
          136.307
        ],
        [
          0.25,
          154.282
        ],
        [
          0.5,
          176.108
        ],
        [
          0.75,
          185.203
        ],
        [
          0.95,
          252.103
        ],
        [
          0.99,
          260.767
        ],
        [
          1,
          260.767
        ]
      ]
    },
    "webReadMilliseconds" : {
      "quantiles" : [
        [
          0,
          0.375
        ],
        [
          0.05,
          0.449
        ],
        [
          0.25,
          0.548
        ],
        [
          0.5,
          0.61
        ],
        [
          0.75,
          0.694
        ],
        [
          0.95,
          0.882
        ],
        [
          0.99,
          1.702
        ],
        [
          1,
          2.361
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
          0.35,
          0.1
        ],
        [
          0.65,
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
          0.968
        ],
        [
          0.05,
          1.053
        ],
        [
          0.25,
          1.182
        ],
        [
          0.5,
          1.304
        ],
        [
          0.75,
          1.421
        ],
        [
          0.95,
          1.641
        ],
        [
          0.99,
          2.385
        ],
        [
          1,
          5.931
        ]
      ]
    }
  }
}
