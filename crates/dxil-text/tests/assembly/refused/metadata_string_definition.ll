!0 = !"text"
