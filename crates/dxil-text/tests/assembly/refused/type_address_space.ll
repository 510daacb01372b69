@x = external global i32 addrspace(16777216)*
