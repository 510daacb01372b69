//! PDB files that are made of containers, read again.

use dxil_container::read;
use dxil_container::write::ProgramDatabase;

#[test]
fn a_container_is_read_from_the_file_that_was_made_of_it() {
    // The last ones reach maps of free blocks, and need larger blocks for the directory.
    for size in [0, 1, 512, 513, 300_000, 9_000_000] {
        let container: Vec<u8> = (0..size).map(|at: u32| (at % 251) as u8).collect();
        let file = ProgramDatabase::of_container(&container, [7; 16]).file;
        let view = read::ProgramDatabase::parse_bytes(&file).expect("a file");
        let stream = view.stream(read::ProgramDatabase::CONTAINER_STREAM);
        assert_eq!(stream.expect("the stream"), container, "{size} bytes");
        assert_eq!(file.len() % view.header.block_size as usize, 0);
        assert_eq!(file.len() / view.header.block_size as usize, view.header.block_count as usize);
    }
}
