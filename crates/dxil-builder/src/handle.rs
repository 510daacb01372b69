//! Handles of resources: how they are made, and what accesses of several kinds share.

use alloc::format;

use bstr::{BStr, ByteSlice as _};
use dxil_format::ResourceClass;
use dxil_ir::Value;
use dxil_ir::build::Access;
use dxil_ir::metadata::Item;
use dxil_ops::{OpCode, Overload, Type, ops};

use crate::body::StandIn;
use crate::resource::{Binding, Declared, Description, words};
use crate::{Body, Error, Resource, ResourceType};

/// The handle of a resource, with the calls that its kind has.
#[derive(Clone, Copy, Debug)]
pub struct Handle<'b, 'm, T> {
    pub(crate) body: &'b Body<'m>,
    /// The name of the resource.
    name: &'m BStr,
    value: Value,
    pub(crate) ty: T,
    /// Whether what is declared has errors, which those of accesses would only repeat.
    is_refused: bool,
}

/// The name of a resource that is not declared, for errors.
const UNKNOWN: &str = "the resource";

impl<'m> Body<'m> {
    /// The handle of a resource, or of the first one of an array.
    ///
    /// # Errors
    ///
    /// The resource is one of another shader, or no block is open.
    pub fn handle<T: ResourceType>(
        &self,
        resource: Resource<T>,
    ) -> Result<Handle<'_, 'm, T>, Error> {
        self.handle_at(resource, self.i32(0), false)
    }

    /// The handle of the resource of an index in an array. The index may differ between threads, which
    /// must be said if it does.
    ///
    /// # Errors
    ///
    /// As with [`handle`](Self::handle), or the index is no `i32` or too large.
    pub fn handle_at<T: ResourceType>(
        &self,
        resource: Resource<T>,
        index: Value,
        non_uniform: bool,
    ) -> Result<Handle<'_, 'm, T>, Error> {
        let declared = self.declared(&resource);
        let is_refused = resource.is_refused || declared.is_err();
        let name = declared.as_ref().map_or(UNKNOWN.into(), |it| it.resource.name.as_bstr());
        let value = declared.and_then(|it| match resource.is_refused {
            true => Ok(self.stand_in_value()),
            false => self.handle_of(it, index, non_uniform),
        });
        let value = self.or_stand_in(value, |value| value);
        Ok(Handle { body: self, name, value, ty: resource.ty, is_refused })
    }

    /// The value of a handle.
    fn handle_of(
        &self,
        declared: &Declared,
        index: Value,
        non_uniform: bool,
    ) -> Result<Value, Error> {
        self.check_index(index, declared.resource.name.as_bstr())?;
        let Binding { count, .. } = declared.binding();
        if let Some(index) = self.integer_value(index).filter(|index| *index >= count.into()) {
            let message = format!("{} has {count} registers", declared.resource.name);
            let help = format!("give an index below {count}, not {index}");
            return Err(Error::misuse(message, help));
        }
        match (&declared.variable, self.has(OpCode::AnnotateHandle)) {
            (Some((variable, held)), annotates) => {
                let handle =
                    self.handle_in_library(declared, (*variable).into(), held, index, non_uniform)?;
                if annotates { self.annotated(handle, declared.words) } else { Ok(handle) }
            }
            (None, true) => {
                let handle = self.handle_from_binding(declared, index, non_uniform)?;
                self.annotated(handle, declared.words)
            }
            (None, false) => self.handle_from_range(declared, index, non_uniform),
        }
    }

    /// The handle of a resource in the heap of descriptors, as one of a kind: since shader model 6.6.
    ///
    /// # Errors
    ///
    /// The kind is wrong by itself, the index is no `i32`, or the shader model has no such handles.
    pub fn handle_from_heap<T: ResourceType>(
        &self,
        ty: T,
        index: Value,
        non_uniform: bool,
    ) -> Result<Handle<'_, 'm, T>, Error> {
        let description = ty.describe();
        let checked = description.check(self.known.owner);
        let is_refused = checked.is_err();
        let value = match checked {
            Ok(()) => self.handle_of_heap(&description, index, non_uniform),
            Err(None) => Ok(self.stand_in_value()),
            Err(Some(error)) => Err(error),
        };
        let value = self.or_stand_in(value, |value| value);
        Ok(Handle { body: self, name: UNKNOWN.into(), value, ty, is_refused })
    }

    fn handle_of_heap(
        &self,
        description: &Description,
        index: Value,
        non_uniform: bool,
    ) -> Result<Value, Error> {
        let create = ops::CreateHandleFromHeap {
            index,
            sampler_heap: self.i1(description.content.class() == ResourceClass::Sampler),
            non_uniform_index: self.i1(non_uniform),
        };
        self.annotated(self.op(create, &[])?, words(description))
    }

    /// The handle of a range of the metadata: before shader model 6.6.
    fn handle_from_range(
        &self,
        declared: &Declared,
        index: Value,
        non_uniform: bool,
    ) -> Result<Value, Error> {
        let create = ops::CreateHandle {
            resource_class: self.i8(declared.class().0 as i8),
            range_id: self.i32(declared.resource.id as i32),
            index: self.register(declared, index)?,
            non_uniform_index: self.i1(non_uniform),
        };
        Ok(self.op(create, &[])?)
    }

    /// The handle of registers: since shader model 6.6.
    fn handle_from_binding(
        &self,
        declared: &Declared,
        index: Value,
        non_uniform: bool,
    ) -> Result<Value, Error> {
        let binding = declared.binding();
        let ty = self.op_type(Type::ResBind, &[])?;
        let [low, high, space] =
            [binding.register, binding.last(), binding.space].map(|it| self.i32(it as i32));
        let bind = self.aggregate(ty, &[low, high, space, self.i8(declared.class().0 as i8)])?;
        let (index, non_uniform_index) = (self.register(declared, index)?, self.i1(non_uniform));
        Ok(self.op(ops::CreateHandleFromBinding { bind, index, non_uniform_index }, &[])?)
    }

    /// The handle that the global variable of a library holds.
    fn handle_in_library(
        &self,
        declared: &Declared,
        variable: Value,
        held: &str,
        index: Value,
        non_uniform: bool,
    ) -> Result<Value, Error> {
        let pointer = match declared.binding().count {
            1 => variable,
            _ => self.inbounds_gep(variable, &[self.i32(0), index])?,
        };
        if non_uniform && pointer.instruction().is_some() {
            self.attach(pointer, "dx.nonuniform", self.tuple(&[Item::from(1)]))?;
        }
        let resource = self.load(pointer, Access::aligned(4))?;
        Ok(self.op(ops::CreateHandleForLib { resource }, &[Overload::Object(held)])?)
    }

    /// Checks the index in an array of resources of a name.
    fn check_index(&self, index: Value, name: &BStr) -> Result<(), Error> {
        if self.is_stand_in(index) {
            return Ok(());
        }
        let found = self.type_of(index)?;
        if found == self.ty(dxil_ir::Type::Integer { bits: 32 }) {
            return Ok(());
        }
        let found = self.with_module(|module| format!("{}", module.types.display(found)));
        let message = format!("the index of {name} is {found}, expected i32");
        Err(Error::misuse(message, "convert it"))
    }

    /// The register of an index, which counts from the first register of the resource.
    fn register(&self, declared: &Declared, index: Value) -> Result<Value, Error> {
        let first = declared.resource.lower_bound;
        match self.integer_value(index) {
            Some(index) => Ok(self.i32(first.wrapping_add(index as u32) as i32)),
            None if first == 0 => Ok(index),
            None => {
                let flags = dxil_ir::OverflowFlags::NONE;
                Ok(self.binary(dxil_ir::BinaryOp::Add(flags), index, self.i32(first as i32))?)
            }
        }
    }

    fn annotated(&self, res: Value, words: [u32; 2]) -> Result<Value, Error> {
        if self.is_stand_in(res) {
            return Ok(res);
        }
        let props = self.words(Type::ResProps, words)?;
        Ok(self.op(ops::AnnotateHandle { res, props }, &[])?)
    }

    /// A constant struct of an operation that has two words.
    pub(crate) fn words(&self, ty: Type, words: [u32; 2]) -> Result<Value, Error> {
        let ty = self.op_type(ty, &[])?;
        Ok(self.aggregate(ty, &words.map(|word| self.i32(word as i32)))?)
    }

    /// Elements of a struct, from one of an index on.
    pub(crate) fn elements<const N: usize>(
        &self,
        row: Value,
        first: u32,
    ) -> Result<[Value; N], Error> {
        let mut elements = [row; N];
        for (index, element) in (first..).zip(&mut elements) {
            *element = self.extract_value(row, &[index])?;
        }
        Ok(elements)
    }
}

impl<T> Handle<'_, '_, T> {
    /// The name of the resource, for errors.
    pub(crate) const fn name(&self) -> &BStr {
        self.name
    }

    /// The value, for operations.
    #[must_use]
    pub const fn value(&self) -> Value {
        self.value
    }

    /// The result of an access. One to a resource whose declaration has errors has none of its own.
    pub(crate) fn settle<R: StandIn>(
        &self,
        call: impl FnOnce() -> Result<R, Error>,
    ) -> Result<R, Error> {
        match self.is_refused {
            true => Ok(R::of(self.body.stand_in_value())),
            false => self.body.settle(call),
        }
    }

    pub(crate) fn undefined_i32(&self) -> Result<Value, Error> {
        Ok(self.body.undef(self.body.ty(dxil_ir::Type::Integer { bits: 32 }))?)
    }

    pub(crate) fn undefined_float(&self) -> Result<Value, Error> {
        Ok(self.body.undef(self.body.ty(dxil_ir::Type::Float))?)
    }

    pub(crate) fn overload_of(&self, value: Value) -> Result<Overload<'static>, Error> {
        if self.body.is_stand_in(value) {
            // The call gives no error of its value.
            return Ok(Overload::I32);
        }
        self.body.overload_of(value).ok_or_else(|| {
            Error::misuse("the value is no number", "store integers or floating-point numbers")
        })
    }

    /// Checks how many components of an element are loaded.
    pub(crate) fn check_components(&self, found: usize, declared: u8) -> Result<(), Error> {
        if found <= declared.into() {
            return Ok(());
        }
        let message = format!("an element of {} has {declared} components", self.name);
        Err(Error::misuse(message, format!("load up to {declared}, not {found}")))
    }

    /// Checks how many components of an element are stored.
    pub(crate) fn check_all_components(&self, found: usize, declared: u8) -> Result<(), Error> {
        if found == usize::from(declared) {
            return Ok(());
        }
        let message = format!("an element of {} has {declared} components", self.name);
        Err(Error::misuse(message, format!("store {declared} at once, not {found}")))
    }

    /// Checks how many coordinates a place has.
    pub(crate) fn check_coordinates(&self, found: usize, expected: usize) -> Result<(), Error> {
        if found == expected {
            return Ok(());
        }
        let plural = if expected == 1 { "" } else { "s" };
        let message = format!("{} has {expected} coordinate{plural}", self.name);
        Err(Error::misuse(message, format!("give {expected}, not {found}")))
    }

    pub(crate) fn check_writable(&self, writable: bool) -> Result<(), Error> {
        if writable {
            return Ok(());
        }
        let message = format!("{} is only read", self.name);
        Err(Error::misuse(message, "declare it with `writable`"))
    }

    /// The four operands of a store of a whole element: the first component stands for those that the
    /// format lacks.
    pub(crate) fn all_components(&self, values: &[Value]) -> Result<[Value; 4], Error> {
        padded(values, values.first().copied().unwrap_or(self.value), "components")
    }
}

/// Values, and others after them.
pub(crate) fn padded<const N: usize>(
    values: &[Value],
    rest: Value,
    what: &str,
) -> Result<[Value; N], Error> {
    let mut padded = [rest; N];
    match padded.get_mut(..values.len()) {
        Some(places) => places.copy_from_slice(values),
        None => {
            let (message, help) = (format!("there are {} {what}", values.len()), "give up to");
            return Err(Error::misuse(message, format!("{help} {N}")));
        }
    }
    Ok(padded)
}
