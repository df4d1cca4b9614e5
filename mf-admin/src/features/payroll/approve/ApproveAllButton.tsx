import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { type DateRange, formatCount, formatDateRange } from '@timetrack/screens';
import { Button, ConfirmDialog } from '@timetrack/ui';
import { CheckCheck } from '@timetrack/ui/icons';
import type { Admin_Payroll_ApproveTimesheetsMutation } from '../../../gql/graphql.js';
import { useConfirmedChange } from '../../../hooks/use-confirmed-change.js';
import { LoadCheck } from '../check/check.graphql.js';
import { ApproveTimesheetsOfPeriod } from './approve.graphql.js';

/** Approves the timesheets of the period that have no exception. */
export function ApproveAllButton({ period: { startDate, endDate } }: { readonly period: DateRange }) {
  const client = useApolloClient();
  const showToast = useToast();
  const dialog = useConfirmedChange({
    name: 'approve-all',
    send: async () => {
      const { data } = await client.mutate({
        mutation: ApproveTimesheetsOfPeriod,
        variables: { input: { from: startDate, to: endDate } },
        refetchQueries: [LoadCheck],
        awaitRefetchQueries: true,
      });
      if (data?.timesheetsApprove?.summary) showToast(describeResult(data.timesheetsApprove.summary));
    },
  });
  return (
    <ConfirmDialog
      {...dialog}
      trigger={
        <Button>
          <CheckCheck aria-hidden="true" />
          Approve all without exceptions
        </Button>
      }
      title="Approve all without exceptions?"
      description={`All pending timesheets of ${formatDateRange(startDate, endDate)}. Those with an exception stay pending for individual review.`}
      action="Approve"
    />
  );
}

function describeResult({
  approved,
  skipped,
  remaining,
}: NonNullable<NonNullable<Admin_Payroll_ApproveTimesheetsMutation['timesheetsApprove']>['summary']>) {
  const title = approved === 0 ? 'Nothing to approve' : `${formatCount(approved, 'timesheet')} approved`;
  const left = skipped + remaining;
  return left > 0 ? { title, description: `${formatCount(left, 'timesheet')} left for review` } : { title };
}
