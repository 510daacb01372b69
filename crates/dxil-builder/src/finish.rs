//! What is checked, derived and assembled once all is declared.

use alloc::format;
use alloc::vec::Vec;

use dxil_assemble::derive::derive;
use dxil_assemble::{Assembled, Options, assemble};
use dxil_format::ShaderKind;
use dxil_ir::Module;
use dxil_ir::calls::is_operation;
use dxil_ir::edit::{Global, remove_unused_globals};

use crate::metadata::{self, Entry};
use crate::resource::remove_unused;
use crate::{Error, Errors, ShaderBuilder};

impl ShaderBuilder {
    /// Makes the container, signed.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the declarations and the bodies; if nothing is, what
    /// [`derive()`] and [`assemble`] refuse.
    pub fn finish(self) -> Result<Assembled, Errors> {
        let module = self.finish_module()?;
        Ok(assemble(module, &Options::default())?)
    }

    /// Makes the module with all its metadata, for [`assemble`] with other options, or for the bitcode
    /// alone.
    ///
    /// # Errors
    ///
    /// As with [`finish`](Self::finish), without what [`assemble`] refuses.
    pub fn finish_module(mut self) -> Result<Module, Errors> {
        self.check_entries();
        if !self.errors.is_empty() {
            return Err(self.errors.into());
        }
        if self.is_library {
            remove_unused(&mut self.module, &mut self.resources);
        }
        let metadata = metadata::of(&self);
        metadata.write(&mut self.module);
        remove_uncalled(&mut self.module);
        derive(&mut self.module, self.packing)?;
        Ok(self.module)
    }

    /// Checks the entry points together.
    fn check_entries(&mut self) {
        let count = self.entries.len();
        if !self.is_library && count != 1 {
            let change = if count == 0 { "add one" } else { "keep one" };
            let help = format!("{change}, or begin with `ShaderBuilder::library`");
            self.error(Error::misuse(format!("the shader has {count} entry points"), help));
        }
        for Entry { entry, patch_constants, .. } in &self.entries {
            if entry.stage.kind() == ShaderKind::Hull && patch_constants.is_none() {
                let message = "the hull shader has no patch-constant function";
                let error = Error::misuse(message, "build it with `patch_constants`");
                self.errors.push(error.at(Some(&entry.name)));
            }
        }
    }
}

/// Removes operations that are declared for calls that failed.
fn remove_uncalled(module: &mut Module) {
    let functions = module.functions.iter().filter(|(_, it)| is_operation(it));
    let functions: Vec<_> = functions.map(|(id, _)| Global::Function(id)).collect();
    // All of them are there.
    drop(remove_unused_globals(module, &functions));
}
