import { useApolloClient } from '@timetrack/client';
import { LockOpen } from 'lucide-react';
import { ConfirmButton } from '../../../components/ConfirmButton.js';
import { rangeInWords } from '../../../parts/days.js';
import { useChange } from '../../../parts/use-change.js';
import type { PeriodDays } from './pay-period-plan.js';
import { LoadPayPeriods, ReopenPayPeriod } from './pay-periods.graphql.js';

const consequence =
  'Its timesheets can be changed again, and reports of these days are computed anew under today’s settings: they may no longer agree with what was paid. The audit log keeps who reopened it.';

/** Asks first: what was paid may no longer be what is shown. */
export function ReopenPayPeriodButton({ period: { startDate, endDate } }: { readonly period: PeriodDays }) {
  const client = useApolloClient();
  const { busy, change } = useChange();
  const days = rangeInWords(startDate, endDate);
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
      subject={days}
      consequence={consequence}
      busy={busy}
      onConfirm={() => void change({ send, done: 'Pay period reopened', failed: 'Failed to reopen pay period' })}
    />
  );
}
