//! Libraries made again from names and values.

use dxil_container::write::{self, Library};

use crate::{fixtures, for_each_library};

/// From names and values alone, the tables become the same bytes as DXC's for the same validator.
#[test]
fn libraries_are_made_again() {
    for_each_library(|name, view, _| {
        let library = Library::read(view).expect("all references lead somewhere");
        let made = library.to_rdat(fixtures::validator(name));
        let read = write::Rdat::from(view);
        if made.to_bytes() != read.to_bytes() {
            assert_eq!(made, read, "{name}");
        }
    });
}
