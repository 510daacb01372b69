//! The crate's queries: `cargo bench --bench queries`. Each prints how many of a thousand
//! inputs it takes in what time, and what it allocates.

use std::fmt::{self, Write};
use std::fs;
use std::hint::black_box;

use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher};
use dxil_ops::{FunctionName, OpCode, Overload, Scalar, ShaderStage, Target, Version, check};

#[global_allocator]
static ALLOCATIONS: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

/// Small random numbers, the same in every run (xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % bound
    }

    fn of<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }
}

const INPUTS: usize = 1000;

/// Any operation, stage, version and overload. Most such calls are wrong.
fn random_calls() -> Vec<(OpCode, Target, Vec<Overload<'static>>)> {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let mut call = || {
        let op = random.of(OpCode::ALL);
        let target = Target::new(random.of(Version::ALL), random.of(ShaderStage::ALL));
        let overloads = match random.below(4) {
            0 => vec![],
            1 => vec![Overload::Vector(random.of(Scalar::ALL), 4)],
            _ => vec![Overload::Scalar(random.of(Scalar::ALL))],
        };
        (op, target, overloads)
    };
    (0..INPUTS).map(|_| call()).collect()
}

#[divan::bench]
fn check_random(bencher: Bencher<'_, '_>) {
    let calls = random_calls();
    bencher.counter(ItemsCount::new(INPUTS)).bench(|| {
        let valid = |(op, target, overloads): &(OpCode, Target, Vec<Overload<'_>>)| {
            check(*op, *target, overloads).is_ok()
        };
        calls.iter().filter(|call| valid(black_box(call))).count()
    });
}

#[divan::bench]
fn check_random_with_reason(bencher: Bencher<'_, '_>) {
    let calls = random_calls();
    bencher.counter(ItemsCount::new(INPUTS)).bench(|| {
        for (op, target, overloads) in &calls {
            if let Err(violation) = check(*op, *target, overloads) {
                black_box(violation.reason());
            }
        }
    });
}

/// The names that DXC emits, over and over.
fn names() -> Vec<String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/calls/names.txt");
    let text = fs::read_to_string(path).expect("the fixture is there");
    let names = text.lines().filter(|line| line.starts_with("dx.op.")).map(str::to_owned);
    let names: Vec<_> = names.collect();
    names.into_iter().cycle().take(INPUTS).collect()
}

#[divan::bench]
fn parse_name(bencher: Bencher<'_, '_>) {
    let names = names();
    bencher.counter(ItemsCount::new(INPUTS)).bench(|| {
        for name in &names {
            let _ = black_box(FunctionName::parse(black_box(name)));
        }
    });
}

/// Text that lies on the stack.
struct Buffer {
    bytes: [u8; 256],
    length: usize,
}

impl Write for Buffer {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let end = self.length + text.len();
        self.bytes.get_mut(self.length..end).ok_or(fmt::Error)?.copy_from_slice(text.as_bytes());
        self.length = end;
        Ok(())
    }
}

#[divan::bench]
fn write_name(bencher: Bencher<'_, '_>) {
    let names = names();
    let parse = |name| {
        let name = FunctionName::parse(name).expect("a name");
        (name.class().ops().next().expect("an operation"), name)
    };
    let parsed: Vec<_> = names.iter().map(|name| parse(name)).collect();
    bencher.counter(ItemsCount::new(INPUTS)).bench(|| {
        for (op, name) in &parsed {
            let mut buffer = Buffer { bytes: [0; 256], length: 0 };
            let name = black_box(op).function_name(name.overloads());
            let _ = write!(buffer, "{name}");
            black_box(&buffer);
        }
    });
}

#[divan::bench]
fn name_to_opcode(bencher: Bencher<'_, '_>) {
    let names: Vec<_> = OpCode::ALL.iter().map(|op| op.name()).cycle().take(INPUTS).collect();
    bencher.counter(ItemsCount::new(INPUTS)).bench(|| {
        for name in &names {
            black_box(OpCode::from_name(black_box(name)));
        }
    });
}
