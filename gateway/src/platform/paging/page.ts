/** How many a list gives where nobody says. */
export const defaultPageSize = 500;

export const maxPageSize = 1000;

/** What is asked for: forward from `after`, or backward from `before`. */
export interface PageQuestion {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
}

/** A part of a list, as the Relay cursor specification describes it. */
export interface Page<Node> {
  readonly edges: readonly Edge<Node>[];
  readonly pageInfo: PageInfo;
  /** Counts the whole list; called only where somebody asks for it. */
  readonly countAll: () => Promise<number>;
}

export interface Edge<Node> {
  readonly cursor: string;
  readonly node: Node;
}

export interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
}

/** For REST's `Link` header. */
export function nextCursorOf(page: Page<unknown>): string | null {
  return page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
}

/** The same page with what `present` makes of its nodes, in their order. */
export async function presentPage<Node, View>(
  page: Page<Node>,
  present: (nodes: readonly Node[]) => readonly View[] | Promise<readonly View[]>,
): Promise<Page<View>> {
  const views = await present(page.edges.map(({ node }) => node));
  return { ...page, edges: page.edges.map(({ cursor }, index) => ({ cursor, node: views[index] as View })) };
}
