//! The comments that DXC prints behind instructions.

use dxil_ir::metadata::{NodeKind, Reference};
use dxil_ir::{
    ConstantId, ConstantKind, Instruction, InstructionKind, Metadata, MetadataId, Value,
};
use dxil_ops::OpCode;

use crate::callees::Callee;
use crate::field::string;
use crate::local::Local;
use crate::module::Printer;
use crate::resource::Resource;

/// How many blocks of the source may lie within each other.
const MAX_SCOPES: usize = 4096;

impl<'m> Printer<'m> {
    /// Prints the comment behind an instruction.
    pub(crate) fn comment(&mut self, local: &Local<'_>, instruction: &Instruction) {
        let InstructionKind::Call { callee, arguments, .. } = instruction.kind else {
            return self.line(instruction);
        };
        let arguments = local.body.list(arguments);
        match self.callees.of(self.module, callee) {
            Callee::DebugDeclare => self.variable_comment(arguments, 1),
            Callee::DebugValue => self.variable_comment(arguments, 2),
            Callee::Intrinsic | Callee::Other => self.line(instruction),
            Callee::Operation => {
                self.line(instruction);
                self.operation(arguments);
            }
        }
    }

    fn line(&mut self, instruction: &Instruction) {
        if let Some(location) = instruction.location.filter(|location| location.line != 0) {
            self.out.str(" ; line:");
            self.out.number(location.line);
            self.out.str(" col:");
            self.out.number(location.column);
        }
    }

    /// The variable that a call for a debugger is about: an argument, the way to it the next one.
    fn variable_comment(&mut self, arguments: &[Value], at: usize) {
        let module = self.module;
        let this = &*self;
        let node = |index: usize| match arguments.get(index) {
            Some(&Value::Metadata(id)) => this.node_kind(id),
            _ => None,
        };
        let (Some(NodeKind::LocalVariable(variable)), Some(NodeKind::Expression(expression))) =
            (node(at), node(at + 1))
        else {
            return;
        };
        self.out.str(" ; var:\"");
        self.out.bytes(string(&module.metadata, variable.name));
        self.out.str("\" ");
        self.expression_node(expression);
        if let Some(name) = self.subprogram(variable.scope) {
            self.out.str(" func:\"");
            self.out.bytes(string(&module.metadata, name));
            self.out.byte(b'"');
        }
    }

    fn node_kind(&self, id: MetadataId) -> Option<&'m NodeKind> {
        match &self.module.metadata[id] {
            Metadata::Node(node) => Some(&node.kind),
            _ => None,
        }
    }

    /// The name of the function that a scope is in.
    fn subprogram(&self, scope: Reference) -> Option<Reference> {
        let mut scope = scope?;
        // A scope may lie within itself.
        for _ in 0..MAX_SCOPES {
            scope = match self.node_kind(scope)? {
                NodeKind::Subprogram(subprogram) => return Some(subprogram.name),
                NodeKind::LexicalBlock(block) => block.scope?,
                NodeKind::LexicalBlockFile(block) => block.scope?,
                _ => return None,
            };
        }
        None
    }

    /// The operation that is called, and the names of its operands.
    fn operation(&mut self, arguments: &[Value]) {
        let constants = &self.module.constants;
        let opcode = arguments.first().and_then(|value| value.constant());
        let Some(opcode) = opcode.and_then(|id| constants.integer_value(id)) else { return };
        let Some(op) = u32::try_from(opcode).ok().and_then(OpCode::from_u32) else {
            return self.out.fmt(format_args!("  ; invalid DXIL opcode #{opcode}"));
        };
        // DXC 1.10 has a preview of the operation, without `targetType`.
        let is_preview = op == OpCode::LinAlgMatrixAccumulateToMemory
            && arguments.len() == op.signature().arguments().len();
        if is_preview {
            self.operands(op, "targetType");
        } else if !self.operations.print(&mut self.out, op.index()) {
            let start = self.out.len();
            self.operands(op, "");
            self.operations.keep(op.index(), self.out.text_from(start));
        }
        if op == OpCode::AnnotateHandle {
            if let Some(properties) = arguments.get(2).and_then(|value| value.constant()) {
                self.resource(properties);
            }
        }
    }

    /// An operation and the names of its operands, but for one.
    #[cold]
    fn operands(&mut self, op: OpCode, without: &str) {
        self.out.str("  ; ");
        self.out.str(op.name());
        self.out.byte(b'(');
        let names = op.signature().arguments().iter().map(dxil_ops::Argument::name);
        for (index, name) in names.filter(|name| *name != without).enumerate() {
            self.out.str(if index == 0 { "" } else { "," });
            self.out.str(name);
        }
        self.out.byte(b')');
    }

    /// The resource that the operand of an operation describes.
    fn resource(&mut self, properties: ConstantId) {
        let words = match &self.module.constants[properties].kind {
            ConstantKind::Null => [0, 0],
            ConstantKind::Aggregate(elements) => match **elements {
                [a, b] => [a, b].map(|id| self.module.constants.integer_value(id).unwrap_or(0)),
                _ => return,
            },
            _ => return,
        };
        self.out.str("  resource: ");
        Resource(words.map(|word| word as u32)).print(&mut self.out);
    }
}
