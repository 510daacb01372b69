//! Serialization: everything with a name as that name, a version as `1.6`, a set as a list of
//! names.

use core::fmt;
use core::marker::PhantomData;

use serde::de::{Error, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{
    Attribute, AttributeSet, Enumeration, OpClass, OpCode, OverloadKind, OverloadSet, Scalar,
    ShaderFeature, ShaderFeatureSet, ShaderModel, ShaderStage, StageSet, Type, Version,
};

/// The text form of a value.
trait Text: Sized {
    /// The expected text, for errors.
    const EXPECTED: &'static str;

    fn parse(text: &str) -> Option<Self>;
}

struct TextVisitor<T>(PhantomData<T>);

impl<T: Text> Visitor<'_> for TextVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(T::EXPECTED)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        T::parse(text).ok_or_else(|| E::invalid_value(Unexpected::Str(text), &self))
    }
}

macro_rules! text {
    ($($ty:ty, $expected:literal, $parse:expr;)*) => {$(
        impl Text for $ty {
            const EXPECTED: &'static str = $expected;

            fn parse(text: &str) -> Option<Self> {
                $parse(text)
            }
        }

        impl Serialize for $ty {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $ty {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(TextVisitor(PhantomData))
            }
        }
    )*};
}

text! {
    OpCode, "the name of a DXIL operation", OpCode::from_name;
    OpClass, "the name of a DXIL operation class", OpClass::from_name;
    ShaderStage, "the name of a shader stage", ShaderStage::from_name;
    ShaderFeature, "the name of a shader feature", ShaderFeature::from_name;
    Attribute, "the name of an operation attribute", Attribute::from_name;
    Scalar, "the name of a scalar type", Scalar::from_name;
    OverloadKind, "the name of an overload kind", overload_kind;
    Type, "the name of an operand type", Type::from_name;
    Enumeration, "the name of an operand enumeration", Enumeration::from_name;
    Version, "a DXIL version such as 1.6", |text: &str| text.parse().ok();
    ShaderModel, "a shader model such as 6.6", |text: &str| text.parse().ok();
}

fn overload_kind(name: &str) -> Option<OverloadKind> {
    OverloadKind::ALL.iter().copied().find(|kind| kind.name() == name)
}

struct SetVisitor<S, T>(PhantomData<(S, T)>);

impl<'de, S: FromIterator<T>, T: Text + Deserialize<'de>> Visitor<'de> for SetVisitor<S, T> {
    type Value = S;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list, each element {}", T::EXPECTED)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<S, A::Error> {
        core::iter::from_fn(|| list.next_element().transpose()).collect()
    }
}

macro_rules! set {
    ($($set:ty, $item:ty;)*) => {$(
        impl Serialize for $set {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_seq(SetVisitor::<Self, $item>(PhantomData))
            }
        }
    )*};
}

set! {
    StageSet, ShaderStage;
    ShaderFeatureSet, ShaderFeature;
    AttributeSet, Attribute;
    OverloadSet, OverloadKind;
}
