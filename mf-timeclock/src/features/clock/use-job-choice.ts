import { useQuery } from '@timetrack/client';
import { useSession } from '@timetrack/contracts';
import { useState } from 'react';
import { LoadJobs } from './job-picker.graphql.js';

/** A job as the clock-in names it. */
export interface Job {
  readonly id: string;
  readonly name: string;
}

export type JobChoice = ReturnType<typeof useJobChoice>;

/** The active jobs, and the one that the next clock-in is for: the last one that this person chose on this device. */
export function useJobChoice() {
  const { id: userId } = useSession().user;
  const { data } = useQuery(LoadJobs, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const [chosenId, setChosenId] = useState(() => remembered(userId));
  const jobs: readonly Job[] = data?.jobs ?? [];
  return {
    jobs,
    /** Null for none, and for one that is retired by now. */
    job: jobs.find(({ id }) => id === chosenId) ?? null,
    choose: (jobId: string | null) => {
      setChosenId(jobId);
      remember(userId, jobId);
    },
  };
}

const storageKey = (userId: string) => `timetrack-job:${userId}`;

function remembered(userId: string): string | null {
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
    // A full or forbidden storage costs one tap the next time, nothing else.
  }
}
