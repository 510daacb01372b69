//! Functions.

use alloc::vec::Vec;

use bstr::BString;

use crate::arena::ids;
use crate::{
    AttributeSetId, Body, ComdatId, ConstantId, DllStorage, Linkage, MetadataId, MetadataKindId,
    TypeId, UnnamedAddr, Visibility,
};

ids! {
    /// A function of a module.
    FunctionId;
}

/// The largest number of a calling convention: LLVM 3.7 has 13 bits for it.
pub const MAX_CALLING_CONVENTION: u16 = (1 << 13) - 1;

/// A function: a declaration, or with a body a definition.
#[derive(Clone, Debug, PartialEq)]
pub struct Function {
    /// The name, without the `@`.
    pub name: BString,
    /// Its type: a function type.
    pub ty: TypeId,
    /// The calling convention, 0 in shaders.
    pub calling_convention: u16,
    /// The linkage.
    pub linkage: Linkage,
    /// Its attributes, and those of its result and parameters.
    pub attributes: Option<AttributeSetId>,
    /// The alignment in bytes: a power of two, or 0.
    pub alignment: u32,
    /// The section; empty if it has none.
    pub section: BString,
    /// `dso_local`: whether it is defined in this program; modern only.
    pub dso_local: bool,
    /// The visibility.
    pub visibility: Visibility,
    /// Whether its address does not matter.
    pub unnamed_addr: UnnamedAddr,
    /// The DLL storage class.
    pub dll_storage: DllStorage,
    /// The COMDAT that it belongs to.
    pub comdat: Option<ComdatId>,
    /// Data before its code.
    pub prefix: Option<ConstantId>,
    /// Data at the start of its code.
    pub prologue: Option<ConstantId>,
    /// Metadata attached to it.
    pub attachments: Vec<(MetadataKindId, MetadataId)>,
    /// Its body; `None` for a declaration.
    pub body: Option<Body>,
}

impl Function {
    /// A declaration with external linkage.
    #[must_use]
    pub fn new(name: impl Into<BString>, ty: TypeId) -> Self {
        Self {
            name: name.into(),
            ty,
            calling_convention: 0,
            linkage: Linkage::External,
            attributes: None,
            alignment: 0,
            section: BString::default(),
            dso_local: false,
            visibility: Visibility::Default,
            unnamed_addr: UnnamedAddr::No,
            dll_storage: DllStorage::Default,
            comdat: None,
            prefix: None,
            prologue: None,
            attachments: Vec::new(),
            body: None,
        }
    }

    /// The function without its body, which is not copied.
    ///
    /// ```
    /// use dxil_ir::{Body, Function, Types};
    ///
    /// let mut types = Types::new();
    /// let ty = types.function(types.void(), &[]);
    /// let function = Function { body: Some(Body::new()), ..Function::new("main", ty) };
    /// assert_eq!(function.without_body(), Function::new("main", ty));
    /// ```
    #[must_use]
    pub fn without_body(&self) -> Self {
        Self {
            name: self.name.clone(),
            section: self.section.clone(),
            attachments: self.attachments.clone(),
            body: None,
            ..*self
        }
    }
}
