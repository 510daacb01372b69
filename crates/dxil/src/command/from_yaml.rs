//! `dxil from-yaml`: a container from text.

use std::borrow::Cow;
use std::num::NonZero;

use dxil_validate::verify::verify;
use dxil_yaml::from_yaml;

use crate::edit::DigestKind;
use crate::failure::{Failure, Result};
use crate::input::{Inputs, Kind, is_container};
use crate::output::Output;
use crate::ui::Ui;

#[derive(clap::Args)]
#[command(mut_arg("files", |files| files.help(Inputs::YAML)))]
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

    /// The document to read, from 1 on, if a file has several [default: the only one]
    #[arg(long, value_name = "NUMBER")]
    docnum: Option<NonZero<usize>>,

    #[command(flatten)]
    output: Output,
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        let sources = self.inputs.find(Kind::Yaml, ui.jobs)?;
        let destination = self.output.destination(&sources, Some("dxil"))?;
        ui.for_each(sources, |reply, source, bytes| {
            if is_container(bytes) {
                let message = "expected YAML, the file is a DXContainer: `dxil yaml` prints it";
                return Err(Failure::new(message));
            }
            let text = std::str::from_utf8(bytes).map_err(Failure::new)?;
            let text = match self.docnum {
                Some(number) => Cow::Owned(document(text, number.get())?),
                None => Cow::Borrowed(text),
            };
            let mut file = from_yaml(&text).map_err(|errors| Failure::all(errors.iter()))?;
            if let Some(digest) = self.digest {
                file = digest.put(&file)?;
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

/// One of the documents of a text. Empty lines stand for the others, so that the numbers of lines stay.
fn document(text: &str, number: usize) -> Result<String> {
    let mut document = String::with_capacity(text.len());
    let (mut at, mut is_found) = (0, false);
    for line in text.split_inclusive('\n') {
        if line.starts_with("---") || at == 0 && !is_blank(line) {
            at += 1;
        }
        is_found |= at == number;
        document.push_str(if at == number { line } else { "\n" });
    }
    match is_found {
        true => Ok(document),
        false => Err(Failure::new(format!("the text has {at} documents"))),
    }
}

/// Whether a line only has a comment, or nothing.
fn is_blank(line: &str) -> bool {
    let line = line.trim_start();
    line.is_empty() || line.starts_with('#')
}
