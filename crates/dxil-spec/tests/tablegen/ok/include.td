// Files that include files.
include "first.inc"
def user : FromFirst<1> { FromSecond s = second; }
include "third.inc"
let y = 5 in {
  include "block.inc"
}
