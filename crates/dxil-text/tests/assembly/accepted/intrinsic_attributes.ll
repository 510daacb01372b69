declare float @llvm.fabs.f32(float)
