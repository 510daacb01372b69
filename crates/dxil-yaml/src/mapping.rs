//! Keys and values. One description of a structure serves both directions, writing and reading.

use alloc::borrow::Cow;
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::Write;
use core::mem;
use core::ops::{BitAnd, BitOr, Not};

use dxil_container::Record;

use crate::error::{Error, Reason};
use crate::node::{Content, Entry, Node, Place};

/// A value that has a form in YAML.
pub(crate) trait Value {
    /// Its form. It takes `&mut self` because [`Fields`] do; it changes nothing.
    fn write(&mut self) -> Node<'static>;

    /// Takes the value of the node. A value that cannot be read is reported, and stays as it was.
    fn read(&mut self, node: &Node<'_>, reader: &mut Reader);
}

/// A structure whose form is a mapping.
pub(crate) trait Fields {
    /// Visits its keys in order.
    fn fields(&mut self, map: &mut Mapping<'_>);
}

impl<T: Fields> Value for T {
    fn write(&mut self) -> Node<'static> {
        write_fields(|map| self.fields(map))
    }

    fn read(&mut self, node: &Node<'_>, reader: &mut Reader) {
        read_fields(node, reader, |map| self.fields(map));
    }
}

/// A sequence of structures.
impl<T: Fields + Default> Value for Vec<T> {
    fn write(&mut self) -> Node<'static> {
        Sequence { elements: self, new: T::default, each: T::fields }.write()
    }

    fn read(&mut self, node: &Node<'_>, reader: &mut Reader) {
        Sequence { elements: self, new: T::default, each: T::fields }.read(node, reader);
    }
}

/// A sequence of structures that are made by one function, and read and written by another.
struct Sequence<'e, T, N, F> {
    elements: &'e mut Vec<T>,
    new: N,
    each: F,
}

impl<T, N: Fn() -> T, F: FnMut(&mut T, &mut Mapping<'_>)> Value for Sequence<'_, T, N, F> {
    fn write(&mut self) -> Node<'static> {
        let nodes = self.elements.iter_mut();
        let nodes = nodes.map(|element| write_fields(|map| (self.each)(element, map)));
        Content::Sequence(nodes.collect()).into()
    }

    fn read(&mut self, node: &Node<'_>, reader: &mut Reader) {
        let mut known = mem::take(self.elements).into_iter();
        reader.elements(node, |node, reader| {
            let mut element = known.next().unwrap_or_else(&self.new);
            read_fields(node, reader, |map| (self.each)(&mut element, map));
            self.elements.push(element);
        });
    }
}

/// The mapping that the function describes.
fn write_fields(fields: impl FnOnce(&mut Mapping<'_>)) -> Node<'static> {
    let mut map = Mapping::Write(Vec::new());
    fields(&mut map);
    match map {
        Mapping::Write(entries) => Content::Mapping(entries).into(),
        Mapping::Read(_) => unreachable!("it is written"),
    }
}

/// Lets the function read a mapping, and reports the keys that it does not know.
fn read_fields(node: &Node<'_>, reader: &mut Reader, fields: impl FnOnce(&mut Mapping<'_>)) {
    let Some(entries) = node.as_mapping() else {
        return reader.error(node.place, "expected keys and values");
    };
    let (known, failures_before) = (vec![false; entries.len()], reader.failures);
    let place = node.place;
    let mut map = Mapping::Read(Source { place, entries, known, next: 0, reader, failures_before });
    fields(&mut map);
    if let Mapping::Read(source) = map {
        source.report_rest();
    }
}

/// The mapping that [`Fields`] write or read.
pub(crate) enum Mapping<'m> {
    /// Collects entries.
    Write(Vec<Entry<'static>>),
    /// Reads entries.
    Read(Source<'m>),
}

/// A mapping that is read.
pub(crate) struct Source<'m> {
    place: Place,
    entries: &'m [Entry<'m>],
    /// Whether each entry was read.
    known: Vec<bool>,
    /// The likely place of the next key.
    next: usize,
    reader: &'m mut Reader,
    failures_before: usize,
}

impl Mapping<'_> {
    /// A required key.
    pub(crate) fn required(
        &mut self,
        key: impl Into<Cow<'static, str>>,
        value: &mut (impl Value + ?Sized),
    ) {
        let key = key.into();
        if !self.defaulted(key.clone(), value) {
            self.missing(key);
        }
    }

    /// A key that is always written. Where it is missing, the value stays as it is. Returns whether it is
    /// there.
    pub(crate) fn defaulted(
        &mut self,
        key: impl Into<Cow<'static, str>>,
        value: &mut (impl Value + ?Sized),
    ) -> bool {
        let key = key.into();
        match self {
            Self::Write(entries) => entries.push(Entry::new(key, value.write())),
            Self::Read(source) => {
                let Some(entry) = source.find(&key) else { return false };
                source.reader.step(Step::Key(key), |reader| {
                    value.read(&entry.value, reader);
                });
            }
        }
        true
    }

    /// A key that is written if there is a value.
    pub(crate) fn optional<T: Value + Default>(
        &mut self,
        key: &'static str,
        value: &mut Option<T>,
    ) {
        if self.writes_or_has(key, value.is_some()) {
            self.defaulted(key, value.get_or_insert_default());
        }
    }

    /// A key that is written unless its value is the default.
    pub(crate) fn unless_default<T: Value + Default + PartialEq>(
        &mut self,
        key: impl Into<Cow<'static, str>>,
        value: &mut T,
    ) {
        let key = key.into();
        if self.writes_or_has(&key, *value != T::default()) {
            self.defaulted(key, value);
        }
    }

    /// Whether a key is written, under this condition, or is there to be read.
    pub(crate) fn writes_or_has(&self, key: &str, writes: bool) -> bool {
        matches!(self, Self::Write(_)) && writes || self.has(key)
    }

    /// Whether a key is there to be read.
    pub(crate) fn has(&self, key: &str) -> bool {
        match self {
            Self::Write(_) => false,
            Self::Read(source) => source.entries.iter().any(|entry| entry.key == key),
        }
    }

    /// A key that is written always and leaves the flag as it is where the key is missing.
    pub(crate) fn flag<T>(&mut self, key: &'static str, word: &mut T, flag: T)
    where
        T: Copy + PartialEq + Default + BitAnd<Output = T> + BitOr<Output = T> + Not<Output = T>,
    {
        let mut is_set = *word & flag != T::default();
        self.defaulted(key, &mut is_set);
        *word = if is_set { *word | flag } else { *word & !flag };
    }

    /// A required sequence of structures that are made by one function, and read and written by another.
    pub(crate) fn sequence<T>(
        &mut self,
        key: &'static str,
        elements: &mut Vec<T>,
        new: impl Fn() -> T,
        each: impl FnMut(&mut T, &mut Mapping<'_>),
    ) {
        self.required(key, &mut Sequence { elements, new, each });
    }

    fn missing(&mut self, key: impl Into<Cow<'static, str>>) {
        let Self::Read(Source { place, reader, .. }) = self else { return };
        reader.step(Step::Key(key.into()), |reader| reader.error(*place, "this key is missing"));
    }

    /// Whether it was read without errors so far.
    pub(crate) fn is_read(&self) -> bool {
        matches!(self, Self::Read(_)) && !self.has_errors()
    }

    /// Whether there have been errors so far.
    pub(crate) fn has_errors(&self) -> bool {
        match self {
            Self::Write(_) => false,
            Self::Read(source) => source.reader.failures > source.failures_before,
        }
    }

    /// Overwrites bytes of the part that is read with a record, once the part is written.
    pub(crate) fn overwrite(&mut self, offset: usize, record: &impl Record) {
        let Self::Read(source) = self else { return };
        let mut bytes = Vec::new();
        record.encode(&mut bytes);
        source.reader.overwrites.push((offset, bytes));
    }

    /// Ignores the keys that are not asked for yet, because those that are allowed are unknown.
    pub(crate) fn ignore_rest(&mut self) {
        if let Self::Read(source) = self {
            source.known.fill(true);
        }
    }

    /// Reports an error in a value that was read, given the keys that lead to it.
    pub(crate) fn fail(&mut self, keys: &'static str, reason: impl Into<Reason>) {
        let Self::Read(Source { place, entries, reader, .. }) = self else { return };
        let (mut place, mut entries) = (*place, *entries);
        for key in keys.split_terminator('.') {
            if let Some(entry) = entries.iter().find(|entry| entry.key == key) {
                place = entry.value.place;
                entries = entry.value.as_mapping().unwrap_or_default();
            }
        }
        match keys {
            "" => reader.error(place, reason),
            _ => reader.step(Step::Key(keys.into()), |reader| reader.error(place, reason)),
        }
    }
}

impl<'m> Source<'m> {
    /// The entry of this key.
    fn find(&mut self, key: &str) -> Option<&'m Entry<'m>> {
        let ahead = self.next..self.entries.len();
        let index = ahead.chain(0..self.next).find(|index| self.entries[*index].key == key)?;
        self.known[index] = true;
        self.next = index + 1;
        Some(&self.entries[index])
    }

    /// Reports the entries that were not read.
    fn report_rest(self) {
        let Self { entries, known, reader, .. } = self;
        let entries = || entries.iter().zip(&known);
        let keys: BTreeSet<_> = entries().filter(|it| *it.1).map(|(entry, _)| &entry.key).collect();
        for (entry, _) in entries().filter(|(_, known)| !**known) {
            let is_known = keys.contains(&entry.key);
            let message =
                if is_known { "this key is there already" } else { "this key is unknown" };
            let step = Step::Key(entry.key.clone().into_owned().into());
            reader.step(step, |reader| reader.error(entry.place, message));
        }
    }
}

/// Collects errors, and knows the keys that lead to the current node.
#[derive(Default)]
pub(crate) struct Reader {
    path: Vec<Step>,
    /// The first errors.
    errors: Vec<Error>,
    /// The number of all errors.
    failures: usize,
    /// Records that a text states, and their offsets in the part that is read.
    overwrites: Vec<(usize, Vec<u8>)>,
}

/// The most errors that are kept: they take much more memory than the text that has them.
const MAX_ERRORS: usize = 1000;

/// A step from a node to one that it contains.
#[derive(Debug)]
pub(crate) enum Step {
    Key(Cow<'static, str>),
    Index(usize),
}

impl Reader {
    /// The number of errors so far.
    pub(crate) fn failures(&self) -> usize {
        self.failures
    }

    /// The first errors.
    pub(crate) fn into_errors(self) -> Vec<Error> {
        self.errors
    }

    /// Overwrites the bytes of a part with the records that the text states.
    pub(crate) fn take_overwrites(&mut self, part: &mut [u8]) {
        for (offset, record) in self.overwrites.drain(..) {
            if let Some(bytes) = part.get_mut(offset..offset.saturating_add(record.len())) {
                bytes.copy_from_slice(&record);
            }
        }
    }

    /// Reports an error in the value that is being read.
    pub(crate) fn error(&mut self, place: Place, reason: impl Into<Reason>) {
        self.failures += 1;
        if self.failures > MAX_ERRORS {
            return;
        }
        let mut path = String::new();
        for step in &self.path {
            let result = match step {
                Step::Key(key) if path.is_empty() => write!(path, "{key}"),
                Step::Key(key) => write!(path, ".{key}"),
                Step::Index(index) => write!(path, "[{index}]"),
            };
            debug_assert!(result.is_ok(), "strings take everything");
        }
        self.errors.push(Error::new(place, path, reason));
    }

    /// Reads one step deeper.
    pub(crate) fn step<T>(&mut self, step: Step, read: impl FnOnce(&mut Self) -> T) -> T {
        self.path.push(step);
        let result = read(self);
        self.path.pop();
        result
    }

    /// Reads each element of a sequence.
    pub(crate) fn elements(&mut self, node: &Node<'_>, mut each: impl FnMut(&Node<'_>, &mut Self)) {
        let Some(elements) = node.as_sequence() else {
            return self.error(node.place, "expected a sequence");
        };
        for (index, element) in elements.iter().enumerate() {
            self.step(Step::Index(index), |reader| each(element, reader));
        }
    }

    /// Reads a scalar. Reports a node that is not a scalar or not of the expected kind.
    pub(crate) fn scalar<T>(
        &mut self,
        node: &Node<'_>,
        parse: impl FnOnce(&str) -> Option<T>,
        expected: &str,
    ) -> Option<T> {
        let value = node.as_scalar().and_then(parse);
        if value.is_none() {
            self.unexpected(node, expected);
        }
        value
    }

    /// Reports that a node is not of the expected kind.
    pub(crate) fn unexpected(&mut self, node: &Node<'_>, expected: &str) {
        let found = node.as_scalar().map_or("this".into(), |text| format!("`{text}`"));
        self.error(node.place, format!("{found} is not {expected}"));
    }
}
