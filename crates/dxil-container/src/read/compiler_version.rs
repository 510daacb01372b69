//! `VERS`: the version of the compiler.

use alloc::vec::Vec;

use bstr::BStr;

use super::Part;
use crate::cursor::Cursor;
use crate::layout::CompilerVersionHeader;
use crate::tree::{self, Describe, Node};
use crate::{At, Error};

/// The version of the compiler.
#[derive(Clone, Copy, Debug)]
pub struct CompilerVersion<'a> {
    /// Numbers, and the size of the strings.
    pub header: At<CompilerVersionHeader>,
    /// The abbreviated hash of the commit, where the list of strings has a first one.
    pub commit_sha: Option<At<&'a BStr>>,
    /// The version as the compiler's maker counts, where the list of strings has a second one.
    pub custom_version: Option<At<&'a BStr>>,
    /// Bytes of the list behind its strings: none in files of known compilers.
    pub rest: At<&'a [u8]>,
    /// Zeros up to a multiple of 4 bytes.
    pub padding: At<&'a [u8]>,
}

impl<'a> CompilerVersion<'a> {
    /// Reads a `VERS` part.
    ///
    /// # Errors
    ///
    /// Fails where the part is too short for the header or the strings, and where a string does not
    /// end.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        let mut cursor = part.cursor();
        let header = cursor.record::<CompilerVersionHeader>("the version")?;
        let mut strings = cursor.inner(header.strings_size as usize, "the list of strings")?;
        Ok(Self {
            header,
            commit_sha: string(&mut strings)?,
            custom_version: string(&mut strings)?,
            rest: strings.rest(),
            padding: cursor.rest(),
        })
    }
}

/// The next string of a list, if there is one.
fn string<'a>(list: &mut Cursor<'a>) -> Result<Option<At<&'a BStr>>, Error> {
    if list.is_at_end() { Ok(None) } else { list.string("a string").map(Some) }
}

impl<'a> Describe<'a> for CompilerVersion<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        let mut nodes = tree::fields(&self.header);
        let strings = [("commit_sha", self.commit_sha), ("custom_version", self.custom_version)];
        for (name, text) in strings {
            nodes.extend(text.map(|text| Node::string(name, &text)));
        }
        nodes.extend(Node::optional_bytes("rest", &self.rest));
        nodes.extend(Node::optional_bytes("padding", &self.padding));
        nodes
    }
}
