!0 = !GenericDINode(header: "a")
