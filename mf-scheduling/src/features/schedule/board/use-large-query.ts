import { type ApolloClient, type TypedDocumentNode, useApolloClient, useQuery } from '@timetrack/client';
import { useCallback, useReducer } from 'react';

/** Shows the data as it was before an edit, unless it has changed again since. Returns whether it did. */
export type Undo = () => boolean;

interface KeptResponse {
  readonly loaded: unknown;
  /** The data of the response, with the edits since it was loaded. */
  current: unknown;
}

/** How many responses to keep for each client: enough to go back and forth between a few weeks. */
const maxKept = 8;

const keptByClient = new WeakMap<ApolloClient, Map<string, KeptResponse>>();

interface LargeQuery<Response, Data, Variables> {
  readonly query: TypedDocumentNode<Response, Variables>;
  readonly variables: Variables;
  /** Takes the data from a response. Null for a response without data. */
  readonly read: (response: Response) => Data | null;
  readonly skip?: boolean;
}

/**
 * Loads a response of thousands of objects as it is. Apollo's cache splits a response into objects and joins them again,
 * which blocks the page for seconds with a week of 500 people. Instead, this keeps the last responses as a whole: they
 * are shown immediately and loaded again.
 */
export function useLargeQuery<Response, Data, Variables extends Readonly<Record<string, unknown>>>({
  query,
  variables,
  read,
  skip = false,
}: LargeQuery<Response, Data, Variables>) {
  const kept = keptResponsesOf(useApolloClient());
  const [, render] = useReducer((count: number) => count + 1, 0);
  const key = keyOf(query, variables);
  const options = { variables, skip, fetchPolicy: 'no-cache' } as const;
  const { data: loaded, loading, error, refetch } = useQuery(query, options as useQuery.Options<Response, Variables>);
  if (loaded && !skip && kept.get(key)?.loaded !== loaded)
    keep(kept, key, { loaded, current: read(loaded as Response) });
  const data = skip ? null : ((kept.get(key)?.current ?? null) as Data | null);

  /** Changes the data that is shown until it is loaded again. */
  const edit = useCallback(
    (change: (data: Data) => Data): Undo => {
      const response = kept.get(key);
      if (!response?.current) return () => false;
      const before = response.current;
      const after = change(before as Data);
      response.current = after;
      render();
      return () => {
        const isCurrent = kept.get(key) === response && response.current === after;
        if (isCurrent) response.current = before;
        render();
        return isCurrent;
      };
    },
    [kept, key],
  );

  return { data, error, refetch, edit, isLoading: loading };
}

function keep(kept: Map<string, KeptResponse>, key: string, response: KeptResponse): void {
  kept.delete(key);
  kept.set(key, response);
  for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - maxKept))) kept.delete(oldest);
}

function keptResponsesOf(client: ApolloClient): Map<string, KeptResponse> {
  const existing = keptByClient.get(client);
  if (existing) return existing;
  const kept = new Map<string, KeptResponse>();
  keptByClient.set(client, kept);
  client.onClearStore(async () => kept.clear());
  return kept;
}

function keyOf(query: Pick<TypedDocumentNode, 'definitions'>, variables: object): string {
  return `${operationOf(query)} ${JSON.stringify(variables)}`;
}

export function operationOf({ definitions }: Pick<TypedDocumentNode, 'definitions'>): string {
  const [operation] = definitions;
  return (operation?.kind === 'OperationDefinition' && operation.name?.value) || '';
}
