declare void @llvm.lifetime.start(i64, i8*) readnone
