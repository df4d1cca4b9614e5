import { useQuery } from '@timetrack/client';
import { useEffect, useRef, useState } from 'react';
import type { ClockCard_TimesheetFragment } from '../../gql/graphql.js';
import { readFragment } from '../../gql/index.js';
import { ClockCardTimesheet } from './clock.graphql.js';
import { isSameClock, stateOf } from './clock-state.js';
import { LoadActiveTimesheet } from './punches.graphql.js';
import { useOnReturn, useOwnClockUpdates, useWhenOnline } from './use-clock-updates.js';
import { useJobChoice } from './use-job-choice.js';
import { usePunching } from './use-punching.js';

interface ClockOptions {
  /** How many milliseconds a clock-in waits for the device's position. */
  readonly locationTimeout: number;
  readonly onClockedOut?: (timesheet: ClockCard_TimesheetFragment) => void;
}

export type Clock = ReturnType<typeof useClock>;

export function useClock(options: ClockOptions) {
  const query = useQuery(LoadActiveTimesheet, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const active = query.data?.viewer?.activeTimesheet ?? null;
  const timesheet = readFragment(ClockCardTimesheet, active);
  const jobChoice = useJobChoice();
  const isWaitingForJobs = useBriefly(query.data !== undefined && !timesheet && jobChoice.isLoading, jobsPatience);
  const refresh = useRefresh(() => query.refetch());
  const punching = usePunching({ ...options, timesheet, jobChoice, refresh });
  const { sending, unconfirmed } = punching;
  const isUnavailable = !query.data && query.error !== undefined;
  useWhenOnline(unconfirmed !== null || isUnavailable, refresh);
  // A phone may not notice for a while that its socket was closed while it was locked.
  useOnReturn(() => void refresh());
  const isSettled = query.data !== undefined && !query.loading && sending === null;
  useOwnClockUpdates(
    (current) => {
      if (isSameClock(current, timesheet)) return;
      void refresh();
      jobChoice.refresh();
    },
    { isSettled },
  );
  return {
    ...punching,
    isLoading: (!query.data && !isUnavailable) || isWaitingForJobs,
    /** The clock could not be loaded, so its state is unknown. */
    isUnavailable,
    error: query.error,
    /** Whether it is known which timesheet is in progress, if any. */
    isKnown: query.data !== undefined,
    refresh,
    active,
    timesheet,
    state: stateOf(timesheet),
    jobChoice,
  };
}

/** A job picker that appears later would move the button that the user is about to tap. But no punch waits long for it. */
const jobsPatience = 1_000;

/** Whether a condition is true, but false once it has been true for the given milliseconds. */
function useBriefly(condition: boolean, milliseconds: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!condition) return;
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [condition, milliseconds]);
  return condition && !isOver;
}

/**
 * Refetches a query. A call during a refetch, which may have read old data already, makes it run once more afterwards.
 * Apollo would let both share the response of the first.
 */
function useRefresh(refetch: () => Promise<unknown>): () => Promise<void> {
  const isRunning = useRef(false);
  const isRequested = useRef(false);
  return async () => {
    isRequested.current = true;
    if (isRunning.current) return;
    isRunning.current = true;
    while (isRequested.current) {
      isRequested.current = false;
      await refetch().catch(() => undefined);
    }
    isRunning.current = false;
  };
}
