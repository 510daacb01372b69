target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%"struct name" = type { i32, %"" }
%"" = type { i8 }
%0 = type { i32, %1* }
%1 = type opaque
%"1a" = type <{ i8, i32 }>
%a$b = type {}
%packed.empty = type <{}>
%-x.y_Z = type { %0, %"1a", %a$b, %packed.empty, { i32, <{ i8 }>, {} }, [0 x i8] }

@0 = global %-x.y_Z* null
@1 = external global i32
@"quoted name" = global i32 1
@"\01?mangled@@YAXXZ" = global i32 2
@"9digit" = global i32 3
@"\E3\81\82" = global i32 4
@dollar$ = global i32 5
@-dash = global i32 6
@"quo\22te\5C" = global i32 7
@2 = global %"struct name" zeroinitializer, section "a \22section\22", align 8
@3 = alias i32* @dollar$
@"al ias" = hidden alias i32* @"quoted name"

define void @"func tion"(i32 %"arg ument", i32 %"0arg", i32, float %"\FF") {
"entry block":
  %"sum of" = add i32 %"arg ument", %0
  br label %next
next:
  %1 = add i32 %"sum of", 1
  br label %"1"
"1":
  %-d = add i32 %1, 1
  %d$ = add i32 %-d, 1
  ret void
}

define void @4() {
  br label %2
  unreachable

  call void @4()
  br i1 true, label %2, label %3
; <label>:3
  ret void
}

!na\20me = !{}
!\31digit = !{}
!a.b-c_d$ = !{}
!a\FF = !{}
