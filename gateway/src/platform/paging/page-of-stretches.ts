import type { FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { defaultPageSize, type Edge, type Page } from './page.js';
import { type EntityClass, isAskedBackward, type ListQuestion, pageOf } from './page-of.js';

interface StretchesQuestion<Node extends object, Populate extends string>
  extends Omit<ListQuestion<Node, Populate>, 'where'> {
  /** One behind the other in the order of the list: every row of the first comes before every row of the second. */
  readonly stretches: readonly FilterQuery<Node>[];
}

/**
 * One page of a list that consists of several stretches, each with an index of its own: two conditions joined by OR
 * would be looked for along one index, to its very end.
 */
export async function pageOfStretches<Node extends object, Populate extends string = never>(
  em: EntityManager,
  entity: EntityClass<Node>,
  { stretches, page, ...question }: StretchesQuestion<Node, Populate>,
): Promise<Page<Node>> {
  const isBackward = isAskedBackward(page);
  const { first, last, after, before } = page;
  const { edges, isMore } = await fill((isBackward ? last : first) ?? defaultPageSize, {
    stretches: isBackward ? stretches.toReversed() : stretches,
    pageOfStretch: (where, size) => {
      const part = isBackward ? { last: size, before } : { first: size, after };
      return pageOf(em, entity, { ...question, where, page: part });
    },
    isMoreOf: ({ pageInfo }) => (isBackward ? pageInfo.hasPreviousPage : pageInfo.hasNextPage),
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
      for (const where of stretches) count += await em.count(entity, where);
      return count;
    },
  };
}

interface Filling<Node extends object> {
  /** In the order in which they are gone through. */
  readonly stretches: readonly FilterQuery<Node>[];
  pageOfStretch(where: FilterQuery<Node>, size: number): Promise<Page<Node>>;
  isMoreOf(page: Page<Node>): boolean;
  join(one: readonly Edge<Node>[], other: readonly Edge<Node>[]): Edge<Node>[];
}

/** Goes on to the next stretch where one ends; where the page is full, one row of the next tells that there is more. */
async function fill<Node extends object>(
  size: number,
  { stretches, pageOfStretch, isMoreOf, join }: Filling<Node>,
): Promise<{ readonly edges: Edge<Node>[]; readonly isMore: boolean }> {
  let edges: Edge<Node>[] = [];
  for (const where of stretches) {
    const missing = size - edges.length;
    const found = await pageOfStretch(where, Math.max(missing, 1));
    if (missing === 0 && found.edges.length > 0) return { edges, isMore: true };
    edges = join(edges, found.edges);
    if (isMoreOf(found)) return { edges, isMore: true };
  }
  return { edges, isMore: false };
}
