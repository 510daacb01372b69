@a = global %later* null
%first = type { %later*, %first* }
%later = type { i32, %first }
%7 = type { %3* }
%3 = type { i32 }
@b = global %7 zeroinitializer
define %later* @f(%7* %p) {
  %q = getelementptr %7, %7* %p, i32 0, i32 0
  ret %later* null
}
