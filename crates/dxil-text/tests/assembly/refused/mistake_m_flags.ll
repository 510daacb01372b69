!0 = !DILocalVariable(tag: DW_TAG_auto_variable, name: "a", flags: DIFlagFoo, scope: !1)
!1 = !{}
