//! Metadata of instructions and functions, tags of entry points, and lists of annotations.

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use dxil_format::ShaderFlags;
use dxil_ir::metadata::NodeKind;
use dxil_ir::{
    Attribute, Body, FUNCTION_SLOT, Function, FunctionId, InstructionId, InstructionKind, Metadata,
    MetadataId, MetadataKindId, Type,
};
use dxil_metadata::{EntryProperty, TypeAnnotationList};
use dxil_ops::Version;

use super::{Checker, Rule, quoted};
use crate::dxc::{Named, of_module as dxc};

/// The modes of denormal numbers.
const DENORMALS: [&[u8]; 3] = [b"any", b"preserve", b"ftz"];

/// The hints for a branch.
const BRANCH: u64 = 1;
const FLATTEN: u64 = 2;
const FORCE_CASE: u64 = 5;

/// The metadata that instructions may have; the values of the first three are looked at by the rules of LLVM.
/// The last one is debug information: the places of the pieces of a variable.
const KNOWN: [&[u8]; 7] = [
    b"dbg",
    b"range",
    b"noalias",
    b"alias.scope",
    b"dx.precise",
    b"llvm.loop",
    b"dx.dbg.varlayout",
];

impl Checker<'_> {
    pub(super) fn attached(&mut self) {
        for (id, function) in self.module.functions.iter() {
            self.attributes(id, function);
            for (kind, _) in &function.attachments {
                let name = &self.module.metadata_kinds[*kind];
                // Newer compilers attach the debug information of a function.
                let holds = name == "dbg";
                self.require_of(Some(id), holds, dxc::META_USED, || {
                    format!("the function has metadata !{}, which has no meaning", quoted(name))
                });
            }
            if let Some(body) = &function.body {
                self.instructions(id, body);
            }
        }
        self.properties_known();
    }

    /// Looks at the attributes of a function that LLVM does not know; libraries and declarations may have any.
    fn attributes(&mut self, id: FunctionId, function: &Function) {
        if self.is_library() || function.body.is_none() {
            return;
        }
        let attributes = &self.module.attributes;
        let groups = function.attributes.into_iter().flat_map(|set| attributes.groups(set));
        for (_, group) in groups.filter(|(_, group)| group.slot == FUNCTION_SLOT) {
            for attribute in &group.attributes {
                let Attribute::Text { key, value } = attribute else { continue };
                let is_known = match key.as_slice() {
                    b"fp32-denorm-mode" => DENORMALS.contains(&value.as_slice()),
                    b"waveops-include-helper-lanes" => true,
                    _ => false,
                };
                self.require_of(Some(id), is_known, dxc::DECL_FN_ATTRIBUTE, || {
                    format!(
                        "the function has attribute {}={}, which has no meaning",
                        quoted(key),
                        quoted(value)
                    )
                });
            }
        }
    }

    fn instructions(&mut self, function: FunctionId, body: &Body) {
        let attachments = body.attachments.iter();
        let attachments = attachments.flat_map(|(id, all)| all.iter().map(move |it| (*id, *it)));
        let errors = attachments.flat_map(|(id, (kind, node))| {
            let name = &self.module.metadata_kinds[kind];
            let is_misplaced = name == "dx.nonuniform" && !self.is_library();
            let of_place =
                is_misplaced.then_some((dxc::META_USED, "has a meaning in libraries only"));
            let errors = [of_place, self.attachment_error(body, id, kind, node)];
            errors.into_iter().flatten().map(move |(rule, error)| {
                (id, rule, format!("the metadata !{} {error}", quoted(name)))
            })
        });
        let errors: Vec<_> = errors.collect();
        if errors.is_empty() {
            return;
        }
        for (number, (id, _)) in body.instructions().enumerate() {
            let start = errors.partition_point(|(of, ..)| *of < id);
            for (_, rule, message) in errors[start..].iter().take_while(|(of, ..)| *of == id) {
                self.forbid(function, number, *rule, message.clone());
            }
        }
    }

    /// The error in metadata of a kind that is attached to an instruction.
    fn attachment_error(
        &self,
        body: &Body,
        instruction: InstructionId,
        kind: MetadataKindId,
        node: MetadataId,
    ) -> Option<(Named<Rule>, &'static str)> {
        match self.module.metadata_kinds[kind].as_ref() {
            b"dx.controlflow.hints" => self.hint_error(body, instruction, node),
            b"tbaa" => self.alias_error(node).map(|error| (dxc::META_WELL_FORMED, error)),
            b"llvm.loop" => self.loop_error(node).map(|error| (dxc::META_WELL_FORMED, error)),
            b"dx.precise" => self.precise_error(body, instruction, node),
            b"dx.nonuniform" => self.non_uniform_error(body, instruction, node),
            name if KNOWN.contains(&name) => None,
            _ => Some((dxc::META_USED, "has no meaning")),
        }
    }

    fn operands(&self, node: MetadataId) -> Option<&[Option<MetadataId>]> {
        match self.module.metadata.get(node)?.node_kind()? {
            NodeKind::Tuple(operands) => Some(operands),
            _ => None,
        }
    }

    /// Looks at the mark of a precise instruction, in shaders with types of minimum precision.
    fn precise_error(
        &self,
        body: &Body,
        instruction: InstructionId,
        node: MetadataId,
    ) -> Option<(Named<Rule>, &'static str)> {
        let flags = self.metadata.entry_points.first()?.flags();
        if !flags.contains(ShaderFlags::LowPrecisionPresent) || self.has_native_16bit() {
            return None;
        }
        let [mark] = self.operands(node)? else { return None };
        let Metadata::Constant(mark) = self.module.metadata.get((*mark)?)? else { return None };
        let (types, mut has_minimum) = (&self.module.types, false);
        body.instructions.get(instruction)?.for_each_operand(body, |value| {
            let ty = self.module.type_of(body, value).and_then(|ty| types.get(ty));
            has_minimum |= matches!(ty, Some(Type::Half | Type::Integer { bits: 16 }));
        });
        match self.module.constants.integer_value(*mark)? {
            0 => None,
            1 => has_minimum.then_some((
                dxc::INSTR_MIN_PRECISION_NOT_PRECISE,
                "is on an instruction with values of minimum precision",
            )),
            _ => Some((dxc::META_VALUE_RANGE, "is neither 0 nor 1")),
        }
    }

    /// Looks at the mark of an index that differs between threads: that of an address, in libraries.
    fn non_uniform_error(
        &self,
        body: &Body,
        instruction: InstructionId,
        node: MetadataId,
    ) -> Option<(Named<Rule>, &'static str)> {
        let kind = body.instructions.get(instruction)?.kind;
        let mark = match self.operands(node)? {
            [Some(mark)] => match self.module.metadata.get(*mark)? {
                Metadata::Constant(mark) => self.module.constants.integer_value(*mark),
                _ => None,
            },
            _ => None,
        };
        match mark {
            _ if !matches!(kind, InstructionKind::GetElementPtr { .. }) => {
                Some((dxc::META_WELL_FORMED, "is on an instruction that computes no address"))
            }
            None => Some((dxc::META_WELL_FORMED, "is not one number")),
            Some(1) => None,
            Some(_) => Some((dxc::META_VALUE_RANGE, "is not 1")),
        }
    }

    fn hint_error(
        &self,
        body: &Body,
        instruction: InstructionId,
        node: MetadataId,
    ) -> Option<(Named<Rule>, &'static str)> {
        let instruction = body.instructions.get(instruction)?;
        if !instruction.is_terminator() {
            let rule = dxc::META_CONTROL_FLOW_HINT_NOT_ON_CONTROL_FLOW;
            return Some((rule, "is on an instruction that does not branch"));
        }
        let (mut branches, mut flattens, mut forces) = (false, false, false);
        for hint in self.operands(node)?.iter().skip(2).flatten() {
            let number = match self.module.metadata.get(*hint)? {
                Metadata::Constant(number) => self.module.constants.integer_value(*number),
                _ => None,
            };
            match number {
                Some(BRANCH) => branches = true,
                Some(FLATTEN) => flattens = true,
                Some(FORCE_CASE) => forces = true,
                Some(_) => {
                    return Some((dxc::META_INVALID_CONTROL_FLOW_HINT, "has an unknown hint"));
                }
                None => return Some((dxc::META_WELL_FORMED, "has a hint that is no integer")),
            }
        }
        if branches && flattens {
            Some((dxc::META_BRANCH_FLATTEN, "has both the hint to branch and the one to flatten"))
        } else if forces && !matches!(instruction.kind, InstructionKind::Switch { .. }) {
            Some((dxc::META_FORCE_CASE_ON_SWITCH, "has a hint for cases, but is on no switch"))
        } else {
            None
        }
    }

    /// The error in metadata of what memory may be the same: a name, or a node and the one that it belongs to, also with
    /// a mark of constants.
    fn alias_error(&self, mut node: MetadataId) -> Option<&'static str> {
        /// The limit of nesting, more than compilers use.
        const MOST: usize = 64;
        for _ in 0..MOST {
            let operands = self.operands(node)?;
            let entity = |index: usize| self.module.metadata.get((*operands.get(index)?)?);
            let next = match operands.len() {
                1 => {
                    let is_name = matches!(entity(0), Some(Metadata::String(_)));
                    return (!is_name).then_some("is a node of something other than a name");
                }
                2 => operands[1],
                3 => {
                    let mark = match entity(2) {
                        Some(Metadata::Constant(mark)) => {
                            self.module.constants.integer_value(*mark)
                        }
                        _ => None,
                    };
                    if mark.is_none_or(|mark| mark > 1) {
                        return Some("has a mark of constants that is neither 0 nor 1");
                    }
                    operands[1]
                }
                _ => return Some("has not one to three operands"),
            };
            match next.filter(|next| self.operands(*next).is_some()) {
                Some(next) => node = next,
                None => return Some("belongs to something other than a node"),
            }
        }
        None
    }

    /// The error in the metadata of a loop: `!{self}`, or with a node that says how it is unrolled.
    fn loop_error(&self, node: MetadataId) -> Option<&'static str> {
        const SHAPE: &str = "is no node of itself and of how the loop is unrolled";
        let mut seen = vec![];
        let mut node = node;
        loop {
            let unrolled = match self.operands(node) {
                Some([Some(own)]) if *own == node => return None,
                Some([Some(own), Some(next)]) if *own == node => *next,
                _ => return Some(SHAPE),
            };
            let Some(operands @ ([Some(first)] | [Some(first), _])) = self.operands(unrolled)
            else {
                return Some(SHAPE);
            };
            if *first == unrolled && !seen.contains(&unrolled) && seen.len() < 16 {
                seen.push(unrolled);
                node = unrolled;
                continue;
            }
            let Some(Metadata::String(name)) = self.module.metadata.get(*first) else {
                return Some(SHAPE);
            };
            return match name.as_ref() {
                b"llvm.loop.unroll.full" | b"llvm.loop.unroll.disable" => None,
                b"llvm.loop.unroll.count" => {
                    let count = operands.get(1).copied().flatten();
                    let count = count.and_then(|count| self.module.metadata.get(count));
                    match count {
                        Some(Metadata::Constant(count))
                            if self.module.constants.integer_value(*count).is_some() =>
                        {
                            None
                        }
                        _ => Some("states no number of times that the loop is unrolled"),
                    }
                }
                _ => Some("names an unknown way to unroll the loop"),
            };
        }
    }

    /// Looks for unknown tags of entry points and of annotations.
    fn properties_known(&mut self) {
        for entry in &self.metadata.entry_points {
            let properties = entry.properties.iter().flat_map(|it| &it.0);
            let unknown = properties.filter_map(|property| match property {
                EntryProperty::Unknown { tag, .. } => Some(*tag),
                _ => None,
            });
            for tag in unknown {
                self.require_of(entry.function, false, Rule::Attachment, || {
                    format!("the entry point has a property with tag {tag}, which is not known")
                });
            }
        }
        self.annotations();
        for list in &self.metadata.type_annotations {
            let (is_known, is_empty) = match list {
                TypeAnnotationList::Structs(list) => (true, list.is_empty()),
                TypeAnnotationList::Functions(list) => (true, list.is_empty()),
                _ => (false, false),
            };
            self.require(is_known, dxc::META_WELL_FORMED, || {
                "a node of !dx.typeAnnotations begins with an unknown tag".into()
            });
            let version = self.metadata.dxil_version;
            let is_judged = version.is_some_and(|version| version >= Version::V1_2);
            self.require(!is_empty || !is_judged, dxc::META_WELL_FORMED, || {
                "a node of !dx.typeAnnotations has a tag alone".into()
            });
        }
    }
}
