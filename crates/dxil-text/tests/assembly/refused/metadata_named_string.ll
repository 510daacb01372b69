!named = !{!"text"}
