; passes: dxil-data-scalarization
target triple = "dxil-pc-shadermodel6.3-library"

; Values that are made from one take the first 256 bytes of its name.
define <2 x float> @f(<2 x float> %v, i32 %i) {
  %longlonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglong = insertelement <2 x float> %v, float 1.0, i32 %i
  ret <2 x float> %longlonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglong
}
