import { failureOf, messageOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useState } from 'react';
import type { TimesheetDialog_TimesheetFragment } from '../../../gql/graphql.js';
import { useTellFailure } from '../../../network/use-tell-failure.js';
import { useTimeZone } from '../../../time/use-time-zone.js';
import { refetchAfterReview } from '../parts/refetch-after-review.js';
import { SetTimes } from '../timesheets.graphql.js';
import { valuesOf } from './times-form.js';
import { useTimes } from './use-times.js';

interface EditOptions {
  readonly timesheet: TimesheetDialog_TimesheetFragment;
  /** Reads the timesheet again: somebody else was quicker. */
  readonly readAgain: () => void;
  readonly onSaved: () => void;
}

/** Edits what was there when the dialog opened. What others change meanwhile is told and never typed over. */
export function useEdit({ timesheet, readAgain, onSaved }: EditOptions) {
  const client = useApolloClient();
  const showToast = useToast();
  const tellFailure = useTellFailure();
  const timeZone = useTimeZone();
  const [version, setVersion] = useState(timesheet.version);
  const [saving, setSaving] = useState(false);
  const form = useTimes({ initial: valuesOf(timesheet, timeZone), timeZone, clockOutRequired: false });

  async function save(): Promise<void> {
    form.try();
    if (!form.input) return;
    setSaving(true);
    try {
      const input = { ...form.input, expectedVersion: version };
      await client.mutate({ mutation: SetTimes, variables: { id: timesheet.id, input } });
      showToast({ title: 'Timesheet updated' });
      onSaved();
      void refetchAfterReview(client);
    } catch (error) {
      const { code, fields } = failureOf(error);
      form.refuse(fields);
      tellFailure(error, {
        title: 'Update failed',
        description: messageOf(error, 'Could not update timesheet hours'),
      });
      if (code === 'CONFLICT' || code === 'NOT_FOUND') readAgain();
      setSaving(false);
    }
  }

  return {
    form,
    saving,
    save,
    isOutdated: timesheet.version !== version && !saving,
    keepMine: () => setVersion(timesheet.version),
    takeTheirs: () => {
      setVersion(timesheet.version);
      form.reset(valuesOf(timesheet, timeZone));
    },
  };
}
