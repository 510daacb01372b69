//! The text of every container, whoever made it, is what DXC 1.10 prints of it.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use dxil::container::write::{self, PartData};
use dxil::container::{Container, FourCC};
use dxil::ir::{Module, NamedMetadata, StructBody, Type};
use dxil::text::Style;
use similar::TextDiff;

/// Where the containers of DXC are.
const DXC: &[&str] = &["containers/dxc110", "containers/dxc17"];

/// Where those of other producers are.
const OTHERS: &[&str] = &["producers/llvm", "producers/mesa", "producers/slang"];

/// The containers in these folders, sorted.
fn containers(folders: &[&str]) -> Vec<PathBuf> {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures");
    let folders = folders.iter().map(|folder| fs::read_dir(fixtures.join(folder)));
    let entries = folders.flat_map(|folder| folder.expect("a folder"));
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let mut paths: Vec<_> =
        paths.filter(|path| path.extension().is_some_and(|it| it == "dxbc")).collect();
    paths.sort();
    paths
}

/// How DXC's text differs from ours, with its name above.
fn difference(path: &Path, theirs: &[u8], ours: &[u8]) -> String {
    /// Lines that are shown of one file.
    const SHOWN: usize = 40;
    let [theirs, ours] = [theirs, ours].map(String::from_utf8_lossy);
    let diff = TextDiff::from_lines(theirs.as_ref(), ours.as_ref());
    let diff = diff.unified_diff().context_radius(2).header("DXC", "ours").to_string();
    let lines = diff.lines().take(SHOWN);
    lines.fold(format!("{}\n", path.display()), |mut text, line| {
        let _ = writeln!(text, "{line}");
        text
    })
}

#[test]
fn text_is_that_of_dxc() {
    let (mut failures, mut compared) = (Vec::new(), 0);
    for path in containers(&[DXC, OTHERS].concat()) {
        let file = fs::read(&path).expect("a container");
        let container = Container::parse(&file).expect("a sound container");
        match fs::read(path.with_extension("txt")) {
            Ok(theirs) => {
                compared += 1;
                let ours = dxil::disassemble(&container, Style::Dxc).expect("a text");
                if ours != theirs {
                    failures.push(difference(&path, &theirs, &ours));
                }
            }
            // Root signatures and slim program databases hold no program, and DXC prints nothing.
            Err(_) => assert!(container.part(FourCC::DXIL).is_none(), "{}", path.display()),
        }
    }
    assert!(failures.is_empty(), "{} differ\n{}", failures.len(), failures.join("\n"));
    assert!(compared >= 310, "{compared} compared");
}

/// Mesa and LLVM number and order in other ways than DXC, and we as DXC: the text is the same.
#[test]
fn written_modules_have_the_same_text() {
    for path in containers(OTHERS) {
        let file = fs::read(&path).expect("a container");
        let (mut container, errors) = write::Container::read(&file).expect("a container");
        assert!(errors.is_empty(), "{}: {errors:?}", path.display());
        for part in &mut container.parts {
            if let PartData::Program(program) = &mut part.data {
                let module = dxil::bitcode::read(&program.bitcode).expect("a module");
                program.set_bitcode(dxil::bitcode::write(&module).expect("bitcode"));
            }
        }
        let written = container.write().expect("a container");
        let ours = dxil::disassemble_file(&written, Style::Dxc).expect("a text");
        let theirs = fs::read(path.with_extension("txt")).expect("a text");
        assert!(ours == theirs, "{}", difference(&path, &theirs, &ours));
    }
}

/// Bitcode says the same of itself as in a container, but for what only parts say.
#[test]
fn bitcode_alone_has_the_end_of_the_text() {
    for path in containers(&[DXC, OTHERS].concat()) {
        let file = fs::read(&path).expect("a container");
        let container = Container::parse(&file).expect("a sound container");
        let program = container.part(FourCC::ILDB).or(container.part(FourCC::DXIL));
        let Some(program) = program else { continue };
        let whole = dxil::disassemble(&container, Style::Llvm).expect("a text");
        let part = dxil::disassemble_file(&program.data(), Style::Llvm).expect("a text");
        assert!(whole == part, "{}", path.display());
        let commented = dxil::disassemble_file(&program.data(), Style::Dxc).expect("a text");
        assert!(commented.starts_with(b";"), "{}", path.display());
    }
}

/// A compute shader with one constant buffer, whose struct is the first of `depth` structs: each but
/// the last consists of two of the next, or, if `endless`, the last of two of the first.
fn nested(depth: usize, endless: bool) -> Module {
    let mut module = Module::new();
    let structs: Vec<_> = (0..depth).map(|n| module.types.add_struct(format!("S{n}"))).collect();
    let next = |n: usize| structs.get(n + 1).or(structs.first().filter(|_| endless)).copied();
    for (n, ty) in structs.iter().enumerate() {
        let elements = next(n).map_or([].into(), |next| [next, next].into());
        if let Type::Named(id) = module.types[*ty] {
            module.types.set_body(id, Some(StructBody { elements, packed: false }));
        }
    }
    let word = module.types.integer(32);
    let number = |module: &mut Module, value| {
        let id = module.constants.integer(&module.types, word, value);
        Some(module.metadata.constant(id))
    };
    let [zero, one, six] = [0, 1, 6].map(|value| number(&mut module, value));
    let undef = |module: &mut Module, ty| {
        let id = module.constants.undef(ty);
        Some(module.metadata.constant(id))
    };
    let text = Some(module.metadata.string("name"));
    let field = Some(module.metadata.tuple(&[]));
    let mut annotations = vec![zero];
    for (n, ty) in structs.iter().enumerate() {
        let fields = vec![field; if next(n).is_some() { 2 } else { 0 }];
        let annotation = module.metadata.tuple(&[&[one], fields.as_slice()].concat());
        annotations.extend([undef(&mut module, *ty), Some(annotation)]);
    }
    let pointer = module.types.pointer(structs[0]);
    let symbol = undef(&mut module, pointer);
    let buffer = module.metadata.tuple(&[zero, symbol, text, zero, zero, one, one, None]);
    let buffers = module.metadata.tuple(&[Some(buffer)]);
    let resources = module.metadata.tuple(&[None, None, Some(buffers), None]);
    let stage = Some(module.metadata.string("cs"));
    let named = [
        ("dx.version", vec![one, zero]),
        ("dx.shaderModel", vec![stage, six, zero]),
        ("dx.typeAnnotations", annotations),
        ("dx.entryPoints", vec![None, text, None, Some(resources), None]),
    ];
    for (name, operands) in named {
        let nodes = vec![module.metadata.tuple(&operands)];
        module.named_metadata.push(NamedMetadata { name: name.into(), nodes: nodes.into() });
    }
    module
}

/// Structs of structs take as many lines as two to the power of their number.
#[test]
fn structs_may_ask_for_too_much() {
    let error = |depth, endless| {
        let text = dxil::disassemble_module(&nested(depth, endless), Style::Dxc);
        text.err().map(|error| error.to_string())
    };
    assert_eq!(error(10, false), None);
    let limit = dxil::text::default_limit(&nested(30, false));
    assert_eq!(error(30, false), Some(format!("the comments would be longer than {limit} bytes")));
    assert_eq!(error(200, false).as_deref(), Some("structs of buffers nest deeper than 128"));
    assert_eq!(error(1, true).as_deref(), Some("structs of buffers nest deeper than 128"));
}

/// The metadata that every DXIL module must have.
#[test]
fn errors_name_metadata() {
    let without = |name: &str| {
        let mut module = nested(1, false);
        module.named_metadata.retain(|named| named.name != name);
        let text = dxil::disassemble_module(&module, Style::Dxc);
        text.err().map(|error| error.to_string())
    };
    let missing = |name| Some(format!("metadata: {name} is missing"));
    assert_eq!(without("dx.shaderModel"), missing("dx.shaderModel"));
    assert_eq!(without("dx.entryPoints"), missing("dx.entryPoints"));
    assert_eq!(without("dx.typeAnnotations"), None);
    assert_eq!(without("dx.version"), None);
}
