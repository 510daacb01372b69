//! The rules for DXBC programs: programs of FXC keep all, and each rule has programs that break it alone.
//!
//! `tests/dxbc/broken.txt` has a program of FXC, the edits that break a rule, and the findings. The statements of a program
//! are numbered from 0. `UPDATE_EXPECT=1 cargo test` renews the findings.

use std::collections::BTreeSet;
use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use dxbc_code::enumeration::OperandType;
use dxbc_code::{
    Argument, Component, Components, Control, Index, Instruction, Opcode, Operand, ParameterKind,
    Program, Statement, Writer,
};
use dxil_container::Container;
use dxil_container::read::PartView;
use dxil_format::ShaderKind;
use dxil_ops::ShaderModel;
use dxil_validate::dxbc::{Finding, Rule, Signatures, check};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/containers/fxc")
}

/// The findings in the programs of a container, and the number of programs.
fn findings(container: &Container<'_>) -> (Vec<Finding>, usize) {
    let signatures = Signatures::of(container).expect("signatures of FXC");
    let (mut findings, mut programs) = (Vec::new(), 0);
    for part in container.parts() {
        match part.view() {
            Ok(PartView::Bytecode(_)) => {
                let data = part.data();
                let program = Program::parse(&data).expect("a program of FXC");
                findings.extend(check(&program, &signatures).expect("a program of FXC"));
                programs += 1;
            }
            Ok(PartView::LinkFunction(function)) => {
                let (found, count) = self::findings(&function.container().expect("a function"));
                findings.extend(found);
                programs += count;
            }
            _ => {}
        }
    }
    (findings, programs)
}

/// Beside the repository's containers, those in the folders that `DXBC_FOLDERS` lists are checked.
#[test]
fn programs_of_fxc_keep_all_rules() {
    let listed = env::var_os("DXBC_FOLDERS").unwrap_or_default();
    let listed = env::split_paths(&listed).filter(|folder| !folder.as_os_str().is_empty());
    let (mut programs, mut broken) = (0, String::new());
    let opcodes = folder().join("../../dxbc");
    for folder in [folder(), opcodes].into_iter().chain(listed) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.extension().is_none_or(|it| it != "dxbc") {
                continue;
            }
            let file = fs::read(&path).expect("a file");
            let (found, count) = findings(&Container::parse(&file).expect("a container"));
            programs += count;
            for Finding { rule, token, message } in found {
                let _ = writeln!(broken, "{}: {rule} at {token}: {message}", path.display());
            }
        }
    }
    println!("{programs} programs");
    assert!(broken.is_empty(), "{broken}");
    assert!(programs >= 196, "{programs} programs");
}

const COMPONENTS: [Component; 4] = [Component::X, Component::Y, Component::Z, Component::W];

/// A program that is edited.
struct Edited {
    kind: ShaderKind,
    model: ShaderModel,
    statements: Vec<Statement>,
}

impl Edited {
    fn of(file: &str) -> (Self, Signatures) {
        let bytes = fs::read(folder().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
        let container = Container::parse(&bytes).expect("a container");
        let mut parts = container.parts();
        let part = parts.find(|part| matches!(part.view(), Ok(PartView::Bytecode(_))));
        let data = part.expect("a program").data();
        let program = Program::parse(&data).expect("a program");
        let statements = program.statements().map(|it| it.expect("a statement").statement);
        let edited =
            Self { kind: program.kind, model: program.model, statements: statements.collect() };
        (edited, Signatures::of(&container).expect("signatures"))
    }

    fn instruction(&mut self, place: usize) -> &mut Instruction {
        match &mut self.statements[place] {
            Statement::Instruction(instruction) => instruction,
            Statement::CustomData(_) => panic!("statement {place} is data"),
        }
    }

    fn operand(&mut self, place: usize, name: &str) -> &mut Operand {
        let instruction = self.instruction(place);
        let mut names = instruction.opcode.parameters().iter();
        let argument = names.position(|it| it.name == name).expect("a parameter");
        match &mut instruction.arguments[argument] {
            Argument::Operand(operand) => operand,
            argument => panic!("{argument:?}"),
        }
    }

    /// Makes an edit:
    ///
    /// - `remove N`, `repeat N [TIMES]`, `move N TO`;
    /// - `spread N OPERAND PLACE FIRST LAST`: the same instruction with each index from the first to the last;
    /// - `insert N MNEMONIC [NUMBER ...]`: an instruction whose operands are numbers, or a label;
    /// - `token N NAME NUMBER`, `tokens N [NUMBER ...]`, `control N NAME NUMBER`, `opcode N MNEMONIC`;
    /// - `index N OPERAND PLACE NUMBER`, `type N OPERAND TYPE`, `mask N OPERAND MASK`;
    /// - `swizzle N OPERAND COMPONENT ...`, each a number, one or four; `vectors N COUNT` of custom data;
    /// - `model MAJOR MINOR`.
    fn edit(&mut self, words: &[&str]) {
        let number = |place: usize| -> u32 {
            let word = words.get(place).unwrap_or_else(|| panic!("{words:?}"));
            word.parse().unwrap_or_else(|error| panic!("{word}: {error}"))
        };
        if words[0] == "model" {
            self.model = ShaderModel { major: number(1) as u8, minor: number(2) as u8 };
            return;
        }
        let place = number(1) as usize;
        match words[0] {
            "remove" => drop(self.statements.remove(place)),
            "repeat" => {
                let times = if words.len() > 2 { number(2) } else { 1 };
                for _ in 0..times {
                    self.statements.insert(place, self.statements[place].clone());
                }
            }
            "spread" => {
                for index in number(4)..=number(5) {
                    if index != number(4) {
                        self.statements.insert(place, self.statements[place].clone());
                    }
                    self.operand(place, words[2]).indices[number(3) as usize] =
                        Index::Immediate32(index);
                }
            }
            "move" => {
                let statement = self.statements.remove(place);
                self.statements.insert(number(2) as usize, statement);
            }
            "insert" => {
                let opcode = opcode(words[2]);
                let parameters = opcode.parameters_in(self.model).zip(3..);
                let arguments = parameters.map(|(parameter, word)| match parameter.name {
                    "label" => Argument::Operand(Operand::register(
                        OperandType::Label,
                        number(word),
                        Components::None,
                    )),
                    _ if parameter.kind.is_operand() => {
                        Argument::Operand(Operand::scalar(number(word)))
                    }
                    _ if parameter.kind == ParameterKind::Tokens => {
                        Argument::Tokens((word..words.len()).map(number).collect())
                    }
                    _ => Argument::Token(number(word)),
                });
                let instruction = Instruction::new(opcode, arguments.collect::<Vec<_>>());
                self.statements.insert(place, Statement::Instruction(instruction));
            }
            "token" => {
                let instruction = self.instruction(place);
                let mut names = instruction.opcode.parameters().iter();
                let argument = names.position(|it| it.name == words[2]).expect("a parameter");
                instruction.arguments[argument] = Argument::Token(number(3));
            }
            "tokens" => {
                let tokens = (2..words.len()).map(number).collect();
                *self.instruction(place).arguments.last_mut().expect("tokens") =
                    Argument::Tokens(tokens);
            }
            "control" => {
                let instruction = self.instruction(place);
                let mut controls = instruction.opcode.controls().iter();
                let control: &Control =
                    controls.find(|it| it.bits().name == words[2]).expect("a control");
                instruction.set_control(*control, number(3));
            }
            "opcode" => self.instruction(place).opcode = opcode(words[2]),
            "index" => {
                self.operand(place, words[2]).indices[number(3) as usize] =
                    Index::Immediate32(number(4));
            }
            "type" => {
                let ty = OperandType::ALL.iter().find(|ty| ty.text() == words[3]);
                self.operand(place, words[2]).ty = *ty.expect("a type");
            }
            "mask" => {
                self.operand(place, words[2]).components = Components::Mask(number(3) as u8);
            }
            "swizzle" => {
                let component = |place| COMPONENTS[number(place) as usize];
                self.operand(place, words[2]).components = match words.len() {
                    4 => Components::Select(component(3)),
                    _ => Components::Swizzle([3, 4, 5, 6].map(component)),
                };
            }
            "vectors" => match &mut self.statements[place] {
                Statement::CustomData(data) => data.data = vec![0; 4 * number(2) as usize],
                Statement::Instruction(_) => panic!("statement {place} is no data"),
            },
            edit => panic!("unknown edit: {edit}"),
        }
    }

    fn write(&self) -> Vec<u8> {
        let mut writer = Writer::new(self.kind, self.model);
        for statement in &self.statements {
            writer.push(statement).expect("it can be written");
        }
        writer.finish().expect("it can be written")
    }
}

fn opcode(mnemonic: &str) -> Opcode {
    let opcode = Opcode::ALL.iter().find(|opcode| opcode.mnemonic() == mnemonic);
    *opcode.unwrap_or_else(|| panic!("no opcode {mnemonic}"))
}

/// The findings of an edited program: the name of the file, then an edit a line.
fn findings_of(head: &str, edits: &[&str]) -> Vec<Finding> {
    let (mut program, mut signatures) = Edited::of(head);
    for edit in edits {
        // A signature that is absent allows all registers.
        if *edit == "unsigned" {
            signatures = Signatures::default();
            continue;
        }
        program.edit(&edit.split_whitespace().collect::<Vec<_>>());
    }
    let bytes = program.write();
    let program = Program::parse(&bytes).expect("a program");
    check(&program, &signatures).expect("a program")
}

#[test]
fn each_rule_is_broken_alone() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/dxbc/broken.txt");
    let text = fs::read_to_string(&path).expect("the cases");
    let (mut output, mut wrong, mut rules) = (String::new(), String::new(), BTreeSet::new());
    for case in text.split("\n\n") {
        let lines: Vec<_> = case.lines().filter(|line| !line.starts_with("  B")).collect();
        let (head, edits) = lines.split_first().expect("a program");
        let found = findings_of(head, edits);
        if !output.is_empty() {
            output.push('\n');
        }
        lines.iter().for_each(|line| output += &format!("{line}\n"));
        for Finding { rule, token, message } in &found {
            let _ = writeln!(output, "  {rule} at {token}: {message}");
        }
        let broken: BTreeSet<_> = found.iter().map(|finding| finding.rule).collect();
        if broken.len() != 1 {
            let _ = writeln!(wrong, "{head}: {edits:?} breaks {broken:?}");
        }
        rules.extend(broken);
    }
    assert!(wrong.is_empty(), "{wrong}");
    expect_test::expect_file![path].assert_eq(&output);
    let missing: Vec<_> = Rule::ALL.iter().filter(|rule| !rules.contains(rule)).collect();
    assert!(missing.is_empty(), "no program breaks {missing:?}");
}

/// Programs that just keep the limits.
#[test]
fn limits_are_kept() {
    let text = include_str!("dxbc/kept.txt");
    assert!(text.matches("\n\n").count() >= 10, "there are cases");
    for case in text.trim_end().split("\n\n") {
        let lines: Vec<_> = case.lines().collect();
        let (head, edits) = lines.split_first().expect("a program");
        let found = findings_of(head, edits);
        assert_eq!(found, [], "{head}: {edits:?}");
    }
}

/// The page lists every rule with its demand.
#[test]
fn rules_are_documented() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/dxbc.md");
    let page = fs::read_to_string(page).expect("the page");
    for rule in Rule::ALL {
        let row = format!("| {rule} | {} |", rule.title());
        assert!(page.contains(&row), "docs/dxbc.md lacks `{row}`");
    }
}
