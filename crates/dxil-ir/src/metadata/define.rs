//! The code of all kinds of nodes, from a table of their fields.

/// Defines a struct for each kind of node of which bitcode has a record with fields.
macro_rules! structs {
    ($(
        $(#[$doc:meta])*
        $name:ident = $code:literal {
            $($(#[$field_doc:meta])* $field:ident: $ty:ty,)*
        }
        operands [$($operand:ident),*]
        text $class:literal [$($keyword:ident: $form:ident $text_field:ident
            $(unless $omitted:ident)? $(is $presence:ident)?,)*]
    )*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
            pub struct $name {
                $($(#[$field_doc])* pub $field: $ty,)*
            }

            impl $name {
                /// The name of the node in LLVM's text.
                pub const TEXT_NAME: &'static str = $class;

                /// The names of the fields, in the order of the record.
                pub const FIELDS: &'static [&'static str] = &[$(stringify!($field)),*];

                /// The largest number in each field, in the order of the record.
                pub const LIMITS: &'static [u64] = &[$(<$ty as FieldKind>::MAX),*];

                /// The fields in the order in which LLVM prints them.
                pub const TEXT: &'static [TextField] = &[
                    $({
                        let index = index_of(Self::FIELDS, stringify!($text_field));
                        TextField {
                            keyword: stringify!($keyword),
                            index,
                            form: Form::$form,
                            omitted: omitted!($($omitted)?),
                            presence: presence!($($omitted)?, $($presence)?),
                            max: smaller(Self::LIMITS[index], Form::$form.max()),
                        }
                    },)*
                ];

                /// Calls `each` with the fields in the order of the record.
                pub fn for_each_field(&self, mut each: impl FnMut(Field)) {
                    let _ = &mut each;
                    $(each(self.$field.field());)*
                }

                /// The fields in the order in which LLVM prints them.
                #[must_use]
                #[inline]
                pub fn text_fields(&self) -> [(&'static TextField, Field); Self::TEXT.len()] {
                    let fields = [$(self.$text_field.field()),*];
                    array::from_fn(|index| (&Self::TEXT[index], fields[index]))
                }

                /// A node of the fields that `source` gives, one after another.
                ///
                /// # Errors
                ///
                /// Fails if the source does.
                pub fn from_fields<S: FieldSource>(source: &mut S) -> Result<Self, S::Error> {
                    let _ = &source;
                    Ok(Self {
                        $($field: {
                            let name = stringify!($field);
                            let field = source.next(name, <$ty as FieldKind>::KIND)?;
                            match FieldKind::from_field(field) {
                                Some(value) => value,
                                None => return Err(source.wrong(name, field)),
                            }
                        },)*
                    })
                }

                fn operands(&self, mut each: impl FnMut(Reference)) {
                    let _ = &mut each;
                    $(each(self.$operand);)*
                }

                fn operands_mut(&mut self, mut each: impl FnMut(&mut Reference)) {
                    let _ = &mut each;
                    $(each(&mut self.$operand);)*
                }
            }

        )*
    };
}
pub(super) use structs;

/// Defines the kinds of nodes of LLVM 3.7 of which bitcode has a record with fields: a struct for each, and
/// `NodeKind` of all.
macro_rules! nodes {
    ($(
        $(#[$doc:meta])*
        $name:ident = $code:literal {
            $($(#[$field_doc:meta])* $field:ident: $ty:ty,)*
        }
        operands [$($operand:ident),*]
        text $class:literal [$($keyword:ident: $form:ident $text_field:ident
            $(unless $omitted:ident)? $(is $presence:ident)?,)*]
    )*) => {
        structs! { $(
            $(#[$doc])*
            $name = $code {
                $($(#[$field_doc])* $field: $ty,)*
            }
            operands [$($operand),*]
            text $class [$($keyword: $form $text_field $(unless $omitted)? $(is $presence)?,)*]
        )* }

        $(
            impl From<$name> for NodeKind {
                fn from(node: $name) -> Self {
                    Self::$name(node)
                }
            }
        )*

        /// The kind of a node, with its fields.
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub enum NodeKind {
            /// A list of other metadata, `!{…}`.
            Tuple(Operands),
            /// A node of debug information that has only a tag.
            Generic {
                /// Its DWARF tag.
                tag: u16,
                /// Its header and operands.
                operands: Box<[Reference]>,
            },
            /// An expression, `DIExpression`: operations of DWARF that locate the value of a variable.
            Expression(Box<[u64]>),
            $($(#[$doc])* $name($name),)*
            /// A node that only LLVM 23 has, or has with these fields.
            Modern(Box<ModernNode>),
        }

        kinds!(NodeKind { Tuple Generic Expression $($name)* Modern });

        impl NodeKind {
            /// The names of the fields that [`NodeKind::for_each_field`] gives; none for tuples and
            /// other lists.
            #[must_use]
            pub const fn field_names(&self) -> &'static [&'static str] {
                match self {
                    Self::Tuple(_) | Self::Generic { .. } | Self::Expression(_) | Self::Modern(_) => {
                        &[]
                    }
                    $(Self::$name(_) => $name::FIELDS,)*
                }
            }

            /// The name of the node in LLVM's text, such as `DISubprogram`; `None` for tuples and other
            /// lists.
            #[must_use]
            pub fn text_name(&self) -> Option<&'static str> {
                match self {
                    Self::Tuple(_) | Self::Generic { .. } | Self::Expression(_) => None,
                    Self::Modern(node) => Some(node.text_name()),
                    $(Self::$name(_) => Some($class),)*
                }
            }

            /// The nodes that LLVM's text writes as a name with fields: all but tuples and other lists.
            pub const TEXT_CLASSES: &'static [TextClass] = &[
                $(TextClass { name: $class, code: $code, fields: $name::TEXT },)*
            ];

            /// Calls `each` with the fields in the order in which LLVM prints them; not at all for tuples
            /// and other lists.
            pub fn for_each_text_field(&self, mut each: impl FnMut(&'static TextField, Field)) {
                match self {
                    Self::Tuple(_) | Self::Generic { .. } | Self::Expression(_) => {}
                    Self::Modern(node) => node.for_each_text_field(each),
                    $(Self::$name(node) => {
                        node.text_fields().into_iter().for_each(|(text, field)| each(text, field));
                    })*
                }
            }

            /// The kind of node that the record of this number in bitcode is, made of the fields
            /// that `source` gives; `None` for the records of tuples and other lists, and for
            /// numbers that no kind has.
            ///
            /// # Errors
            ///
            /// Fails if the source does.
            pub fn from_fields<S: FieldSource>(
                code: u64,
                source: &mut S,
            ) -> Result<Option<Self>, S::Error> {
                match code {
                    $($code => $name::from_fields(source).map(Self::$name).map(Some),)*
                    _ => Ok(None),
                }
            }

            /// The number of the record in bitcode that holds the fields, and `each` called with
            /// them; `None` for tuples and other lists, which have no fields.
            pub fn for_each_field(&self, each: impl FnMut(Field)) -> Option<u64> {
                match self {
                    Self::Tuple(_) | Self::Generic { .. } | Self::Expression(_) | Self::Modern(_) => {
                        None
                    }
                    $(Self::$name(node) => {
                        node.for_each_field(each);
                        Some($code)
                    })*
                }
            }

            /// Calls `each` with the other metadata that it refers to, in LLVM's order.
            pub fn for_each_operand(&self, each: impl FnMut(Reference)) {
                match self {
                    Self::Tuple(operands) => operands.iter().copied().for_each(each),
                    Self::Generic { operands, .. } => operands.iter().copied().for_each(each),
                    Self::Expression(_) => {}
                    Self::Modern(node) => node.for_each_operand(each),
                    $(Self::$name(node) => node.operands(each),)*
                }
            }

            /// Calls `each` with the references that [`NodeKind::for_each_operand`] gives.
            pub fn for_each_operand_mut(&mut self, each: impl FnMut(&mut Reference)) {
                match self {
                    Self::Tuple(operands) => operands.iter_mut().for_each(each),
                    Self::Generic { operands, .. } => operands.iter_mut().for_each(each),
                    Self::Expression(_) => {}
                    Self::Modern(node) => node.for_each_operand_mut(each),
                    $(Self::$name(node) => node.operands_mut(each),)*
                }
            }
        }
    };
}
pub(super) use nodes;

/// Defines the nodes that only modern LLVM has, or has with other fields: a struct for each, and
/// `ModernNode` of all.
macro_rules! modern_nodes {
    ($(
        $(#[$doc:meta])*
        $name:ident = $code:literal {
            $($(#[$field_doc:meta])* $field:ident: $ty:ty,)*
        }
        operands [$($operand:ident),*]
        text $class:literal [$($keyword:ident: $form:ident $text_field:ident
            $(unless $omitted:ident)? $(is $presence:ident)?,)*]
    )*) => {
        structs! { $(
            $(#[$doc])*
            $name = $code {
                $($(#[$field_doc])* $field: $ty,)*
            }
            operands [$($operand),*]
            text $class [$($keyword: $form $text_field $(unless $omitted)? $(is $presence)?,)*]
        )* }

        $(
            impl From<$name> for NodeKind {
                fn from(node: $name) -> Self {
                    Self::Modern(ModernNode::$name(node).into())
                }
            }
        )*

        /// A node of debug information that only LLVM 23 has, or has with these fields.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum ModernNode {
            $($(#[$doc])* $name($name),)*
        }

        impl ModernNode {
            /// The nodes that modern LLVM's text writes as a name with fields, but for those that are the
            /// same in LLVM 3.7.
            pub const TEXT_CLASSES: &'static [TextClass] = &[
                $(TextClass { name: $class, code: $code, fields: $name::TEXT },)*
            ];

            /// The name of the node in LLVM's text, such as `DISubprogram`.
            #[must_use]
            pub const fn text_name(&self) -> &'static str {
                match self {
                    $(Self::$name(_) => $class,)*
                }
            }

            /// The node that the record of this number in modern bitcode is, made of the fields that
            /// `source` gives; `None` for numbers that no node has.
            ///
            /// # Errors
            ///
            /// Fails if the source does.
            pub fn from_fields<S: FieldSource>(
                code: u64,
                source: &mut S,
            ) -> Result<Option<Self>, S::Error> {
                match code {
                    $($code => $name::from_fields(source).map(Self::$name).map(Some),)*
                    _ => Ok(None),
                }
            }

            /// Calls `each` with the fields in the order in which LLVM prints them.
            pub fn for_each_text_field(&self, mut each: impl FnMut(&'static TextField, Field)) {
                match self {
                    $(Self::$name(node) => {
                        node.text_fields().into_iter().for_each(|(text, field)| each(text, field));
                    })*
                }
            }

            /// Calls `each` with the other metadata that it refers to, in LLVM's order.
            pub fn for_each_operand(&self, each: impl FnMut(Reference)) {
                match self {
                    $(Self::$name(node) => node.operands(each),)*
                }
            }

            /// Calls `each` with the references that [`ModernNode::for_each_operand`] gives.
            pub fn for_each_operand_mut(&mut self, each: impl FnMut(&mut Reference)) {
                match self {
                    $(Self::$name(node) => node.operands_mut(each),)*
                }
            }
        }
    };
}
pub(super) use modern_nodes;

/// The value with which a field is left out of the text.
macro_rules! omitted {
    () => {
        None
    };
    ($number:ident) => {
        Some(super::text::$number)
    };
}
pub(super) use omitted;

/// The meaning of a field that the text leaves out.
macro_rules! presence {
    (,) => {
        Presence::Optional(super::text::ZERO)
    };
    ($number:ident,) => {
        Presence::Optional(super::text::$number)
    };
    ($($number:ident)?, $presence:ident) => {
        super::text::$presence
    };
}
pub(super) use presence;
