import { type DocumentNode, type GraphQLSchema, getNamedType, isCompositeType } from 'graphql';
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity/cjs';
import { defaultPageSize, maxPageSize } from '../../paging/page.js';

export interface CostQuestion {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName: string | null | undefined;
  readonly variables: Record<string, unknown> | undefined;
}

/**
 * What a query costs: one per object that is looked up, times the page size below a connection; values are free.
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
  return 1 + (type.name.endsWith('Connection') ? pageSizeOf(args) : 1) * childComplexity;
};

/** Numbers out of range are refused with a better message by the use case; they must not make a query cheap here. */
function pageSizeOf({ first, last }: Readonly<Record<string, unknown>>): number {
  const asked = [first, last].find((size) => typeof size === 'number') ?? defaultPageSize;
  return Math.min(Math.max(Number(asked), 1), maxPageSize);
}
