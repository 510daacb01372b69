//! Handles: `CreateHandle`, `CreateHandleFromBinding`, `CreateHandleForLib` and `CreateHandleFromHeap`, with `AnnotateHandle`.
//!
//! A handle becomes one of a target type if nothing but operations takes it. LLVM does not let control flow choose such
//! values: where DXIL does, the operations stay, by our names.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use bstr::BString;
use dxil_format::ResourceClass;
use dxil_ir::analysis::Uses;
use dxil_ir::build::FunctionBuilder;
use dxil_ir::calls::operation;
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{
    Body, ConstantId, FunctionId, Instruction, InstructionId, Linkage, Module, Type, TypeId,
    UnnamedAddr, Value, Variable,
};
use dxil_ops::{OpCode, Target};

use super::call;
use super::place::{self, Place};
use crate::Error;
use crate::resource::{Bound, Description, Resources};

const FROM_BINDING: &str = "llvm.dx.resource.handlefrombinding";
const FROM_IMPLICIT_BINDING: &str = "llvm.dx.resource.handlefromimplicitbinding";
const NON_UNIFORM: &str = "llvm.dx.resource.nonuniformindex";
/// Attached to what creates the handle of a resource that is `globallycoherent`.
const COHERENT: &str = "hlsl.globallycoherent";

/// Raises what creates handles in a function. Returns the reasons for which something cannot be.
pub(super) fn raise(
    module: &mut Module,
    function: FunctionId,
    target: Target,
    resources: &mut Resources,
    names: &mut Names,
) -> Vec<Error> {
    let Some(body) = module.functions[function].body.take() else { return Vec::new() };
    let (creations, erased) = find(module, &body, resources);
    module.functions[function].body = Some(body);
    if creations.is_empty() {
        return Vec::new();
    }
    let mut handles = Handles { resources, names, creations, erased, errors: Vec::new() };
    let done = rewrite(module, function, target, &mut handles);
    let mut errors = handles.errors;
    errors.extend(done.err().map(Error::from));
    errors
}

/// The way in which a handle is created.
#[derive(Clone, Debug)]
enum Creation {
    /// Of a resource, at a register.
    Register { resource: usize, register: Value, non_uniform: bool },
    /// Of a resource of a library, at a place in the variable that stands for it.
    Place { resource: usize, place: Place },
    /// Of a descriptor in a heap, with these arguments.
    Heap { ty: TypeId, coherent: bool, arguments: Vec<Value> },
}

/// The calls that create handles of target types, and those before `AnnotateHandle` that go.
fn find(
    module: &mut Module,
    body: &Body,
    resources: &mut Resources,
) -> (BTreeMap<InstructionId, Creation>, BTreeSet<InstructionId>) {
    let (mut creations, mut inner) = (BTreeMap::new(), BTreeMap::new());
    for (id, _) in body.instructions() {
        let Some((op, arguments)) = operation(module, body, id) else { continue };
        match (op, arguments) {
            (OpCode::CreateHandle, &[_, class, number, register, non_uniform]) => {
                let number = integer(module, class).zip(integer(module, number));
                let resource = number
                    .and_then(|(class, number)| resources.numbered(ResourceClass(class), number));
                let Some(resource) = resource else { continue };
                let non_uniform = integer(module, non_uniform) == Some(1);
                creations.insert(id, Creation::Register { resource, register, non_uniform });
            }
            (OpCode::CreateHandleForLib, &[_, resource]) => {
                if let Some((resource, place)) = place::find(module, body, resource, resources) {
                    creations.insert(id, Creation::Place { resource, place });
                }
            }
            (OpCode::AnnotateHandle, &[_, handle, properties]) => {
                let Some(created) = handle.instruction() else { continue };
                let words = properties.constant();
                let words = words.and_then(|id| module.constants.struct_words(id));
                let Some(description) = words.map(Description::of_words) else { continue };
                let creation = match creations.get(&created) {
                    Some(creation) if !inner.contains_key(&created) => Some(creation.clone()),
                    _ => annotated(module, body, created, description, resources),
                };
                if let Some(creation) = creation {
                    creations.insert(id, creation);
                    inner.insert(id, created);
                }
            }
            _ => {}
        }
    }
    let uses = Uses::new(body);
    let is_for_operations = |id: InstructionId| {
        let uses = uses.of(Value::Instruction(id));
        uses.iter().all(|used| operation(module, body, used.user).is_some())
    };
    creations.retain(|&id, _| is_for_operations(id));
    inner.retain(|id, _| creations.contains_key(id));
    let mut erased = BTreeSet::new();
    for &created in inner.values() {
        let uses = uses.of(Value::Instruction(created));
        if uses.iter().all(|used| inner.contains_key(&used.user)) {
            creations.remove(&created);
            erased.insert(created);
        }
    }
    (creations, erased)
}

/// The handle that a call creates which `AnnotateHandle` describes.
fn annotated(
    module: &mut Module,
    body: &Body,
    created: InstructionId,
    description: Description,
    resources: &mut Resources,
) -> Option<Creation> {
    match operation(module, body, created)? {
        (OpCode::CreateHandleFromBinding, &[_, bind, register, non_uniform]) => {
            let words = module.constants.struct_words(bind.constant()?)?;
            let non_uniform = integer(module, non_uniform) == Some(1);
            let resource = bound(module, words, description, resources);
            Some(Creation::Register { resource, register, non_uniform })
        }
        (OpCode::CreateHandleFromHeap, arguments) => {
            let arguments = arguments.get(1..)?.to_vec();
            let ty = description.handle(module);
            Some(Creation::Heap { ty, coherent: description.coherent, arguments })
        }
        _ => None,
    }
}

/// The resource of these registers.
fn bound(
    module: &mut Module,
    [lower_bound, last, space, class]: [u32; 4],
    description: Description,
    resources: &mut Resources,
) -> usize {
    let class = ResourceClass(class);
    if let Some(known) = resources.at(class, space, lower_bound) {
        return known;
    }
    let size = last.wrapping_sub(lower_bound).wrapping_add(1);
    let handle = description.handle(module);
    let size = if last == u32::MAX { u32::MAX } else { size };
    let (id, name, coherent) = (0, BString::default(), description.coherent);
    resources.add(class, Bound { id, space, lower_bound, size, name, handle, coherent })
}

fn integer(module: &Module, value: Value) -> Option<u32> {
    u32::try_from(module.constants.integer_value(value.constant()?)?).ok()
}

struct Handles<'a> {
    resources: &'a Resources,
    names: &'a mut Names,
    creations: BTreeMap<InstructionId, Creation>,
    erased: BTreeSet<InstructionId>,
    errors: Vec<Error>,
}

impl Rewriter for Handles<'_> {
    fn visit(&mut self, b: &FunctionBuilder<'_>, id: InstructionId, _: &Instruction) -> Rewrite {
        if self.erased.contains(&id) {
            return Rewrite::Erase;
        }
        let Some(creation) = self.creations.remove(&id) else { return Rewrite::Keep };
        match self.create(b, &creation) {
            Ok(handle) => Rewrite::Replace(handle),
            Err(error) => {
                self.errors.push(error);
                Rewrite::Keep
            }
        }
    }
}

impl Handles<'_> {
    fn create(&mut self, b: &FunctionBuilder<'_>, creation: &Creation) -> Result<Value, Error> {
        match creation {
            Creation::Register { resource, register, non_uniform } => {
                let index = b.minus(*register, self.resources.list[*resource].lower_bound)?;
                self.bind(b, *resource, index, *non_uniform)
            }
            Creation::Place { resource, place } => {
                let index = place.index(b)?;
                self.bind(b, *resource, index, place.non_uniform)
            }
            Creation::Heap { ty, coherent, arguments } => {
                let name = "llvm.dx.op.CreateHandleFromHeap".into();
                let handle = call::direct(b, name, *ty, arguments, None)?;
                mark(b, handle, *coherent);
                Ok(handle)
            }
        }
    }

    /// The handle of an element of a resource.
    fn bind(
        &mut self,
        b: &FunctionBuilder<'_>,
        number: usize,
        mut index: Value,
        non_uniform: bool,
    ) -> Result<Value, Error> {
        let i32 = b.ty(Type::Integer { bits: 32 });
        if non_uniform {
            index = call::intrinsic(b, NON_UNIFORM, i32, &[index]).ok_or("an index is no i32")?;
        }
        let resource = &self.resources.list[number];
        let name = self.names.address(b, &resource.name)?;
        let [space, first, size] =
            [resource.space, resource.lower_bound, resource.size].map(|it| b.i32(it as i32));
        // Resources of libraries may have no register yet.
        let (intrinsic, arguments) = match resource.lower_bound {
            u32::MAX => {
                let space = if resource.space == u32::MAX { b.i32(0) } else { space };
                // LLVM tells resources of all classes apart by it.
                let order = b.i32(number as i32);
                (FROM_IMPLICIT_BINDING, [order, space, size, index, name])
            }
            _ => (FROM_BINDING, [space, first, size, index, name]),
        };
        let handle = call::intrinsic(b, intrinsic, resource.handle, &arguments);
        let handle = handle.ok_or("the arguments of a handle are not of LLVM's types")?;
        mark(b, handle, resource.coherent);
        Ok(handle)
    }
}

/// Marks the handle of a coherent resource.
fn mark(b: &FunctionBuilder<'_>, handle: Value, coherent: bool) {
    if coherent {
        let empty = b.tuple(&[]);
        // It is an instruction, and the metadata exists.
        let _ = b.attach(handle, COHERENT, empty);
    }
}

/// The strings that hold the names of resources.
pub(super) struct Names {
    known: BTreeSet<BString>,
    addresses: BTreeMap<BString, ConstantId>,
}

impl Names {
    pub(super) fn new(module: &Module) -> Self {
        let variables = module.variables.values().map(|it| it.name.clone());
        let known = variables.chain(module.functions.values().map(|it| it.name.clone())).collect();
        Self { known, addresses: BTreeMap::new() }
    }

    /// The address of the string; a null pointer if there is no name.
    fn address(&mut self, b: &FunctionBuilder<'_>, name: &BString) -> Result<Value, Error> {
        let pointer = b.with_module(|module| {
            let byte = module.types.integer(8);
            module.types.pointer(byte)
        });
        if name.is_empty() {
            return Ok(b.null(pointer)?);
        }
        if let Some(&known) = self.addresses.get(name) {
            return Ok(known.into());
        }
        let mut unique = name.clone();
        unique.extend_from_slice(b".str");
        while !self.known.insert(unique.clone()) {
            unique.push(b'_');
        }
        let address = b.with_module(|module| {
            let element = module.types.integer(8);
            let mut bytes = name.to_vec();
            bytes.push(0);
            let length = bytes.len() as u64;
            let ty = module.types.intern(Type::Array { element, length });
            let initializer = Some(module.constants.data(ty, &bytes));
            module.add_variable(Variable {
                constant: true,
                initializer,
                linkage: Linkage::Private,
                unnamed_addr: UnnamedAddr::Global,
                alignment: 1,
                ..Variable::new(unique, ty)
            })
        });
        self.addresses.insert(name.clone(), address.1);
        Ok(address.1.into())
    }
}
