//! Reads calls.

use alloc::format;
use alloc::vec::Vec;
use core::ops::Range;

use bstr::ByteSlice as _;
use dxil_ir::{
    Attribute, AttributeGroup, Bundle, ConstantKind, InstructionKind as Kind, List, RETURN_SLOT,
    TailCall, Type, TypeId, Value, typing,
};

use super::Reader;
use super::attribute::FunctionAttributes;
use super::failure::{Failure, Result};
use super::instruction::Typed;
use super::token::{self, Token};

/// The arguments of a call.
#[derive(Default)]
pub(super) struct Arguments {
    values: Vec<Value>,
    types: Vec<TypeId>,
    /// The offsets of the arguments.
    places: Vec<usize>,
    slots: Vec<AttributeGroup>,
}

impl Arguments {
    /// No arguments, with memory for a number that few calls exceed.
    pub(super) fn new() -> Self {
        const USUAL: usize = 16;
        Self {
            values: Vec::with_capacity(USUAL),
            types: Vec::with_capacity(USUAL),
            places: Vec::with_capacity(USUAL),
            slots: Vec::new(),
        }
    }
}

impl<'a> Reader<'a> {
    /// Reads a call, from its first keyword on.
    pub(super) fn call(&mut self, opcode: &Token<'a>) -> Result<Typed> {
        let tail = match opcode.text {
            b"tail" => TailCall::Tail,
            b"musttail" => TailCall::MustTail,
            _ => TailCall::None,
        };
        if tail != TailCall::None {
            self.cursor.expect_word("call")?;
        }
        let flags = self.modern_fast_math();
        let calling_convention = self.calling_convention()?;
        let result_attributes = self.attributes()?;
        let ty = self.ty()?;
        let callee = self.cursor.peek();
        self.skip_constant()?;
        let mut arguments = core::mem::take(&mut self.arguments);
        if !result_attributes.is_empty() {
            let group = AttributeGroup { slot: RETURN_SLOT, attributes: result_attributes };
            arguments.slots.push(group);
        }
        self.call_arguments(&mut arguments, tail)?;
        let mut own = FunctionAttributes::default();
        self.function_attributes(&mut own)?;
        let bundles = self.bundles()?;
        let (callee, function_type) = self.callee(&callee, ty, &arguments)?;
        let result = self.check_arguments(opcode, function_type, &arguments)?;
        self.check_fast_math(opcode, flags, result)?;
        let slots = core::mem::take(&mut arguments.slots);
        let attributes = self.attribute_set(slots, own);
        let values = self.local.body.add_list(arguments.values.iter().copied());
        arguments.values.clear();
        arguments.types.clear();
        arguments.places.clear();
        self.arguments = arguments;
        let kind = Kind::Call {
            callee,
            function_type,
            arguments: values,
            bundles,
            flags,
            attributes,
            calling_convention,
            tail,
        };
        Ok((kind, result))
    }

    fn call_arguments(&mut self, arguments: &mut Arguments, tail: TailCall) -> Result<()> {
        self.cursor.expect(token::Kind::OpenParenthesis)?;
        if self.cursor.eat(token::Kind::CloseParenthesis) {
            return Ok(());
        }
        loop {
            // A `musttail` call passes on the variable arguments of its function.
            if tail == TailCall::MustTail && self.cursor.eat(token::Kind::Ellipsis) {
                self.cursor.expect(token::Kind::CloseParenthesis)?;
                return Ok(());
            }
            arguments.places.push(self.cursor.offset());
            let ty = self.ty()?;
            let attributes: Vec<Attribute> = self.argument_attributes(ty)?;
            if !attributes.is_empty() {
                let slot = arguments.places.len() as u32;
                arguments.slots.push(AttributeGroup { slot, attributes });
            }
            let value = match ty == self.module.types.metadata() {
                true => self.metadata_operand()?,
                false => self.value(ty)?,
            };
            arguments.values.push(value);
            arguments.types.push(ty);
            if self.cursor.eat(token::Kind::CloseParenthesis) {
                return Ok(());
            }
            if !self.cursor.eat(token::Kind::Comma) {
                return Err(self.cursor.expected("`,` or `)`"));
            }
        }
    }

    /// Reads the operand bundles after a call: `[ "convergencectrl"(token %0) ]`.
    fn bundles(&mut self) -> Result<List<Bundle>> {
        let mut bundles = Vec::from_iter(self.local.argument_list.take());
        if !self.is_modern() || !self.cursor.eat(token::Kind::OpenBracket) {
            return Ok(self.local.body.add_list(bundles));
        }
        loop {
            let tag = self.cursor.expect(token::Kind::String)?.bytes().into_owned();
            let tag = self.module.bundle_tag(tag.as_bstr());
            let mut operands = Vec::new();
            self.cursor.expect(token::Kind::OpenParenthesis)?;
            while !self.cursor.eat(token::Kind::CloseParenthesis) {
                if !operands.is_empty() {
                    self.cursor.expect(token::Kind::Comma)?;
                }
                operands.push(self.typed_value()?.0);
            }
            let operands = self.local.body.add_list(operands);
            bundles.push(Bundle { tag, operands });
            if self.cursor.eat(token::Kind::CloseBracket) {
                return Ok(self.local.body.add_list(bundles));
            }
            self.cursor.expect(token::Kind::Comma)?;
        }
    }

    /// Reads the attributes between the type of an argument and its value.
    #[inline]
    fn argument_attributes(&mut self, ty: TypeId) -> Result<Vec<Attribute>> {
        match self.cursor.kind() {
            token::Kind::Word if ty != self.module.types.metadata() => self.attributes(),
            _ => Ok(Vec::new()),
        }
    }

    /// The callee, and the type of the function. `ty` is the type in the text before the callee: the
    /// type of the result, or of the function.
    fn callee(
        &mut self,
        token: &Token<'a>,
        ty: TypeId,
        arguments: &Arguments,
    ) -> Result<(Value, TypeId)> {
        if let token::Kind::Global | token::Kind::QuotedGlobal | token::Kind::GlobalNumber =
            token.kind
        {
            if let Some(found) = self.undeclared_intrinsic(token, ty, arguments)? {
                return Ok(found);
            }
            let address = self.global(token)?;
            let types = &self.module.types;
            let found = match self.module.constants[address].kind {
                ConstantKind::Function(id) => Some(self.module.functions[id].ty),
                _ => types.pointee(self.module.constants[address].ty),
            };
            if let Some(function) = found {
                let fits = match &types[function] {
                    Type::Function { result, parameters, variadic: false } => {
                        *result == ty && **parameters == *arguments.types
                    }
                    _ => false,
                };
                if fits {
                    return Ok((Value::Constant(address), function));
                }
                if !self.is_modern() && !matches!(types[ty], Type::Function { .. }) {
                    self.check_call(token, function, ty, arguments)?;
                }
            }
        }
        let function = self.called_type(token, ty, arguments)?;
        let pointer = self.module.types.pointer(function);
        let end = self.cursor.offset();
        self.cursor.seek(token.start);
        let callee = self.value(pointer)?;
        self.cursor.seek(end);
        Ok((callee, function))
    }

    /// Checks a call that states the type of the result alone, not that of the function.
    #[cold]
    fn check_call(
        &self,
        token: &Token<'a>,
        function: TypeId,
        ty: TypeId,
        arguments: &Arguments,
    ) -> Result<()> {
        let types = &self.module.types;
        let Type::Function { result, parameters, variadic } = &types[function] else {
            return Ok(());
        };
        let name = token.describe(self.cursor.source);
        let at = |place: Range<usize>, message| {
            let failure = Failure::new(place, message);
            match self.place_of_global(token) {
                Some(place) => failure.note(place, "its definition").once(),
                None => failure,
            }
        };
        let callee = token.start..token.end;
        if *result != ty {
            let (found, expected) = (types.display(ty), types.display(*result));
            return Err(at(callee, format!("{name} returns {expected}, the call states {found}")));
        }
        if *variadic {
            let failure = at(callee, format!("{name} has further arguments"));
            let ty = types.display(function);
            return Err(failure.help(format!("write the type of the function: `call {ty} {name}`")));
        }
        let (found, expected) = (arguments.types.len(), parameters.len());
        if found != expected {
            let message =
                format!("the number of arguments of {name} is {found}, expected {expected}");
            return Err(at(callee, message));
        }
        let pairs = arguments.types.iter().zip(&**parameters).zip(&arguments.places);
        for (number, ((&found, &expected), &place)) in pairs.enumerate() {
            if found != expected {
                let (found, expected) = (types.display(found), types.display(expected));
                let message =
                    format!("argument {number} of {name} is {found}, expected {expected}");
                return Err(at(place..place.saturating_add(1), message));
            }
        }
        Ok(())
    }

    /// The type of the called function, of the type in the text before the callee.
    pub(super) fn called_type(
        &mut self,
        token: &Token<'a>,
        ty: TypeId,
        arguments: &Arguments,
    ) -> Result<TypeId> {
        match self.module.types[ty] {
            Type::Function { .. } => Ok(ty),
            _ => {
                let parameters = arguments.types.as_slice().into();
                self.finish_function_type(ty, parameters, false, token)
            }
        }
    }

    /// Checks the arguments, and returns the type of the result.
    fn check_arguments(
        &self,
        opcode: &Token<'a>,
        function_type: TypeId,
        arguments: &Arguments,
    ) -> Result<TypeId> {
        let types = &self.module.types;
        let Type::Function { result, parameters, variadic } = &types[function_type] else {
            return Ok(types.void());
        };
        let (found, expected) = (arguments.types.len(), parameters.len());
        if found < expected || !variadic && found > expected {
            let place = opcode.start..self.cursor.last_end();
            let ty = types.display(function_type);
            let message = format!("{found} arguments for a function of type {ty}");
            return Err(Failure::new(place, message));
        }
        for (number, (&ty, &place)) in arguments.types.iter().zip(&arguments.places).enumerate() {
            typing::argument(types, parameters, number, ty)
                .map_err(|error| self.typing(place..place.saturating_add(1), error))?;
        }
        Ok(*result)
    }
}
