//! The source and the arguments of the compiler: `dx.source.*`.

use bstr::BString;

use crate::structure::structure;

structure! {
    /// A source file: a node of `dx.source.contents`.
    #[derive(Eq)]
    pub struct SourceFile = "a source file" {
        /// The name.
        pub name: BString,
        /// The text.
        pub content: BString,
    }
}

structure! {
    /// The name of the main source file: `dx.source.mainFileName`.
    #[derive(Eq)]
    pub struct MainFileName = "the name of the main file" {
        /// The name.
        pub name: BString,
    }
}
