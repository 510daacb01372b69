//! `dxil-mem-intrinsics`: copies and fillings of memory become loads and stores.

mod copy;
mod fill;

use alloc::string::String;
use alloc::vec::Vec;

use dxil_ir::build::FunctionBuilder;
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{FunctionId, Instruction, InstructionId, InstructionKind, Module, Value};

use crate::extent::Extents;
use crate::target::target;
use crate::{Diagnostic, Report, functions, intrinsic};

/// The maximum number of values that one intrinsic becomes stores of: a type only claims how many it holds.
const MAX_VALUES: usize = 4096;

/// A function that puts instructions in the place of a call. It returns why there are none.
type Expansion = fn(&Call<'_, '_>) -> Result<(), Diagnostic>;

/// The expansions, by the name of the intrinsic without the types at its end.
const EXPANSIONS: [(&str, Expansion); 5] = [
    ("llvm.memcpy", copy::copy),
    ("llvm.memcpy.inline", copy::copy),
    ("llvm.memmove", copy::move_all),
    ("llvm.memset", fill::expand),
    ("llvm.memset.inline", fill::expand),
];

/// A call that is expanded.
struct Call<'a, 'm> {
    b: &'a FunctionBuilder<'m>,
    arguments: &'a [Value],
    extents: &'a Extents,
}

pub(crate) fn run(module: &mut Module, report: &mut Report) {
    let mut names = module.functions.ids().filter_map(|id| intrinsic::name(module, id));
    if !names.any(is_expanded) {
        return;
    }
    let target = target(module);
    let is_called = |it| intrinsic::called(module, it).is_some_and(is_expanded);
    let has_calls = |id: &FunctionId| {
        let body = module.functions[*id].body.as_ref();
        body.is_some_and(|body| body.instructions().any(|(_, it)| is_called(it)))
    };
    let mut functions = functions::defined(module);
    functions.retain(has_calls);
    for function in functions {
        let mut expander = Expander { extents: Extents::new(module), errors: Vec::new() };
        let done = rewrite(module, function, target, &mut expander);
        let errors = expander.errors.into_iter().chain(done.err().map(Diagnostic::from));
        report.errors.extend(errors.map(|it| it.within(module, function)));
    }
}

/// Whether calls of an intrinsic of this name are expanded.
pub(crate) fn is_expanded(name: &str) -> bool {
    expansion(name).is_some()
}

fn expansion(name: &str) -> Option<Expansion> {
    EXPANSIONS.iter().rev().find(|(known, _)| intrinsic::is(name, known)).map(|it| it.1)
}

struct Expander {
    extents: Extents,
    errors: Vec<Diagnostic>,
}

impl Rewriter for Expander {
    fn visit(&mut self, b: &FunctionBuilder<'_>, _: InstructionId, it: &Instruction) -> Rewrite {
        let InstructionKind::Call { arguments, .. } = it.kind else { return Rewrite::Keep };
        let called = b.with_module(|module| {
            let name = intrinsic::called(module, it)?;
            Some((String::from(name), expansion(name)?))
        });
        let Some((name, expansion)) = called else { return Rewrite::Keep };
        let arguments = b.list(arguments);
        match expansion(&Call { b, arguments: &arguments, extents: &self.extents }) {
            Ok(()) => Rewrite::Erase,
            Err(reason) => {
                self.errors.push(reason.prefixed(name));
                Rewrite::Keep
            }
        }
    }
}

impl Call<'_, '_> {
    /// The number of bytes, and whether the memory is volatile, which no expansion knows.
    fn length(&self, length: Value, volatile: Value) -> Result<u64, Diagnostic> {
        if self.b.integer_value(volatile) != Some(0) {
            return Err("volatile memory cannot be expanded".into());
        }
        self.b.integer_value(length).ok_or_else(|| "the number of bytes is not constant".into())
    }
}
