//! Prints DXC's comments after instructions.

use dxil_ir::metadata::{NodeKind, Reference};
use dxil_ir::{ConstantId, ConstantKind, Instruction, InstructionKind, MetadataId, Value};
use dxil_ops::OpCode;

use super::field::string;
use super::function_kind::FunctionKind;
use super::local::Local;
use super::module::Printer;
use super::resource::Resource;
use super::texts::Repeated;

/// The maximum depth of nested scopes.
const MAX_SCOPES: usize = 4096;

impl<'m> Printer<'m> {
    /// Prints the comment after an instruction.
    pub(crate) fn comment(&mut self, local: &Local<'_>, instruction: &Instruction) {
        let InstructionKind::Call { callee, arguments, .. } = instruction.kind else {
            return self.line(instruction);
        };
        let arguments = local.body.list(arguments);
        match self.function_kinds.of(self.module, callee) {
            FunctionKind::DebugDeclare => self.variable_comment(arguments, 1),
            FunctionKind::DebugValue => self.variable_comment(arguments, 2),
            FunctionKind::Intrinsic | FunctionKind::Other => self.line(instruction),
            FunctionKind::Operation => {
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

    /// Prints the variable of a debug intrinsic: an argument of the call is the variable, the next
    /// one its expression.
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
        self.module.metadata[id].node_kind()
    }

    /// The name of the function that contains a scope.
    fn subprogram(&self, scope: Reference) -> Option<Reference> {
        let mut scope = scope?;
        // A scope may contain itself.
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

    /// Prints the DXIL operation that is called, and the names of its operands.
    fn operation(&mut self, arguments: &[Value]) {
        let constants = &self.module.constants;
        let opcode = arguments.first().and_then(|value| value.constant());
        let Some(opcode) = opcode.and_then(|id| constants.integer_value(id)) else { return };
        let Some(op) = u32::try_from(opcode).ok().and_then(OpCode::from_u32) else {
            return self.out.fmt(format_args!("  ; invalid DXIL opcode #{opcode}"));
        };
        let missing = op.missing_argument(arguments.len() - 1);
        let text = Repeated::Operation(op).index();
        if missing.is_some() {
            self.operands(op, missing);
        } else if !self.texts.print(&mut self.out, text) {
            let start = self.out.len();
            self.operands(op, None);
            self.texts.keep(text, self.out.text_from(start));
        }
        if op == OpCode::AnnotateHandle {
            if let Some(properties) = arguments.get(2).and_then(|value| value.constant()) {
                self.resource(properties);
            }
        }
    }

    /// Prints an operation and the names of its operands, except one.
    #[cold]
    fn operands(&mut self, op: OpCode, missing: Option<usize>) {
        self.out.str("  ; ");
        self.out.str(op.name());
        self.out.byte(b'(');
        let stated = op.signature().arguments().iter().enumerate();
        let stated = stated.filter(|(index, _)| Some(*index) != missing);
        for (number, (_, argument)) in stated.enumerate() {
            self.out.str(if number == 0 { "" } else { "," });
            self.out.str(argument.name());
        }
        self.out.byte(b')');
    }

    /// Prints the resource that an operand of an operation describes.
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
