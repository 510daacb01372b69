//! Prints streams as text.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write as _};

use crate::read::{Block, Entry, Record, Wrapper};
use crate::{BlockInfo, Error, Reader, block_info};

/// Names of blocks and records. Names in BLOCKINFO blocks take precedence.
pub trait Names {
    /// The name of the blocks of this id.
    fn block(&self, id: u32) -> Option<&str>;

    /// The name of the records of this code in blocks of this id.
    fn record(&self, block: u32, code: u32) -> Option<&str>;
}

/// No names: the dump has numbers.
impl Names for () {
    fn block(&self, _: u32) -> Option<&str> {
        None
    }

    fn record(&self, _: u32, _: u32) -> Option<&str> {
        None
    }
}

/// Prints every block and record of a file, in the form of `llvm-bcanalyzer --dump --dump-blockinfo
/// --non-symbolic`. If the file is malformed, the text ends at the error.
///
/// ```
/// # let mut writer = dxil_bitstream::Writer::new();
/// # writer.enter_block(8, 3)?;
/// # writer.record(1, &[1])?;
/// # writer.exit_block()?;
/// # let stream = writer.finish()?;
/// let mut text = String::new();
/// dxil_bitstream::dump(&stream, &(), &mut text)?;
/// assert_eq!(
///     text,
///     "<UnknownBlock8 NumWords=1 BlockCodeSize=3>\n  <UnknownCode1 op0=1/>\n</UnknownBlock8>\n"
/// );
/// # Ok::<(), dxil_bitstream::Error>(())
/// ```
///
/// # Errors
///
/// Fails if the file is malformed.
pub fn dump(file: &[u8], names: &impl Names, text: &mut String) -> Result<(), Error> {
    let (wrapper, stream) = Wrapper::strip(file)?;
    let mut dump = Dump { names, text };
    if let Some(wrapper) = wrapper {
        dump.wrapper(&wrapper);
    }
    let mut reader = Reader::new(stream)?;
    let mut record = Record::default();
    while let Some(entry) = reader.next_entry(&mut record)? {
        if let Entry::Block(block) = entry {
            dump.block(&block, &mut record, 0)?;
        }
    }
    Ok(())
}

/// The name of a block or record of BLOCKINFO.
fn standard_name(block: u32, code: Option<u32>) -> Option<&'static str> {
    match (block, code) {
        (block_info::BLOCK_ID, None) => Some("BLOCKINFO_BLOCK"),
        (block_info::BLOCK_ID, Some(block_info::SET_BLOCK_ID)) => Some("SETBID"),
        (block_info::BLOCK_ID, Some(block_info::BLOCK_NAME)) => Some("BLOCKNAME"),
        (block_info::BLOCK_ID, Some(block_info::SET_RECORD_NAME)) => Some("SETRECORDNAME"),
        _ => None,
    }
}

struct Dump<'t, N> {
    names: &'t N,
    text: &'t mut String,
}

impl<N: Names> Dump<'_, N> {
    fn put(&mut self, text: fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = self.text.write_fmt(text);
    }

    fn wrapper(&mut self, wrapper: &Wrapper) {
        let Wrapper { version, offset, size, cpu_type } = wrapper;
        let magic = u32::from_le_bytes(Wrapper::MAGIC);
        self.put(format_args!("<BITCODE_WRAPPER_HEADER Magic={magic:#010x} "));
        self.put(format_args!("Version={version:#010x} Offset={offset:#010x} "));
        self.put(format_args!("Size={size:#010x} CPUType={cpu_type:#010x}/>\n"));
    }

    fn block<'a>(
        &mut self,
        block: &Block<'a>,
        record: &mut Record<'a>,
        indent: usize,
    ) -> Result<(), Error> {
        let id = block.id();
        let names = self.names;
        let name = standard_name(id, None)
            .or_else(|| block.block_info().block_name(id))
            .or_else(|| names.block(id));
        self.put(format_args!("{:indent$}<", ""));
        self.name("UnknownBlock", "BlockID", name, id);
        let (bits, width) = (block.bits(), block.abbreviation_width());
        let words = (bits.end - bits.start) / 32;
        self.put(format_args!(" NumWords={words} BlockCodeSize={width}>\n"));
        self.entries(block, record, indent + 2)?;
        self.put(format_args!("{:indent$}</", ""));
        match name {
            Some(name) => self.put(format_args!("{name}>\n")),
            None => self.put(format_args!("UnknownBlock{id}>\n")),
        }
        Ok(())
    }

    fn entries<'a>(
        &mut self,
        block: &Block<'a>,
        record: &mut Record<'a>,
        indent: usize,
    ) -> Result<(), Error> {
        let mut reader = block.reader();
        while let Some(entry) = reader.next_entry(record)? {
            match entry {
                Entry::Block(inner) => self.block(&inner, record, indent)?,
                Entry::Abbreviation(_) => {}
                Entry::Record(record) => {
                    self.put(format_args!("{:indent$}<", ""));
                    self.record(record, block.id(), reader.block_info());
                }
            }
        }
        Ok(())
    }

    fn record(&mut self, record: &Record<'_>, block: u32, info: &BlockInfo) {
        let names = self.names;
        let name = standard_name(block, Some(record.code))
            .or_else(|| info.record_name(block, record.code))
            .or_else(|| names.record(block, record.code));
        self.name("UnknownCode", "codeid", name, record.code);
        if let Some(id) = record.abbreviation {
            self.put(format_args!(" abbrevid={id}"));
        }
        for (index, operand) in record.operands.iter().enumerate() {
            self.put(format_args!(" op{index}={}", *operand as i64));
        }
        self.text.push_str("/>");
        if let Some(start) = record.array {
            // LLVM takes the lowest byte of each element as a character.
            let bytes: Vec<u8> = record.operands[start..].iter().map(|it| *it as u8).collect();
            if let Some(string) = printable(&bytes) {
                self.put(format_args!(" record string = '{string}'"));
            }
        }
        if let Some(blob) = record.blob {
            match printable(blob) {
                Some(string) => self.put(format_args!(" blob data = '{string}'")),
                None => {
                    let size = blob.len();
                    self.put(format_args!(" blob data = unprintable, {size} bytes."));
                }
            }
        }
        self.text.push('\n');
    }

    /// Writes a name and a number, or a name made of the number if there is none.
    fn name(&mut self, unknown: &str, attribute: &str, name: Option<&str>, number: u32) {
        match name {
            Some(name) => self.put(format_args!("{name} {attribute}={number}")),
            None => self.put(format_args!("{unknown}{number}")),
        }
    }
}

/// The bytes as text, if all of them are printable.
fn printable(bytes: &[u8]) -> Option<&str> {
    let is_printable = bytes.iter().all(|byte| matches!(byte, b' '..=b'~'));
    core::str::from_utf8(bytes).ok().filter(|_| is_printable)
}
