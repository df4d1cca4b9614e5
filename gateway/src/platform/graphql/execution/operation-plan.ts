import type { Readable } from 'node:stream';
import {
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getVariableValues,
  isAbstractType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  TypeInfo,
  TypeNameMetaFieldDef,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { CollectedErrors, type ResponsePath } from './collected-errors.js';
import { executeFields, type PlanSelection } from './complete-value.js';
import { planField } from './planned-field.js';
import { ResponseParts } from './response-parts.js';
import type { Operation, PlannedField, Run } from './run.js';
import { type SelectedFields, selectFields, selectionSetsOf } from './selected-fields.js';

type Values = Readonly<Record<string, unknown>>;

type CoercedVariables = { readonly coerced: Record<string, unknown> } | { readonly errors: readonly GraphQLError[] };

/** The result of an execution, and how to write the JSON of the response that contains it. */
interface PlannedResult extends ExecutionResult {
  /** A response with a long list is a stream, which writes the list as fast as the client reads. */
  readonly write: (response: unknown) => string | Buffer | Readable;
}

/** How to execute one operation of a validated document with any variables. */
export interface OperationPlan {
  /** Stops at the first error. */
  coerce(variables: Values): CoercedVariables;
  /**
   * Never rejects: errors are part of the result. The data of a query has placeholders for large lists of plain data, which
   * `write` replaces: the objects in them must not change until then.
   */
  run(contextValue: unknown, coerced: Record<string, unknown>): Promise<PlannedResult>;
}

/** A document has one for each combination of the variables of its `@skip` and `@include`. */
const maxPlans = 16;

/**
 * Plans an operation once, to execute it often: which fields it selects, with which resolvers and types, does not depend on
 * the request, except for the variables of `@skip` and `@include`. The results equal those of graphql-js. `onGrowth` learns
 * how many fields are planned, when that happens, or a negative number when plans are dropped.
 */
export function planOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  definition: OperationDefinitionNode,
  onGrowth: (fields: number) => void = () => undefined,
): OperationPlan {
  const operation: Operation = { schema, definition, fragments: fragmentsOf(document) };
  const deciding = decidingVariablesOf(document);
  const plans = new Map<string, readonly PlannedField[]>();
  let size = 0;

  function fieldsFor(coerced: Values): readonly PlannedField[] {
    const key = deciding.map((name) => String(coerced[name])).join();
    const known = plans.get(key);
    if (known) return known;
    if (plans.size >= maxPlans) {
      plans.clear();
      grow(-size);
    }
    const { fields, count } = planFields(operation, coerced);
    plans.set(key, fields);
    grow(count);
    return fields;
  }

  function grow(fields: number): void {
    size += fields;
    onGrowth(fields);
  }

  return {
    coerce: (variables) =>
      getVariableValues(schema, definition.variableDefinitions ?? [], { ...variables }, { maxErrors: 1 }),
    run: async (contextValue, coerced) => {
      // The next field of a mutation may change the objects of the previous one.
      const isQuery = definition.operation === OperationTypeNode.QUERY;
      const parts = new ResponseParts();
      const run: Run = {
        operation,
        contextValue,
        variableValues: coerced,
        errors: new CollectedErrors(),
        parts: isQuery ? parts : undefined,
      };
      const data = await executeRoot(run, fieldsFor(coerced));
      const { errors } = run.errors;
      const write = (response: unknown) => parts.write(response);
      return errors.length === 0 ? { data, write } : { errors, data, write };
    },
  };
}

/** Whether plans cover the objects of a schema: no type checks its values. */
export function canPlan(schema: GraphQLSchema): boolean {
  return Object.values(schema.getTypeMap()).every((type) => !isObjectType(type) || !type.isTypeOf);
}

/** Introspection is too rare for a plan, and an object cannot have the key `__proto__`. */
const unplannedNames = new Set(['__schema', '__type', '__proto__']);

/** Whether plans cover a document. All others need graphql-js, such as those with a field whose value determines its type. */
export function isPlannable(schema: GraphQLSchema, document: DocumentNode): boolean {
  let isPlannable = true;
  const typeInfo = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Name: ({ value }) => {
        if (unplannedNames.has(value)) isPlannable = false;
      },
      Field: () => {
        if (isAbstractType(getNamedType(typeInfo.getType()))) isPlannable = false;
      },
    }),
  );
  return isPlannable;
}

function fragmentsOf({ definitions }: DocumentNode): Record<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment]));
}

function decidingVariablesOf(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    Directive: (directive) => {
      if (directive.name.value !== 'skip' && directive.name.value !== 'include') return;
      for (const { value } of directive.arguments ?? []) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}

/** The fields at the root, and the number of all fields below them. */
function planFields({ schema, definition, fragments }: Operation, coerced: Values) {
  let count = 0;
  const root = schema.getRootType(definition.operation);
  if (!root) throw new Error(`the schema has no ${definition.operation}`);
  const variables = { ...coerced };
  const planSelection: PlanSelection = (type, nodes) =>
    planAll(type, selectFields(selectionSetsOf(nodes), fragments, variables));
  const fields = planAll(root, selectFields([definition.selectionSet], fragments, variables));
  return { fields, count };

  function planAll(parentType: GraphQLObjectType, selected: SelectedFields): readonly PlannedField[] {
    count += selected.size;
    return [...selected].flatMap(([responseName, nodes]) => {
      const name = nodes[0]?.name.value ?? '';
      const field = name === '__typename' ? TypeNameMetaFieldDef : parentType.getFields()[name];
      return field ? planField({ responseName, nodes, parentType, field }, planSelection) : [];
    });
  }
}

/** The data; null if an error reaches the root. */
async function executeRoot(run: Run, fields: readonly PlannedField[]): Promise<Record<string, unknown> | null> {
  const isMutation = run.operation.definition.operation === OperationTypeNode.MUTATION;
  try {
    return await (isMutation ? executeSerially(run, fields) : executeFields(fields, run, undefined, undefined));
  } catch (error) {
    run.errors.add(error as GraphQLError, undefined);
    return null;
  }
}

async function executeSerially(run: Run, fields: readonly PlannedField[]): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {};
  const root: ResponsePath | undefined = undefined;
  for (const { responseName, resolve } of fields) data[responseName] = await resolve(run, undefined, root);
  return data;
}
