@k0 = global i1 icmp slt (i32* getelementptr (i32, i32* null, i32 1), i32* @w)
@k1 = global i1 icmp sle (i32* getelementptr (i32, i32* null, i32 1), i32* @w)
@k2 = global i1 icmp ult (i32* getelementptr (i32, i32* null, i32 1), i32* @w)
@k3 = global i1 icmp uge (i32* getelementptr (i32, i32* null, i32 1), i32* @w)
@k4 = global i1 icmp sge (i32* getelementptr (i32, i32* null, i32 1), i32* @w)
@k5 = global i1 icmp sgt (i32* getelementptr (i32, i32* null, i32 1), i32* @w)
@a0 = global i32 and (i32 ptrtoint (i32* @later to i32), i32 15)
@a1 = global i32 and (i32 ptrtoint (i32* @later2 to i32), i32 15)
@a2 = global i32 and (i32 ptrtoint (i32* @later to i32), i32 3)
@a3 = global i32 and (i32 ptrtoint (void ()* @h to i32), i32 15)
@w = extern_weak global i32
@later = global i32 0, align 16
@later2 = global i32 0
@l0 = global i1 icmp slt (i32* getelementptr (i32, i32* null, i32 1), i32* @w)
@l1 = global i1 icmp sle (i32* getelementptr (i32, i32* null, i32 1), i32* @w)
@l2 = global i1 icmp sgt (i32* getelementptr (i32, i32* @w, i32 1), i32* null)
@l3 = global i1 icmp sge (i32* getelementptr (i32, i32* @w, i32 1), i32* null)
@l4 = global i1 icmp slt (i32* getelementptr (i32, i32* @w, i32 1), i32* null)
@l5 = global i1 icmp sgt (i32* getelementptr (i32, i32* null, i32 1), i32* @w)
define void @h() align 16 {
  ret void
}
