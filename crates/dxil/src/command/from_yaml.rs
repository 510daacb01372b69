//! `dxil from-yaml`: a container from text.

use dxil_validate::verify::verify;
use dxil_yaml::from_yaml;

use crate::edit::DigestKind;
use crate::failure::{Errors, Failure, Result};
use crate::input::{Inputs, Kind};
use crate::output::Output;
use crate::ui::Ui;

/// Make a container from YAML, as LLVM's yaml2obj does.
///
/// In a folder, the files whose names end in .yaml or .yml are read. All errors of a text are printed,
/// each with line, column and key. The file follows the text; warnings list its false statements.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  dxil from-yaml shader.yaml -o shader.dxil
  dxil yaml shader.dxil | sed 's/AddressU: .*/AddressU: Clamp/' |
    dxil from-yaml --digest sign - -o other.dxil")]
pub(crate) struct Arguments {
    #[command(flatten)]
    inputs: Inputs,

    /// The digest to write [default: as in the text]
    #[arg(long, value_enum, value_name = "KIND")]
    digest: Option<DigestKind>,

    #[command(flatten)]
    output: Output,
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        let sources = self.inputs.find(Kind::Yaml)?;
        let destination = self.output.destination(&sources, Some("dxil"))?;
        ui.for_each(sources, |reply, source, bytes| {
            let text = std::str::from_utf8(bytes).map_err(Failure::new)?;
            let mut file = from_yaml(text)
                .map_err(|errors| Failure::Errors(errors.iter().collect::<Errors>().messages()))?;
            if let Some(digest) = self.digest {
                file = digest.put(&file);
            }
            for finding in verify(&file).findings {
                reply.warn(format_args!("{source}: {finding}"));
            }
            destination.write(reply, source, &file)?;
            reply.tally("written");
            Ok(())
        })
    }
}
