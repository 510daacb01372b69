!0 = !{distinct !{}}
