//! Dialects of LLVM IR.

use crate::metadata::{Metadata, NodeKind};
use crate::{
    Alias, AtomicAlignment, Attribute, AttributeKind, BinaryOp, ConstantKind, DisjointFlags,
    Expression, FastMathFlags, Function, GepFlags, InstructionKind, Type, UnaryOp, UnnamedAddr,
    Variable,
};

/// The dialect of LLVM IR that a module is in.
///
/// [`Types`](crate::Types) holds it, because typing rules decide by it whether an address is `i32*` or
/// `ptr`. Readers and printers of text have a form for each. Bitcode is written of DXIL's only.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// That of LLVM 3.7, which DXIL is a subset of: pointers have the type that they point to.
    #[default]
    Dxil,
    /// That of LLVM 23: pointers are opaque.
    Modern,
}

impl Type {
    /// The name of the type's kind, if only the modern dialect has it.
    #[must_use]
    pub const fn modern(&self) -> Option<&'static str> {
        match self {
            Self::Token => Some("type `token`"),
            Self::Byte { .. } => Some("byte types"),
            Self::Target(_) => Some("target types"),
            Self::Pointer { pointee: None, .. } => Some("type `ptr`"),
            _ => None,
        }
    }
}

impl Attribute {
    /// The name of the attribute or of its form, if only the modern dialect has it.
    #[must_use]
    pub fn modern(&self) -> Option<&'static str> {
        match self {
            Self::Type(..) => Some("attributes with types"),
            _ => self.kind().filter(|kind| kind.is_modern()).map(AttributeKind::keyword),
        }
    }
}

impl Metadata {
    /// The name of the node, if only the modern dialect has it, or has it with these fields.
    #[must_use]
    pub const fn modern(&self) -> Option<&'static str> {
        match self {
            Self::Node(node) => match &node.kind {
                NodeKind::Modern(node) => Some(node.text_name()),
                _ => None,
            },
            _ => None,
        }
    }
}

impl Function {
    /// The property of the function that only the modern dialect has, if there is one.
    #[must_use]
    pub fn modern(&self) -> Option<&'static str> {
        modern_global(self.dso_local, self.unnamed_addr)
    }
}

impl Variable {
    /// The property of the variable that only the modern dialect has, if there is one.
    #[must_use]
    pub fn modern(&self) -> Option<&'static str> {
        let attached = (!self.attachments.is_empty()).then_some("metadata attached to variables");
        modern_global(self.dso_local, self.unnamed_addr).or(attached)
    }
}

impl Alias {
    /// The property of the alias that only the modern dialect has, if there is one.
    #[must_use]
    pub fn modern(&self) -> Option<&'static str> {
        modern_global(self.dso_local, self.unnamed_addr)
    }
}

fn modern_global(dso_local: bool, unnamed_addr: UnnamedAddr) -> Option<&'static str> {
    match unnamed_addr {
        UnnamedAddr::Local => Some("`local_unnamed_addr`"),
        _ => dso_local.then_some("`dso_local`"),
    }
}

impl ConstantKind {
    /// The part of the constant that only the modern dialect has, if there is one.
    #[must_use]
    pub fn modern(&self) -> Option<&'static str> {
        match self {
            Self::Poison => Some("`poison`"),
            Self::Expression(expression) => match expression {
                Expression::GetElementPtr { flags, .. } => modern_address(*flags),
                Expression::Binary { op, .. } => modern_or(*op),
                Expression::Cast { op, .. } if op.flag_bits() != 0 => Some("flags of conversions"),
                _ => None,
            },
            _ => None,
        }
    }
}

impl InstructionKind {
    /// The part of the instruction that only the modern dialect has, if there is one. Fast-math flags
    /// that LLVM 3.7 does not know are none where it has others: it skips them.
    #[must_use]
    pub fn modern(&self) -> Option<&'static str> {
        match *self {
            Self::Unary { op: UnaryOp::FNeg(_), .. } => Some("`fneg`"),
            Self::Unary { op: UnaryOp::Freeze, .. } => Some("`freeze`"),
            Self::Binary { op, .. } => modern_or(op),
            Self::Cast { op, .. } if op.flag_bits() != 0 => Some("flags of conversions"),
            Self::ICmp { same_sign: true, .. } => Some("`samesign`"),
            Self::GetElementPtr { flags, .. } => modern_address(flags),
            Self::Call { bundles, .. } if !bundles.is_empty() => Some("operand bundles"),
            Self::AtomicRmw { alignment, .. } | Self::CompareExchange { alignment, .. }
                if alignment != AtomicAlignment::NONE =>
            {
                Some("alignments of `atomicrmw` and `cmpxchg`")
            }
            Self::Select { flags, .. } | Self::Phi { flags, .. } | Self::Call { flags, .. }
                if flags != FastMathFlags::NONE =>
            {
                Some("fast-math flags of `select`, `phi` and `call`")
            }
            _ => None,
        }
    }
}

fn modern_or(op: BinaryOp) -> Option<&'static str> {
    let is_disjoint = matches!(op, BinaryOp::Or(flags) if flags != DisjointFlags::NONE);
    is_disjoint.then_some("`disjoint`")
}

fn modern_address(flags: GepFlags) -> Option<&'static str> {
    let modern = flags.difference(GepFlags::INBOUNDS) != GepFlags::NONE;
    modern.then_some("`nusw` and `nuw` of `getelementptr`")
}
