def a;
/* this /* nested */ comment
has no end
