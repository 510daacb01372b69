!0 = !{metadata !0}
