@k0 = global i1 icmp eq (i32* @later, i32* null)
@k1 = global i1 icmp eq (i32* @later, i32* @later2)
@k2 = global i32* getelementptr (i32, i32* @later, i32 1)
@k3 = global i32 and (i32 ptrtoint (i32* @later to i32), i32 15)
@k4 = global i32 and (i32 ptrtoint (void ()* @fn to i32), i32 3)
@k5 = global i1 icmp eq (void ()* @fn, void ()* null)
@k6 = global i1 icmp ugt (i32* getelementptr (i32, i32* @later, i32 1), i32* null)
@k7 = global i1 icmp eq (i32* getelementptr (i32, i32* @later, i32 1), i32* null)
@k8 = global i32* bitcast ([4 x i32]* @later3 to i32*)
@k9 = global i1 icmp eq (i32* bitcast (i32* @al to i32*), i32* null)
@k10 = global i1 icmp eq (i32* @al, i32* null)
@later = global i32 0, align 16
@later2 = global i32 0
@later3 = global [4 x i32] zeroinitializer
@al = alias i32* @later
@l0 = global i1 icmp eq (i32* @later, i32* null)
@l1 = global i1 icmp eq (i32* @later, i32* @later2)
@l2 = global i32* getelementptr (i32, i32* @later, i32 1)
@l3 = global i32 and (i32 ptrtoint (i32* @later to i32), i32 15)
@l4 = global i32 and (i32 ptrtoint (void ()* @fn to i32), i32 3)
@l5 = global i1 icmp eq (void ()* @fn, void ()* null)
@self = global i1 icmp eq (i1* @self, i1* null)
@self2 = global i1* getelementptr (i1, i1* bitcast (i1** @self2 to i1*), i32 1)
@self3 = global [4 x i32]* getelementptr ([4 x i32], [4 x i32]* bitcast ([4 x i32]** @self3 to [4 x i32]*), i32 1)
define void @fn() {
  ret void
}
