//! `dxil dump`: everything that a file says.

use dxil_container::tree::Describe;
use dxil_container::{Container, Digest, Verdict};
use serde_json::{Value as Json, json};

use super::parts;
use crate::failure::{Errors, Result};
use crate::input::{Inputs, Kind, Source};
use crate::page::Page;
use crate::selector::{Selector, selected};
use crate::text::{BAD, GOOD, WARNING, count, styled};
use crate::ui::Ui;
use crate::{json, show};

/// Show all that a file says: header, directory, and every part.
///
/// A damaged file is shown as far as it can be read.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  dxil dump shader.dxil
  dxil dump --part ISG1 --part OSG1 shader.dxil
  dxil dump --json build/shaders | jq '.parts[].name'")]
pub(crate) struct Arguments {
    #[command(flatten)]
    inputs: Inputs,

    /// Only this part; may be given several times.
    #[arg(short, long = "part", value_name = "NAME")]
    parts: Vec<Selector>,

    /// Print JSON, a document for each file.
    #[arg(long)]
    json: bool,
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        let sources = self.inputs.find(Kind::Container)?;
        let single = sources.single;
        ui.for_each(sources, |ui, source, bytes| {
            let container = ui.open(bytes)?;
            let mut errors = Errors::default();
            if self.parts.is_empty() {
                errors.extend(container.errors());
            }
            if self.json {
                ui.print(&json::document(&self.document(source, &container, &mut errors)?))?;
            } else {
                let heading = (!single || self.parts.is_empty()).then_some(source);
                ui.page(heading, self.text(&container, &mut errors)?.as_str())?;
            }
            errors.result()
        })
    }

    /// What a file says, for a person.
    fn text(&self, container: &Container<'_>, errors: &mut Errors) -> Result<Page> {
        let mut out = Page::new(container.limit());
        if self.parts.is_empty() {
            header(&mut out, container);
        }
        let stage = show::stage(container);
        for (name, part) in selected(container, &self.parts)? {
            if !out.is_empty() {
                out.push('\n');
            }
            out += &show::heading(&name, &part);
            if let Err(error) = show::part(&mut out, &part, stage) {
                out += &format!("  {BAD}{error}{BAD:#}\n");
                errors.fail(error.into());
            }
            if out.is_full() {
                break;
            }
        }
        out.failure().into_iter().for_each(|failure| errors.fail(failure));
        Ok(out)
    }

    /// What a file says, for programs.
    fn document(
        &self,
        source: &Source,
        container: &Container<'_>,
        errors: &mut Errors,
    ) -> Result<Json> {
        let mut builder = json::Builder::new(container.limit());
        let header = builder.fields(&container.describe());
        let mut parts = Vec::new();
        for (_, part) in selected(container, &self.parts)? {
            let mut object = json::part(&part);
            match part.view() {
                Ok(view) => object.insert("fields".to_owned(), builder.fields(&view.describe())),
                Err(error) => {
                    errors.push(&error);
                    object.insert("error".to_owned(), error.to_string().into())
                }
            };
            parts.push(Json::from(object));
        }
        if let Some(failure) = builder.failure() {
            return Err(failure);
        }
        Ok(json::of_file(source, json!({ "header": header, "parts": parts })))
    }
}

/// Appends what the header and the directory say.
fn header(out: &mut Page, container: &Container<'_>) {
    let header = container.header();
    let (size, parts) = (container.bytes().len(), container.offsets().len());
    let (major, minor) = (header.major_version, header.minor_version);
    let digest = match Digest::verify(container.bytes()) {
        Verdict::Missing => styled(BAD, "missing"),
        Verdict::Signed => styled(GOOD, "signed"),
        Verdict::Unsigned => styled(WARNING, "not signed"),
        Verdict::Bypass => styled(WARNING, "not signed, marked for bypass"),
        Verdict::PreviewBypass => styled(WARNING, "not signed, marked for preview bypass"),
        Verdict::Wrong { expected, .. } => styled(BAD, format!("wrong, it should be {expected}")),
    };
    let parts = count(parts, "part");
    *out += &format!("DXContainer {major}.{minor}, {size} bytes, {parts}\n");
    *out += &format!("Digest {}: {digest}\n\n", header.digest);
    parts::table(container).print(out, "");
}
