//! Small files that would become large: commands take memory in proportion to them, and say what raises
//! the limit.

mod containers;
mod modules;
#[cfg(feature = "yaml")]
mod texts;

use dxil::check::{Options, check};
use dxil::container::tree::Describe as _;
use dxil::container::{Container, default_limit};
use dxil::inspect::InstructionLines;
use dxil::text::Style;
use dxil::{File, disassemble_file};
use peak_alloc::PeakAlloc;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// The most memory that the libraries and the command may take for any file here.
const MOST: usize = 256 << 20;

/// The most memory that `from-yaml` may take for any text here.
#[cfg(feature = "yaml")]
const MOST_FOR_TEXTS: usize = 64 << 20;

/// A file and the commands that would take too much of it.
type Bomb = (&'static str, fn() -> Vec<u8>, &'static [&'static str]);

const BOMBS: [Bomb; 14] = [
    ("long_strings", containers::long_strings, &["yaml"]),
    ("empty_arrays", containers::empty_arrays, &["dump"]),
    ("sources", containers::sources, &["dump --json"]),
    ("empty_sources", containers::empty_sources, &["hex"]),
    ("libraries", containers::libraries, &["dump"]),
    ("shared_names", containers::shared_names, &["dump", "dump --json"]),
    ("shared_semantics", containers::shared_semantics, &["dump", "hex"]),
    ("shared_structs", containers::shared_structs, &["dump"]),
    ("shared_ranges", containers::shared_ranges, &["dump"]),
    ("doubled_types", modules::doubled_types, &["dis", "check"]),
    ("doubled_constants", modules::doubled_constants, &["dis"]),
    ("many_zeros", modules::many_zeros, &["dis", "check"]),
    ("shared_strings", modules::shared_strings, &["dis"]),
    ("wrong_calls", modules::wrong_calls, &["dis", "check"]),
];

/// A text that `from-yaml` could turn into much more.
#[cfg(feature = "yaml")]
type Text = (&'static str, fn() -> String);

#[cfg(feature = "yaml")]
const TEXTS: [Text; 15] = [
    ("numbers.yaml", texts::numbers),
    ("words.yaml", texts::words),
    ("empty_resources.yaml", texts::empty_resources),
    ("empty_elements.yaml", texts::empty_elements),
    ("empty_parts.yaml", texts::empty_parts),
    ("equal_keys.yaml", texts::equal_keys),
    ("long_scalars.yaml", texts::long_scalars),
    ("one_place.yaml", texts::one_place),
    ("largest_parts.yaml", texts::largest_parts),
    ("gaps.yaml", texts::gaps),
    ("strides.yaml", texts::strides),
    ("deep_flow.yaml", texts::deep_flow),
    ("deep_block.yaml", texts::deep_block),
    ("aliases.yaml", texts::aliases),
    ("long_tags.yaml", texts::long_tags),
];

/// Has the libraries make trees, text and findings of a file.
fn use_libraries(file: &[u8]) {
    let container = Container::parse(file).expect("a container");
    for part in container.parts() {
        let _ = part.view().map(|view| view.describe().len());
    }
    #[cfg(feature = "yaml")]
    let _ = dxil::yaml::to_yaml(file);
    let _ = disassemble_file(file, Style::Dxc);
    let opened = File::open(file).expect("a file");
    let Ok(module) = opened.module() else { return };
    let _ = check(&module, Options::default());
    let _ = InstructionLines::new(&opened, &module);
}

/// The libraries alone, since other tests would take memory at the same time: this is all in one.
#[test]
fn memory_is_in_proportion() {
    for (name, bomb, _) in BOMBS {
        let file = bomb();
        assert!(file.len() < 1 << 20, "{name} has {} bytes", file.len());
        MEMORY.reset_peak_usage();
        let before = MEMORY.current_usage();
        use_libraries(&file);
        let taken = MEMORY.peak_usage() - before;
        assert!(taken < MOST, "{name} takes {taken} bytes, {} as a file", file.len());
    }
    a_lower_limit_takes_less();
    #[cfg(feature = "yaml")]
    texts_take_little();
    #[cfg(all(feature = "cli", target_os = "linux"))]
    command::takes_little();
}

#[cfg(feature = "yaml")]
fn texts_take_little() {
    for (name, bomb) in TEXTS {
        let text = bomb();
        MEMORY.reset_peak_usage();
        let before = MEMORY.current_usage();
        let _ = dxil::yaml::from_yaml(&text);
        let taken = MEMORY.peak_usage() - before;
        assert!(taken < MOST_FOR_TEXTS, "{name} takes {taken} bytes, {} as a text", text.len());
    }
}

/// The text is made in memory that doubles, so that it takes three times the limit while it grows.
fn a_lower_limit_takes_less() {
    let file = modules::doubled_types();
    for limit in [default_limit(0), 1 << 20, 1 << 10] {
        MEMORY.reset_peak_usage();
        let before = MEMORY.current_usage();
        let text = dxil::disassemble_file_within(&file, Style::Dxc, limit);
        assert!(text.expect_err("a long text").is_limit());
        let taken = MEMORY.peak_usage() - before;
        assert!(taken < 3 * limit + (1 << 17), "{taken} bytes, {limit} allowed");
    }
}

/// The command in a process of its own, which gets no more address space than it should need.
#[cfg(all(feature = "cli", target_os = "linux"))]
mod command {
    use std::fs;
    use std::path::Path;
    use std::process::Command;

    use super::{BOMBS, MOST, TEXTS};

    pub(super) fn takes_little() {
        let folder = tempfile::tempdir().expect("a folder");
        for (name, bomb, commands) in BOMBS {
            let path = folder.path().join(name);
            fs::write(&path, bomb()).expect("a file");
            for command in commands {
                let other = if *command == "diff" { "../other" } else { "" };
                run(folder.path(), &format!("dxil {command} {name} {other}"));
            }
        }
        for (name, bomb) in TEXTS {
            fs::write(folder.path().join(name), bomb()).expect("a file");
            run(folder.path(), &format!("dxil from-yaml {name} -o -"));
        }
    }

    /// Runs a command line, which may fail, but not for want of memory.
    fn run(folder: &Path, line: &str) {
        let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/containers");
        let other = corpus.join("dxc110/vs_pass-6_0.dxbc");
        let line = line
            .replace("dxil ", concat!(env!("CARGO_BIN_EXE_dxil"), " "))
            .replace("../other", &other.display().to_string());
        let limited = format!("ulimit -v {}; {line} > /dev/null", MOST >> 10);
        let output = Command::new("sh").args(["-c", &limited]).current_dir(folder).output();
        let output = output.expect("a shell");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(!errors.contains("memory allocation"), "{line}: {errors}");
        assert!(matches!(output.status.code(), Some(0..=2)), "{line}: {}: {errors}", output.status);
    }
}
