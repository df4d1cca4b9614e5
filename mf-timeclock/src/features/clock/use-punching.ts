import { failureOf, useApolloClient } from '@timetrack/client';
import { newIdempotencyKey, useToast } from '@timetrack/contracts';
import { useReportFailure } from '@timetrack/screens/basics';
import { useEffect, useState } from 'react';
import type { ClockCard_TimesheetFragment, LocationInput } from '../../gql/graphql.js';
import { isConfirmed, isSamePunch } from './clock-state.js';
import { type Attempt, type PunchName, send } from './punches.js';
import { refetchAfterPunch } from './refetch.js';
import type { Job, JobChoice } from './use-job-choice.js';

interface PunchingOptions {
  readonly timesheet: ClockCard_TimesheetFragment | null;
  readonly jobChoice: JobChoice;
  readonly refresh: () => Promise<void>;
  readonly locationTimeout: number;
  readonly onClockedOut?: (timesheet: ClockCard_TimesheetFragment) => void;
}

export function usePunching({ timesheet, jobChoice, refresh, locationTimeout, onClockedOut }: PunchingOptions) {
  const client = useApolloClient();
  const showToast = useToast();
  const reportFailure = useReportFailure();
  const [sending, setSending] = useState<PunchName | null>(null);
  const [unconfirmed, setUnconfirmed] = useState<Attempt | null>(null);
  const settling = useSettling();
  const [asked, setAsked] = useState<ClockCard_TimesheetFragment | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  if (unconfirmed && sending === null && isConfirmed(unconfirmed, timesheet)) setUnconfirmed(null);

  async function punch(name: PunchName, job: Job | null | undefined = jobChoice.choice): Promise<void> {
    const again = unconfirmed && isSamePunch(unconfirmed, name, job) ? unconfirmed : null;
    await perform(name, () => again ?? newAttempt(name, { locationTimeout, job, timesheet }));
  }

  async function perform(name: PunchName, prepare: () => Attempt | Promise<Attempt>): Promise<void> {
    if (sending || settling.active) return;
    setSending(name);
    const attempt = await prepare();
    setUnconfirmed(null);
    setNotice(null);
    try {
      const hasQuestion = await send(client, attempt, timesheet);
      setAsked(hasQuestion ? timesheet : null);
      showToast(punchMessages[name].success);
      jobChoice.end(attempt);
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
    sending,
    /** Whether punches are ignored, because one is being sent or the buttons have just changed. */
    isLocked: sending !== null || settling.active,
    unconfirmed,
    /** The timesheet that the user has just ended, if it has the question about breaks. */
    asked,
    /** Why the last punch did not fit the clock, which was changed elsewhere. */
    notice,
    punch,
    retry: async () => {
      if (unconfirmed) await perform(unconfirmed.punch, () => unconfirmed);
    },
  };
}

const endsTimesheet: readonly PunchName[] = ['clockOut', 'switchJob'];

interface AttemptFacts extends Pick<PunchingOptions, 'locationTimeout' | 'timesheet'> {
  readonly job: Job | null | undefined;
}

async function newAttempt(punch: PunchName, { locationTimeout, job, timesheet }: AttemptFacts): Promise<Attempt> {
  // Before the device is located, which takes a while: this is what the user saw.
  const version = timesheet?.version || null;
  const isLocated = punch === 'clockIn' || (punch === 'clockOut' && timesheet?.asksForLocation);
  const location = isLocated ? await locate(locationTimeout) : null;
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

interface PunchMessages {
  readonly success: { readonly title: string; readonly description: string };
  readonly failure: { readonly title: string; readonly fallback: string };
  readonly unconfirmed: string;
}

/** The texts of the specification's message catalog. */
export const punchMessages: Record<PunchName, PunchMessages> = {
  clockIn: {
    success: { title: 'Clocked in', description: 'Your time is now being tracked' },
    failure: { title: 'Clock-in failed', fallback: 'Failed to clock in' },
    unconfirmed: 'Your clock-in is not confirmed',
  },
  clockOut: {
    success: { title: 'Clocked out', description: 'Your timesheet has been saved' },
    failure: { title: 'Clock-out failed', fallback: 'Failed to clock out' },
    unconfirmed: 'Your clock-out is not confirmed',
  },
  switchJob: {
    success: { title: 'Job switched', description: 'Your time now counts for the other job' },
    failure: { title: 'Job switch failed', fallback: 'Failed to switch the job' },
    unconfirmed: 'The switch of your job is not confirmed',
  },
  startBreak: {
    success: { title: 'Break started', description: 'Enjoy your break!' },
    failure: { title: 'Break start failed', fallback: 'Failed to start break' },
    unconfirmed: 'The start of your break is not confirmed',
  },
  endBreak: {
    success: { title: 'Break ended', description: 'Back to work!' },
    failure: { title: 'Break end failed', fallback: 'Failed to end break' },
    unconfirmed: 'The end of your break is not confirmed',
  },
};

const geolocationTimeout = 5_000;

/**
 * The device's position, or null if it is denied, unavailable or unknown within `timeout` milliseconds. Never rejects:
 * a punch without a location is still a punch. The browser's own timeout does not run during its permission prompt, so
 * an ignored prompt is cut off here.
 */
export function locate(timeout: number): Promise<LocationInput | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), timeout);
    const finish = (location: LocationInput | null) => {
      clearTimeout(timer);
      resolve(location);
    };
    if (!navigator.geolocation) return finish(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => finish({ lat: coords.latitude, lng: coords.longitude, accuracyMeters: coords.accuracy }),
      () => finish(null),
      { timeout: geolocationTimeout, maximumAge: 30_000, enableHighAccuracy: true },
    );
  });
}

/** A worker's screen waits as long as the device does. A manager's continues after three seconds. */
export const locationTimeout = { worker: geolocationTimeout, manager: 3_000 } as const;
