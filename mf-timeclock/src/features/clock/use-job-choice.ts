import { allPagesContext, useQuery } from '@timetrack/client';
import { useSession } from '@timetrack/contracts';
import { useState } from 'react';
import { LoadJobChoices, LoadJobs } from './clock.graphql.js';
import { useOnReturn } from './use-clock-updates.js';

export interface Job {
  readonly id: string;
  readonly name: string;
}

interface Work {
  /** Whose hours they are, by default the caller’s. */
  readonly userId?: string | null;
  /** When the work began, by default now. */
  readonly at?: string | null | undefined;
  /** The recorded job, which may have been archived since. */
  readonly recorded?: Job | null | undefined;
}

/** The jobs that work can be for, the likely ones first. */
export function useJobs({ userId, at, recorded }: Work = {}): readonly Job[] {
  const { data } = useQuery(LoadJobChoices, {
    variables: { userId: userId ?? null, at: at ?? null },
    fetchPolicy: 'cache-first',
    context: allPagesContext,
  });
  const active = data?.viewer?.jobChoices?.nodes ?? [];
  return recorded && !active.some(({ id }) => id === recorded.id) ? [...active, recorded] : active;
}

interface Punched {
  readonly punch: string;
  readonly job: Job | null | undefined;
}

export type JobChoice = ReturnType<typeof useJobChoice>;

/**
 * The jobs that the user may choose, the likely ones first, and the job of the next clock-in: what the user has chosen on this screen, or the job of their shift, or
 * the last one chosen on this device.
 */
export function useJobChoice() {
  const { id: userId } = useSession().user;
  const { data, error, refetch } = useQuery(LoadJobs, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: allPagesContext,
  });
  const jobs: readonly Job[] = data?.viewer?.jobChoices?.nodes ?? [];
  const [chosenId, setChosenId] = useState<string | null>();
  const [recentIds, setRecentIds] = useState(() => readRecentJobs(userId));
  const shiftId = data?.viewer?.clockInJob?.id;
  const jobId = chosenId === undefined ? (shiftId ?? recentIds[0]) : chosenId;
  const job = jobs.find(({ id }) => id === jobId) ?? null;
  const refresh = () => void refetch().catch(() => undefined);
  useOnReturn(refresh);
  const remember = (next: string | null) => setRecentIds(rememberJob(userId, next));
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
      remember(next);
    },
    /** After a punch: a choice is for one clock-in, and the next one is for the job of the next shift. */
    end: ({ punch, job: punched }: Punched) => {
      setChosenId(undefined);
      if (punch === 'switchJob' && punched) remember(punched.id);
    },
    refresh,
  };
}

const maxRecent = 5;

/** The ids, the newest first, separated by commas. */
const storageKey = (userId: string) => `timetrack-job:${userId}`;

/** The jobs that the user last chose on this device, the newest first. */
function readRecentJobs(userId: string): readonly string[] {
  try {
    return localStorage.getItem(storageKey(userId))?.split(',') ?? [];
  } catch {
    return [];
  }
}

/** Remembers a choice. After “None”, no job is proposed anymore. */
function rememberJob(userId: string, jobId: string | null): readonly string[] {
  const recent = jobId === null ? [] : [jobId, ...readRecentJobs(userId).filter((id) => id !== jobId)];
  const kept = recent.slice(0, maxRecent);
  try {
    if (kept.length === 0) localStorage.removeItem(storageKey(userId));
    else localStorage.setItem(storageKey(userId), kept.join(','));
  } catch {
    // Without storage the user has to choose the job again next time.
  }
  return kept;
}
