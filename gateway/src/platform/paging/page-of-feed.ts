import { failures } from '../errors/index.js';
import { decodeCursor, encodeCursor, notACursor } from './cursor.js';
import { defaultPageSize, type Page, type PageRequest } from './page.js';

/** The rows of one organization in an order that never changes. Positions start at 1, and none appears later. */
export interface Feed<Row extends { readonly position: number }> {
  readonly organizationId: string;
  /** The rows after a position, at most `limit`. */
  readAfter(position: number, limit: number): Promise<readonly Row[]>;
  /** The last position; 0 before the first. */
  readLastPosition(): Promise<number>;
  countAll(): Promise<number>;
}

/**
 * The page of a feed after a cursor. A client that keeps the last cursor and calls again misses no row and sees none
 * twice. Fails with BAD_USER_INPUT for a cursor of another organization and for one that is ahead of the feed, so that
 * restoring an older database can't lose rows silently.
 */
export async function pageOfFeed<Row extends { readonly position: number }>(
  feed: Feed<Row>,
  { first, after }: Pick<PageRequest, 'first' | 'after'>,
): Promise<Page<Row>> {
  const size = first ?? defaultPageSize;
  const position = after ? readPosition(after, feed.organizationId) : 0;
  // PostgreSQL can't compare a larger number with a column of four bytes.
  if (position > largestInteger && position > (await feed.readLastPosition())) throw wrongCursor();
  const found = await feed.readAfter(position, size + 1);
  if (found.length === 0 && position > (await feed.readLastPosition())) throw wrongCursor();
  const edges = found.slice(0, size).map((node) => ({
    cursor: encodeCursor([feed.organizationId, node.position]),
    node,
  }));
  return {
    edges,
    pageInfo: {
      hasNextPage: found.length > size,
      hasPreviousPage: position > 0,
      startCursor: edges[0]?.cursor ?? null,
      // Also without new rows, so that the client can always continue from here.
      endCursor: edges.at(-1)?.cursor ?? after ?? null,
    },
    countAll: () => feed.countAll(),
  };
}

const largestInteger = 2 ** 31 - 1;

const wrongCursor = () => failures.invalid({ after: notACursor });

function readPosition(cursor: string, organizationId: string): number {
  const [organization, position] = decodeCursor(cursor, 2, 'after');
  if (organization !== organizationId || !isPosition(position)) throw wrongCursor();
  return position as number;
}

const isPosition = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
