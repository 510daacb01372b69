@a = private global i32 0
@b = internal global i32 0
@c = available_externally global i32 0
@d = linkonce global i32 0
@e = weak global i32 0
@f = common global i32 0
@g = appending global [1 x i32] zeroinitializer
@h = extern_weak global i32
@i = linkonce_odr global i32 0
@j = weak_odr global i32 0
@k = external global i32
@l = global i32 0
@m = hidden global i32 0
@n = protected constant i32 1
@o = default global i32 0
@p = external dllimport global i32
@q = dllexport global i32 0
define private void @fa() {
  ret void
}
define internal void @fb() {
  ret void
}
define available_externally void @fc() {
  ret void
}
define linkonce void @fd() {
  ret void
}
define weak hidden void @fe() {
  ret void
}
define linkonce_odr protected void @ff() {
  ret void
}
define weak_odr dllexport void @fg() {
  ret void
}
declare extern_weak void @fh()
declare dllimport void @fi()
declare external void @fj()
