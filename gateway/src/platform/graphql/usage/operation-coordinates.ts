import {
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  type OperationDefinitionNode,
  separateOperations,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';

export interface UsedOperation {
  readonly document: DocumentNode;
  readonly definition: OperationDefinitionNode;
}

/**
 * The parts of the schema that an operation uses, by their coordinates: `Job.name`, `Query.jobs.first`, `JobStatus.ACTIVE`. A
 * variable can contain each field and value of its type, so it uses all.
 */
export function coordinatesOf(schema: GraphQLSchema, { document, definition }: UsedOperation): ReadonlySet<string> {
  const coordinates = new Set<string>();
  const info = new TypeInfo(schema);
  const fieldOf = () => {
    const [parent, field] = [info.getParentType(), info.getFieldDef()];
    return parent && field && !field.name.startsWith('__') ? `${parent.name}.${field.name}` : undefined;
  };
  const add = (coordinate: string | undefined) => coordinate !== undefined && coordinates.add(coordinate);
  const { [definition.name?.value ?? '']: withFragments = document } = separateOperations(document);
  visit(
    withFragments,
    visitWithTypeInfo(info, {
      Field: () => void add(fieldOf()),
      Argument: ({ name }) => {
        const field = info.getDirective() ? undefined : fieldOf();
        add(field && `${field}.${name.value}`);
      },
      ObjectField: ({ name }) => {
        const type = getNullableType(info.getParentInputType());
        if (isInputObjectType(type)) add(`${type.name}.${name.value}`);
      },
      EnumValue: ({ value }) => {
        const type = getNullableType(info.getInputType());
        if (isEnumType(type)) add(`${type.name}.${value}`);
      },
      VariableDefinition: ({ type }) => {
        const input = typeFromAST(schema, type);
        if (input) collectAllOf(getNamedType(input), coordinates, new Set());
      },
    }),
  );
  return coordinates;
}

/** `known` are the types that are already collected, because inputs can contain themselves. */
function collectAllOf(type: GraphQLNamedType, coordinates: Set<string>, known: Set<string>): void {
  if (known.has(type.name)) return;
  known.add(type.name);
  if (isEnumType(type)) for (const { name } of type.getValues()) coordinates.add(`${type.name}.${name}`);
  if (!isInputObjectType(type)) return;
  for (const field of Object.values(type.getFields())) {
    coordinates.add(`${type.name}.${field.name}`);
    collectAllOf(getNamedType(field.type), coordinates, known);
  }
}
