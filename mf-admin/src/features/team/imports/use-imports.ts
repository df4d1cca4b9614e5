import { type ReadOf, useApolloClient, useQuery } from '@timetrack/client';
import { formatCount } from '@timetrack/screens';
import { useEffect } from 'react';
import type { Admin_Team_LoadImportsQuery } from '../../../gql/graphql.js';
import { LoadTeam } from '../member/members.graphql.js';
import { LoadImports } from './imports.graphql.js';

export type TeamImport = ReadOf<Admin_Team_LoadImportsQuery, 'teamImports'>['nodes'][number];

const pollInterval = 1_000;

/** The latest imports, newest first. Polls while one of them is running and the page is visible. */
export function useImports() {
  const client = useApolloClient();
  const { data, previousData, loading, refetch, startPolling, stopPolling } = useQuery(LoadImports, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  // A failed poll keeps the previous progress: the next poll follows shortly.
  const imports = (data ?? previousData)?.viewer?.teamImports?.nodes ?? [];
  const isRunning = imports.some(({ status }) => status === 'RUNNING');
  useEffect(() => {
    if (!isRunning) return;
    startPolling(pollInterval);
    return () => {
      stopPolling();
      // Those who are invited now are shown as such.
      void client.refetchQueries({ include: [LoadTeam] });
    };
  }, [isRunning, startPolling, stopPolling, client]);
  return { imports, isLoading: loading && !data, refetch: () => refetch() };
}

/** Whether there is something to see or to do: people are still being invited, or their codes wait to be handed out. */
export function needsAttention({ status, invited, mailed, failed, codesTaken }: TeamImport): boolean {
  return status === 'RUNNING' || (!codesTaken && (invited > mailed || (failed > 0 && invited === 0)));
}

/** `12 people added, 11 invited, 10 by email, 1 could not be invited` */
export function describeImport({ status, total, done, added, invited, mailed, failed }: TeamImport): string {
  if (status === 'RUNNING') return `Inviting ${formatCount(total, 'person')}: ${done} done`;
  const parts = [
    `${formatCount(added, 'person')} added`,
    `${invited} invited`,
    ...(mailed > 0 ? [`${mailed} by email`] : []),
    ...(failed > 0 ? [`${failed} could not be invited`] : []),
  ];
  return parts.join(', ');
}
