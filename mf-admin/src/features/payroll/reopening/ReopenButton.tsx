import { type DateRange, formatDateRange } from '@timetrack/screens';
import { LockOpen } from '@timetrack/ui/icons';
import { ConfirmButton } from '../../../components/ConfirmButton.js';
import { useChange } from '../../../hooks/use-change.js';
import { LoadCheck } from '../check/check.graphql.js';
import { LoadPeriods } from '../period/periods.graphql.js';
import { LoadPendingRequests, ReopenPayPeriod } from './reopening.graphql.js';

export const consequence =
  'Its timesheets can be changed again, and its pay may then differ from what was exported. The audit log records who reopened the period.';

export function ReopenButton({ period: { startDate, endDate } }: { readonly period: DateRange }) {
  const { busy, change } = useChange();
  const reopen = () =>
    change({
      mutation: ReopenPayPeriod,
      variables: { input: { startDate } },
      refetchQueries: [LoadPeriods, LoadCheck, LoadPendingRequests],
      awaitRefetchQueries: true,
      done: 'Pay period reopened',
      failed: 'Failed to reopen pay period',
    });
  return (
    <ConfirmButton
      name="reopen"
      icon={<LockOpen aria-hidden="true" />}
      verb="Reopen"
      subject={formatDateRange(startDate, endDate)}
      consequence={consequence}
      busy={busy}
      onConfirm={() => void reopen()}
    />
  );
}
