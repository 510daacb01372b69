define void @f() {
  br label zeroinitializer
}
