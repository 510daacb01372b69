//! Shaders in an effect, each with the listing of its container.

use bstr::{BString, ByteSlice};
use dxil_container::Container;
use dxil_container::layout::{EffectShader5, EffectStreamOutShader, StringOffset};

use super::super::{Comments, FxcOptions};
use super::{Error, INDENT, Printer};

/// A shader, and what is bound to it.
pub(super) struct Shader {
    offset: u32,
    output: Output,
}

/// What a shader is bound to.
enum Output {
    None,
    /// The declaration of stream output.
    Stream(StringOffset),
    /// Declarations of several streams, and interfaces.
    Streams(EffectShader5),
}

impl Shader {
    pub(super) fn of(offset: u32) -> Self {
        Self { offset, output: Output::None }
    }

    pub(super) fn of_stream_out(shader: &EffectStreamOutShader) -> Self {
        let output = match shader.declaration_offset {
            StringOffset(0) => Output::None,
            offset => Output::Stream(offset),
        };
        Self { offset: shader.shader_offset, output }
    }

    pub(super) fn of_shader5(shader: &EffectShader5) -> Self {
        Self { offset: shader.shader_offset, output: Output::Streams(*shader) }
    }
}

impl Printer<'_, '_> {
    /// Prints a shader as the value of an object.
    pub(super) fn shader_element(
        &mut self,
        shader: &Shader,
        is_element: bool,
    ) -> Result<(), Error> {
        self.comments.put(if is_element { "" } else { "\n" });
        self.comments.spaces(INDENT);
        self.shader(shader, INDENT)
    }

    /// Prints a shader as the value of a state or an object.
    pub(super) fn shader(&mut self, shader: &Shader, indent: usize) -> Result<(), Error> {
        let Some(code) = self.effect.code(shader.offset)? else {
            self.comments.put("NULL");
            return Ok(());
        };
        if !self.listings.contains_key(&shader.offset) {
            self.charge(&code)?;
            let listing = listing(&code, self.comments.limit());
            self.listings.insert(shader.offset, listing.map_err(Error::inside(code.offset()))?);
        }
        // FXC forgets the option with the first shader.
        self.options.print.hexadecimal = false;
        self.comments.put("asm {\n");
        for line in self.listings[&shader.offset].lines_with_terminator() {
            self.comments.spaces(indent + INDENT);
            self.comments.put(line);
        }
        self.comments.spaces(indent + INDENT + indent);
        self.comments.put("\n");
        self.line(indent, "}");
        self.comments.check()?;
        self.output(&shader.output, indent.saturating_sub(INDENT))
    }

    /// Prints comments on what a shader is bound to.
    fn output(&mut self, output: &Output, indent: usize) -> Result<(), Error> {
        match output {
            Output::None => {}
            Output::Stream(declaration) => {
                self.comments.put("\n");
                self.line(indent, "/* Stream out decl: ");
                self.quoted(declaration.0)?;
                self.comments.put(" */");
            }
            Output::Streams(shader) => {
                self.streams(shader, indent)?;
                self.bindings(shader, indent)?;
            }
        }
        Ok(())
    }

    fn streams(&mut self, shader: &EffectShader5, indent: usize) -> Result<(), Error> {
        let mut has_stream = false;
        for (stream, declaration) in shader.declarations().into_iter().enumerate() {
            if declaration.0 != 0 {
                has_stream = true;
                self.comments.put("\n");
                self.comments.spaces(indent);
                self.comments.format(format_args!("/* Stream {stream} out decl: "));
                self.quoted(declaration.0)?;
                self.comments.put(" */");
            }
        }
        if has_stream {
            self.comments.put("\n");
            self.comments.spaces(indent);
            let stream = shader.rasterized_stream;
            self.comments.format(format_args!("/* Stream {stream} to rasterizer */"));
        }
        Ok(())
    }

    fn bindings(&mut self, shader: &EffectShader5, indent: usize) -> Result<(), Error> {
        let bindings = self.effect.instances(shader.bindings_offset, shader.binding_count)?;
        for (parameter, binding) in bindings.iter().enumerate() {
            self.comments.put("\n");
            self.comments.spaces(indent);
            self.comments.format(format_args!("/* Interface parameter {parameter} bound to: "));
            self.instance(&binding)?;
            self.comments.put(" */");
            self.comments.check()?;
        }
        Ok(())
    }
}

/// The listing of a shader, at most `limit` bytes.
fn listing(code: &[u8], limit: usize) -> Result<BString, Error> {
    let container = Container::parse(code)?.within(limit);
    let mut comments = Comments::fxc(limit);
    // FXC does not pass on its options.
    super::super::shader(&mut comments, &container, FxcOptions::default())?;
    comments.finish()
}
