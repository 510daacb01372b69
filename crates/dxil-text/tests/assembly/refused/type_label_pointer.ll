@x = external global label*
