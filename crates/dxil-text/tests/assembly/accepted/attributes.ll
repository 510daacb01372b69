define void @a(i32* noalias nocapture nonnull readonly dereferenceable(4) %p, i32* sret align 8 %q, i8 zeroext %r, i8 signext %s, i32 inreg %t, i32* nest %u) nounwind readnone alignstack(16) "key" "key"="value" {
  ret void
}
define noalias i32* @b(i32* byval align 4 %p, i32* returned %q, i32* dereferenceable_or_null(8) %r) alwaysinline optsize uwtable #0 {
  ret i32* %q
}
declare zeroext i8 @c() noinline minsize noreturn naked noredzone noimplicitfloat nonlazybind
declare signext i8 @d() returns_twice ssp sspreq sspstrong sanitize_address sanitize_thread sanitize_memory
declare nonnull i32* @e() cold optnone noinline jumptable convergent safestack argmemonly nobuiltin noduplicate inlinehint readonly
declare dereferenceable(16) i32* @f(i8* inalloca) #1 #2
attributes #0 = { nounwind "target-cpu"="x" }
attributes #1 = { alignstack=8 "a\22b"="c" "flag" }
attributes #2 = { readnone }
