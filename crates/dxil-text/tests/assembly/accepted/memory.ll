@g = addrspace(3) global i32 undef
define i32 @f(i32* %p, i32 %n, { i32, [2 x float] }* %s) {
  %a = alloca i32
  %b = alloca i32, align 4
  %c = alloca i32, i32 %n
  %d = alloca [4 x float], i32 2, align 16
  %e = load i32, i32* %p
  %f = load volatile i32, i32* %p, align 4
  %g = load atomic i32, i32* %p unordered, align 4
  %h = load atomic volatile i32, i32* %p singlethread acquire, align 4
  %i = load i32, i32* %p, align 4, !nontemporal !0, !invariant.load !1
  store i32 %e, i32* %a
  store volatile i32 %e, i32* %a, align 4
  store atomic i32 %e, i32* %p release, align 4
  store atomic volatile i32 %e, i32* %p singlethread seq_cst, align 4
  %j = getelementptr i32, i32* %p, i32 %n
  %k = getelementptr inbounds { i32, [2 x float] }, { i32, [2 x float] }* %s, i32 0, i32 1, i32 %n
  fence acquire
  fence singlethread seq_cst
  fence release
  fence acq_rel
  %l = cmpxchg i32* %p, i32 0, i32 1 acq_rel monotonic
  %m = cmpxchg weak volatile i32* %p, i32 0, i32 1 singlethread seq_cst acquire
  %n1 = atomicrmw xchg i32* %p, i32 1 monotonic
  %o = atomicrmw volatile add i32* %p, i32 1 acquire
  %p1 = atomicrmw sub i32* %p, i32 1 release
  %q = atomicrmw and i32* %p, i32 1 acq_rel
  %r = atomicrmw nand i32* %p, i32 1 seq_cst
  %s1 = atomicrmw or i32* %p, i32 1 singlethread seq_cst
  %t = atomicrmw xor i32 addrspace(3)* @g, i32 1 seq_cst
  %u = atomicrmw max i32* %p, i32 1 seq_cst
  %v = atomicrmw min i32* %p, i32 1 seq_cst
  %w = atomicrmw umax i32* %p, i32 1 seq_cst
  %x = atomicrmw umin i32* %p, i32 1 seq_cst
  ret i32 %x
}
!0 = !{i32 1}
!1 = !{}
