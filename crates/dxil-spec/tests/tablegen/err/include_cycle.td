include "cycle.inc"
