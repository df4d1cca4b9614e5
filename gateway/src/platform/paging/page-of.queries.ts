import type { AutoPath, EntityKey, EntityProperty, FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { failures } from '../errors/index.js';
import { type CursorValues, decodeCursor, encodeCursor, notACursor } from './cursor.codec.js';
import { parseCursorValue } from './cursor-value.inputs.js';
import { defaultPageSize, type Page, type PageRequest } from './page.types.js';

type Direction = 'asc' | 'desc';

export interface ListQuery<Node extends object, Populate extends string> {
  readonly where: FilterQuery<Node>;
  /** The last column makes the order unambiguous: `[['clockInAt', 'desc'], ['id', 'desc']]`. */
  readonly orderBy: readonly (readonly [key: EntityKey<Node>, direction: Direction])[];
  readonly page: PageRequest;
  readonly populate?: readonly AutoPath<Node, Populate>[];
}

export type EntityClass<Node extends object> = new (...parts: never[]) => Node;

/**
 * One page of a list by keyset pagination: the thousandth page is as fast as the first, and no row is skipped or
 * repeated when rows are added or removed in the meantime.
 */
export async function pageOf<Node extends object, Populate extends string = never>(
  em: EntityManager,
  entity: EntityClass<Node>,
  { where, orderBy, page, populate }: ListQuery<Node, Populate>,
): Promise<Page<Node>> {
  const isBackward = isBackwardPage(page);
  const { properties } = em.getMetadata(entity);
  const keys = orderBy.map(([key]) => properties[key]) as Keys<Node>;
  const decodePosition = (cursor: string | null | undefined, field: string) =>
    cursor ? positionOf(decodeCursor(cursor, keys.length, field), keys, field) : undefined;
  const found = await em.findByCursor(entity, {
    where,
    orderBy: orderBy.map(([key, direction]) => ({ [key]: direction })) as never,
    after: decodePosition(page.after, 'after') as never,
    before: decodePosition(page.before, 'before') as never,
    ...(isBackward ? { last: page.last ?? defaultPageSize } : { first: page.first ?? defaultPageSize }),
    includeCount: false,
    ...(populate && { populate: populate as never }),
  });
  const edges = found.items.map((node) => ({ cursor: encodeCursor(valuesOf(node as Node, keys)), node: node as Node }));
  return {
    edges,
    pageInfo: {
      hasNextPage: found.hasNextPage,
      hasPreviousPage: found.hasPrevPage,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    countAll: () => em.count(entity, where),
  };
}

export function isBackwardPage({ first, after, last, before }: PageRequest): boolean {
  const isForward = isPresent(first) || isPresent(after);
  const isBackward = isPresent(last) || isPresent(before);
  if (isForward && isBackward) {
    throw failures.invalid({
      [isPresent(last) ? 'last' : 'before']: 'Request a page either forward (first, after) or backward (last, before)',
    });
  }
  return isBackward;
}

const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

type Keys<Node> = readonly EntityProperty<Node>[];

function valuesOf<Node extends object>(node: Node, keys: Keys<Node>): CursorValues {
  return keys.map(({ name }) => {
    const value: unknown = node[name as keyof Node];
    return value instanceof Date ? value.toISOString() : (value as string | number | null);
  });
}

/** Converts the values for the database. A value of the wrong type means that the cursor is not from this list. */
function positionOf<Node>(values: CursorValues, keys: Keys<Node>, field: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    keys.map((key, index) => {
      const value = parseCursorValue(values[index] ?? null, key);
      if (value === undefined) throw failures.invalid({ [field]: notACursor });
      return [key.name, value];
    }),
  );
}
