//! Declarations of operations' functions.

use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use core::fmt::Write as _;
use core::mem;

use dxil_ops::{Attribute as OpAttribute, OpCode, Overload, Scalar};
use foldhash::fast::FixedState;
use hashbrown::HashMap;

use super::{ErrorKind, FunctionBuilder, State};
use crate::typing::OperationType;
use crate::{
    Attribute, AttributeGroup, AttributeKind, Dialect, FUNCTION_SLOT, Function, FunctionId,
    Intrinsic, MemoryEffects, Type, TypeId, Value,
};

/// The functions that a builder has met.
#[derive(Debug, Default)]
pub(in crate::build) struct Declared {
    /// Those of operations, by name.
    functions: HashMap<String, FunctionId, FixedState>,
    /// Those of them whose overload is a scalar, so that their names are not put together again.
    of_scalars: HashMap<(OpCode, Scalar), FunctionId, FixedState>,
    /// The intrinsics of each type, with the names that they were asked for by.
    intrinsics: HashMap<TypeId, Vec<(String, FunctionId)>, FixedState>,
    /// A buffer for names.
    name: String,
}

/// The attributes that LLVM knows, in its order. All functions are `nounwind`.
const ATTRIBUTES: [(Option<OpAttribute>, AttributeKind); 6] = [
    (Some(OpAttribute::NoDuplicate), AttributeKind::NoDuplicate),
    (Some(OpAttribute::NoReturn), AttributeKind::NoReturn),
    (None, AttributeKind::NoUnwind),
    (Some(OpAttribute::ReadNone), AttributeKind::ReadNone),
    (Some(OpAttribute::ReadOnly), AttributeKind::ReadOnly),
    (Some(OpAttribute::ArgMemOnly), AttributeKind::ArgMemOnly),
];

impl FunctionBuilder<'_> {
    /// The intrinsic of LLVM that has this name, perhaps followed by overloads, and a function's type. It is declared if it
    /// is new; the builder remembers it. [`None`] if LLVM has no intrinsic of this name and type.
    ///
    /// ```
    /// # use dxil_ir::build::FunctionBuilder;
    /// # use dxil_ir::{Dialect, Function, Module, Type};
    /// # use dxil_ops::{ShaderStage, Target, Version};
    /// # let mut module = Module::of(Dialect::Modern);
    /// # let float = module.types.intern(Type::Float);
    /// # let ty = module.types.function(float, &[float]);
    /// # let (function, _) = module.add_function(Function::new("f", ty));
    /// # let target = Target::new(Version::V1_0, ShaderStage::Library);
    /// # let b = FunctionBuilder::new(&mut module, function, target)?;
    /// let saturate = b.intrinsic("llvm.dx.saturate", ty).expect("it takes numbers");
    /// assert_eq!(b.with_module(|it| it.functions[saturate].name.clone()), "llvm.dx.saturate.f32");
    /// # Ok::<(), dxil_ir::build::Error>(())
    /// ```
    #[must_use]
    pub fn intrinsic(&self, name: &str, ty: TypeId) -> Option<FunctionId> {
        let state = &mut *self.0.borrow_mut();
        let known = state.declared.intrinsics.get(&ty).into_iter().flatten();
        if let Some((_, function)) = known.into_iter().find(|(known, _)| known == name) {
            return Some(*function);
        }
        let it = Intrinsic::named(name.as_bytes())?;
        let overloads = it.overloads(&state.module.types, ty)?;
        let types = &state.module.types;
        let function = match types[ty] {
            // LLVM's has a struct without a name.
            Type::Function { result, .. } if matches!(types[result], Type::Named(_)) => {
                it.declare(state.module, &overloads)?
            }
            _ => it.declare_as(state.module, &overloads, ty)?,
        };
        state.declared.intrinsics.entry(ty).or_default().push((name.into(), function));
        Some(function)
    }
}

impl State<'_> {
    /// The function that a call calls, which is declared if it is new.
    pub(super) fn declare(
        &mut self,
        op: OpCode,
        overloads: &[Overload<'_>],
        arguments: &[Value],
    ) -> Result<FunctionId, ErrorKind> {
        let scalar = match *overloads {
            [Overload::Scalar(scalar)] => Some((op, scalar)),
            _ => None,
        };
        if let Some(known) = scalar.and_then(|key| self.declared.of_scalars.get(&key)) {
            return Ok(*known);
        }
        let mut name = mem::take(&mut self.declared.name);
        name.clear();
        write!(name, "{}", op.function_name(overloads)).expect("strings take what is written");
        let function = match self.declared.functions.get(&name) {
            Some(&function) => Ok(function),
            None => self.declare_named(&name, op, overloads, arguments),
        };
        self.declared.name = name;
        if let (Some(key), Ok(function)) = (scalar, &function) {
            self.declared.of_scalars.insert(key, *function);
        }
        function
    }

    fn declare_named(
        &mut self,
        name: &str,
        op: OpCode,
        overloads: &[Overload<'_>],
        arguments: &[Value],
    ) -> Result<FunctionId, ErrorKind> {
        let ty = self.function_type(op, overloads, arguments)?;
        let function = self.declare_function(name, ty, self.attributes(op))?;
        self.declared.functions.insert(name.into(), function);
        Ok(function)
    }

    /// The function of this name and type. It is added, with these attributes, if it is new.
    pub(in crate::build) fn declare_function(
        &mut self,
        name: &str,
        ty: TypeId,
        attributes: Vec<Attribute>,
    ) -> Result<FunctionId, ErrorKind> {
        if let Some(function) = self.module.function_named(name.into()) {
            let found = self.module.functions[function].ty;
            if found == ty {
                return Ok(function);
            }
            let [found, expected] = [found, ty].map(|ty| self.module.types.display(ty).to_string());
            return Err(ErrorKind::Declared { name: name.into(), found, expected });
        }
        let group = AttributeGroup { slot: FUNCTION_SLOT, attributes };
        let group = self.module.attributes.group(group);
        let attributes = Some(self.module.attributes.set(&[group]));
        Ok(self.module.add_function(Function { attributes, ..Function::new(name, ty) }).0)
    }

    fn function_type(
        &mut self,
        op: OpCode,
        overloads: &[Overload<'_>],
        arguments: &[Value],
    ) -> Result<TypeId, ErrorKind> {
        let mut ty = OperationType::function_of_call(
            op,
            overloads,
            self.target.native_16bit,
            arguments.len(),
        )?;
        if let OperationType::Function { parameters, .. } = &mut ty {
            self.place_payload(parameters, arguments)?;
        }
        Ok(ty.make(&mut self.module.types)?)
    }

    /// Puts a payload that may be in any address space, which is the last parameter, into that of the
    /// argument: it may be group-shared memory.
    fn place_payload(
        &self,
        parameters: &mut [OperationType<'_>],
        arguments: &[Value],
    ) -> Result<(), ErrorKind> {
        let (Some(OperationType::Pointer { address_space: place @ None, .. }), Some(&argument)) =
            (parameters.last_mut(), arguments.last())
        else {
            return Ok(());
        };
        let ty = self.type_of(argument)?;
        if let Type::Pointer { address_space, .. } = self.module.types[ty] {
            *place = Some(address_space);
        }
        Ok(())
    }

    /// The attributes of an operation's function.
    fn attributes(&self, op: OpCode) -> Vec<Attribute> {
        let of = op.attributes(self.target_of(op).version);
        let has = |attribute: Option<OpAttribute>| attribute.is_none_or(|it| of.contains(it));
        let kinds = ATTRIBUTES.iter().filter(|(attribute, _)| has(*attribute)).map(|it| it.1);
        if self.module.types.dialect() == Dialect::Dxil {
            return kinds.map(Attribute::Kind).collect();
        }
        let mut memory = MemoryEffects::ALL;
        let mut attributes = Vec::new();
        for kind in kinds {
            match kind {
                AttributeKind::ReadNone => memory = MemoryEffects::NONE,
                AttributeKind::ReadOnly => memory = memory.read_only(),
                AttributeKind::ArgMemOnly => memory = memory.argument_memory_only(),
                kind => attributes.push(Attribute::Kind(kind)),
            }
        }
        attributes.extend(memory.attribute());
        attributes
    }

    /// The type of a parameter of a declared function.
    pub(super) fn parameter(&self, function: FunctionId, index: usize) -> Option<TypeId> {
        match &self.module.types[self.module.functions[function].ty] {
            Type::Function { parameters, .. } => parameters.get(index).copied(),
            _ => None,
        }
    }
}
