import { attemptContext, failureOf, useApolloClient } from '@timetrack/client';
import { newIdempotencyKey } from '@timetrack/contracts';
import { useReportFailure } from '@timetrack/screens/basics';
import { useState } from 'react';
import { CloseForgotten, writeActiveTimesheet } from './punches.graphql.js';
import type { Clock } from './use-clock.js';

const storageKey = (timesheetId: string) => `timetrack-still-working:${timesheetId}`;

export function useStillWorking(timesheetId: string | undefined) {
  const [answered, setAnswered] = useState<string>();
  return {
    isStillWorking: timesheetId !== undefined && (answered === timesheetId || isRemembered(timesheetId)),
    confirm: () => {
      if (!timesheetId) return;
      setAnswered(timesheetId);
      try {
        sessionStorage.setItem(storageKey(timesheetId), 'yes');
      } catch {
        // Without storage, the form appears again after a reload.
      }
    },
  };
}

function isRemembered(timesheetId: string): boolean {
  try {
    return sessionStorage.getItem(storageKey(timesheetId)) !== null;
  } catch {
    return false;
  }
}

/** Saves the clock-out that the user forgot, and clocks in. A retry of the same time counts once. */
export function useCloseForgotten(clock: Clock) {
  const client = useApolloClient();
  const reportFailure = useReportFailure();
  const [attempt, setAttempt] = useState<{ readonly clockOutAt: string; readonly key: string }>();
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string>();

  async function save(clockOutAt: string): Promise<void> {
    if (isSaving || clock.isLocked) return;
    const current = attempt?.clockOutAt === clockOutAt ? attempt : { clockOutAt, key: newIdempotencyKey() };
    setAttempt(current);
    setSaving(true);
    setError(undefined);
    try {
      await client.mutate({
        mutation: CloseForgotten,
        variables: { input: { clockOutAt } },
        context: attemptContext(current.key),
        update: (cache, { data }) => {
          if (data) writeActiveTimesheet(cache, null);
        },
      });
    } catch (failure) {
      const invalid = failureOf(failure).fields.clockOutAt;
      if (invalid) setError(invalid);
      else reportFailure(failure, 'Clock-out failed', { fallback: 'Failed to save the clock-out' });
      void clock.refresh();
      return;
    } finally {
      setSaving(false);
    }
    await clock.punch('clockIn');
  }
  return { save, isSaving, error, setError };
}
