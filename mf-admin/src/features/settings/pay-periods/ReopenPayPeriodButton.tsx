import { useApolloClient } from '@timetrack/client';
import { type DateRange, formatDateRange } from '@timetrack/screens';
import { LockOpen } from '@timetrack/ui/icons';
import { ConfirmButton } from '../../../components/ConfirmButton.js';
import { useChange } from '../../../hooks/use-change.js';
import { LoadPayPeriods, ReopenPayPeriod } from './pay-periods.graphql.js';

const consequence =
  'Its timesheets can be changed again, and its reports are recalculated with the current settings. They may then differ from what was paid. The audit log records who reopened the period.';

export function ReopenPayPeriodButton({ period: { startDate, endDate } }: { readonly period: DateRange }) {
  const client = useApolloClient();
  const { busy, change } = useChange();
  const send = () =>
    client.mutate({
      mutation: ReopenPayPeriod,
      variables: { input: { startDate } },
      refetchQueries: [LoadPayPeriods],
    });
  return (
    <ConfirmButton
      icon={<LockOpen aria-hidden="true" />}
      verb="Reopen"
      subject={formatDateRange(startDate, endDate)}
      consequence={consequence}
      busy={busy}
      onConfirm={() => void change({ send, done: 'Pay period reopened', failed: 'Failed to reopen pay period' })}
    />
  );
}
