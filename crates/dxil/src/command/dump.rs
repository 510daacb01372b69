//! `dxil dump`: the content of a file.

use std::iter;

use dxil_container::Container;
use dxil_container::tree::Describe;
use dxil_inspect::json::{self as inspect, Builder};
use dxil_inspect::parts::{self, Context};
use dxil_inspect::{Block, Canvas, Links, directory};
use serde_json::{Value as Json, json};

use crate::failure::{Errors, Result};
use crate::input::{Inputs, Kind, Source};
use crate::json;
use crate::page::Page;
use crate::selector::{Selector, selected};
use crate::ui::Ui;

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
        let sources = self.inputs.find(Kind::Container, ui.jobs)?;
        let single = sources.single;
        ui.for_each(sources, |reply, source, bytes| {
            let container = reply.open(bytes)?;
            let mut errors = Errors::default();
            if self.parts.is_empty() {
                errors.extend(container.errors());
            }
            if self.json {
                reply.print(&json::document(&self.document(source, &container, &mut errors)?));
            } else {
                let heading = (!single || self.parts.is_empty()).then_some(source);
                reply.page(heading, self.text(&container, &mut errors)?.as_str());
            }
            errors.result()
        })
    }

    /// The output as text.
    fn text(&self, container: &Container<'_>, errors: &mut Errors) -> Result<Page> {
        let mut out = Page::new(container.limit());
        if self.parts.is_empty() {
            directory::header(container).iter().for_each(|block| add(&mut out, block));
        }
        let (stage, links) = (parts::stage(container), Links::default());
        for (name, part) in selected(container, &self.parts)? {
            let mut context = Context { stage, links: &links, budget: out.budget() };
            let section = parts::section(&name, &part, &mut context);
            section.error.iter().for_each(|error| errors.fail(&error.clone().into()));
            add(&mut out, &Block::Section(section));
            out.close_if(context.budget);
            if out.is_full() {
                break;
            }
        }
        out.failure().into_iter().for_each(|failure| errors.fail(&failure));
        Ok(out)
    }

    /// The output as JSON.
    fn document(
        &self,
        source: &Source,
        container: &Container<'_>,
        errors: &mut Errors,
    ) -> Result<Json> {
        let mut builder = Builder::new(container.limit());
        let header = builder.fields(&container.describe());
        let mut parts = Vec::new();
        for (_, part) in selected(container, &self.parts)? {
            let mut object = inspect::part(&part);
            match parts::describe(&part) {
                Ok(fields) => object.insert("fields".to_owned(), builder.fields(&fields)),
                Err(error) => {
                    errors.push(&error);
                    object.insert("error".to_owned(), error.to_string().into())
                }
            };
            parts.push(Json::from(object));
        }
        json::check(&builder, container.limit())?;
        Ok(json::of_file(source, json!({ "header": header, "parts": parts })))
    }
}

/// Adds a block, after an empty line if there are others before it.
fn add(out: &mut Page, block: &Block<'_>) {
    if !out.is_empty() {
        out.line(&mut iter::empty());
    }
    block.render(out);
}
