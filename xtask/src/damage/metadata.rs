//! Named and attached metadata.

use std::collections::BTreeMap;

use dxil_ir::metadata::Item;
use dxil_ir::{FunctionId, InstructionId, MetadataId, Module};

use super::Damage;
use super::operand::instructions;

/// A shape of metadata with a name.
type Shape = (&'static str, fn(&mut Module) -> MetadataId);

fn i32(value: i32) -> Item<'static> {
    value.into()
}

/// Tuples that some rule has a place for.
const SHAPES: &[Shape] = &[
    ("!{}", |m| m.tuple(&[])),
    ("!{null}", |m| m.tuple(&[Item::Null])),
    ("a string in a tuple", |m| m.tuple(&["a".into()])),
    ("!{i32 1}", |m| m.tuple(&[i32(1)])),
    ("!{i64 8}", |m| m.tuple(&[8_i64.into()])),
    ("!{i32 0, i32 5}", |m| m.tuple(&[i32(0), i32(5)])),
    ("!{i32 5, i32 5}", |m| m.tuple(&[i32(5), i32(5)])),
    ("!{i32 5, i32 1}", |m| m.tuple(&[i32(5), i32(1)])),
    ("!{i32 0, i32 5, i32 3, i32 9}", |m| m.tuple(&[i32(0), i32(5), i32(3), i32(9)])),
    ("!{i32 0, i32 5, i32 5, i32 9}", |m| m.tuple(&[i32(0), i32(5), i32(5), i32(9)])),
    ("!{i32 0, i32 5, i32 7, i32 9}", |m| m.tuple(&[i32(0), i32(5), i32(7), i32(9)])),
    ("!{i32 7, i32 9, i32 0, i32 5}", |m| m.tuple(&[i32(7), i32(9), i32(0), i32(5)])),
    ("!{i32 0, i32 2, i32 4, i32 6, i32 8, i32 1}", |m| {
        m.tuple(&[i32(0), i32(2), i32(4), i32(6), i32(8), i32(1)])
    }),
    ("!{i32 1, i32 2, i32 4, i32 6, i32 8, i32 0}", |m| {
        m.tuple(&[i32(1), i32(2), i32(4), i32(6), i32(8), i32(0)])
    }),
    ("!{i8 0, i8 5}", |m| m.tuple(&[0_i8.into(), 5_i8.into()])),
    ("!{float 2.5}", |m| float(m, 2.5)),
    ("!{float 0.0}", |m| float(m, 0.0)),
    ("!{float -1.0}", |m| float(m, -1.0)),
    ("!{float inf}", |m| float(m, f32::INFINITY)),
    ("a flag", |m| m.tuple(&[i32(1), "flag".into(), i32(1)])),
    ("a flag of behavior 0", |m| m.tuple(&[i32(0), "flag".into(), i32(1)])),
    ("a flag of behavior 7", |m| m.tuple(&[i32(7), "flag".into(), i32(1)])),
    ("a flag of a string behavior", |m| m.tuple(&["a".into(), "flag".into(), i32(1)])),
    ("a flag without a name", |m| m.tuple(&[i32(1), i32(2), i32(1)])),
    ("a flag of four", |m| m.tuple(&[i32(1), "flag".into(), i32(1), i32(1)])),
    ("a required flag", |m| {
        m.tuple(&[i32(3), "flag".into(), Item::Tuple(&["missing".into(), i32(1)])])
    }),
    ("a required flag without a value", |m| {
        m.tuple(&[i32(3), "flag".into(), Item::Tuple(&["missing".into()])])
    }),
    ("a required flag without a pair", |m| m.tuple(&[i32(3), "flag".into(), i32(1)])),
    ("an overriding flag", |m| m.tuple(&[i32(4), "flag".into(), i32(1)])),
    ("an appended flag", |m| m.tuple(&[i32(5), "flag".into(), Item::Tuple(&["a".into()])])),
    ("an appended number", |m| m.tuple(&[i32(5), "flag".into(), i32(1)])),
    ("a uniquely appended number", |m| m.tuple(&[i32(6), "flag".into(), i32(1)])),
];

fn float(module: &mut Module, value: f32) -> MetadataId {
    let ty = module.types.intern(dxil_ir::Type::Float);
    let constant = module.constants.float(ty, value.to_bits().into());
    module.tuple(&[Item::Constant(constant)])
}

/// The kinds of attached metadata that LLVM 3.7 has.
const KINDS: [&str; 8] = [
    "dbg",
    "tbaa",
    "range",
    "fpmath",
    "nonnull",
    "dereferenceable",
    "dereferenceable_or_null",
    "dx.precise",
];

pub(super) fn damages(module: &Module) -> Vec<Damage> {
    let mut damages = Vec::new();
    for name in ["llvm.module.flags", "llvm.ident", "llvm.dbg.cu", "llvm.dbg.other", "other"] {
        for &(shape, make) in SHAPES {
            damages.push(Damage::new(format!("!{name}: {shape}"), move |module| {
                let node = make(module);
                module.name_metadata(name, [node]);
                Some(())
            }));
        }
    }
    let pairs = [("a flag", "a flag"), ("a flag", "a required flag"), ("a flag", "!{}")];
    for (one, other) in pairs {
        damages.push(Damage::new(
            format!("!llvm.module.flags: {one} and {other}"),
            move |module| {
                let make = |module: &mut Module, name| {
                    let shape = SHAPES.iter().find(|(it, _)| *it == name);
                    shape.map(|(_, make)| make(module))
                };
                let nodes = [make(module, one)?, make(module, other)?];
                module.name_metadata("llvm.module.flags", nodes);
                Some(())
            },
        ));
    }
    for value in [1, 2] {
        let key = format!("!llvm.module.flags: a flag of 1 and one that requires {value}");
        damages.push(Damage::new(key, move |module| {
            let flag = module.tuple(&[i32(1), "flag".into(), i32(1)]);
            let operands = [Item::String("flag"), Item::Integer { bits: 32, value }];
            let pair = Item::Tuple(&operands);
            let other = module.tuple(&[i32(3), "other".into(), pair]);
            module.name_metadata("llvm.module.flags", [flag, other]);
            Some(())
        }));
    }
    let mut left = BTreeMap::new();
    for (function, id, text) in instructions(module) {
        // Few instructions of each kind are enough.
        let kind = text.split(' ').next().unwrap_or_default().to_owned();
        let left = left.entry(kind).or_insert(2);
        if *left == 0 || !["Load", "Call", "Store", "float"].iter().any(|it| text.starts_with(it)) {
            continue;
        }
        *left -= 1;
        for kind in KINDS {
            for &(shape, make) in SHAPES.iter().take(19) {
                let key = format!("{text}: !{kind} {shape}");
                damages
                    .push(Damage::new(key, move |module| attach(module, function, id, kind, make)));
            }
        }
    }
    damages
}

fn attach(
    module: &mut Module,
    function: FunctionId,
    id: InstructionId,
    kind: &str,
    make: fn(&mut Module) -> MetadataId,
) -> Option<()> {
    let node = make(module);
    let kind = module.metadata_kind(kind);
    let body = module.functions[function].body.as_mut()?;
    let attachments = body.attachments.entry(id).or_default();
    attachments.retain(|(it, _)| *it != kind);
    attachments.push((kind, node));
    attachments.sort_unstable();
    Some(())
}
