import { failureOf, messageOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useState } from 'react';
import { useTellFailure } from '../../../network/use-tell-failure.js';
import { useTimeZone } from '../../../time/use-time-zone.js';
import { nothingTyped } from '../edit/times-form.js';
import { useTimes } from '../edit/use-times.js';
import { refetchAfterReview } from '../parts/refetch-after-review.js';
import { AddTimesheet } from '../timesheets.graphql.js';

export interface AddValues {
  readonly userId: string | null;
  readonly jobId: string | null;
  readonly notes: string;
}

/** A timesheet that somebody forgot, as a manager adds it. */
export function useAdd(onAdded: () => void) {
  const client = useApolloClient();
  const showToast = useToast();
  const tellFailure = useTellFailure();
  const timeZone = useTimeZone();
  const times = useTimes({ initial: nothingTyped, timeZone, clockOutRequired: true });
  const [values, setValues] = useState<AddValues>({ userId: null, jobId: null, notes: '' });
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [saving, setSaving] = useState(false);
  const { userId, jobId, notes } = values;

  async function save(): Promise<void> {
    setTried(true);
    times.try();
    if (!times.input?.clockOutAt || userId === null) return;
    setSaving(true);
    try {
      const input = { ...times.input, clockOutAt: times.input.clockOutAt, userId, jobId, notes };
      await client.mutate({ mutation: AddTimesheet, variables: { input } });
      showToast({ title: 'Timesheet added' });
      onAdded();
      void refetchAfterReview(client);
    } catch (error) {
      const { fields } = failureOf(error);
      times.refuse(fields);
      setRefused(fields);
      tellFailure(error, { title: 'Timesheet not added', description: messageOf(error, 'Please try again') });
      setSaving(false);
    }
  }

  const missing: Readonly<Record<string, string>> = tried && userId === null ? { userId: 'Employee is required' } : {};
  return {
    values,
    change: (changes: Partial<AddValues>) => {
      setValues((current) => ({ ...current, ...changes }));
      setRefused({});
    },
    times,
    errors: { ...missing, ...refused },
    unsaved: times.unsaved || userId !== null || jobId !== null || notes !== '',
    saving,
    save,
  };
}
