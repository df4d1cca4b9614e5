import {
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  type GraphQLError,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLSkipDirective,
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
  readonly write: (response: unknown) => string | Buffer;
}

/** How to execute one operation of a validated document with any variables. */
export interface OperationPlan {
  readonly fieldCount: number;
  /** Stops at the first error. */
  coerce(variables: Values): CoercedVariables;
  /** Never rejects: errors are part of the result. The data has placeholders for large lists of plain data, which `write` replaces. */
  run(contextValue: unknown, coerced: Record<string, unknown>): Promise<PlannedResult>;
}

/**
 * Plans an operation once, to execute it often: which fields it selects, with which resolvers and types, does not depend on
 * the request. The results equal those of graphql-js.
 */
export function planOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  definition: OperationDefinitionNode,
): OperationPlan {
  const operation: Operation = { schema, definition, fragments: fragmentsOf(document) };
  const { fields, count } = planFields(operation);
  return {
    fieldCount: count,
    coerce: (variables) =>
      getVariableValues(schema, definition.variableDefinitions ?? [], { ...variables }, { maxErrors: 1 }),
    run: async (contextValue, coerced) => {
      const parts = new ResponseParts();
      const errors = new CollectedErrors();
      const run: Run = { operation, contextValue, variableValues: coerced, errors, parts };
      const data = await executeRoot(run, fields);
      const write = (response: unknown) => parts.write(response);
      return errors.all.length === 0 ? { data, write } : { errors: errors.all, data, write };
    },
  };
}

/** Introspection is too rare for a plan, and an object cannot have the key `__proto__`. */
const unplannedNames = new Set(['__schema', '__type', '__proto__']);
/** With these, variables determine which fields are selected. */
const unplannedDirectives = new Set([GraphQLSkipDirective.name, GraphQLIncludeDirective.name]);

/**
 * Whether plans cover a document. All others need graphql-js, such as those with a field whose value determines its type, or
 * whose type checks its values.
 */
export function isPlannable(schema: GraphQLSchema, document: DocumentNode): boolean {
  let isPlannable = true;
  const typeInfo = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Name: ({ value }) => {
        if (unplannedNames.has(value)) isPlannable = false;
      },
      Directive: ({ name }) => {
        if (unplannedDirectives.has(name.value)) isPlannable = false;
      },
      Field: () => {
        const type = getNamedType(typeInfo.getType());
        if (isAbstractType(type) || (isObjectType(type) && type.isTypeOf)) isPlannable = false;
      },
    }),
  );
  return isPlannable;
}

function fragmentsOf({ definitions }: DocumentNode): Record<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment]));
}

/** The fields at the root, and the number of all fields below them. */
function planFields({ schema, definition, fragments }: Operation) {
  let count = 0;
  const root = schema.getRootType(definition.operation);
  if (!root) throw new Error(`the schema has no ${definition.operation}`);
  const planSelection: PlanSelection = (type, nodes) => planAll(type, selectFields(selectionSetsOf(nodes), fragments));
  const fields = planAll(root, selectFields([definition.selectionSet], fragments));
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
