import { failureOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { type DateRange, formatCount, formatDateRange } from '@timetrack/screens';
import { Button, ConfirmDialog } from '@timetrack/ui';
import { CheckCheck } from '@timetrack/ui/icons';
import { useState } from 'react';
import type { Admin_Payroll_ApproveTimesheetsMutation } from '../../../gql/graphql.js';
import { LoadCheck } from '../check/check.graphql.js';
import { ApproveTimesheetsOfPeriod } from './approve.graphql.js';

/** Approves the timesheets of the period that have no exception. */
export function ApproveAllButton({ period: { startDate, endDate } }: { readonly period: DateRange }) {
  const client = useApolloClient();
  const showToast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  function changeOpen(open: boolean): void {
    setOpen(open);
    setFailure(null);
  }

  async function approve(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const { data } = await client.mutate({
        mutation: ApproveTimesheetsOfPeriod,
        variables: { input: { from: startDate, to: endDate } },
        refetchQueries: [LoadCheck],
        awaitRefetchQueries: true,
      });
      if (data) showToast(describeResult(data.approveTimesheets));
      setOpen(false);
    } catch (error) {
      setFailure(failureOf(error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      trigger={
        <Button>
          <CheckCheck aria-hidden="true" />
          Approve all without exceptions
        </Button>
      }
      open={isOpen}
      onOpenChange={changeOpen}
      title="Approve all without exceptions?"
      description={`All pending timesheets of ${formatDateRange(startDate, endDate)}. Those with an exception stay pending for individual review.`}
      action="Approve"
      busy={busy}
      failure={failure}
      onAction={() => void approve()}
    />
  );
}

function describeResult({
  approved,
  skipped,
  remaining,
}: Admin_Payroll_ApproveTimesheetsMutation['approveTimesheets']) {
  const title = approved === 0 ? 'Nothing to approve' : `${formatCount(approved, 'timesheet')} approved`;
  const left = skipped + remaining;
  return left > 0 ? { title, description: `${formatCount(left, 'timesheet')} left for review` } : { title };
}
