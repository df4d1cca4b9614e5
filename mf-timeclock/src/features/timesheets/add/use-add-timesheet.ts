import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { type DialogGuard, useSearchParams } from '@timetrack/contracts/routing';
import { useTimeZone } from '@timetrack/screens';
import { useMemo, useState } from 'react';
import { addSchema, prefilledValues } from '../../../components/times/timesheet-form.js';
import { useLengthConfirmation } from '../../../components/times/use-length-confirmation.js';
import { useTimesheetForm } from '../../../components/times/use-timesheet-form.js';
import { refetchAfterReview } from '../../clock/index.js';
import { readPrefill } from '../address/timesheets-address.js';
import { AddTimesheet } from '../row/timesheet-mutations.graphql.js';

export function useAddTimesheet(guard: DialogGuard) {
  const client = useApolloClient();
  const showToast = useToast();
  const timeZone = useTimeZone();
  const [params] = useSearchParams();
  const [defaultValues] = useState(() => prefilledValues(readPrefill(params), timeZone));
  const length = useLengthConfirmation();
  const form = useTimesheetForm({
    schema: useMemo(() => addSchema(timeZone), [timeZone]),
    defaultValues,
    guard,
    failureTitle: 'Timesheet not added',
    failureFallback: 'Please try again',
    onSubmit: async ({ breaks, reason, ...values }, context) => {
      const sentBreaks = breaks.map(({ type, startAt, endAt }) => ({ type, startAt, endAt }));
      const input = { ...values, breaks: sentBreaks, ...length.takeAnswer(), ...(reason.trim() && { reason }) };
      await client.mutate({ mutation: AddTimesheet, variables: { input }, context });
      showToast({ title: 'Timesheet added' });
      guard.close();
      void refetchAfterReview(client);
    },
    onFailure: length.askAbout,
  });
  return { form, length };
}
