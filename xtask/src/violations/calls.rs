//! Changes of one call: its opcode and its operands.

use dxil::calls::Call;
use dxil_ir::{Module, Type, TypeId};
use dxil_ops::{OpCode, ShaderModel, Version};

use super::change::{Change, set_argument, variable};

/// Values of operands inside some ranges, and on both sides of each.
const VALUES: [i64; 11] = [-9, -8, -1, 0, 1, 3, 4, 7, 8, 16, 100];

/// Values of operands without rules.
const FREE: [i64; 2] = [-1, 100];

pub(super) fn changes(module: &Module) -> Vec<Change> {
    let version = version(module);
    let mut changes = Vec::new();
    for call in Call::all(module) {
        if let Some(op) = call.operation(module) {
            opcodes(module, &call, op, &mut changes);
            operands(module, &call, op, version, &mut changes);
        }
    }
    changes
}

fn version(module: &Module) -> Version {
    let model = dxil::metadata::Target::of(module).map(|target| target.model);
    model.ok().and_then(ShaderModel::version).unwrap_or(Version::V1_0)
}

fn place(module: &Module, call: &Call<'_>) -> String {
    format!(", {}:{}", module.functions[call.caller].name, call.number)
}

/// Other opcodes: of the same class, of another class, an unknown, a reserved and an experimental
/// one.
fn opcodes(module: &Module, call: &Call<'_>, op: OpCode, changes: &mut Vec<Change>) {
    let usable = |other: &OpCode| !other.is_reserved() && *other != op;
    let after = || OpCode::ALL.iter().cycle().skip(op.index()).take(OpCode::ALL.len());
    let same = after().copied().filter(usable).find(|other| other.class() == op.class());
    let other = after().copied().filter(usable).find(|other| other.class() != op.class());
    let reserved = OpCode::ALL.iter().copied().find(|op| op.is_reserved());
    let known = [same, other, reserved, Some(OpCode::ExperimentalNop)];
    let numbers = known.into_iter().flatten().map(OpCode::to_u32).chain([10_000, 0x9000_0000]);
    let (caller, instruction, place) = (call.caller, call.instruction, place(module, call));
    for number in numbers {
        let key = format!("opcode of {op} becomes {number}");
        changes.push(Change::new(key, &place, move |module| {
            let ty = module.types.integer(32);
            let value = module.constants.integer(&module.types, ty, number.into()).into();
            set_argument(module, caller, instruction, 0, value)
        }));
    }
    let ty = |module: &mut Module| module.types.integer(32);
    not_constant(&format!("opcode of {op}"), call, 0, ty, &place, changes);
}

/// Replaces a constant with a variable and with `undef`.
fn not_constant(
    what: &str,
    call: &Call<'_>,
    index: usize,
    ty: impl Fn(&mut Module) -> TypeId + Copy + 'static,
    place: &str,
    changes: &mut Vec<Change>,
) {
    let (caller, instruction) = (call.caller, call.instruction);
    changes.push(Change::new(format!("{what} becomes a variable"), place, move |module| {
        let ty = ty(module);
        let value = variable(module, caller, instruction, ty)?;
        set_argument(module, caller, instruction, index, value)
    }));
    changes.push(Change::new(format!("{what} becomes undef"), place, move |module| {
        let ty = ty(module);
        let value = module.constants.undef(ty).into();
        set_argument(module, caller, instruction, index, value)
    }));
}

/// Replaces constant integers.
fn operands(
    module: &Module,
    call: &Call<'_>,
    op: OpCode,
    version: Version,
    changes: &mut Vec<Change>,
) {
    let place = place(module, call);
    let operands = call.arguments.iter().enumerate().skip(1);
    for ((index, &operand), argument) in operands.zip(op.signature().arguments()) {
        let Some(constant) = operand.constant() else { continue };
        let ty = module.constants[constant].ty;
        let Type::Integer { bits } = module.types[ty] else { continue };
        // The rules for a few operands depend on the version.
        let is_free = !argument.is_constant(version) && argument.range(version).is_none();
        let values = match bits {
            1 => &[0, 1][..],
            _ if is_free => &FREE,
            _ => &VALUES,
        };
        let what = format!("{}{} of {op}", if is_free { "free " } else { "" }, argument.name());
        let (caller, instruction) = (call.caller, call.instruction);
        for &value in values {
            changes.push(Change::new(format!("{what} becomes {value}"), &place, move |module| {
                let value = module.constants.integer(&module.types, ty, value as u64).into();
                set_argument(module, caller, instruction, index, value)
            }));
        }
        not_constant(&what, call, index, move |_| ty, &place, changes);
    }
}
