//! Counts of instructions and operations, for reflection: `dx.counters`.

mod arrays;
mod operation;

use alloc::vec::Vec;

use bstr::BString;
use dxil_ir::{BinaryOp, Body, CastOp, InstructionKind, Module};
use dxil_metadata::Counters;

use arrays::Arrays;

/// Declares the counters, in the order of their names.
macro_rules! counters {
    ($($(#[$meta:meta])* $name:ident = $text:literal,)*) => {
        /// A counter.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        enum Counter {
            $($(#[$meta])* $name,)*
        }

        /// The names of the counters, in their order.
        const NAMES: [&str; [$($text),*].len()] = [$($text),*];
    };
}

counters! {
    /// Bytes of arrays of functions.
    LocalBytes = "array_local_bytes",
    /// Loads and stores of arrays of functions.
    LocalAccess = "array_local_ldst",
    /// Bytes of arrays of threads.
    StaticBytes = "array_static_bytes",
    /// Loads and stores of arrays of threads.
    StaticAccess = "array_static_ldst",
    /// Bytes of arrays in group-shared memory.
    SharedBytes = "array_tgsm_bytes",
    /// Loads and stores of arrays in group-shared memory.
    SharedAccess = "array_tgsm_ldst",
    /// Atomic operations.
    Atomic = "atomic",
    /// Barriers.
    Barrier = "barrier",
    /// Branches that depend on a condition. DXC does not count switches.
    Branch = "branches",
    /// Fences.
    Fence = "fence",
    /// Operations on floating-point numbers.
    Float = "floats",
    /// Ends of a strip.
    Cut = "gs_cut",
    /// Vertices of a geometry shader.
    Emit = "gs_emit",
    /// All instructions.
    Instruction = "insts",
    /// Operations on integers with a sign, or of which the sign does not matter.
    Int = "ints",
    /// Loads of inputs.
    Load = "sig_ld",
    /// Stores of outputs.
    Store = "sig_st",
    /// Samples with a bias.
    TextureBias = "tex_bias",
    /// Samples that compare.
    TextureCompare = "tex_cmp",
    /// Samples with gradients.
    TextureGradient = "tex_grad",
    /// Loads of textures and buffers.
    TextureLoad = "tex_load",
    /// Other samples.
    TextureSample = "tex_norm",
    /// Stores of textures and buffers.
    TextureStore = "tex_store",
    /// Operations on integers without a sign, and on bits.
    Uint = "uints",
}

/// The counts.
#[derive(Default)]
struct Counts([u32; NAMES.len()]);

impl Counts {
    fn add(&mut self, counter: Counter, number: u32) {
        let count = &mut self.0[counter as usize];
        *count = count.saturating_add(number);
    }
}

/// Counts the instructions of a module. Counters that are zero are left out; `None` if all are.
pub(crate) fn count(module: &Module) -> Option<Counters> {
    let mut counts = Counts::default();
    let mut arrays = Arrays::new(module);
    arrays.count_variables(&mut counts);
    for body in module.functions.values().filter_map(|function| function.body.as_ref()) {
        arrays.count_body(&mut counts, body);
        for (_, instruction) in body.instructions() {
            counts.add(Counter::Instruction, 1);
            count_instruction(&mut counts, module, body, &instruction.kind);
        }
    }
    let counted = NAMES.iter().zip(counts.0).filter(|(_, count)| *count != 0);
    let counted: Vec<_> = counted.map(|(name, count)| (BString::from(*name), count)).collect();
    (!counted.is_empty()).then_some(Counters(counted))
}

fn count_instruction(counts: &mut Counts, module: &Module, body: &Body, kind: &InstructionKind) {
    match *kind {
        InstructionKind::Binary { op, .. } => counts.add(of_binary(op), 1),
        InstructionKind::Cast { op, .. } => {
            of_cast(op).into_iter().for_each(|counter| counts.add(counter, 1));
        }
        InstructionKind::ICmp { .. } => counts.add(Counter::Int, 1),
        InstructionKind::FCmp { .. } => counts.add(Counter::Float, 1),
        InstructionKind::Fence { .. } => counts.add(Counter::Fence, 1),
        InstructionKind::CompareExchange { .. } | InstructionKind::AtomicRmw { .. } => {
            counts.add(Counter::Atomic, 1);
        }
        InstructionKind::ConditionalBranch { .. } => counts.add(Counter::Branch, 1),
        InstructionKind::Call { callee, arguments, .. } => {
            let opcode = operation::of_call(module, callee, body.list(arguments));
            let counters = opcode.map(operation::counters).unwrap_or_default();
            counters.iter().for_each(|counter| counts.add(*counter, 1));
        }
        _ => {}
    }
}

const fn of_binary(op: BinaryOp) -> Counter {
    match op {
        BinaryOp::Add(_)
        | BinaryOp::Sub(_)
        | BinaryOp::Mul(_)
        | BinaryOp::SDiv(_)
        | BinaryOp::SRem
        | BinaryOp::AShr(_) => Counter::Int,
        BinaryOp::UDiv(_)
        | BinaryOp::URem
        | BinaryOp::Shl(_)
        | BinaryOp::LShr(_)
        | BinaryOp::And
        | BinaryOp::Or(_)
        | BinaryOp::Xor => Counter::Uint,
        BinaryOp::FAdd(_)
        | BinaryOp::FSub(_)
        | BinaryOp::FMul(_)
        | BinaryOp::FDiv(_)
        | BinaryOp::FRem(_) => Counter::Float,
    }
}

const fn of_cast(op: CastOp) -> Option<Counter> {
    match op {
        CastOp::Trunc(_) | CastOp::SExt => Some(Counter::Int),
        CastOp::ZExt(_) => Some(Counter::Uint),
        CastOp::FpToUi
        | CastOp::FpToSi
        | CastOp::UiToFp(_)
        | CastOp::SiToFp(_)
        | CastOp::FpTrunc(_)
        | CastOp::FpExt(_) => Some(Counter::Float),
        _ => None,
    }
}
