//! Prints functions.

use alloc::vec;
use alloc::vec::Vec;

use bstr::ByteSlice as _;
use dxil_ir::{
    BlockId, Body, Dialect, FUNCTION_SLOT, Function, FunctionId, Id as _, Intrinsic, RETURN_SLOT,
    Type, UnnamedAddr, Used,
};

use super::attached::Attached;
use super::line::Line;
use super::local::Local;
use super::module::Printer;
use super::slots::Global;

/// The column of comments after labels.
const COMMENT_COLUMN: usize = 50;

impl<'m> Printer<'m> {
    /// Prints a function.
    pub(crate) fn function(&mut self, id: FunctionId, function: &'m Function) {
        self.next_location = self.slots.first_locations[id.index()];
        self.out.byte(b'\n');
        self.attribute_comment(function);
        self.unknown_intrinsic(function);
        self.begin(Line::Function(id));
        self.out.str(if function.body.is_none() { "declare" } else { "define" });
        if function.body.is_none() {
            self.attachments(" ", &function.attachments);
        }
        self.out.byte(b' ');
        self.keywords([
            function.linkage.keyword(),
            if function.dso_local { "dso_local" } else { "" },
            function.visibility.keyword(),
            function.dll_storage.keyword(),
        ]);
        self.calling_convention(function.calling_convention);
        if self.slot_attributes(function.attributes, RETURN_SLOT) {
            self.out.byte(b' ');
        }
        let Type::Function { result, parameters, variadic } = &self.module.types[function.ty]
        else {
            return self.out.str("<not of a function type>\n");
        };
        let local = function.body.as_ref().map(|body| Local::new(self.module, body, *variadic));
        let is_modern = self.dialect() == Dialect::Modern;
        self.ty(*result);
        self.out.byte(b' ');
        self.global(&function.name, self.slots.number(Global::Function(id)));
        self.out.byte(b'(');
        for (index, &ty) in parameters.iter().enumerate() {
            self.out.comma(index);
            self.ty(ty);
            self.parameter_attributes(function.attributes, index);
            if let Some(local) = &local {
                let argument = local.body.arguments.get(index);
                if is_modern || argument.is_some_and(|argument| !argument.name.is_empty()) {
                    self.out.byte(b' ');
                    local.argument(&mut self.out, index);
                }
            }
        }
        if *variadic {
            self.out.str(if parameters.is_empty() { "..." } else { ", ..." });
        }
        self.out.byte(b')');
        self.function_properties(function);
        match &local {
            None => self.out.byte(b'\n'),
            Some(local) => self.body(id, local),
        }
    }

    /// Prints a comment before a declaration that is an intrinsic by its name only.
    fn unknown_intrinsic(&mut self, function: &Function) {
        if self.dialect() == Dialect::Modern
            && function.body.is_none()
            && function.name.starts_with(b"llvm.")
            && Intrinsic::named(&function.name).is_none()
        {
            self.out.str("; Unknown intrinsic\n");
        }
    }

    fn attribute_comment(&mut self, function: &Function) {
        let Some(set) = function.attributes else { return };
        let module = self.module;
        let mut groups = module.attributes.groups(set);
        let Some((_, group)) = groups.find(|(_, group)| group.slot == FUNCTION_SLOT) else {
            return;
        };
        let mut known = self.sorted(group).filter(|it| it.kind().is_some()).peekable();
        if known.peek().is_none() {
            return;
        }
        self.out.str("; Function Attrs:");
        for known in known {
            self.out.byte(b' ');
            self.print_attribute(known, false);
        }
        self.out.byte(b'\n');
    }

    /// Prints the attributes of a slot, and returns whether there are any.
    pub(crate) fn slot_attributes(
        &mut self,
        set: Option<dxil_ir::AttributeSetId>,
        slot: u32,
    ) -> bool {
        let Some(set) = set else { return false };
        let module = self.module;
        let found = module.attributes.groups(set).find(|(_, group)| group.slot == slot);
        let Some((_, group)) = found.filter(|(_, group)| !group.attributes.is_empty()) else {
            return false;
        };
        self.print_attributes(group, false);
        true
    }

    /// Prints a space and the attributes of a parameter.
    pub(crate) fn parameter_attributes(
        &mut self,
        set: Option<dxil_ir::AttributeSetId>,
        index: usize,
    ) {
        let start = self.out.len();
        self.out.byte(b' ');
        if !self.slot_attributes(set, index as u32 + 1) {
            self.out.truncate(start);
        }
    }

    fn function_properties(&mut self, function: &Function) {
        if function.unnamed_addr != UnnamedAddr::No {
            self.out.byte(b' ');
            self.out.str(function.unnamed_addr.keyword());
        }
        if let Some(number) = self.slots.attributes(function.attributes) {
            self.out.str(" #");
            self.out.number(number);
        }
        if !function.section.is_empty() {
            self.out.str(" section ");
            self.out.quoted(&function.section);
        }
        self.comdat(function.name.as_bstr(), function.comdat);
        if function.alignment != 0 {
            self.out.str(" align ");
            self.out.number(function.alignment);
        }
        for (what, data) in [(" prefix ", function.prefix), (" prologue ", function.prologue)] {
            if let Some(data) = data {
                self.out.str(what);
                self.typed_constant(data);
            }
        }
        if function.body.is_some() {
            self.attachments(" ", &function.attachments);
        }
    }

    fn body(&mut self, function: FunctionId, local: &Local<'m>) {
        let body = local.body;
        let predecessors = predecessors(body);
        let mut attached = Attached::new(body);
        self.out.str(" {");
        for (index, (id, block)) in body.blocks().enumerate() {
            let predecessors = &predecessors[id.index()];
            self.label(local, id, index == 0, predecessors);
            for &id in &block.instructions {
                if self.out.has_failed() {
                    return;
                }
                self.begin(Line::Instruction(function, id));
                self.instruction(local, id, attached.to(id));
                self.out.byte(b'\n');
            }
        }
        self.out.str("}\n");
    }

    fn label(&mut self, local: &Local<'_>, id: BlockId, first: bool, predecessors: &[BlockId]) {
        if !local.body.blocks[id].name.is_empty() {
            self.out.byte(b'\n');
            local.label(&mut self.out, id);
            self.out.byte(b':');
        } else if self.dialect() == Dialect::Modern {
            if first {
                return self.out.byte(b'\n');
            }
            self.out.byte(b'\n');
            local.label(&mut self.out, id);
            self.out.byte(b':');
        } else if !predecessors.is_empty() {
            self.out.str("\n; <label>:");
            local.label(&mut self.out, id);
        }
        if !first {
            self.out.pad_to_column(COMMENT_COLUMN);
            self.out.byte(b';');
            self.out.str(if predecessors.is_empty() { " No predecessors!" } else { " preds = " });
            for (index, &id) in predecessors.iter().enumerate() {
                self.out.comma(index);
                local.block(&mut self.out, id);
            }
        }
        self.out.byte(b'\n');
    }
}

/// The predecessors of each block, in LLVM's order: the uses of a block, the last one first, unless
/// the module has a use-list order.
fn predecessors(body: &Body) -> Vec<Vec<BlockId>> {
    let mut all = vec![Vec::new(); body.blocks.len()];
    for (id, block) in body.blocks() {
        let Some(&last) = block.instructions.last() else { continue };
        body.instructions[last].for_each_successor(body, |target| {
            if let Some(blocks) = all.get_mut(target.index()) {
                blocks.push(id);
            }
        });
    }
    all.iter_mut().for_each(|blocks| blocks.reverse());
    for order in &body.use_lists {
        let Used::Block(id) = order.of else { continue };
        let Some(blocks) = all.get_mut(id.index()) else { continue };
        let mut sorted: Vec<_> =
            order.indexes.iter().copied().zip(blocks.iter().copied()).collect();
        if sorted.len() == blocks.len() {
            sorted.sort_by_key(|&(index, _)| index);
            *blocks = sorted.into_iter().map(|(_, block)| block).collect();
        }
    }
    all
}
