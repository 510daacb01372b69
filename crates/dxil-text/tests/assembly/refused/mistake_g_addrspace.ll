@x = global i32 addrspace(3) 0
