target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

@g0 = external global i32
@g1 = private global i32 0
@g2 = internal global i32 0
@g3 = available_externally global i32 0
@g4 = linkonce global i32 0
@g5 = linkonce_odr global i32 0
@g6 = weak global i32 0
@g7 = weak_odr global i32 0
@g8 = common global i32 0
@g9 = appending global [1 x i32] zeroinitializer
@g10 = extern_weak global i32
@g11 = hidden constant i32 7, section "s", align 536870912
@g12 = protected constant i32 7, section "s", align 536870912
@g13 = dllexport constant i32 7, section "s", align 536870912
@g14 = thread_local constant i32 7, section "s", align 536870912
@g15 = thread_local(localdynamic) constant i32 7, section "s", align 536870912
@g16 = thread_local(initialexec) constant i32 7, section "s", align 536870912
@g17 = thread_local(localexec) constant i32 7, section "s", align 536870912
@g18 = unnamed_addr constant i32 7, section "s", align 536870912
@g19 = addrspace(3) constant i32 7, section "s", align 536870912
@g20 = addrspace(16777215) constant i32 7, section "s", align 536870912
@g21 = externally_initialized constant i32 7, section "s", align 536870912
@g22 = linkonce_odr hidden dllexport thread_local(localexec) unnamed_addr addrspace(1) externally_initialized constant i32 7, section "s", align 536870912
@g23 = external dllimport global i32
$c1 = comdat any
$c2 = comdat exactmatch
$c3 = comdat largest
$c4 = comdat noduplicates
$c5 = comdat samesize
$"un used" = comdat any
@c1 = global i32 1, section "x", comdat, align 4
@c2 = global i32 1, section "x", comdat, align 4
@c3 = global i32 1, section "x", comdat, align 4
@c4 = global i32 1, section "x", comdat, align 4
@c6 = global i32 1, comdat($c5)
@a0 =  alias i32* @c1
@a1 = private alias i32* @c1
@a2 = internal alias i32* @c1
@a3 = linkonce alias i32* @c1
@a4 = linkonce_odr alias i32* @c1
@a5 = weak alias i32* @c1
@a6 = weak_odr alias i32* @c1
@a7 = hidden alias i32* @c1
@a8 = protected alias i32* @c1
@a9 = dllexport alias i32* @c1
@a10 = thread_local(localdynamic) alias i32* @c1
@a11 = unnamed_addr alias i32* @c1
@a12 = thread_local alias i32* @c1
@a13 = thread_local(initialexec) alias i32* @c1
@a14 = thread_local(localexec) alias i32* @c1
@ax = alias getelementptr inbounds ([2 x i32], [2 x i32]* @arr, i32 0, i32 1)
@ay = alias bitcast (i32* @c2 to float*)
@arr = global [2 x i32] [i32 1, i32 2]
@fa = alias void ()* @f1

define void @f1() { ret void }
define private void @f2() unnamed_addr section "text" align 16 { ret void }
define hidden void @f3() comdat($c3) { ret void }
define available_externally void @f4() { ret void }
define linkonce void @f5() { ret void }
define linkonce_odr void @f6() { ret void }
define weak void @f7() { ret void }
define weak_odr protected void @f8() prefix i32 123 prologue i8 -112 { ret void }
define dllexport void @f9() !dbg !0 !x !1 { ret void }
declare dllimport void @f10()
declare extern_weak void @f11()
declare void @f12(i32, ...)
declare void @f13(...)
define void @f14(i32 %a, ...) { ret void }
!0 = !{}
!1 = !{!"x"}
