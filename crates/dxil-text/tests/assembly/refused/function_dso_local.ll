declare dso_local void @g()
