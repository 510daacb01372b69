define void @f(<4 x float> %v, { i32, [2 x float] } %s, i32 %i, i1 %c, <2 x i1> %m) {
  %a = extractelement <4 x float> %v, i32 0
  %b = extractelement <4 x float> %v, i64 3
  %c1 = insertelement <4 x float> %v, float 1.0, i32 %i
  %d = shufflevector <4 x float> %v, <4 x float> undef, <4 x i32> <i32 3, i32 2, i32 1, i32 undef>
  %e = shufflevector <4 x float> %v, <4 x float> %c1, <2 x i32> zeroinitializer
  %g = extractvalue { i32, [2 x float] } %s, 0
  %h = extractvalue { i32, [2 x float] } %s, 1, 1
  %j = insertvalue { i32, [2 x float] } %s, i32 7, 0
  %k = insertvalue { i32, [2 x float] } undef, float 1.0, 1, 0
  %l = select i1 %c, i32 1, i32 %i
  %n = select <2 x i1> %m, <2 x i32> <i32 1, i32 2>, <2 x i32> zeroinitializer
  ret void
}
