//! Files with data around the module.

use dxil_bitcode::{Bitcode, LazyModule, codes};
use dxil_bitstream::{Abbreviation, Operand, Writer};

use crate::modules;

/// A stream with the blocks that LLVM's writer adds around a module.
fn stream_of_llvm(module: &[u8]) -> Vec<u8> {
    let mut writer = Writer::new();
    writer.enter_block(codes::IDENTIFICATION, 5).unwrap();
    let string = [Operand::Literal(1), Operand::Array, Operand::Char6];
    let string = writer.define_abbreviation(Abbreviation::new(string).unwrap()).unwrap();
    writer.abbreviated_record(string, 1, &b"LLVM22.1.8".map(u64::from), None).unwrap();
    let epoch = Abbreviation::new([Operand::Literal(2), Operand::Vbr(6)]).unwrap();
    let epoch = writer.define_abbreviation(epoch).unwrap();
    writer.abbreviated_record(epoch, 2, &[0], None).unwrap();
    writer.exit_block().unwrap();
    copy_module(&mut writer, module);
    for (block, blob) in [(codes::SYMTAB, &b"symbols"[..]), (codes::STRTAB, b"main")] {
        writer.enter_block(block, 3).unwrap();
        let blob_only = Abbreviation::new([Operand::Literal(1), Operand::Blob]).unwrap();
        let id = writer.define_abbreviation(blob_only).unwrap();
        writer.abbreviated_record(id, 1, &[], Some(blob)).unwrap();
        writer.exit_block().unwrap();
    }
    writer.finish().unwrap()
}

fn copy_module(writer: &mut Writer, module: &[u8]) {
    let mut reader = dxil_bitstream::Reader::new(module).unwrap();
    let mut record = dxil_bitstream::read::Record::default();
    while let Some(entry) = reader.next_entry(&mut record).unwrap() {
        let dxil_bitstream::read::Entry::Block(block) = entry else { continue };
        writer.copy_block(&block).unwrap();
    }
}

/// A stream after a header as on Darwin, padded to 16 bytes.
fn wrapped(stream: &[u8]) -> Vec<u8> {
    let header = [0x0b17_c0de, 0, 20, stream.len() as u32, 0x0100_0007];
    let mut file: Vec<u8> = header.into_iter().flat_map(u32::to_le_bytes).collect();
    file.extend_from_slice(stream);
    file.resize(file.len().next_multiple_of(16), 0);
    file
}

#[test]
fn what_llvm_writes_around_a_module_is_kept() {
    let module = modules::named("comdat");
    let stream = stream_of_llvm(&module);
    for file in [stream.clone(), wrapped(&stream)] {
        let bitcode = Bitcode::read(&file).unwrap();
        let identification = bitcode.identification().unwrap().unwrap();
        assert_eq!(
            (identification.producer.as_slice(), identification.epoch),
            (&b"LLVM22.1.8"[..], 0)
        );
        assert_eq!(bitcode.symbol_table(), Ok(Some(&b"symbols"[..])));
        assert_eq!(bitcode.string_table(), Ok(Some(&b"main"[..])));
        assert_eq!(bitcode.wrapper().is_some(), file.len() > stream.len());
        assert_eq!(bitcode.write().as_ref(), Ok(&file));
    }
}

#[test]
fn the_module_is_read_whatever_is_around_it() {
    let module = modules::named("comdat");
    let file = wrapped(&stream_of_llvm(&module));
    assert_eq!(
        dxil_bitcode::read(&file).and_then(|it| dxil_bitcode::write(&it)),
        Ok(module.clone())
    );
    let lazy = LazyModule::read(&file).and_then(LazyModule::into_module);
    assert_eq!(lazy.and_then(|it| dxil_bitcode::write(&it)), Ok(module));
}

#[test]
fn a_wrapper_states_the_size_that_the_stream_then_has() {
    let file = wrapped(&modules::named("comdat"));
    let mut bitcode = Bitcode::read(&file).unwrap();
    bitcode.module.target_triple = "dxil-pc-shadermodel6.3-library".into();
    let written = bitcode.write().unwrap();
    let again = Bitcode::read(&written).unwrap();
    assert_eq!(again.module.target_triple, bitcode.module.target_triple);
    let stream = dxil_bitcode::write(&bitcode.module).unwrap();
    assert_eq!(again.wrapper().unwrap().size as usize, stream.len());
}
