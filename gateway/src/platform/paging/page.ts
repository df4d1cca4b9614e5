import { z } from 'zod';
import { failures } from '../errors/index.js';
import { type CursorValues, encodeCursor, notACursor } from './cursor.js';

/** The page size if the caller does not send one. */
export const defaultPageSize = 500;

export const maxPageSize = 1000;

/** Longer lists are not counted to their end, because that takes longer the more rows there are. */
export const maxExactCount = 10_000;

const size = z
  .int(`A page can have 1 to ${maxPageSize} entries`)
  .min(1, `A page can have 1 to ${maxPageSize} entries`)
  .max(maxPageSize, `A page can have 1 to ${maxPageSize} entries`);

const cursor = z.string(notACursor).min(1, notACursor).max(1000, notACursor);

/** The paging members of a list that is read forward only. */
export const forwardPageInput = { first: size.nullish(), after: cursor.nullish() };

/** The paging members of a list's input: `z.object({ ...pageInput, status: ... })`. */
export const pageInput = {
  ...forwardPageInput,
  last: size.nullish(),
  before: cursor.nullish(),
};

/** The requested page: forward from `after`, or backward from `before`. */
export interface PageRequest {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
}

/** A page of a list, as in the Relay cursor specification. */
export interface Page<Node> {
  readonly edges: readonly Edge<Node>[];
  readonly pageInfo: Readonly<z.infer<typeof pageInfo>>;
  /** Counts the whole list, or its first rows: more than `maxExactCount`. Called only when the client requests the count. */
  readonly countAll: () => Promise<number>;
}

export interface Edge<Node> {
  readonly cursor: string;
  readonly node: Node;
}

export const pageInfo = z.object({
  hasNextPage: z.boolean().describe('Whether more entries follow.'),
  hasPreviousPage: z.boolean().describe('Whether more entries precede.'),
  startCursor: z.string().nullable().describe('For `before`: the cursor of the first entry. Null on an empty page.'),
  endCursor: z.string().nullable().describe('For `after`: the cursor of the last entry.'),
});

/** For the `Link` header of REST. */
export function nextCursorOf(page: Page<unknown>): string | null {
  return page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
}

/** For a feed in REST: each entry with the cursor that continues after it. */
export function listEntries<Node extends object>({ edges }: Page<Node>): (Node & { readonly cursor: string })[] {
  return edges.map(({ cursor, node }) => ({ cursor, ...node }));
}

/** By the list: GraphQL resolves each field of a page alone, so a count cannot be handed from one to the other. */
const counts = new WeakMap<Page<unknown>['countAll'], Promise<number>>();

/** Counts a list by one statement, however many fields need the count. */
export function countOnce({ countAll }: Pick<Page<unknown>, 'countAll'>): Promise<number> {
  const count = counts.get(countAll) ?? countAll();
  counts.set(countAll, count);
  return count;
}

/** An edge whose cursor is encoded only if it is read. */
export class LazyEdge<Node> implements Edge<Node> {
  constructor(
    readonly node: Node,
    private readonly position: () => CursorValues,
  ) {}

  get cursor(): string {
    return encodeCursor(this.position());
  }

  withNode<View>(node: View): LazyEdge<View> {
    return new LazyEdge(node, this.position);
  }
}

/** The position of a page, whose cursors are encoded only if they are read. */
export class LazyPageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;

  constructor(
    private readonly edges: readonly Edge<unknown>[],
    { hasNextPage, hasPreviousPage }: Readonly<Record<'hasNextPage' | 'hasPreviousPage', boolean>>,
  ) {
    this.hasNextPage = hasNextPage;
    this.hasPreviousPage = hasPreviousPage;
  }

  get startCursor(): string | null {
    return this.edges[0]?.cursor ?? null;
  }

  get endCursor(): string | null {
    return this.edges.at(-1)?.cursor ?? null;
  }
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

export async function presentPage<Node, View>(
  page: Page<Node>,
  present: (nodes: readonly Node[]) => readonly View[] | Promise<readonly View[]>,
): Promise<Page<View>> {
  const views = await present(page.edges.map(({ node }) => node));
  const edges = page.edges.map((edge, index) => {
    const node = views[index] as View;
    return edge instanceof LazyEdge ? edge.withNode(node) : { cursor: edge.cursor, node };
  });
  return { ...page, edges };
}
