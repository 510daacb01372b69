//! Reading, against the crate `dxbc`, and the digest, against the crate `md-5`, in one run:
//! `cargo bench -p dxil-container --bench container`. It prints the best and the median time of rounds in which all take
//! turns, and their ratios to ours, for three sets of containers of DXC and FXC.
//!
//! The work is the same. The directory: the header, and the name and bytes of each part. All parts: also each record, string
//! and mask; bitcode and programs of DXBC, which that crate would decode, stay bytes.

mod walk;

use std::fs;
use std::hint::black_box;

use dxil_container::{Container, Digest, write};
use md5::Digest as _;
use measure::{Set, mean, ratio, rounds, row};

fn main() {
    for set in Set::ALL {
        let paths = set.containers(&["containers/dxc110", "containers/dxc17", "containers/fxc"]);
        let files: Vec<_> = paths.iter().map(|it| fs::read(it).expect("a container")).collect();
        let bytes: usize = files.iter().map(Vec::len).sum();
        println!("{set:?}: {} containers of {bytes} bytes", files.len());
        let each = |task: fn(&[u8])| Some(mean(|| files.iter().for_each(|it| task(black_box(it)))));
        let [directory, their_directory, parts, owned, their_parts, digest, their_digest] =
            rounds([
                &mut || each(read_directory),
                &mut || each(read_directory_by_dxbc),
                &mut || each(read_parts),
                &mut || {
                    each(|it| drop(black_box(write::Container::read(it).expect("a container"))))
                },
                &mut || each(read_parts_by_dxbc),
                &mut || each(|it| _ = black_box(Digest::compute(it))),
                &mut || each(|it| _ = black_box(md5::Md5::digest(it))),
            ]);
        row("directory", &directory, &directory);
        row("  the crate dxbc", &their_directory, &directory);
        row("all parts", &parts, &parts);
        row("  their owned forms", &owned, &parts);
        row("  the crate dxbc", &their_parts, &parts);
        row("digest", &digest, &digest);
        row("  the crate md-5", &their_digest, &digest);
        ratio("directory", set, &directory, &their_directory);
        ratio("all parts typed", set, &parts, &their_parts);
    }
}

fn read_directory(file: &[u8]) {
    for part in Container::parse(file).expect("a container").parts() {
        black_box((part.four_cc(), *part.data()));
    }
}

fn read_directory_by_dxbc(file: &[u8]) {
    for container in dxbc::container::scan_dxbc(file) {
        for chunk in &container.chunks {
            black_box((chunk.fourcc, chunk.data));
        }
    }
}

/// Views, and each record, string and mask that they lead to.
fn read_parts(file: &[u8]) {
    for part in Container::parse(file).expect("a container").parts() {
        walk::part(part.view().as_ref().expect("a sound part")).expect("a sound part");
    }
}

fn read_parts_by_dxbc(file: &[u8]) {
    for container in dxbc::container::scan_dxbc(file) {
        for chunk in &container.chunks {
            if !matches!(&chunk.fourcc, b"SHDR" | b"SHEX") {
                black_box(chunk.parse());
            }
        }
    }
}
