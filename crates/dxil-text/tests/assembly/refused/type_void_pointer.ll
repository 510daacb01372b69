@x = external global void*
