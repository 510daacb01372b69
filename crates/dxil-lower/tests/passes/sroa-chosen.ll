; passes: sroa
target datalayout = "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-pc-shadermodel6.3-compute"

%pair = type { i32, float }

@shared = internal addrspace(3) global [512 x i32] undef, align 4
@other = internal addrspace(3) global [512 x i32] undef, align 4
@pairs = internal addrspace(3) global [8 x %pair] undef, align 4

; The number of the place is chosen in the place of its address.
define i32 @selected(i1 %c, i32 %i, i32 %j) {
  %one = getelementptr [4 x i8], ptr addrspace(3) @shared, i32 %i
  %two = getelementptr [512 x i32], ptr addrspace(3) @shared, i32 0, i32 %j
  %place = select i1 %c, ptr addrspace(3) %one, ptr addrspace(3) %two
  %v = load i32, ptr addrspace(3) %place, align 4
  ret i32 %v
}

define i32 @met(i1 %c, i32 %i) {
entry:
  %two = getelementptr [512 x i32], ptr addrspace(3) @shared, i32 0, i32 %i
  br i1 %c, label %then, label %end
then:
  %one = getelementptr i32, ptr addrspace(3) %two, i32 3
  br label %end
end:
  %place = phi ptr addrspace(3) [ %one, %then ], [ %two, %entry ]
  %v = load i32, ptr addrspace(3) %place, align 4
  ret i32 %v
}

; A block that comes from another one twice takes one number.
define i32 @switched(i32 %i) {
entry:
  %two = getelementptr [512 x i32], ptr addrspace(3) @shared, i32 0, i32 %i
  %one = getelementptr i32, ptr addrspace(3) %two, i32 3
  switch i32 %i, label %then [
    i32 1, label %end
    i32 2, label %end
  ]
then:
  br label %end
end:
  %place = phi ptr addrspace(3) [ %one, %entry ], [ %one, %entry ], [ @shared, %then ]
  %v = load i32, ptr addrspace(3) %place, align 4
  ret i32 %v
}

; Two addresses that change places in a loop, up to a third one.
define void @exchanged() {
entry:
  %memory = alloca [8 x float], align 4
  %last = getelementptr i8, ptr %memory, i32 28
  br label %loop
loop:
  %a = phi ptr [ %memory, %entry ], [ %b, %loop ]
  %b = phi ptr [ %last, %entry ], [ %next, %loop ]
  %v = load float, ptr %b, align 4
  store float %v, ptr %a, align 4
  %next = getelementptr float, ptr %a, i32 1
  %done = icmp ult ptr %next, %last
  br i1 %done, label %loop, label %end
end:
  ret void
}

; Of a field of one element or of another, if it is the same field.
define float @field(i1 %c, i32 %i) {
  %one = getelementptr [8 x %pair], ptr addrspace(3) @pairs, i32 0, i32 %i, i32 1
  %two = getelementptr [8 x %pair], ptr addrspace(3) @pairs, i32 0, i32 2, i32 1
  %place = select i1 %c, ptr addrspace(3) %one, ptr addrspace(3) %two
  %v = load float, ptr addrspace(3) %place, align 4
  ret float %v
}

define i32 @fields(i1 %c, i32 %i) {
  %one = getelementptr [8 x %pair], ptr addrspace(3) @pairs, i32 0, i32 %i, i32 1
  %two = getelementptr [8 x %pair], ptr addrspace(3) @pairs, i32 0, i32 %i, i32 0
  %place = select i1 %c, ptr addrspace(3) %one, ptr addrspace(3) %two
  %v = load i32, ptr addrspace(3) %place, align 4
  ret i32 %v
}

; What is loaded from several variables, or from several fields, is chosen; where to store is not.
define i32 @variables(i1 %c, i1 %d, i32 %i) {
  %one = getelementptr [4 x i8], ptr addrspace(3) @shared, i32 %i
  %two = getelementptr [4 x i8], ptr addrspace(3) @other, i32 %i
  %place = select i1 %c, ptr addrspace(3) %one, ptr addrspace(3) %two
  %again = select i1 %d, ptr addrspace(3) %one, ptr addrspace(3) %place
  %v = load i32, ptr addrspace(3) %again, align 4
  ret i32 %v
}

define float @array(i1 %c, i32 %i) {
  %array = select i1 %c, ptr addrspace(3) @shared, ptr addrspace(3) @pairs
  %place = getelementptr [4 x i8], ptr addrspace(3) %array, i32 %i
  %v = load float, ptr addrspace(3) %place, align 4
  ret float %v
}

define void @stored(i1 %c, i32 %i) {
  %place = select i1 %c, ptr addrspace(3) @shared, ptr addrspace(3) @other
  store i32 %i, ptr addrspace(3) %place, align 4
  ret void
}

; A load from an address that depends on the way is made on each way, unless something is written before.
define i32 @ways(i1 %c, i32 %i) {
entry:
  br i1 %c, label %then, label %else
then:
  %one = getelementptr [4 x i8], ptr addrspace(3) @shared, i32 %i
  br label %end
else:
  %two = select i1 %c, ptr addrspace(3) @pairs, ptr addrspace(3) @other
  br label %end
end:
  %place = phi ptr addrspace(3) [ %one, %then ], [ %two, %else ]
  %v = load i32, ptr addrspace(3) %place, align 4
  ret i32 %v
}

define i32 @written(i1 %c, i32 %i) {
entry:
  br i1 %c, label %then, label %end
then:
  br label %end
end:
  %place = phi ptr addrspace(3) [ @shared, %entry ], [ @other, %then ]
  store i32 %i, ptr addrspace(3) @shared, align 4
  %v = load i32, ptr addrspace(3) %place, align 4
  ret i32 %v
}

; An address that is undefined is any.
define i32 @undefined(i1 %c, i32 %i) {
  %one = getelementptr [4 x i8], ptr addrspace(3) @shared, i32 %i
  %place = select i1 %c, ptr addrspace(3) %one, ptr addrspace(3) poison
  %v = load i32, ptr addrspace(3) %place, align 4
  ret i32 %v
}

; A choice of a block that comes later in the function.
define i32 @later(i1 %c, i32 %i) {
entry:
  br label %first
last:
  %place = select i1 %c, ptr addrspace(3) %met, ptr addrspace(3) @shared
  %v = load i32, ptr addrspace(3) %place, align 4
  ret i32 %v
first:
  %met = phi ptr addrspace(3) [ @shared, %entry ], [ getelementptr (i8, ptr addrspace(3) @shared, i32 8), %first ]
  br i1 %c, label %first, label %last
}
