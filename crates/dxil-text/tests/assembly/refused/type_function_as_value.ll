@x = global void () null
