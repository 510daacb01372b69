//! Reading against the crate `dxbc`, the digest against the crate `md-5`, in one run:
//! `cargo bench -p dxil-container --bench container`.

mod walk;

use std::fs;
use std::hint::black_box;
use std::path::Path;

use divan::Bencher;
use divan::counter::{BytesCount, ItemsCount};
use dxil_container::{Container, Digest, write};
use md5::Digest as _;

fn main() {
    divan::main();
}

/// The containers that the reference compilers made.
fn corpus() -> Vec<Vec<u8>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/containers");
    let mut files = Vec::new();
    for compiler in ["dxc110", "dxc17", "fxc"] {
        for file in fs::read_dir(root.join(compiler)).expect("the corpus") {
            let path = file.expect("an entry").path();
            if path.extension().is_some_and(|extension| extension == "dxbc") {
                files.push(fs::read(path).expect("a container"));
            }
        }
    }
    files
}

fn size(files: &[Vec<u8>]) -> BytesCount {
    BytesCount::new(files.iter().map(Vec::len).sum::<usize>())
}

/// The header and the directory: the name and bytes of each part.
#[divan::bench_group]
mod directory {
    use super::*;

    #[divan::bench]
    fn ours(bencher: Bencher<'_, '_>) {
        let files = corpus();
        bencher.counter(ItemsCount::new(files.len())).bench(|| {
            for file in &files {
                let container = Container::parse(black_box(file)).expect("a container");
                for part in container.parts() {
                    black_box((part.four_cc(), *part.data()));
                }
            }
        });
    }

    #[divan::bench]
    fn dxbc(bencher: Bencher<'_, '_>) {
        let files = corpus();
        bencher.counter(ItemsCount::new(files.len())).bench(|| {
            for file in &files {
                for container in dxbc::container::scan_dxbc(black_box(file)) {
                    for chunk in &container.chunks {
                        black_box((chunk.fourcc, chunk.data));
                    }
                }
            }
        });
    }
}

/// The directory and every value of every part but bitcode and token streams.
#[divan::bench_group]
mod parts {
    use super::*;

    /// Views, and each record, string and mask that they lead to.
    #[divan::bench]
    fn ours(bencher: Bencher<'_, '_>) {
        let files = corpus();
        bencher.counter(ItemsCount::new(files.len())).bench(|| {
            for file in &files {
                let container = Container::parse(black_box(file)).expect("a container");
                for part in container.parts() {
                    walk::part(&part.view().expect("a sound part")).expect("a sound part");
                }
            }
        });
    }

    /// Its parsed chunks; programs of DXBC are left out, which it would decode.
    #[divan::bench]
    fn dxbc(bencher: Bencher<'_, '_>) {
        let files = corpus();
        bencher.counter(ItemsCount::new(files.len())).bench(|| {
            for file in &files {
                for container in dxbc::container::scan_dxbc(black_box(file)) {
                    for chunk in &container.chunks {
                        if !matches!(&chunk.fourcc, b"SHDR" | b"SHEX") {
                            black_box(chunk.parse());
                        }
                    }
                }
            }
        });
    }

    /// The owned forms, compared with what was read.
    #[divan::bench]
    fn owned(bencher: Bencher<'_, '_>) {
        let files = corpus();
        bencher.counter(ItemsCount::new(files.len())).bench(|| {
            for file in &files {
                black_box(write::Container::read(black_box(file)).expect("a container"));
            }
        });
    }
}

/// A hash of each file.
#[divan::bench_group]
mod digest {
    use super::*;

    #[divan::bench]
    fn ours(bencher: Bencher<'_, '_>) {
        let files = corpus();
        bencher.counter(size(&files)).bench(|| {
            for file in &files {
                black_box(Digest::compute(black_box(file)));
            }
        });
    }

    #[divan::bench]
    fn md5(bencher: Bencher<'_, '_>) {
        let files = corpus();
        bencher.counter(size(&files)).bench(|| {
            for file in &files {
                black_box(md5::Md5::digest(black_box(file)));
            }
        });
    }
}
