//! The metadata of all modules of the corpus, read and written.

mod coverage;
mod damage;
mod damaged;
mod modules;
mod round_trip;
