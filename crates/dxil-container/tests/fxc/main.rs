//! The parts that FXC alone writes, against what its own disassembler says of them.

mod damage;
mod definitions;
mod files;
mod fixtures;
mod interfaces;
mod level9;
mod library;
mod program;
mod rebuild;
