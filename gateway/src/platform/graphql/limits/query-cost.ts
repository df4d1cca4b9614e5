import { type DocumentNode, type GraphQLSchema, getNamedType, isCompositeType } from 'graphql';
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity/cjs';
import { defaultPageSize, maxPageSize } from '../../paging/page.js';
import { findUseCase } from '../schema/operations.js';
import { isGroup } from '../schema/read-groups.js';

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
