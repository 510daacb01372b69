; passes: dxil-resource-access
target triple = "dxil-pc-shadermodel6.6-compute"

@Array.str = private unnamed_addr constant [6 x i8] c"Array\00", align 1

define i32 @phi_of_handles(i1 %which, i32 %a, i32 %b) {
entry:
  %zero = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefromimplicitbinding(i32 2, i32 0, i32 -1, i32 0, ptr @Array.str)
  br i1 %which, label %then, label %end
then:
  %one = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefromimplicitbinding(i32 2, i32 0, i32 -1, i32 1, ptr @Array.str)
  br label %end
end:
  %handle = phi target("dx.RawBuffer", i32, 1, 0) [ %zero, %entry ], [ %one, %then ]
  %index = phi i32 [ %a, %entry ], [ %b, %then ]
  %pointer = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %handle, i32 %index)
  %x = load i32, ptr %pointer
  ret i32 %x
}

define void @select_of_pointers(i1 %which, i32 %a, i32 %b, i32 %x) {
  %zero = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefromimplicitbinding(i32 2, i32 0, i32 -1, i32 0, ptr @Array.str)
  %first = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %zero, i32 %a)
  %one = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefromimplicitbinding(i32 2, i32 0, i32 -1, i32 1, ptr @Array.str)
  %second = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %one, i32 %b)
  %pointer = select i1 %which, ptr %first, ptr %second
  store i32 %x, ptr %pointer
  ret void
}

; The handle is also used by another operation, and the loop chooses again.
define i32 @loop(i32 %count, i32 %other) {
entry:
  %zero = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 4, i32 0, ptr null)
  %one = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 4, i32 %other, ptr null)
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %handle = phi target("dx.RawBuffer", i32, 1, 0) [ %zero, %entry ], [ %chosen, %body ]
  %number = call i32 @llvm.dx.resource.updatecounter(target("dx.RawBuffer", i32, 1, 0) %handle, i8 1)
  %pointer = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %handle, i32 %number)
  store i32 %i, ptr %pointer
  %even = trunc i32 %i to i1
  %chosen = select i1 %even, target("dx.RawBuffer", i32, 1, 0) %one, target("dx.RawBuffer", i32, 1, 0) %handle
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %count
  br i1 %more, label %body, label %end
end:
  ret i32 %next
}
