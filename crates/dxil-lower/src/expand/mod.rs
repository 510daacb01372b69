//! `dxil-intrinsic-expansion`: intrinsics that DXIL has no operation for become instructions and other intrinsics.
//!
//! Vectors stay vectors: the scalarizer comes later.

mod arithmetic;
mod boolean;
mod boolean_load;
mod call;
mod exponential;
mod float_class;
mod matrix;
mod product;
mod signature;
mod wide;

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxil_ir::build::FunctionBuilder;
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{
    FastMathFlags, FunctionId, Instruction, InstructionId, InstructionKind, Intrinsic, Module,
    Value,
};
use dxil_ops::Target;

use crate::target::target;
use crate::{Diagnostic, Report, aggregates, dead, functions, intrinsic};
use call::{Call, Expanded};

/// How an intrinsic is expanded. The function returns [`None`] where the call stays.
type Expansion = fn(&Call<'_, '_>) -> Expanded;

/// The expansions, in the order of the names of their intrinsics, without the types at the end.
const EXPANSIONS: &[(&str, Expansion)] = &[
    ("llvm.abs", arithmetic::abs),
    ("llvm.assume", arithmetic::nothing),
    ("llvm.atan2", exponential::atan2),
    ("llvm.dx.all", boolean::all),
    ("llvm.dx.any", boolean::any),
    ("llvm.dx.cross", product::cross),
    ("llvm.dx.degrees", arithmetic::degrees),
    ("llvm.dx.fdot", product::float_dot),
    ("llvm.dx.interlocked.add", arithmetic::interlocked_add),
    ("llvm.dx.interlocked.or", arithmetic::interlocked_or),
    ("llvm.dx.isinf", float_class::is_infinite),
    ("llvm.dx.isnan", float_class::is_nan),
    ("llvm.dx.lerp", arithmetic::lerp),
    ("llvm.dx.load.input", signature::load),
    ("llvm.dx.nclamp", arithmetic::float_clamp),
    ("llvm.dx.normalize", product::normalize),
    ("llvm.dx.radians", arithmetic::radians),
    ("llvm.dx.resource.load.rawbuffer", boolean_load::load_raw),
    ("llvm.dx.resource.load.typedbuffer", boolean_load::load_typed),
    ("llvm.dx.resource.store.rawbuffer", wide::store_raw),
    ("llvm.dx.resource.store.typedbuffer", wide::store_typed),
    ("llvm.dx.sclamp", arithmetic::signed_clamp),
    ("llvm.dx.sdot", product::signed_dot),
    ("llvm.dx.sign", arithmetic::sign),
    ("llvm.dx.step", arithmetic::step),
    ("llvm.dx.store.output", signature::store),
    ("llvm.dx.uclamp", arithmetic::unsigned_clamp),
    ("llvm.dx.udot", product::unsigned_dot),
    ("llvm.exp", exponential::exp),
    ("llvm.fshl", arithmetic::funnel_left),
    ("llvm.fshr", arithmetic::funnel_right),
    ("llvm.invariant.end", arithmetic::nothing),
    ("llvm.invariant.start", arithmetic::no_invariant),
    ("llvm.is.fpclass", float_class::is_class),
    ("llvm.ldexp", exponential::ldexp),
    ("llvm.log", exponential::log),
    ("llvm.log10", exponential::log10),
    ("llvm.matrix.multiply", matrix::multiply),
    ("llvm.matrix.transpose", matrix::transpose),
    ("llvm.pow", exponential::pow),
    ("llvm.powi", exponential::powi),
    ("llvm.scmp", arithmetic::signed_compare),
    ("llvm.smul.with.overflow", arithmetic::signed_multiply),
    ("llvm.ucmp", arithmetic::unsigned_compare),
    ("llvm.umul.with.overflow", arithmetic::unsigned_multiply),
    ("llvm.usub.sat", arithmetic::saturating_subtract),
    ("llvm.vector.reduce.add", product::sum),
    ("llvm.vector.reduce.fadd", product::float_sum),
];

pub(crate) fn run(module: &mut Module, report: &mut Report) {
    let expansions: BTreeMap<_, _> = module
        .functions
        .ids()
        .filter_map(|id| {
            let name = intrinsic::name(module, id)?;
            Some((id, expansion(name, Intrinsic::named(name.as_bytes()))?))
        })
        .collect();
    if expansions.is_empty() {
        return;
    }
    let target = target(module);
    // Elements of several rows are arrays.
    let has_signatures = intrinsic::is_declared(module, &signature::INTRINSICS);
    let has_pairs =
        intrinsic::is_declared(module, &arithmetic::OF_PAIRS) || boolean_load::is_declared(module);
    for function in functions::defined(module) {
        let Some(body) = &module.functions[function].body else { continue };
        let loads = wide::Loads::new(module, body, target.version);
        let mut expander =
            Expander { expansions: &expansions, target, loads, has_pairs, messages: Vec::new() };
        let done = rewrite(module, function, target, &mut expander);
        let messages = expander.messages.into_iter().chain(done.err().map(Diagnostic::from));
        let errors = messages.map(|it| it.within(module, function));
        report.errors.extend(errors.collect::<Vec<_>>());
        if let Some(body) = module.functions[function].body.as_mut().filter(|_| has_pairs) {
            dead::sweep_aggregates(body);
        }
        if has_signatures {
            if let Err(error) = aggregates::split(module, function) {
                report.errors.push(Diagnostic::from(error).within(module, function));
            }
        }
    }
}

/// Whether calls of an intrinsic of this name, which is this one of LLVM, are expanded.
pub(crate) fn is_expanded(name: &str, known: Option<Intrinsic>) -> bool {
    expansion(name, known).is_some()
}

fn expansion(name: &str, known: Option<Intrinsic>) -> Option<Expansion> {
    match known {
        // `llvm.dx.all.memory.barrier` begins as `llvm.dx.all` does.
        Some(it) => {
            let whole = &name[..intrinsic::PREFIX.len() + it.name().len()];
            let found = EXPANSIONS.binary_search_by(|(known, _)| (*known).cmp(whole));
            found.ok().map(|index| EXPANSIONS[index].1)
        }
        None => EXPANSIONS.iter().find(|(known, _)| intrinsic::is(name, known)).map(|it| it.1),
    }
}

struct Expander<'a> {
    expansions: &'a BTreeMap<FunctionId, Expansion>,
    target: Target,
    loads: wide::Loads,
    /// Whether there are structs of a product and whether it overflows, or of booleans and whether they are mapped.
    has_pairs: bool,
    messages: Vec<Diagnostic>,
}

impl Rewriter for Expander<'_> {
    const DROPS_NAMES: bool = true;

    fn visit(
        &mut self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
        instruction: &Instruction,
    ) -> Rewrite {
        match self.expand(b, id, instruction) {
            Ok(Some(rewrite)) => rewrite,
            Ok(None) => Rewrite::Keep,
            Err(error) => {
                self.messages.push(error);
                Rewrite::Keep
            }
        }
    }

    fn finish(&mut self, _: &FunctionBuilder<'_>) -> Vec<(InstructionId, Value)> {
        self.loads.finish()
    }
}

impl Expander<'_> {
    fn expand(
        &mut self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
        instruction: &Instruction,
    ) -> Expanded {
        let inserted = match instruction.kind {
            InstructionKind::ExtractValue { aggregate, indices } if self.has_pairs => {
                aggregates::inserted(b, aggregate, b.list(indices))
            }
            _ => None,
        };
        if let Some(element) = inserted {
            return Ok(Some(Rewrite::Replace(element)));
        }
        let callee = b.with_module(|it| intrinsic::callee(&it.constants, instruction));
        let expansion = callee.and_then(|id| self.expansions.get(&id));
        if expansion.is_none() && !self.loads.concern(id, instruction.kind) {
            return Ok(None);
        }
        let (arguments, flags) = match instruction.kind {
            InstructionKind::Call { arguments, flags, .. } => (b.list(arguments), flags),
            InstructionKind::ExtractValue { .. } => (Vec::new(), FastMathFlags::NONE),
            _ => return Ok(None),
        };
        let (target, ty) = (self.target, instruction.ty);
        let name = b.name(id.into());
        let call = Call { b, target, ty, arguments: &arguments, name: name.as_ref(), flags };
        let rewrite = self.loads.visit(&call, id, instruction.kind)?;
        if rewrite.is_some() {
            return Ok(rewrite);
        }
        match expansion {
            Some(expansion) => expansion(&call),
            None => Ok(None),
        }
    }
}

#[cfg(test)]
mod tests {
    use dxil_ir::Intrinsic;

    use super::EXPANSIONS;

    #[test]
    fn expansions_rise_by_names_of_intrinsics() {
        assert!(EXPANSIONS.is_sorted_by(|(one, _), (next, _)| one < next));
        for (name, _) in EXPANSIONS {
            let found = Intrinsic::named(name.as_bytes()).expect("an intrinsic");
            assert_eq!(name.strip_prefix("llvm."), Some(found.name()));
        }
    }
}
