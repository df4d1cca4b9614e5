import { useQuery } from '@timetrack/client';
import { useSession } from '@timetrack/contracts';
import { useState } from 'react';
import { LoadJobs } from './clock.graphql.js';

export interface Job {
  readonly id: string;
  readonly name: string;
}

/** The jobs that a clock-in can be for. */
export function useJobs(): readonly Job[] {
  return useQuery(LoadJobs, { fetchPolicy: 'cache-first' }).data?.jobs ?? [];
}

export type JobChoice = ReturnType<typeof useJobChoice>;

/**
 * The active jobs, and the job of the next clock-in: what the user has chosen on this screen, or the job of their shift, or
 * the last one chosen on this device.
 */
export function useJobChoice() {
  const { id: userId } = useSession().user;
  const { data, error, refetch } = useQuery(LoadJobs, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const jobs: readonly Job[] = data?.jobs ?? [];
  const [chosenId, setChosenId] = useState<string | null>();
  const [rememberedId] = useState(() => readRememberedJob(userId));
  const jobId = chosenId === undefined ? (data?.clockInJob?.id ?? rememberedId) : chosenId;
  const job = jobs.find(({ id }) => id === jobId) ?? null;
  return {
    jobs,
    /** Whether it is not known yet if there are jobs. */
    isLoading: !data && !error,
    /** Null if no job is remembered, or if it has been retired. */
    job,
    /** What a clock-in sends: the job that the user sees, or undefined if there is nothing to choose. */
    choice: jobs.length > 0 ? job : undefined,
    choose: (next: string | null) => {
      setChosenId(next);
      remember(userId, next);
    },
    /** Looks again for the job of the user's shift. */
    refresh: () => void refetch().catch(() => undefined),
  };
}

const storageKey = (userId: string) => `timetrack-job:${userId}`;

function readRememberedJob(userId: string): string | null {
  try {
    return localStorage.getItem(storageKey(userId));
  } catch {
    return null;
  }
}

function remember(userId: string, jobId: string | null): void {
  try {
    if (jobId === null) localStorage.removeItem(storageKey(userId));
    else localStorage.setItem(storageKey(userId), jobId);
  } catch {
    // Without storage the user has to choose the job again next time.
  }
}
