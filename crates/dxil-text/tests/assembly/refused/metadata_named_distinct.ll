!named = distinct !{}
