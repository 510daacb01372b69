target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

declare void @f()
declare i8* @g(i8*)
declare i32 @h(i32)
declare void @s(i8*)
declare i8* @pAlign(i8* align 4)
declare i8* @pByVal(i8* byval)
declare i8* @pInAlloca(i8* inalloca)
declare void @pNest(i8* nest)
declare i8* @pNoCapture(i8* nocapture)
declare i8* @pReturned(i8* returned)
declare void @pStructRet(i8* sret)
declare i8* @pReadNone(i8* readnone)
declare i8* @pReadOnly(i8* readonly)
declare i32 @pInReg(i32 inreg)
declare i8* @pNoAlias(i8* noalias)
declare i32 @pSExt(i32 signext)
declare i32 @pZExt(i32 zeroext)
declare i8* @pNonNull(i8* nonnull)
declare i8* @pDereferenceable(i8* dereferenceable(8))
declare i8* @pDereferenceableOrNull(i8* dereferenceable_or_null(8))
declare inreg i32 @rInReg(i32)
declare noalias i8* @rNoAlias(i8*)
declare signext i32 @rSExt(i32)
declare zeroext i32 @rZExt(i32)
declare nonnull i8* @rNonNull(i8*)
declare dereferenceable(8) i8* @rDereferenceable(i8*)
declare dereferenceable_or_null(8) i8* @rDereferenceableOrNull(i8*)

define void @calls(i8* %p, i32 %i) {
  call void @f() alwaysinline
  call void @f() inlinehint
  call void @f() minsize
  call void @f() naked
  call void @f() nobuiltin
  call void @f() noduplicate
  call void @f() noimplicitfloat
  call void @f() noinline
  call void @f() nonlazybind
  call void @f() noredzone
  call void @f() noreturn
  call void @f() nounwind
  call void @f() optsize
  call void @f() readnone
  call void @f() readonly
  call void @f() returns_twice
  call void @f() alignstack(8)
  call void @f() ssp
  call void @f() sspreq
  call void @f() sspstrong
  call void @f() sanitize_address
  call void @f() sanitize_thread
  call void @f() sanitize_memory
  call void @f() uwtable
  call void @f() builtin
  call void @f() cold
  call void @f() optnone
  call void @f() jumptable
  call void @f() convergent
  call void @f() safestack
  call void @f() argmemonly
  call void @f() "key"
  call void @f() "key"="value"
  %pAlign = call i8* @g(i8* align 4 %p)
  %pByVal = call i8* @g(i8* byval %p)
  %pInAlloca = call i8* @g(i8* inalloca %p)
  call void @s(i8* nest %p)
  %pNoCapture = call i8* @g(i8* nocapture %p)
  %pReturned = call i8* @g(i8* returned %p)
  call void @s(i8* sret %p)
  %pReadNone = call i8* @g(i8* readnone %p)
  %pReadOnly = call i8* @g(i8* readonly %p)
  %pInReg = call i32 @h(i32 inreg %i)
  %pNoAlias = call i8* @g(i8* noalias %p)
  %pSExt = call i32 @h(i32 signext %i)
  %pZExt = call i32 @h(i32 zeroext %i)
  %pNonNull = call i8* @g(i8* nonnull %p)
  %pDereferenceable = call i8* @g(i8* dereferenceable(8) %p)
  %pDereferenceableOrNull = call i8* @g(i8* dereferenceable_or_null(8) %p)
  %rInReg = call inreg i32 @h(i32 %i)
  %rNoAlias = call noalias i8* @g(i8* %p)
  %rSExt = call signext i32 @h(i32 %i)
  %rZExt = call zeroext i32 @h(i32 %i)
  %rNonNull = call nonnull i8* @g(i8* %p)
  %rDereferenceable = call dereferenceable(8) i8* @g(i8* %p)
  %rDereferenceableOrNull = call dereferenceable_or_null(8) i8* @g(i8* %p)
  ret void
}
