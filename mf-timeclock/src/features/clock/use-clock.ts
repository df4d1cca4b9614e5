import { failureOf, useApolloClient, useQuery } from '@timetrack/client';
import { newIdempotencyKey, useToast } from '@timetrack/contracts';
import { useReportFailure } from '@timetrack/screens/basics';
import { useEffect, useState } from 'react';
import type { ClockCard_TimesheetFragment } from '../../gql/graphql.js';
import { readFragment } from '../../gql/index.js';
import { ClockCardTimesheet } from './clock.graphql.js';
import { isConfirmed, isSameClock, stateOf } from './clock-state.js';
import { locate } from './locate.js';
import { punchMessages } from './punch-messages.js';
import { LoadActiveTimesheet } from './punches.graphql.js';
import { type Attempt, type PunchName, send } from './punches.js';
import { refetchAfterPunch } from './refetch.js';
import { useBriefly } from './use-briefly.js';
import { useOwnClockUpdates, useWhenOnline } from './use-clock-updates.js';
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
  const [notice, setNotice] = useState<string | null>(null);
  const jobChoice = useJobChoice();
  const isWaitingForJobs = useBriefly(query.data !== undefined && !timesheet && jobChoice.isLoading, jobsPatience);

  if (unconfirmed && sending === null && isConfirmed(unconfirmed, timesheet)) setUnconfirmed(null);
  const refresh = useRefresh(() => query.refetch());
  const isUnavailable = !query.data && query.error !== undefined;
  useWhenOnline(unconfirmed !== null || isUnavailable, refresh);
  const isSettled = query.data !== undefined && !query.loading && sending === null;
  useOwnClockUpdates(
    (current) => {
      if (isSameClock(current, timesheet)) return;
      void refresh();
      jobChoice.refresh();
    },
    { isSettled },
  );

  async function punch(name: PunchName, job: Job | null | undefined = jobChoice.choice): Promise<void> {
    if (sending || settling.active) return;
    setSending(name);
    const isRetry = unconfirmed?.punch === name;
    const attempt = isRetry ? unconfirmed : await newAttempt(name, { locationTimeout, job, timesheet });
    setUnconfirmed(null);
    setNotice(null);
    try {
      await send(client, attempt, timesheet);
      showToast(punchMessages[name].success);
      if (endsTimesheet.includes(name) && timesheet) onClockedOut?.(timesheet);
      void refetchAfterPunch(client);
    } catch (error) {
      reportRejection(attempt, error);
      void refresh();
    } finally {
      setSending(null);
      settling.start();
    }
  }

  function reportRejection(attempt: Attempt, error: unknown): void {
    const { title, fallback } = punchMessages[attempt.punch].failure;
    reportFailure(error, title, { fallback });
    const { isOutcomeKnown, code, message } = failureOf(error);
    if (code === 'CONFLICT') setNotice(message);
    if (!isOutcomeKnown) setUnconfirmed(attempt);
  }

  return {
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
    sending,
    jobChoice,
    /** Whether punches are ignored, because one is being sent or the buttons have just changed. */
    isLocked: sending !== null || settling.active,
    unconfirmed,
    /** Why the last punch did not fit the clock, which was changed elsewhere. */
    notice,
    punch,
  };
}

const endsTimesheet: readonly PunchName[] = ['clockOut', 'switchJob'];

/** A job picker that appears later would move the button that the user is about to tap. But no punch waits long for it. */
const jobsPatience = 1_000;

interface AttemptFacts extends Pick<ClockOptions, 'locationTimeout'> {
  readonly job: Job | null | undefined;
  readonly timesheet: ClockCard_TimesheetFragment | null;
}

async function newAttempt(punch: PunchName, { locationTimeout, job, timesheet }: AttemptFacts): Promise<Attempt> {
  // Before the device is located, which takes a while: this is what the user saw.
  const version = timesheet?.version || null;
  const location = punch === 'clockIn' ? await locate(locationTimeout) : null;
  return { punch, idempotencyKey: newIdempotencyKey(), location, job, version };
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
