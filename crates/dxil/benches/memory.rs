//! The number of allocations and the peak of memory of each task: `cargo bench -p dxil --bench memory`. It prints,
//! for three sets, the numbers of the fastest, the slowest, the median and the mean shader: the most blocks and bytes in use
//! at once (`max alloc`), those that are allocated (`alloc`) and that grow (`grow`). The mean is that of all shaders of a
//! set in turn.

use std::fs;
use std::path::Path;

use divan::{AllocProfiler, Bencher};
use dxil::container::read::Program;
use dxil::container::{Container, FourCC};
use dxil::text::Style;
use measure::Set;

#[global_allocator]
static ALLOCATOR: AllocProfiler = AllocProfiler::system();

/// How often shaders of a set are measured: each one several times.
const SAMPLES: u32 = 1000;

/// A shader as the tasks take it.
struct Shader {
    file: Vec<u8>,
    bitcode: Vec<u8>,
}

fn main() {
    divan::main();
}

#[divan::bench(args = Set::ALL, sample_count = SAMPLES, sample_size = 1)]
fn read(bencher: Bencher<'_, '_>, set: Set) {
    each(bencher, set, |it| dxil::bitcode::read(&it.bitcode).expect("a module"));
}

#[divan::bench(args = Set::ALL, sample_count = SAMPLES, sample_size = 1)]
fn list(bencher: Bencher<'_, '_>, set: Set) {
    each(bencher, set, |it| {
        let container = Container::parse(&it.file).expect("a container");
        dxil::disassemble(&container, Style::Dxc).expect("a listing")
    });
}

#[divan::bench(args = Set::ALL, sample_count = SAMPLES, sample_size = 1)]
fn assemble(bencher: Bencher<'_, '_>, set: Set) {
    each(bencher, set, |it| {
        let module = dxil::bitcode::read(&it.bitcode).expect("a module");
        let options = dxil::assemble::Options::default();
        dxil::assemble::assemble(module, &options).map(|it| it.write())
    });
}

#[divan::bench(args = Set::ALL, sample_count = SAMPLES, sample_size = 1)]
fn validate(bencher: Bencher<'_, '_>, set: Set) {
    each(bencher, set, |it| dxil_validate::validate(&it.file));
}

/// Does a task with the shaders of a set in turn.
fn each<T>(bencher: Bencher<'_, '_>, set: Set, task: impl Fn(&Shader) -> T) {
    let containers = set.containers(&["containers/dxc110", "containers/dxc17"]);
    let shaders: Vec<_> = containers.iter().filter_map(|it| shader(it)).collect();
    let mut turns = shaders.iter().cycle();
    bencher.with_inputs(|| turns.next().expect("a shader")).bench_local_values(task);
}

/// A shader; `None` for a container without a program.
fn shader(path: &Path) -> Option<Shader> {
    let file = fs::read(path).expect("a container");
    let container = Container::parse(&file).expect("a container");
    // A `.pdb` has the program with debug information alone.
    let part = container.part(FourCC::DXIL).or_else(|| container.part(FourCC::ILDB));
    let bitcode = Program::parse(&part?).expect("a program").bitcode.to_vec();
    Some(Shader { file, bitcode })
}
