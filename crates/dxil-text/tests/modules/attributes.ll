target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

declare void @a_alwaysinline() alwaysinline
declare void @a_cold() cold
declare void @a_convergent() convergent
declare void @a_inlinehint() inlinehint
declare void @a_jumptable() unnamed_addr jumptable
declare void @a_minsize() minsize
declare void @a_naked() naked
declare void @a_nobuiltin() nobuiltin
declare void @a_noduplicate() noduplicate
declare void @a_noimplicitfloat() noimplicitfloat
declare void @a_noinline() noinline
declare void @a_nonlazybind() nonlazybind
declare void @a_noredzone() noredzone
declare void @a_noreturn() noreturn
declare void @a_nounwind() nounwind
declare void @a_optnone() optnone noinline
declare void @a_optsize() optsize
declare void @a_readnone() readnone
declare void @a_readonly() readonly
declare void @a_argmemonly() argmemonly
declare void @a_returns_twice() returns_twice
declare void @a_ssp() ssp
declare void @a_sspreq() sspreq
declare void @a_sspstrong() sspstrong
declare void @a_safestack() safestack
declare void @a_sanitize_address() sanitize_address
declare void @a_sanitize_thread() sanitize_thread
declare void @a_sanitize_memory() sanitize_memory
declare void @a_uwtable() uwtable

declare void @stack() alignstack(64)
declare void @text() "key" "key2"="value" "a\22b"="c\22d"
declare void @both() nounwind readnone "k"="v" alignstack(8)
declare zeroext i8 @ret() nounwind
declare noalias dereferenceable(16) i8* @ret2()
declare signext inreg i16 @ret3(i8 zeroext, i8 signext, i8 inreg)
declare nonnull i8* @ret4(i8* noalias nocapture)
declare dereferenceable_or_null(8) i8* @p(i8* readonly nonnull dereferenceable(4), i8* readnone dereferenceable_or_null(18446744073709551615), i8* returned, i8* align 536870912)
declare void @q(i8* inalloca)
define void @r(i8* nocapture %x, i8* byval %y, i32 inreg) #0 {
  call void @r(i8* nonnull %x, i8* byval %y, i32 inreg 1) #1
  call void @a_nobuiltin() builtin
  %a = call zeroext i8 @ret() noreturn
  %b = call noalias dereferenceable(16) i8* @ret2() "call"="text"
  call void @r(i8* %x, i8* %y, i32 0) nounwind readnone
  ret void
}
attributes #0 = { nounwind "less-precise-fpmad"="false" alignstack=16 }
attributes #1 = { cold }
