//! Global variables and aliases.

use alloc::vec::Vec;

use bstr::BString;

use crate::arena::ids;
use crate::{
    ComdatId, ConstantId, DllStorage, Linkage, MetadataId, MetadataKindId, ThreadLocal, TypeId,
    UnnamedAddr, Visibility,
};

ids! {
    /// A global variable of a module.
    VariableId;
    /// An alias of a module.
    AliasId;
}

/// A global variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// The name, without the `@`.
    pub name: BString,
    /// The type of the value.
    pub ty: TypeId,
    /// The address space: 3 is group-shared memory.
    pub address_space: u32,
    /// Whether it is never written.
    pub constant: bool,
    /// The initializer; `None` for a declaration. It is of the type `ty`, but DXC 1.7 makes modules in
    /// which it is of another type.
    pub initializer: Option<ConstantId>,
    /// The linkage.
    pub linkage: Linkage,
    /// The alignment in bytes: a power of two, or 0 for that of the type.
    pub alignment: u32,
    /// The section; empty if it has none.
    pub section: BString,
    /// `dso_local`: whether it is defined in this program; modern only.
    pub dso_local: bool,
    /// The visibility.
    pub visibility: Visibility,
    /// Whether each thread has its own.
    pub thread_local: ThreadLocal,
    /// Whether its address does not matter.
    pub unnamed_addr: UnnamedAddr,
    /// Whether something outside the module may change its initial value.
    pub externally_initialized: bool,
    /// The DLL storage class.
    pub dll_storage: DllStorage,
    /// The COMDAT that it belongs to.
    pub comdat: Option<ComdatId>,
    /// Metadata attached to it; modern only.
    pub attachments: Vec<(MetadataKindId, MetadataId)>,
}

impl Variable {
    /// A declaration of a variable of address space 0.
    #[must_use]
    pub fn new(name: impl Into<BString>, ty: TypeId) -> Self {
        Self {
            name: name.into(),
            ty,
            address_space: 0,
            constant: false,
            initializer: None,
            linkage: Linkage::External,
            alignment: 0,
            section: BString::default(),
            dso_local: false,
            visibility: Visibility::Default,
            thread_local: ThreadLocal::No,
            unnamed_addr: UnnamedAddr::No,
            externally_initialized: false,
            dll_storage: DllStorage::Default,
            comdat: None,
            attachments: Vec::new(),
        }
    }
}

/// Another name of a constant address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alias {
    /// The name, without the `@`.
    pub name: BString,
    /// The type of the address: a pointer.
    pub ty: TypeId,
    /// The type of the value; `None` in DXIL's dialect, where `ty` has it.
    pub value_type: Option<TypeId>,
    /// The aliasee: the address that it stands for.
    pub aliasee: ConstantId,
    /// The linkage.
    pub linkage: Linkage,
    /// `dso_local`: whether it is defined in this program; modern only.
    pub dso_local: bool,
    /// The visibility.
    pub visibility: Visibility,
    /// The DLL storage class.
    pub dll_storage: DllStorage,
    /// Whether each thread has its own.
    pub thread_local: ThreadLocal,
    /// Whether its address does not matter.
    pub unnamed_addr: UnnamedAddr,
}
