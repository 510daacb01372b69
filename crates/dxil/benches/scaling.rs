//! Whether time grows with size only: `cargo bench -p dxil --bench scaling`. It prints two tables, with the best times
//! of rounds in which all take turns: nanoseconds a byte for the smallest to the largest tenth of the shaders of the
//! fixtures, and nanoseconds an instruction for generated shaders.
//!
//! The process keeps the memory that it frees. Otherwise glibc gives that of the largest shaders back after each round,
//! and the system clears 4 KiB at a time in the next: 30 to 40 ns an instruction, which a process pays once.

use std::fmt::Write as _;
use std::path::Path;
use std::process::{self, Command};
use std::time::Duration;
use std::{env, fs};

use dxil::container::read::Program;
use dxil::container::{Container, FourCC};
use dxil::text::Style;
use measure::{fixtures, mean, rounds};

/// The numbers of instructions of generated shaders.
const COUNTS: [usize; 4] = [4_000, 16_000, 64_000, 256_000];

/// The tenths of shaders by size.
const TENTHS: usize = 10;

/// A shader as the tasks take it.
struct Shader {
    file: Vec<u8>,
    bitcode: Vec<u8>,
}

/// A task, by name.
type Task = (&'static str, fn(&Shader));

const TASKS: [Task; 4] = [
    ("read", |it| drop(dxil::bitcode::read(&it.bitcode).expect("a module"))),
    ("list", |it| {
        let container = Container::parse(&it.file).expect("a container");
        drop(dxil::disassemble(&container, Style::Dxc).expect("a listing"));
    }),
    ("assemble", |it| drop(assemble(&it.bitcode))),
    ("validate", |it| drop(dxil_validate::validate(&it.file))),
];

/// The variables by which glibc keeps up to so many bytes, and asks for them at once.
const KEEP: [(&str, &str); 2] =
    [("MALLOC_TRIM_THRESHOLD_", "2000000000"), ("MALLOC_MMAP_THRESHOLD_", "2000000000")];

fn main() {
    // glibc reads the variables when a process starts.
    if env::var_os(KEEP[0].0).is_none() {
        let program = env::current_exe().expect("the path of the bench");
        let status = Command::new(program).args(env::args_os().skip(1)).envs(KEEP).status();
        process::exit(status.expect("the bench starts").code().unwrap_or(1));
    }
    let folders = ["containers/dxc110", "containers/dxc17"].map(|it| fixtures().join(it));
    let files = folders.iter().flat_map(|it| fs::read_dir(it).expect("a folder"));
    let mut paths: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|it| it == "dxbc"));
    paths.sort();
    let containers = paths.iter().map(|it| fs::read(it).expect("a container"));
    let mut all: Vec<_> = containers.filter_map(shader).collect();
    // A few break a rule of LLVM, so that they are not assembled.
    all.retain(|it| assemble(&it.bitcode).is_some());
    all.sort_by_key(|it| it.file.len());
    let tenths: [&[Shader]; TENTHS] =
        std::array::from_fn(|it| &all[it * all.len() / TENTHS..(it + 1) * all.len() / TENTHS]);
    let bytes = tenths.map(|tenth| tenth.iter().map(|it| it.file.len()).sum::<usize>());
    let sizes: [_; TENTHS] =
        std::array::from_fn(|it| format!("{} B", bytes[it] / tenths[it].len()));
    table("ns a byte, shaders of", &sizes, |place, task| {
        let time = mean(|| tenths[place].iter().for_each(task));
        time.as_secs_f64() * 1e9 / bytes[place] as f64
    });
    let generated = COUNTS.map(generated);
    table("ns an instruction, of", &COUNTS.map(|it| it.to_string()), |place, task| {
        let time: Duration = mean(|| task(&generated[place]));
        time.as_secs_f64() * 1e9 / COUNTS[place] as f64
    });
}

/// Prints the best times of all tasks, for sizes, and the last one's ratio to the first.
fn table<const N: usize>(
    what: &str,
    sizes: &[String; N],
    measure: impl Fn(usize, fn(&Shader)) -> f64,
) {
    print!("{what:22}");
    sizes.iter().for_each(|size| print!(" {size:>8}"));
    println!(" last/first");
    for (name, task) in TASKS {
        let places: [usize; N] = std::array::from_fn(|place| place);
        let mut all = places.map(|place| {
            let measure = &measure;
            move || Some(Duration::from_secs_f64(measure(place, task) / 1e6))
        });
        let times = rounds(all.each_mut().map(|it| it as _));
        let best = times.map(|times| times[0].as_secs_f64() * 1e6);
        print!("{name:22}");
        best.iter().for_each(|time| print!(" {time:8.2}"));
        println!(" {:10.2}", best[N - 1] / best[0]);
    }
}

/// A shader; `None` for a container without a program.
fn shader(file: Vec<u8>) -> Option<Shader> {
    let container = Container::parse(&file).expect("a container");
    // A `.pdb` has the program with debug information alone.
    let part = container.part(FourCC::DXIL).or_else(|| container.part(FourCC::ILDB));
    let bitcode = Program::parse(&part?).expect("a program").bitcode.to_vec();
    Some(Shader { file, bitcode })
}

/// A container; `None` if the module is not valid.
fn assemble(bitcode: &[u8]) -> Option<Vec<u8>> {
    let module = dxil::bitcode::read(bitcode).expect("a module");
    let options = dxil::assemble::Options::default();
    let assembled = dxil::assemble::assemble(module, &options).ok()?;
    Some(assembled.write().expect("a container"))
}

/// A compute shader of about this number of instructions, in blocks of equal length.
fn generated(count: usize) -> Shader {
    /// The instructions of a step, with those that begin the next block.
    const STEP: usize = 8;
    let head =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/generated.ll"));
    let head = head.expect("a text");
    let (before, after) = head.split_once("  ; The steps.\n").expect("a place for steps");
    let mut text = before.to_owned();
    for step in 1..=count / STEP {
        let last = step - 1;
        writeln!(text, "  %x{step} = add i32 %i{last}, {step}").expect("a string");
        writeln!(text, "  %l{step} = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %buffer, i32 %x{step}, i32 undef)").expect("a string");
        writeln!(text, "  %e{step} = extractvalue %dx.types.ResRet.f32 %l{step}, 0")
            .expect("a string");
        writeln!(text, "  %f{step} = fadd fast float %e{step}, %v{last}").expect("a string");
        writeln!(text, "  %v{step} = call float @dx.op.unary.f32(i32 13, float %f{step})")
            .expect("a string");
        writeln!(text, "  %i{step} = xor i32 %x{step}, %i{last}").expect("a string");
        writeln!(text, "  %c{step} = icmp eq i32 %i{step}, {step}").expect("a string");
        writeln!(text, "  br i1 %c{step}, label %end, label %b{step}\n\nb{step}:")
            .expect("a string");
    }
    text += after;
    let module = dxil::text::parse(text.as_bytes()).expect("a module");
    let bitcode = dxil::bitcode::write(&module).expect("bitcode");
    shader(assemble(&bitcode).expect("a valid module")).expect("a program")
}
