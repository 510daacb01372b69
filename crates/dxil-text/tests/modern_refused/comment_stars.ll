/* no end **/
declare void @f()
