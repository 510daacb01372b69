!named = !{!0}
