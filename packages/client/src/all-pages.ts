import { ApolloLink } from '@apollo/client';
import { EMPTY, expand, reduce } from 'rxjs';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Whether the response contains the whole list instead of one page. */
    allPages?: boolean;
  }
}

/**
 * The context of a query whose list the screen needs as a whole, such as the people that a field offers. The gateway sends
 * at most 1,000 entries at a time. The query has the variable `after`, and reads one list of the viewer with its `nodes`
 * and `pageInfo { hasNextPage endCursor }`.
 */
export const allPagesContext = { allPages: true } as const;

interface Connection {
  readonly nodes: readonly unknown[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** Requests the pages that follow the first one, and delivers all of them as one response. */
export function allPagesLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (!operation.getContext().allPages) return forward(operation);
    return forward(operation).pipe(
      expand((response) => {
        const { hasNextPage, endCursor: after } = listIn(response)?.list.pageInfo ?? {};
        if (!hasNextPage) return EMPTY;
        operation.variables = { ...operation.variables, after };
        return forward(operation);
      }),
      reduce(appendPage),
    );
  });
}

/** A page that failed fails the whole list. */
function appendPage(response: ApolloLink.Result, nextPage: ApolloLink.Result): ApolloLink.Result {
  const [known, next] = [listIn(response), listIn(nextPage)];
  if (!known || !next) return nextPage;
  const list = { ...next.list, nodes: [...known.list.nodes, ...next.list.nodes] };
  return { ...response, data: { ...response.data, viewer: { ...known.viewer, [known.name]: list } } };
}

function listIn({ data }: ApolloLink.Result) {
  const viewer = (data?.viewer ?? {}) as Readonly<Record<string, unknown>>;
  for (const [name, list] of Object.entries(viewer)) if (isConnection(list)) return { viewer, name, list };
  return undefined;
}

function isConnection(value: unknown): value is Connection {
  return typeof value === 'object' && value !== null && 'nodes' in value && 'pageInfo' in value;
}
