//! `dxil diff`: the differences of two files or folders.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde_json::{Map, Value as Json};

use dxil_container::Container;
use dxil_inspect::Canvas;
use dxil_inspect::diff::{Tree, compare};
use dxil_inspect::json::Builder;

use crate::failure::{Errors, Failure, Result};
use crate::input::{self, Inputs, Kind, Sources};
use crate::json;
use crate::page::Page;
use crate::reply::Reply;
use crate::text::{BAD, GOOD, TITLE};
use crate::ui::Ui;

#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  dxil diff old.dxil new.dxil
  dxil diff --json build/old build/new")]
pub(crate) struct Arguments {
    /// The old file or folder; - is standard input.
    old: PathBuf,

    /// The new file or folder; - is standard input.
    new: PathBuf,

    /// Print JSON, a document for each pair of files that differs.
    #[arg(long)]
    json: bool,
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        match (self.old.is_dir(), self.new.is_dir()) {
            (true, true) => self.folders(ui),
            (false, false) => self.files(ui),
            _ => Err(Failure::new("a file and a folder cannot be compared")),
        }
    }

    /// Compares two files.
    fn files(&self, ui: &mut Ui) -> Result {
        if input::is_stdin(&self.old) && input::is_stdin(&self.new) {
            return Err(Failure::new("standard input can be read once only"));
        }
        let old = input::read(&self.old, Kind::Container)?;
        open(&self.old, &old)?;
        let sources = Inputs::one(&self.new).find(Kind::Container, ui.jobs)?;
        ui.for_each(sources, |reply, _, bytes| {
            self.pair(reply, [&self.old, &self.new], [&old, bytes], "")
        })
    }

    /// Compares the files of the same relative paths below two folders.
    fn folders(&self, ui: &mut Ui) -> Result {
        let [old, new] =
            [&self.old, &self.new].map(|folder| Sources::below(folder, Kind::Container, ui.jobs));
        if old.is_empty() && new.is_empty() {
            return Err(Failure::new("neither folder has a container"));
        }
        let [in_old, in_new] = [&old, &new].map(|sources| {
            let pairs = sources.files.iter().map(|it| (it.relative.clone(), it.path.clone()));
            pairs.collect::<BTreeMap<_, _>>()
        });
        let removed = old.files.into_iter().filter(|it| !in_new.contains_key(&it.relative));
        let mut all = Sources { files: removed.chain(new.files).collect(), ..Sources::default() };
        all.failures.extend(old.failures.into_iter().chain(new.failures));
        ui.for_each(all, |reply, source, bytes| {
            let Some(path) = in_old.get(&source.relative) else {
                reply.tally("added");
                self.lonely(reply, None, Some(&source.path));
                return Ok(());
            };
            if !in_new.contains_key(&source.relative) {
                reply.tally("removed");
                self.lonely(reply, Some(path), None);
                return Ok(());
            }
            let heading = format!("{TITLE}{}{TITLE:#}\n", input::name(&source.relative));
            let old = input::read(path, Kind::Container)?;
            self.pair(reply, [path, &source.path], [&old, bytes], &heading)
        })
    }

    /// Prints the differences of two files below the heading.
    fn pair(
        &self,
        reply: &mut Reply,
        paths: [&Path; 2],
        bytes: [&[u8]; 2],
        heading: &str,
    ) -> Result {
        let limit = bytes.map(|bytes| reply.limit(bytes)).into_iter().max().unwrap_or_default();
        let old = open(paths[0], bytes[0])?.within(limit);
        let new = Container::open(bytes[1])?.within(limit);
        let damage = [(paths[0], &old), (paths[1], &new)].map(|(path, container)| {
            let errors: Errors = container.errors().collect();
            let named = |error| format!("{}: {error}", input::name(path));
            errors.messages().into_iter().map(named).collect::<Vec<_>>()
        });
        let mut errors = damage.concat();
        let (old, new) = (Tree::new(old), Tree::new(new));
        let changes = compare(&old, &new);
        if errors.is_empty() {
            reply.tally(if changes.is_empty() { "same" } else { "different" });
        }
        if changes.is_empty() {
            return Failure::named(errors);
        }
        reply.found();
        if self.json {
            let mut builder = Builder::new(limit);
            let changes: Json = changes.iter().map(|change| change.to_json(&mut builder)).collect();
            json::check(&builder, limit)?;
            reply.print(&document(paths.map(Some), changes));
            return Failure::named(errors);
        }
        let mut page = Page::new(limit);
        page += heading;
        for change in &changes {
            page.line(&mut change.row().spans());
            if page.is_full() {
                break;
            }
        }
        reply.print(page.as_str());
        if let Some(failure) = page.failure() {
            errors.extend(failure.about(input::name(paths[1])).messages());
        }
        Failure::named(errors)
    }

    /// Prints a file that only one folder has.
    fn lonely(&self, reply: &mut Reply, old: Option<&Path>, new: Option<&Path>) {
        reply.found();
        if self.json {
            return reply.print(&document([old, new], Json::Array(Vec::new())));
        }
        let old = old.map(|path| format!("{BAD}-{BAD:#} {}\n", input::name(path)));
        let new = new.map(|path| format!("{GOOD}+{GOOD:#} {}\n", input::name(path)));
        reply.print(&old.or(new).unwrap_or_default());
    }
}

/// The document of the differences of two files, one of which may be missing.
fn document(paths: [Option<&Path>; 2], changes: Json) -> String {
    let mut document = Map::new();
    for (key, path) in ["old", "new"].into_iter().zip(paths) {
        match path {
            Some(path) => json::path(&mut document, key, path),
            None => drop(document.insert(key.to_owned(), Json::Null)),
        }
    }
    document.insert("changes".to_owned(), changes);
    json::document(&document.into())
}

/// Opens the old file. Errors name it.
fn open<'a>(path: &Path, bytes: &'a [u8]) -> Result<Container<'a>> {
    let container = Container::open(bytes);
    container.map_err(|error| Failure::from(error).about(input::name(path)))
}
