import type { FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { defaultPageSize, type Edge, type Page } from './page.types.js';
import { type EntityClass, isBackwardPage, type ListQuery, pageOf } from './page-of.queries.js';

interface RangesQuery<Node extends object, Populate extends string> extends Omit<ListQuery<Node, Populate>, 'where'> {
  /** Consecutive in the order of the list: every row of the first range comes before every row of the second. */
  readonly ranges: readonly FilterQuery<Node>[];
}

/**
 * One page of a list that consists of several ranges, each with its own index. PostgreSQL would scan a single index to
 * its end for two conditions joined by OR.
 */
export async function pageOfRanges<Node extends object, Populate extends string = never>(
  em: EntityManager,
  entity: EntityClass<Node>,
  { ranges, page, ...question }: RangesQuery<Node, Populate>,
): Promise<Page<Node>> {
  const isBackward = isBackwardPage(page);
  const { first, last, after, before } = page;
  const { edges, isMore } = await fill((isBackward ? last : first) ?? defaultPageSize, {
    ranges: isBackward ? ranges.toReversed() : ranges,
    pageOfRange: (where, size) => {
      const part = isBackward ? { last: size, before } : { first: size, after };
      return pageOf(em, entity, { ...question, where, page: part });
    },
    hasMore: ({ pageInfo }) => (isBackward ? pageInfo.hasPreviousPage : pageInfo.hasNextPage),
    join: (one, other) => (isBackward ? [...other, ...one] : [...one, ...other]),
  });
  return {
    edges,
    pageInfo: {
      hasNextPage: isBackward ? Boolean(before) : isMore,
      hasPreviousPage: isBackward ? isMore : Boolean(after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    countAll: async () => {
      let count = 0;
      for (const where of ranges) count += await em.count(entity, where);
      return count;
    },
  };
}

interface FillOptions<Node extends object> {
  /** In the order in which they are read. */
  readonly ranges: readonly FilterQuery<Node>[];
  pageOfRange(where: FilterQuery<Node>, size: number): Promise<Page<Node>>;
  hasMore(page: Page<Node>): boolean;
  join(one: readonly Edge<Node>[], other: readonly Edge<Node>[]): Edge<Node>[];
}

/** Continues with the next range when one ends. When the page is full, one row of the next range shows that there is more. */
async function fill<Node extends object>(
  size: number,
  { ranges, pageOfRange, hasMore, join }: FillOptions<Node>,
): Promise<{ readonly edges: Edge<Node>[]; readonly isMore: boolean }> {
  let edges: Edge<Node>[] = [];
  for (const where of ranges) {
    const missing = size - edges.length;
    const found = await pageOfRange(where, Math.max(missing, 1));
    if (missing === 0 && found.edges.length > 0) return { edges, isMore: true };
    edges = join(edges, found.edges);
    if (hasMore(found)) return { edges, isMore: true };
  }
  return { edges, isMore: false };
}
