import { failureOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import type { DialogGuard } from '@timetrack/contracts/routing';
import { useTimeZone } from '@timetrack/screens';
import { useMemo, useState } from 'react';
import { editSchema, valuesOf } from '../../../components/times/timesheet-form.js';
import { useLengthConfirmation } from '../../../components/times/use-length-confirmation.js';
import { useTimesheetForm } from '../../../components/times/use-timesheet-form.js';
import { refetchAfterReview } from '../../clock/index.js';
import { type DialogTimesheet, SetTimes } from './timesheet-dialog.graphql.js';

interface EditOptions {
  readonly timesheet: DialogTimesheet;
  readonly onOutdated: () => void;
  readonly guard: DialogGuard;
}

/** Edits the times as they were when the dialog opened. Changes by others are shown before they can be overwritten. */
export function useEditTimesheet({ timesheet, onOutdated, guard }: EditOptions) {
  const { id } = timesheet;
  const client = useApolloClient();
  const showToast = useToast();
  const timeZone = useTimeZone();
  const [version, setVersion] = useState(timesheet.version);
  const [openedJobId] = useState(timesheet.job?.id ?? null);
  const length = useLengthConfirmation();
  const form = useTimesheetForm({
    schema: useMemo(() => editSchema(timeZone), [timeZone]),
    defaultValues: editedValues(timesheet, timeZone),
    // The dialog reports the input of this form together with the reason of a rejection.
    guard: { ...guard, setUnsaved: () => undefined },
    failureTitle: 'Update failed',
    failureFallback: 'Could not update timesheet hours',
    onSubmit: async ({ clockInAt, clockOutAt, breaks, jobId, reason }, context) => {
      const sentBreaks = breaks.map(({ type, startAt, endAt }) => ({ type, startAt, endAt }));
      const times = { clockInAt, clockOutAt, breaks: sentBreaks };
      const answer = length.takeAnswer();
      // A job that was not chosen here stays as others may have corrected it since.
      const job = jobId !== openedJobId && { jobId };
      const input = { ...times, ...job, expectedVersion: version, ...answer, ...(reason.trim() && { reason }) };
      await client.mutate({ mutation: SetTimes, variables: { input: { id, ...input } }, context });
      showToast({ title: 'Timesheet updated' });
      guard.close();
      void refetchAfterReview(client);
    },
    onFailure: (error) => {
      if (length.askAbout(error)) return true;
      if (['CONFLICT', 'NOT_FOUND'].includes(failureOf(error).code)) onOutdated();
      return false;
    },
  });

  return {
    form,
    length,
    isOutdated: timesheet.version !== version && !form.isSubmitting,
    keepEdits: () => setVersion(timesheet.version),
    discardEdits: () => {
      setVersion(timesheet.version);
      form.reset(editedValues(timesheet, timeZone));
    },
  };
}

const editedValues = (timesheet: DialogTimesheet, timeZone: string) => ({
  ...valuesOf(timesheet, timeZone),
  jobId: timesheet.job?.id ?? null,
});
