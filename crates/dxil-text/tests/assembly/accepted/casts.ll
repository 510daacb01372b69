define void @f(i32 %a, i64 %b, float %x, double %d, i32* %p, <2 x i32> %v) {
  %1 = trunc i32 %a to i8
  %2 = zext i32 %a to i64
  %3 = sext i32 %a to i64
  %4 = fptrunc double %d to float
  %5 = fpext float %x to double
  %6 = fptoui float %x to i32
  %7 = fptosi float %x to i32
  %8 = uitofp i32 %a to float
  %9 = sitofp i32 %a to float
  %10 = ptrtoint i32* %p to i32
  %11 = inttoptr i32 %a to i32*
  %12 = bitcast i32 %a to float
  %13 = addrspacecast i32* %p to i32 addrspace(3)*
  %14 = bitcast <2 x i32> %v to i64
  %15 = trunc <2 x i32> %v to <2 x i16>
  %16 = bitcast i32* %p to i8*
  ret void
}
