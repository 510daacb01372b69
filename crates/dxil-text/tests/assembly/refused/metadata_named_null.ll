!named = !{null}
