attributes #0 = { nounwindd }
