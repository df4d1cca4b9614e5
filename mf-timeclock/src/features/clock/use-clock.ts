import { failureOf, useApolloClient, useQuery } from '@timetrack/client';
import { newIdempotencyKey, useToast } from '@timetrack/contracts';
import { useReportFailure } from '@timetrack/screens/basics';
import { useEffect, useState } from 'react';
import type { ClockCard_TimesheetFragment } from '../../gql/graphql.js';
import { readFragment } from '../../gql/index.js';
import { ClockCardTimesheet } from './clock.graphql.js';
import { isConfirmed, stateOf } from './clock-state.js';
import { locate } from './locate.js';
import { punchMessages } from './punch-messages.js';
import { LoadActiveTimesheet } from './punches.graphql.js';
import { type Attempt, type PunchName, send } from './punches.js';
import { refetchAfterPunch } from './refetch.js';
import { useBriefly } from './use-briefly.js';
import { useWhenOnline } from './use-clock-updates.js';
import { type Job, useJobChoice } from './use-job-choice.js';
import { useRefresh } from './use-refresh.js';

interface ClockOptions {
  /** How many milliseconds a clock-in waits for the device's position. */
  readonly locationTimeout: number;
  readonly onClockedOut?: (timesheet: ClockCard_TimesheetFragment) => void;
}

export type Clock = ReturnType<typeof useClock>;

/** The viewer's own clock: its state, and the four punches that change it. */
export function useClock({ locationTimeout, onClockedOut }: ClockOptions) {
  const client = useApolloClient();
  const showToast = useToast();
  const reportFailure = useReportFailure();
  const query = useQuery(LoadActiveTimesheet, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const active = query.data?.activeTimesheet ?? null;
  const timesheet = readFragment(ClockCardTimesheet, active);
  const [sending, setSending] = useState<PunchName | null>(null);
  const [unconfirmed, setUnconfirmed] = useState<Attempt | null>(null);
  const settling = useSettling();
  const jobChoice = useJobChoice();
  const isWaitingForJobs = useBriefly(query.data !== undefined && !timesheet && jobChoice.isLoading, jobsPatience);

  if (unconfirmed && sending === null && isConfirmed(unconfirmed.punch, stateOf(timesheet))) setUnconfirmed(null);
  const refresh = useRefresh(() => query.refetch());
  const isUnavailable = !query.data && query.error !== undefined;
  useWhenOnline(unconfirmed !== null || isUnavailable, refresh);

  async function punch(name: PunchName): Promise<void> {
    if (sending || settling.active) return;
    setSending(name);
    const attempt = unconfirmed?.punch === name ? unconfirmed : await newAttempt(name, locationTimeout, jobChoice.job);
    setUnconfirmed(null);
    try {
      await send(client, attempt, timesheet);
      showToast(punchMessages[name].success);
      if (name === 'clockOut' && timesheet) onClockedOut?.(timesheet);
      void refetchAfterPunch(client);
    } catch (error) {
      const { title, fallback } = punchMessages[name].failure;
      reportFailure(error, title, { fallback });
      const { isOutcomeKnown } = failureOf(error);
      if (!isOutcomeKnown) setUnconfirmed(attempt);
      void refresh();
    } finally {
      setSending(null);
      settling.start();
    }
  }

  return {
    isLoading: (!query.data && !isUnavailable) || isWaitingForJobs,
    /** The clock could not be loaded, so its state is unknown. */
    isUnavailable,
    /** Whether it is known which timesheet is in progress, if any. */
    isKnown: query.data !== undefined,
    refresh,
    active,
    timesheet,
    state: stateOf(timesheet),
    sending,
    jobChoice,
    /** Whether punches are ignored, because one is being sent or the buttons have just changed. */
    isLocked: sending !== null || settling.active,
    unconfirmed,
    punch,
  };
}

/** A job picker that appears later would move the button that the user is about to tap. But no punch waits long for it. */
const jobsPatience = 1_000;

async function newAttempt(punch: PunchName, timeout: number, job: Job | null): Promise<Attempt> {
  const location = punch === 'clockIn' ? await locate(timeout) : null;
  return { punch, idempotencyKey: newIdempotencyKey(), location, job };
}

const settlingMs = 600;

/** A short delay after the buttons change, so that an accidental second tap on Clock In does not hit Clock Out. */
function useSettling() {
  const [active, setActive] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setActive(false), settlingMs);
    return () => clearTimeout(timer);
  }, [active]);
  return { active, start: () => setActive(true) };
}
