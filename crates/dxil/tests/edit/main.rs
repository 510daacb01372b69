//! Changes of the modules that DXC made, and analyses of them.

mod corpus;
mod dominators;
mod llvm;
mod round_trip;
mod whole_functions;
