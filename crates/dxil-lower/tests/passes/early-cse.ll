; passes: early-cse
target triple = "dxil-pc-shadermodel6.6-library"

@g = global i32 0
@h = global i32 0

; What has been computed, also with the operands in another order.
define i32 @same(i32 %x, i32 %y) {
  %a = add i32 %x, %y
  %b = add i32 %y, %x
  %c = mul i32 %a, %b
  %d = mul i32 %b, %a
  %e = sub i32 %c, %x
  %f = sub i32 %x, %d
  %g = xor i32 %e, %f
  %unused = udiv i32 %x, %y
  ret i32 %g
}

; In blocks that it dominates, but not in others.
define i32 @blocks(i32 %x, i1 %choice) {
entry:
  %a = shl i32 %x, 3
  br i1 %choice, label %yes, label %no
yes:
  %b = shl i32 %x, 3
  %c = lshr i32 %b, %x
  call void @use(i32 %c)
  br label %end
no:
  %d = lshr i32 %a, %x
  call void @use(i32 %d)
  br label %end
end:
  %e = lshr i32 %a, %x
  ret i32 %e
}

; What has been loaded or stored, until something may write.
define i32 @memory(i32 %x) {
  %a = load i32, ptr @g, align 4
  %b = load i32, ptr @g, align 4
  store i32 %a, ptr @g, align 4
  call void @use(i32 %b)
  %c = load i32, ptr @g, align 4
  store i32 %x, ptr @h, align 4
  %d = load i32, ptr @g, align 4
  %e = load i32, ptr @h, align 4
  %f = load volatile i32, ptr @h, align 4
  %s = add i32 %c, %d
  %t = add i32 %s, %e
  %u = add i32 %t, %f
  ret i32 %u
}

define i32 @joined(i32 %x, i1 %choice) {
entry:
  %a = load i32, ptr @g, align 4
  call void @reading(i32 %a)
  br i1 %choice, label %yes, label %end
yes:
  %b = load i32, ptr @g, align 4
  store i32 %x, ptr @g, align 4
  call void @reading(i32 %b)
  br label %end
end:
  %c = load i32, ptr @g, align 4
  ret i32 %c
}

; Calls that write nothing; those on which threads depend only in one block.
define float @calls(float %x, i1 %choice) {
entry:
  %a = call float @llvm.sin.f32(float %x)
  %b = call float @llvm.sin.f32(float %x)
  %c = call i32 @llvm.dx.wave.getlaneindex()
  %d = call i32 @llvm.dx.wave.getlaneindex()
  %e = call i32 @read(i32 %c)
  %f = call i32 @read(i32 %d)
  store i32 %e, ptr @g, align 4
  %g = call i32 @read(i32 %c)
  store i32 %g, ptr @h, align 4
  %i = fadd float %a, %b
  br i1 %choice, label %yes, label %end
yes:
  %j = call i32 @llvm.dx.wave.getlaneindex()
  call void @use(i32 %j)
  call void @use(i32 %f)
  br label %end
end:
  %k = call float @llvm.sin.f32(float %x)
  %l = fadd float %i, %k
  ret float %l
}

declare void @use(i32)
declare void @reading(i32) memory(read)
declare i32 @read(i32) nounwind willreturn memory(read)
declare i32 @llvm.dx.wave.getlaneindex()
declare float @llvm.sin.f32(float)
