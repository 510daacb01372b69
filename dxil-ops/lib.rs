//! Every DXIL operation.
#![no_std]
