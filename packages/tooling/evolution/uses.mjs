import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  Kind,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/**
 * @typedef {Map<string, Set<string>>} Uses the names of the operations and fragments that use a part of the schema, by its
 *   coordinate: `Job`, `Job.name`, `Query.jobs.first`, `JobStatus.ACTIVE`
 */

/**
 * The parts of the schema that documents use. A variable can contain each field and value of its type, so it uses all.
 *
 * @param {import('graphql').GraphQLSchema} schema
 * @param {readonly import('graphql').DocumentNode[]} documents
 * @returns {Uses}
 */
export function usesOf(schema, documents) {
  /** @type {Uses} */
  const uses = new Map();
  for (const document of documents) {
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
      const name = definition.name?.value ?? 'an operation without a name';
      collectUses(schema, definition, (coordinate) => {
        const names = uses.get(coordinate) ?? new Set();
        uses.set(coordinate, names.add(name));
      });
    }
  }
  return uses;
}

/**
 * @param {import('graphql').GraphQLSchema} schema
 * @param {import('graphql').DefinitionNode} definition
 * @param {(coordinate: string) => void} use
 */
function collectUses(schema, definition, use) {
  const info = new TypeInfo(schema);
  visit(
    definition,
    visitWithTypeInfo(info, {
      Field: () => {
        const [parent, field] = [info.getParentType(), info.getFieldDef()];
        if (!parent || !field || field.name.startsWith('__')) return;
        use(`${parent.name}.${field.name}`);
        use(parent.name);
      },
      Argument: ({ name }) => {
        const [parent, field] = [info.getParentType(), info.getFieldDef()];
        if (parent && field && !info.getDirective()) use(`${parent.name}.${field.name}.${name.value}`);
      },
      ObjectField: ({ name }) => {
        const type = getNullableType(info.getParentInputType());
        if (isInputObjectType(type)) use(`${type.name}.${name.value}`);
      },
      EnumValue: ({ value }) => {
        const type = getNullableType(info.getInputType());
        if (isEnumType(type)) use(`${type.name}.${value}`);
      },
      NamedType: ({ name }) => use(name.value),
      VariableDefinition: ({ type }) => {
        const input = typeFromAST(schema, /** @type {import('graphql').NamedTypeNode} */ (type));
        if (input) collectAllOf(getNamedType(input), use, new Set());
      },
    }),
  );
}

/**
 * @param {import('graphql').GraphQLNamedType} type
 * @param {(coordinate: string) => void} use
 * @param {Set<string>} known the types that are already listed, because inputs can contain themselves
 */
function collectAllOf(type, use, known) {
  if (known.has(type.name)) return;
  known.add(type.name);
  use(type.name);
  if (isEnumType(type)) for (const { name } of type.getValues()) use(`${type.name}.${name}`);
  if (!isInputObjectType(type)) return;
  for (const field of Object.values(type.getFields())) {
    use(`${type.name}.${field.name}`);
    collectAllOf(getNamedType(field.type), use, known);
  }
}
