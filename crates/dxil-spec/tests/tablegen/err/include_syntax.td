include missing.inc
include
include "empty.inc" def a : Missing;
