//! `Aon9`, `XNAS` and `XNAP`: a shader of Direct3D 9 that stands in for one of shader model 4.

use alloc::vec::Vec;

use super::Part;
use crate::layout::{
    Level9Constants, Level9Header, Level9Register, Level9RuntimeConstant, Level9Sampler,
};
use crate::tree::{self, Describe, Node};
use crate::{At, Error, ErrorKind, Records};

/// A shader of Direct3D 9, and from where the runtime fills its registers.
#[derive(Clone, Copy, Debug)]
pub struct Level9<'a> {
    /// The shader's model, and where everything lies.
    pub header: At<Level9Header>,
    /// Where samplers come from.
    pub samplers: Records<'a, Level9Sampler>,
    /// Where constants come from.
    pub constants: Records<'a, Level9Constants>,
    /// Where booleans come from.
    pub booleans: Records<'a, Level9Register>,
    /// Where integers come from.
    pub integers: Records<'a, Level9Register>,
    /// The constants that the runtime computes.
    pub runtime_constants: Records<'a, Level9RuntimeConstant>,
    /// The shader's tokens.
    pub shader: At<&'a [u8]>,
    part: Part<'a>,
}

impl<'a> Level9<'a> {
    /// Reads an `Aon9`, `XNAS` or `XNAP` part.
    ///
    /// # Errors
    ///
    /// Fails where the part is too short for the header, a table, the shader or all tables together.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        let header = part.cursor().record::<Level9Header>("the header")?;
        let (at, count) = (header.samplers_offset, header.sampler_count);
        let samplers = part.table(at, count, "the samplers")?;
        let (at, count) = (header.constants_offset, header.constant_count);
        let constants = part.table(at, count, "the constants")?;
        let (at, count) = (header.booleans_offset, header.boolean_count);
        let booleans = part.table(at, count, "the booleans")?;
        let (at, count) = (header.integers_offset, header.integer_count);
        let integers = part.table(at, count, "the integers")?;
        let (at, count) = (header.runtime_constants_offset, header.runtime_constant_count);
        let runtime_constants = part.table(at, count, "the runtime constants")?;
        let mut cursor = part.cursor().seek(header.shader_offset, "the shader")?;
        let shader = cursor.take(header.shader_size as usize, "the shader")?;
        let part = *part;
        let level9 = Self {
            header,
            samplers,
            constants,
            booleans,
            integers,
            runtime_constants,
            shader,
            part,
        };
        level9.check_tables()?;
        Ok(level9)
    }

    /// Checks that tables do not share so much that together they are larger than the part: reading
    /// them would take time and memory out of proportion.
    fn check_tables(&self) -> Result<(), Error> {
        let sizes = [
            self.samplers.range().len(),
            self.constants.range().len(),
            self.booleans.range().len(),
            self.integers.range().len(),
            self.runtime_constants.range().len(),
        ];
        let (wanted, left) = (sizes.iter().sum::<usize>() as u64, self.part.data().len() as u64);
        if wanted > left {
            let kind = ErrorKind::Truncated { what: "the total of all tables", wanted, left };
            return Err(self.part.cursor().error(kind));
        }
        Ok(())
    }
}

impl<'a> Describe<'a> for Level9<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        let mut nodes = tree::fields(&self.header);
        nodes.push(Node::records("samplers", &self.samplers));
        nodes.push(Node::records("constants", &self.constants));
        nodes.push(Node::records("booleans", &self.booleans));
        nodes.push(Node::records("integers", &self.integers));
        nodes.push(Node::records("runtime_constants", &self.runtime_constants));
        nodes.push(Node::bytes("shader", &self.shader));
        let gaps = Node::uncovered("padding", &nodes, &self.part.data());
        nodes.extend(gaps);
        nodes
    }
}
