@x=global i32 0,align 4 define void@f(){ret void}@y=global i32 1 !named=!{!0}!0=!{i32 1,null}
