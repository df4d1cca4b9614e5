import { type DocumentNode, GraphQLError, type GraphQLSchema, getNamedType, isCompositeType, Kind } from 'graphql';
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity/cjs';
import { defaultPageSize, maxPageSize } from '../../paging/page.js';
import { findUseCase, isGroup } from '../schema/operations.js';

export interface CostQuestion {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName: string | null | undefined;
  readonly variables: Record<string, unknown> | undefined;
}

/**
 * The cost of a query: one for each object that it looks up, times the page size below a connection. Scalars are free.
 * `timesheets(first: 100) { edges { node { user { id } notes } } }` costs 1 + 100 * 3.
 */
export function costOf({ schema, document, operationName, variables }: CostQuestion): number {
  return getComplexity({
    schema,
    query: document,
    estimators: [costOfField],
    ...(operationName && { operationName }),
    ...(variables && { variables }),
  });
}

const costOfField: ComplexityEstimator = ({ field, args, childComplexity }) => {
  const type = getNamedType(field.type);
  if (!isCompositeType(type)) return 0;
  // Neither a group nor a payload is an object of its own: they only contain objects.
  if (isGroup(type.name) || findUseCase(field)?.kind === 'command') return childComplexity;
  if (Array.isArray(args.ids) && field.name === 'nodes') return args.ids.length * (1 + childComplexity);
  return 1 + (type.name.endsWith('Connection') ? pageSizeOf(args) : 1) * childComplexity;
};

/**
 * Clamps the page size: the use case rejects a size out of range, which must not make the query look cheap here. `first` has
 * a default even if the client sends `last`.
 */
function pageSizeOf({ first, last }: Readonly<Record<string, unknown>>): number {
  const requested = [last, first].find((size) => typeof size === 'number') ?? defaultPageSize;
  return Math.min(Math.max(Number(requested), 1), maxPageSize);
}

/** Rejects queries that would look up too many objects. */
export function assertAffordable(question: CostQuestion, maxCost: number): void {
  const cost = costOf(question);
  if (cost <= maxCost) return;
  throw new GraphQLError(`The query may look up ${cost} objects. The limit is ${maxCost}: request smaller pages.`, {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

export type QueryCost = (variables: Readonly<Record<string, unknown>> | undefined) => number;

/** A client pages in few sizes. */
const maxCosts = 50;

/** Remembers the cost of an operation for each combination of the variables that it can depend on. */
export function queryCostOf(question: Omit<CostQuestion, 'variables'>): QueryCost {
  const operations = question.document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  const declared = operations.flatMap(({ variableDefinitions = [] }) => variableDefinitions);
  const costs = new Map<string, number>();
  return (variables) => {
    const key = declared.map(({ variable }) => sizeOf(variables?.[variable.name.value])).join();
    const known = costs.get(key);
    if (known !== undefined) return known;
    const cost = costOf({ ...question, variables });
    if (costs.size >= maxCosts) costs.clear();
    costs.set(key, cost);
    return cost;
  };
}

/** The cost depends on numbers, conditions and the lengths of lists, not on texts and objects. */
function sizeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.length}]`;
  return typeof value === 'string' || typeof value === 'object' ? typeof value : String(value);
}
