//! The operations on matrices that a shader uses.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxil_container::layout::psv::{
    LinAlgAccumulateStore, LinAlgAccumulateStoreFlags as StoreFlags, LinAlgMatrixConstruction,
    LinAlgMatrixMultiply, LinAlgMatrixOperationShape as Shape, LinAlgOuterProduct,
    LinAlgThreadMatrixVectorMultiply, LinAlgThreadMatrixVectorMultiplyFlags as MatrixFlags,
};
use dxil_container::write::{LinAlg, PsvSignatures, ValidatorVersion};
use dxil_format::{ComponentType, MatrixScope, MatrixUse};
use dxil_ir::analysis::Uses;
use dxil_ir::calls::operation;
use dxil_ir::{Body, InstructionId, InstructionKind, Module, TypeId, Value};
use dxil_metadata::TargetType;
use dxil_ops::{MatrixLayout, OpCode};

use crate::component::component_type;
use crate::shader::Shader;

/// The first validator whose part has the tables.
pub(super) const SINCE: ValidatorVersion = ValidatorVersion::V1_10;

/// The tables of a shader, unless they are empty. The operations of all functions count, used or not; the
/// indices of shapes go to those of semantics.
pub(super) fn lin_alg(shader: &Shader<'_>, signatures: &mut PsvSignatures) -> Option<LinAlg> {
    let module = shader.module();
    let types = &shader.metadata.target_types;
    let types: BTreeMap<_, _> =
        types.iter().map(|it| (module.constants[it.constant].ty, it)).collect();
    let mut functions = module.functions.values();
    if types.is_empty() && !functions.any(|function| function.name.starts_with(b"dx.op.linAlg")) {
        return None;
    }
    let mut tables = Tables::default();
    for body in module.functions.values().filter_map(|it| it.body.as_ref()) {
        let mut operations = Operations { module, types: &types, body, layouts: None };
        body.instructions().for_each(|(id, _)| operations.add(&mut tables, id));
    }
    tables.finish(signatures)
}

/// Facts by their keys, in the order in which the keys are found.
struct InOrder<K, V> {
    numbers: BTreeMap<K, usize>,
    list: Vec<(K, V)>,
}

impl<K, V> Default for InOrder<K, V> {
    fn default() -> Self {
        Self { numbers: BTreeMap::new(), list: Vec::new() }
    }
}

impl<K: Ord + Clone, V: Default> InOrder<K, V> {
    /// The number of a key, which is added unless it is there.
    fn number(&mut self, key: K) -> usize {
        let list = &mut self.list;
        *self.numbers.entry(key).or_insert_with_key(|key| {
            list.push((key.clone(), V::default()));
            list.len() - 1
        })
    }

    /// The fact of a key.
    fn fact(&mut self, key: K) -> &mut V {
        let number = self.number(key);
        &mut self.list[number].1
    }
}

/// Numbers of shapes, by the facts that operations of several shapes share.
type Shapes<K> = BTreeMap<K, InOrder<u32, ()>>;

/// The types of the result and of the operands of a product.
type Product = [ComponentType; 3];

/// The tables while operations are added.
#[derive(Default)]
struct Tables {
    /// Rows, columns, and the dimension between them.
    shapes: InOrder<[u32; 3], ()>,
    constructions: Shapes<(ComponentType, MatrixUse)>,
    vector_multiplies: InOrder<Product, MatrixFlags>,
    wave_multiplies: Shapes<Product>,
    thread_group_multiplies: Shapes<Product>,
    outer_products: InOrder<[ComponentType; 2], ()>,
    accumulate_stores: InOrder<ComponentType, StoreFlags>,
}

impl Tables {
    /// Adds a matrix, unless a thread has its own.
    fn construct(&mut self, matrix: &TargetType) {
        let TargetType { rows, cols, component_type, matrix_use, scope, .. } = *matrix;
        if scope == MatrixScope::Thread {
            return;
        }
        let shape = self.shapes.number(match matrix_use {
            MatrixUse::A => [rows, 0, cols],
            MatrixUse::B => [0, cols, rows],
            _ => [rows, cols, 0],
        });
        self.constructions.entry((component_type, matrix_use)).or_default().number(shape as u32);
    }

    /// Adds a product of two matrices.
    fn multiply(&mut self, result: &TargetType, a: &TargetType, b: &TargetType) {
        let shape = self.shapes.number([a.rows, b.cols, a.cols]);
        let table = match result.scope {
            MatrixScope::Wave => &mut self.wave_multiplies,
            _ => &mut self.thread_group_multiplies,
        };
        let product = [result, a, b].map(|it| it.component_type);
        table.entry(product).or_default().number(shape as u32);
    }

    /// Adds what is added to memory.
    fn accumulate(&mut self, ty: Option<ComponentType>, flag: StoreFlags) {
        if let Some(ty) = ty {
            let flags = self.accumulate_stores.fact(ty);
            *flags = flags.union(flag);
        }
    }

    /// The tables, unless they are empty.
    fn finish(self, signatures: &mut PsvSignatures) -> Option<LinAlg> {
        let mut place = |shapes: &InOrder<u32, ()>| {
            let shapes: Vec<_> = shapes.list.iter().map(|(shape, ())| *shape).collect();
            (signatures.add_semantic_indexes(&shapes), shapes.len() as u32)
        };
        let constructions = self.constructions.iter().map(|((matrix_type, _), shapes)| {
            let (shapes_index, shapes_count) = place(shapes);
            LinAlgMatrixConstruction {
                shapes_index,
                shapes_count,
                matrix_type: *matrix_type,
                ..Default::default()
            }
        });
        let constructions = constructions.collect();
        let mut multiplies = |table: &Shapes<Product>| {
            let multiply = |(product, shapes): (&Product, _)| {
                let [accumulator_type, matrix_a_type, matrix_b_type] = *product;
                let (shapes_index, shapes_count) = place(shapes);
                LinAlgMatrixMultiply {
                    shapes_index,
                    shapes_count,
                    accumulator_type,
                    matrix_a_type,
                    matrix_b_type,
                    ..Default::default()
                }
            };
            table.iter().map(multiply).collect()
        };
        let lin_alg = LinAlg {
            constructions,
            wave_multiplies: multiplies(&self.wave_multiplies),
            thread_group_multiplies: multiplies(&self.thread_group_multiplies),
            shapes: self
                .shapes
                .list
                .iter()
                .map(|([m, n, k], ())| Shape { m: *m, n: *n, k: *k })
                .collect(),
            vector_multiplies: self
                .vector_multiplies
                .list
                .into_iter()
                .map(vector_multiply)
                .collect(),
            outer_products: self.outer_products.list.into_iter().map(outer_product).collect(),
            accumulate_stores: self
                .accumulate_stores
                .list
                .into_iter()
                .map(accumulate_store)
                .collect(),
        };
        (lin_alg != LinAlg::default()).then_some(lin_alg)
    }
}

fn vector_multiply(
    ([result_type, matrix_type, vector_input_type], flags): (Product, MatrixFlags),
) -> LinAlgThreadMatrixVectorMultiply {
    LinAlgThreadMatrixVectorMultiply { result_type, matrix_type, vector_input_type, flags }
}

fn outer_product(
    ([result_type, vector_input_type], ()): ([ComponentType; 2], ()),
) -> LinAlgOuterProduct {
    LinAlgOuterProduct { result_type, vector_input_type, ..Default::default() }
}

fn accumulate_store(
    (accumulator_type, flags): (ComponentType, StoreFlags),
) -> LinAlgAccumulateStore {
    LinAlgAccumulateStore { accumulator_type, flags, ..Default::default() }
}

/// The operations of a function.
struct Operations<'m> {
    module: &'m Module,
    /// The types of matrices.
    types: &'m BTreeMap<TypeId, &'m TargetType>,
    body: &'m Body,
    /// The layouts of matrices, once they are needed.
    layouts: Option<BTreeMap<InstructionId, MatrixFlags>>,
}

impl<'m> Operations<'m> {
    /// Adds an instruction to the tables, if it is an operation on matrices.
    fn add(&mut self, tables: &mut Tables, id: InstructionId) {
        let result = Value::Instruction(id);
        match operation(self.module, self.body, id) {
            Some((
                OpCode::LinAlgMatVecMul | OpCode::LinAlgMatVecMulAdd,
                &[_, matrix, is_signed, _, interpretation, ..],
            )) => {
                self.multiply_vector(tables, id, matrix, is_signed, interpretation);
            }
            Some((
                OpCode::LinAlgMatrixMultiply | OpCode::LinAlgMatrixMultiplyAccumulate,
                &[_, a, b, ..],
            )) => {
                if let [Some(result), Some(a), Some(b)] = [result, a, b].map(|it| self.matrix(it)) {
                    tables.multiply(result, a, b);
                }
            }
            Some((OpCode::LinAlgMatrixOuterProduct, &[_, vector, ..])) => {
                if let (Some(matrix), Some(vector)) = (self.matrix(result), self.component(vector))
                {
                    tables.outer_products.number([matrix.component_type, vector]);
                }
            }
            Some((OpCode::LinAlgMatrixAccumulateToDescriptor, &[_, matrix, ..])) => {
                tables.accumulate(self.matrix_component(matrix), StoreFlags::RawBuffer);
            }
            Some((OpCode::LinAlgMatrixAccumulateToMemory, &[_, matrix, ..])) => {
                tables.accumulate(self.matrix_component(matrix), StoreFlags::GroupShared);
            }
            Some((OpCode::LinAlgVectorAccumulateToDescriptor, &[.., vector])) => {
                tables.accumulate(self.component(vector), StoreFlags::RawBuffer);
            }
            Some((_, arguments)) => {
                let values = core::iter::once(result).chain(arguments.iter().copied());
                values.filter_map(|it| self.matrix(it)).for_each(|it| tables.construct(it));
            }
            None => {}
        }
    }

    /// The type of a matrix.
    fn matrix(&self, value: Value) -> Option<&'m TargetType> {
        self.types.get(&self.module.type_of(self.body, value)?).copied()
    }

    /// The type of the components of a matrix.
    fn matrix_component(&self, value: Value) -> Option<ComponentType> {
        self.matrix(value).map(|matrix| matrix.component_type)
    }

    /// The type of the components of a vector.
    fn component(&self, value: Value) -> Option<ComponentType> {
        component_type(self.module, self.module.type_of(self.body, value)?)
    }

    fn constant(&self, value: Value) -> Option<u64> {
        self.module.constants.integer_value(value.constant()?)
    }

    /// Adds a product of a matrix and a vector.
    fn multiply_vector(
        &mut self,
        tables: &mut Tables,
        id: InstructionId,
        matrix: Value,
        is_signed: Value,
        interpretation: Value,
    ) {
        let result = self.component(Value::Instruction(id));
        let (Some(result), Some(ty)) = (result, self.matrix_component(matrix)) else { return };
        let is_unsigned = self.constant(is_signed) == Some(0);
        let vector = self.constant(interpretation).and_then(|it| it.try_into().ok());
        let result = if is_unsigned { unsigned(result) } else { result };
        let product = [result, ty, ComponentType(vector.unwrap_or(0))];
        let (module, body) = (self.module, self.body);
        let layouts = self.layouts.get_or_insert_with(|| layouts(module, body));
        let layout = matrix.instruction().and_then(|id| layouts.get(&id));
        let flags = tables.vector_multiplies.fact(product);
        *flags = flags.union(layout.copied().unwrap_or_default());
    }
}

/// The layouts that the matrices of a function have in buffers, except the fastest one. A copy has that
/// of its source, a chosen matrix those of all choices.
fn layouts(module: &Module, body: &Body) -> BTreeMap<InstructionId, MatrixFlags> {
    let of_load = |id| match operation(module, body, id) {
        Some((OpCode::LinAlgMatrixLoadFromDescriptor, &[_, _, _, _, layout, ..])) => {
            let layout = module.constants.integer_value(layout.constant()?)?;
            Some((id, flags_of_layout(layout)))
        }
        _ => None,
    };
    let mut open: Vec<_> = body.instructions().filter_map(|(id, _)| of_load(id)).collect();
    let uses = Uses::new(body);
    let mut layouts = BTreeMap::<_, MatrixFlags>::new();
    while let Some((id, new)) = open.pop() {
        let known = layouts.entry(id).or_default();
        if known.contains(new) {
            continue;
        }
        *known = known.union(new);
        for used in uses.of(Value::Instruction(id)) {
            let is_same = match body.instructions[used.user].kind {
                InstructionKind::Phi { .. } | InstructionKind::Select { .. } => true,
                _ => operation(module, body, used.user)
                    .is_some_and(|(op, _)| op == OpCode::LinAlgCopyConvertMatrix),
            };
            if is_same {
                open.push((used.user, new));
            }
        }
    }
    layouts
}

fn flags_of_layout(layout: u64) -> MatrixFlags {
    match i32::try_from(layout).ok().and_then(MatrixLayout::from_i32) {
        Some(MatrixLayout::MulOptimal) => MatrixFlags::default(),
        Some(MatrixLayout::MulOptimalTranspose) => MatrixFlags::MatrixTransposed,
        _ => MatrixFlags::MatrixNonMulOptimalLayout,
    }
}

/// The type of integers of the same size without a sign.
const fn unsigned(ty: ComponentType) -> ComponentType {
    match ty {
        ComponentType::I16 => ComponentType::U16,
        ComponentType::I32 => ComponentType::U32,
        ComponentType::I64 => ComponentType::U64,
        ty => ty,
    }
}
