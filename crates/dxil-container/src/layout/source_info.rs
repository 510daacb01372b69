//! `SRCI`: source files and arguments of the compiler.
//!
//! DXC writes the part into program databases since 1.6, LLVM too. There is one version. The part is
//! a header and sections, which compilers place in this order: names of the source files, contents,
//! arguments. An aligned size counts the structure itself, the data after it and zeros
//! up to a multiple of 4 bytes.

use super::Compression;
use crate::open_enum::open_enum;
use crate::record::record;

record! {
    /// The start of the part. The sections follow.
    pub struct SourceInfoHeader {
        /// Bytes of the part.
        pub aligned_size: u32,
        /// Zero.
        pub flags: u16,
        /// Number of sections.
        pub section_count: u16,
    }
}

record! {
    /// The start of a section.
    pub struct SourceSectionHeader {
        /// Bytes of the section.
        pub aligned_size: u32,
        /// Zero.
        pub flags: u16,
        /// The kind of section.
        pub kind: SourceSectionType,
    }
}

open_enum! {
    /// The kinds of sections.
    pub enum SourceSectionType(u16) {
        /// The contents of the source files.
        SourceContents = 0,
        /// The names of the source files.
        SourceNames = 1,
        /// The arguments of the compiler.
        Args = 2,
    }
}

record! {
    /// The start of the names. An entry for each file follows.
    pub struct SourceNamesHeader {
        /// Zero.
        pub flags: u32,
        /// Number of files.
        pub count: u32,
        /// Bytes of all entries; the low 16 bits, should there be more.
        pub entries_size: u16,
    }
}

record! {
    /// The start of an entry of the names. The name follows, and a zero byte.
    pub struct SourceNameHeader {
        /// Bytes of the entry.
        pub aligned_size: u32,
        /// Zero.
        pub flags: u32,
        /// Bytes of the name, with the zero byte that ends it.
        pub name_size: u32,
        /// Bytes of the file's content, with the zero byte that ends it.
        pub content_size: u32,
    }
}

record! {
    /// The start of the contents. An entry for each file follows; all entries are compressed as one.
    pub struct SourceContentsHeader {
        /// Bytes of this header and the entries. DXC leaves it zero.
        pub aligned_size: u32,
        /// Zero.
        pub flags: u16,
        /// The compression of the entries.
        pub compression: Compression,
        /// Bytes of all entries as they are in the file.
        pub entries_size: u32,
        /// Bytes of all entries before they were compressed.
        pub uncompressed_size: u32,
        /// Number of files.
        pub count: u32,
    }
}

record! {
    /// The start of an entry of the contents. The content follows, and a zero byte.
    pub struct SourceContentHeader {
        /// Bytes of the entry.
        pub aligned_size: u32,
        /// Zero.
        pub flags: u32,
        /// Bytes of the content, with the zero byte that ends it.
        pub content_size: u32,
    }
}

record! {
    /// The start of the arguments. Two strings for each follow: its name, without the dash, and its
    /// value. An input file has no name, and an option without a value has an empty one.
    pub struct SourceArgumentsHeader {
        /// Zero.
        pub flags: u32,
        /// Bytes of all strings, with the zero bytes that end them.
        pub size: u32,
        /// Number of arguments.
        pub count: u32,
    }
}
