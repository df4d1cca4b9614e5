import { failures } from '../errors/index.js';
import { type CursorValues, decodeCursor, encodeCursor, notACursor } from './cursor.js';
import { defaultPageSize, type Page, type PageRequest } from './page.js';

/** The order of a list, by a key that is different for each item. */
interface ListOrder<Item, Key extends CursorValues> {
  /** Distinguishes the cursors of different lists. */
  readonly name: string;
  keyOf(item: Item): Key;
  compare(one: Key, other: Key): number;
}

/**
 * A page of a list that is small by nature and is read as a whole, such as the jobs of an organization. A cursor holds the key
 * of its item, so that no item is skipped or repeated when others are added or removed.
 */
export function pageOfList<Item, Key extends CursorValues>(
  items: readonly Item[],
  { name, keyOf, compare }: ListOrder<Item, Key>,
  { first, after }: Pick<PageRequest, 'first' | 'after'>,
): Page<Item> {
  const size = first ?? defaultPageSize;
  const position = after ? readKey<Key>(after, name) : null;
  const sorted = items
    .map((node) => ({ node, key: keyOf(node) }))
    .toSorted((one, other) => compare(one.key, other.key));
  const start = position ? sorted.findIndex(({ key }) => compare(key, position) > 0) : 0;
  const remaining = start === -1 ? [] : sorted.slice(start);
  const edges = remaining.slice(0, size).map(({ node, key }) => ({ cursor: encodeCursor([name, ...key]), node }));
  return {
    edges,
    pageInfo: {
      hasNextPage: remaining.length > size,
      hasPreviousPage: position !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    countAll: async () => items.length,
  };
}

/** The order of a list whose items keep their places relative to each other, such as the lines of a file. */
export function byPosition<Item>(name: string, positionOf: (item: Item) => number): ListOrder<Item, readonly [number]> {
  return { name, keyOf: (item) => [positionOf(item)], compare: ([one], [other]) => one - other };
}

/** By code units, as ids and instants are sorted. */
export function compareTexts(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}

function readKey<Key extends CursorValues>(cursor: string, name: string): Key {
  const [list, ...key] = decodeCursor(cursor, undefined, 'after');
  if (list !== name) throw failures.invalid({ after: notACursor });
  return key as unknown as Key;
}
