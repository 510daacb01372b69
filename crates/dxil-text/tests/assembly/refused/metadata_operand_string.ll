!0 = !{"text"}
