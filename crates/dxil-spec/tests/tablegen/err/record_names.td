// stricter: these names are taken for records without one
def anonymous_0;
def anonymous_;
