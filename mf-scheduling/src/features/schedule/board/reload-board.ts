import type { ApolloClient } from '@timetrack/client';
import { LoadBoard, LoadDay, LoadMonth } from './board.graphql.js';
import { operationOf } from './operation-of.js';

const boards: readonly (string | undefined)[] = [LoadBoard, LoadMonth, LoadDay].map(operationOf);

/** Loads everything again that shows schedules at the moment. A failure is reported where it is shown. */
export async function reloadBoard(client: ApolloClient): Promise<void> {
  const isBoard = (name: string | undefined) => boards.includes(name);
  const options = { include: 'active', onQueryUpdated: ({ queryName }: { queryName?: string }) => isBoard(queryName) };
  await client.refetchQueries(options as Parameters<typeof client.refetchQueries>[0]).catch(() => undefined);
}
