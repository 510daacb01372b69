//! Errors of verification.

use alloc::boxed::Box;
use alloc::string::{String, ToString as _};
use core::fmt;

use bstr::BStr;

use super::Rule;
use crate::typing::Described;
use crate::{
    AliasId, BlockId, ConstantId, FunctionId, Id as _, InstructionId, MetadataId, Module, TextName,
    TypeId, VariableId,
};

/// A rule that a module breaks, and the place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(Box<Inner>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Inner {
    kind: ErrorKind,
    place: Place,
    /// The place as text.
    text: String,
}

/// The causes of an [`Error`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    /// A typing rule does not allow an operand.
    Typing(Described),
    /// Another rule is broken.
    Rule(Rule),
}

/// A place in a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// The module as a whole.
    Module,
    /// A type.
    Type(TypeId),
    /// A constant.
    Constant(ConstantId),
    /// A global variable.
    Variable(VariableId),
    /// An alias.
    Alias(AliasId),
    /// A function.
    Function(FunctionId),
    /// A block of a function.
    Block(FunctionId, BlockId),
    /// An instruction of a function.
    Instruction(Site),
    /// Metadata.
    Metadata(MetadataId),
    /// Named metadata, by its index in [`Module::named_metadata`](crate::Module).
    NamedMetadata(usize),
}

/// The place of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Site {
    /// The function.
    pub function: FunctionId,
    /// The block.
    pub block: BlockId,
    /// The instruction.
    pub instruction: InstructionId,
    /// The number of instructions before it in the function, in the order of its blocks.
    pub number: usize,
}

impl From<&Site> for Place {
    fn from(site: &Site) -> Self {
        Self::Instruction(*site)
    }
}

impl Error {
    #[cold]
    pub(super) fn new(module: &Module, place: Place, kind: ErrorKind) -> Self {
        let text = Text { module, place }.to_string();
        Self(Box::new(Inner { kind, place, text }))
    }

    /// The cause.
    #[must_use]
    pub fn kind(&self) -> &ErrorKind {
        &self.0.kind
    }

    /// The place.
    #[must_use]
    pub fn place(&self) -> Place {
        self.0.place
    }

    /// The function, if the place is one or in one.
    #[must_use]
    pub fn function(&self) -> Option<FunctionId> {
        match self.0.place {
            Place::Function(id) | Place::Block(id, _) => Some(id),
            Place::Instruction(site) => Some(site.function),
            _ => None,
        }
    }

    /// The block, if the place is one or in one.
    #[must_use]
    pub fn block(&self) -> Option<BlockId> {
        match self.0.place {
            Place::Block(_, id) => Some(id),
            Place::Instruction(site) => Some(site.block),
            _ => None,
        }
    }

    /// The instruction, if the place is one.
    #[must_use]
    pub fn instruction(&self) -> Option<InstructionId> {
        match self.0.place {
            Place::Instruction(site) => Some(site.instruction),
            _ => None,
        }
    }
}

impl From<Rule> for ErrorKind {
    fn from(rule: Rule) -> Self {
        Self::Rule(rule)
    }
}

impl From<Described> for ErrorKind {
    fn from(error: Described) -> Self {
        Self::Typing(error)
    }
}

/// A place as text: as `main, block 0, instruction 3`.
struct Text<'m> {
    module: &'m Module,
    place: Place,
}

impl Text<'_> {
    fn global(
        &self,
        f: &mut fmt::Formatter<'_>,
        name: Option<&BStr>,
        kind: &str,
        index: usize,
    ) -> fmt::Result {
        match name {
            Some(name) if !name.is_empty() => write!(f, "{}", TextName(name)),
            _ => write!(f, "{kind} {index}"),
        }
    }

    fn function(&self, f: &mut fmt::Formatter<'_>, id: FunctionId) -> fmt::Result {
        let name = self.module.functions.get(id).map(|it| BStr::new(&it.name));
        self.global(f, name, "function", id.index())
    }

    fn block(&self, f: &mut fmt::Formatter<'_>, id: FunctionId, block: BlockId) -> fmt::Result {
        self.function(f, id)?;
        let body = self.module.functions.get(id).and_then(|it| it.body.as_ref());
        match body.and_then(|body| body.blocks.get(block)) {
            Some(it) if !it.name.is_empty() => write!(f, ", block `{}`", TextName(&it.name)),
            _ => write!(f, ", block {}", block.index()),
        }
    }
}

impl fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Module { variables, aliases, named_metadata, .. } = self.module;
        match self.place {
            Place::Module => f.write_str("module"),
            Place::Type(id) => write!(f, "type {}", self.module.types.display(id)),
            Place::Constant(id) => write!(f, "constant {}", id.index()),
            Place::Variable(id) => {
                let name = variables.get(id).map(|it| BStr::new(&it.name));
                self.global(f, name, "variable", id.index())
            }
            Place::Alias(id) => {
                let name = aliases.get(id).map(|it| BStr::new(&it.name));
                self.global(f, name, "alias", id.index())
            }
            Place::Function(id) => self.function(f, id),
            Place::Block(id, block) => self.block(f, id, block),
            Place::Instruction(site) => {
                self.block(f, site.function, site.block)?;
                write!(f, ", instruction {}", site.number)
            }
            Place::Metadata(id) => write!(f, "metadata {}", id.index()),
            Place::NamedMetadata(index) => match named_metadata.get(index) {
                Some(named) => write!(f, "!{}", TextName(&named.name)),
                None => write!(f, "named metadata {index}"),
            },
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.0.text, self.0.kind)
    }
}

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Typing(error) => error.fmt(f),
            Self::Rule(rule) => rule.fmt(f),
        }
    }
}

impl core::error::Error for Error {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match &self.0.kind {
            ErrorKind::Typing(error) => Some(error),
            ErrorKind::Rule(_) => None,
        }
    }
}
