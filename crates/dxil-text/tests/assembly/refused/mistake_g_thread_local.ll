@x = thread_local(foo) global i32 0
