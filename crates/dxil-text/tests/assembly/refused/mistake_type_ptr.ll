@x = global ptr null
