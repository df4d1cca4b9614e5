import { z } from 'zod';

/** The page size if the caller does not send one. */
export const defaultPageSize = 500;

export const maxPageSize = 1000;

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
  /** Counts the whole list. Called only when the client requests the count. */
  readonly countAll: () => Promise<number>;
}

export interface Edge<Node> {
  readonly cursor: string;
  readonly node: Node;
}

export const pageInfo = z.object({
  hasNextPage: z.boolean(),
  hasPreviousPage: z.boolean(),
  startCursor: z.string().nullable(),
  endCursor: z.string().nullable(),
});

/** For the `Link` header of REST. */
export function nextCursorOf(page: Page<unknown>): string | null {
  return page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
}

/** Maps the nodes of a page to views, in the same order. */
export async function presentPage<Node, View>(
  page: Page<Node>,
  present: (nodes: readonly Node[]) => readonly View[] | Promise<readonly View[]>,
): Promise<Page<View>> {
  const views = await present(page.edges.map(({ node }) => node));
  return { ...page, edges: page.edges.map(({ cursor }, index) => ({ cursor, node: views[index] as View })) };
}
