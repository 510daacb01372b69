@x = global void* null
