//! Changes of metadata: an operand of a node that named metadata of DXIL reaches.

use std::collections::BTreeSet;

use dxil_ir::metadata::{Node, NodeKind, Reference};
use dxil_ir::{Metadata, MetadataId, Module, Type};

use crate::random::Random;

/// Integers that matter to some rule.
const INTEGERS: [u64; 16] =
    [0, 1, 2, 3, 4, 5, 6, 8, 9, 15, 17, 32, 33, 256, 70_000, u32::MAX as u64];

/// Makes a change at random and describes it; `None` if it does not fit.
pub(super) fn change(module: &mut Module, random: &mut Random) -> Option<String> {
    let names: Vec<_> = (0..module.named_metadata.len())
        .filter(|it| module.named_metadata[*it].name.starts_with(b"dx."))
        .collect();
    // Most of what rules are about is in entry points and resources.
    let heavy = ["dx.entryPoints", "dx.resources"];
    let of_name =
        |name: &str| names.iter().copied().find(|it| module.named_metadata[*it].name == name);
    let named = match random.below(4) {
        0 => names[random.place(names.len())?],
        _ => of_name(random.one_of(&heavy))?,
    };
    let name = module.named_metadata[named].name.to_string();
    if random.below(30) == 0 {
        module.named_metadata.remove(named);
        return Some(format!("!{name} is left out"));
    }
    let tuples = tuples(module, &module.named_metadata[named].nodes.clone());
    let id = tuples[random.place(tuples.len())?];
    let mut operands = module.metadata.operands(id).to_vec();
    let place = random.place(operands.len())?;
    let what = match random.below(8) {
        0 => {
            operands.remove(place);
            "is left out".to_owned()
        }
        1 => {
            operands[place].take()?;
            "becomes null".to_owned()
        }
        2 => {
            let other = tuples[random.place(tuples.len())?];
            let others = module.metadata.operands(other).to_vec();
            operands[place] = others[random.place(others.len())?];
            "becomes another".to_owned()
        }
        3 => {
            let again = operands[place];
            operands.push(again);
            "is repeated at the end".to_owned()
        }
        _ => {
            let (new, what) = scalar(module, operands[place], random)?;
            operands[place] = new;
            what
        }
    };
    let kind = NodeKind::Tuple(operands.into());
    module.metadata.replace(id, Metadata::Node(Node { distinct: false, kind }));
    Some(format!("operand {place} of a node of !{name} {what}"))
}

/// The tuples that these nodes reach.
fn tuples(module: &Module, nodes: &[MetadataId]) -> Vec<MetadataId> {
    let (mut seen, mut open) = (BTreeSet::new(), nodes.to_vec());
    while let Some(id) = open.pop() {
        let is_tuple = matches!(
            module.metadata.get(id),
            Some(Metadata::Node(node)) if matches!(node.kind, NodeKind::Tuple(_))
        );
        if is_tuple && seen.insert(id) {
            open.extend(module.metadata.operands(id).iter().flatten());
        }
    }
    seen.into_iter().collect()
}

/// Another number in place of a number, or another string in place of a string.
fn scalar(module: &mut Module, old: Reference, random: &mut Random) -> Option<(Reference, String)> {
    match module.metadata.get(old?)? {
        Metadata::Constant(id) => {
            let id = *id;
            let ty = module.constants.get(id)?.ty;
            let value = module.constants.integer_value(id)?;
            let near =
                [value.wrapping_add(1), value.wrapping_sub(1), value ^ 1 << random.below(32)];
            let new =
                if random.below(2) == 0 { random.one_of(&near) } else { random.one_of(&INTEGERS) };
            // What a type has no room for is no constant of it.
            let Type::Integer { bits } = module.types[ty] else { return None };
            let new = new & u64::MAX >> 64_u32.saturating_sub(bits.clamp(1, 64));
            let constant = module.constants.integer(&module.types, ty, new);
            let new = module.metadata.constant(constant);
            (Some(new) != old).then(|| (Some(new), format!("becomes another number than {value}")))
        }
        Metadata::String(_) => {
            let new =
                random.one_of(&["", "A", "SV_Position", "SV_Target", "SV_Depth", "vs", "lib"]);
            Some((Some(module.metadata.string(new)), format!("becomes {new:?}")))
        }
        Metadata::Node(_) => None,
    }
}
