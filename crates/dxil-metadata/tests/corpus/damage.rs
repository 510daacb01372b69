//! Damaged metadata.
