import { failureOf, messageOf, newIdempotencyKey, useApolloClient, useQuery } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useState } from 'react';
import type { ClockCard_TimesheetFragment } from '../../gql/graphql.js';
import { readFragment } from '../../gql/index.js';
import { useTellFailure } from '../../network/use-tell-failure.js';
import { useWhenOnline } from '../../network/use-when-online.js';
import { LoadActiveTimesheet } from './clock.graphql.js';
import { ClockCardTimesheet } from './clock-card.graphql.js';
import { isReached, stateOf } from './clock-state.js';
import { locate } from './locate.js';
import { punchWords } from './punch-words.js';
import { type Attempt, type PunchName, send } from './punches.js';
import { refetchAfterPunch } from './refetch-after-punch.js';
import { type Job, useJobChoice } from './use-job-choice.js';
import { useSettling } from './use-settling.js';

interface ClockOptions {
  /** How many milliseconds a clock-in waits for the device's position. */
  readonly patience: number;
  readonly onClockedOut?: (timesheet: ClockCard_TimesheetFragment) => void;
}

export type Clock = ReturnType<typeof useClock>;

/** The person's own clock: what it shows, and the four punches that change it. */
export function useClock({ patience, onClockedOut }: ClockOptions) {
  const client = useApolloClient();
  const showToast = useToast();
  const tellFailure = useTellFailure();
  const query = useQuery(LoadActiveTimesheet, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const active = query.data?.activeTimesheet ?? null;
  const timesheet = readFragment(ClockCardTimesheet, active);
  const [underWay, setUnderWay] = useState<PunchName | null>(null);
  const [unanswered, setUnanswered] = useState<Attempt | null>(null);
  const settling = useSettling();
  const jobChoice = useJobChoice();

  if (unanswered && underWay === null && isReached(unanswered.punch, stateOf(timesheet))) setUnanswered(null);
  const refresh = () => void query.refetch().catch(() => undefined);
  const unreadable = !query.data && query.error !== undefined;
  useWhenOnline(unanswered !== null || unreadable, refresh);

  async function punch(name: PunchName): Promise<void> {
    if (underWay || settling.active) return;
    setUnderWay(name);
    const attempt = unanswered?.punch === name ? unanswered : await newAttempt(name, patience, jobChoice.job);
    setUnanswered(null);
    try {
      await send(client, attempt, timesheet);
      showToast(punchWords[name].success);
      if (name === 'clockOut' && timesheet) onClockedOut?.(timesheet);
      refetchAfterPunch(client);
    } catch (error) {
      const { title, fallback } = punchWords[name].failure;
      tellFailure(error, { title, description: messageOf(error, fallback) });
      const { decided } = failureOf(error);
      if (!decided) setUnanswered(attempt);
      refresh();
    } finally {
      setUnderWay(null);
      settling.start();
    }
  }

  return {
    loading: !query.data && !unreadable,
    /** The clock could not be read at all: nobody knows in which state it is. */
    unreadable,
    /** Whether somebody told which timesheet runs, or that none does. */
    known: query.data !== undefined,
    refresh,
    active,
    timesheet,
    state: stateOf(timesheet),
    underWay,
    jobChoice,
    /** No punch is taken: one is on its way, or the screen has just changed under the finger. */
    closed: underWay !== null || settling.active,
    unanswered,
    punch,
  };
}

async function newAttempt(punch: PunchName, patience: number, job: Job | null): Promise<Attempt> {
  const location = punch === 'clockIn' ? await locate(patience) : null;
  return { punch, idempotencyKey: newIdempotencyKey(), location, job };
}
