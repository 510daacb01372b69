//! Lists of numbered rules.

/// Declares the rules of a list: the demand of each, its number, and its title.
macro_rules! rules {
    (
        $(#[$meta:meta])*
        pub enum Rule { $($(#[$doc:meta])* $rule:ident $id:literal $title:literal,)* }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum Rule {
            $($(#[$doc])* $rule,)*
        }

        impl Rule {
            /// All rules.
            pub const ALL: &'static [Self] = &[$(Self::$rule),*];

            /// The rule's number, such as `C01`. It never changes.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$rule => $id,)*
                }
            }

            /// The demand of the rule, in a sentence.
            #[must_use]
            pub const fn title(self) -> &'static str {
                match self {
                    $(Self::$rule => $title,)*
                }
            }
        }

        /// The rule's number.
        impl core::fmt::Display for Rule {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad(self.id())
            }
        }
    };
}

pub(crate) use rules;
