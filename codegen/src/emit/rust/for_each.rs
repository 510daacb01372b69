//! The table as a macro.

use proc_macro2::TokenStream;
use quote::quote;

use super::names;
use crate::model::{Operation, Spec};

pub(super) fn for_each(spec: &Spec) -> TokenStream {
    let rows = spec.ops.iter().filter(|op| !op.reserved).map(|op| row(spec, op));
    quote! {
        /// Passes the table of all operations that are not reserved to a macro, for code
        /// that others generate.
        ///
        /// The macro gets a row for each operation, by opcode:
        ///
        /// ```text
        /// Sin = 13 "Sin" "unary" (1, 0) [value: Overload] -> Overload;
        /// ```
        ///
        /// that is the variant of [`OpCode`](crate::OpCode), the opcode, DXC's name, the
        /// class's name, the version that introduced it, the arguments with their
        /// [`Type`](crate::Type), and the result's.
        ///
        /// ```
        /// macro_rules! count {
        ///     ($($op:ident = $opcode:literal $name:literal $class:literal
        ///        ($major:literal, $minor:literal)
        ///        [$($argument:ident: $ty:ident),*] -> $result:ident;)*) => {
        ///         [$($opcode),*].len()
        ///     };
        /// }
        /// let all = dxil_ops::OpCode::ALL.iter().filter(|op| !op.is_reserved()).count();
        /// assert_eq!(dxil_ops::for_each_op!(count), all);
        /// ```
        #[macro_export]
        macro_rules! for_each_op {
            ($callback:ident) => {
                $callback! { #(#rows)* }
            };
        }
    }
}

fn row(spec: &Spec, op: &Operation) -> TokenStream {
    let (variant, opcode, name) = (names::op(op), op.opcode.unwrap_or_default(), &op.name);
    let class = &spec[op.class].name;
    let (major, minor) = (op.since.major, op.since.minor);
    let arguments = op.arguments.iter().map(|argument| {
        let (name, ty) = (names::argument(argument), names::ty(&spec[argument.ty]));
        quote!(#name: #ty)
    });
    let result = op.result.map(|ty| names::ty(&spec[ty]));
    let opcode = proc_macro2::Literal::u32_unsuffixed(opcode);
    let (major, minor) =
        (proc_macro2::Literal::u8_unsuffixed(major), proc_macro2::Literal::u8_unsuffixed(minor));
    quote!(#variant = #opcode #name #class (#major, #minor) [#(#arguments),*] -> #result;)
}
