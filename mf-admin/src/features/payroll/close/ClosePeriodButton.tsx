import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { type DateRange, formatDateRange } from '@timetrack/screens';
import { Button, ConfirmDialog } from '@timetrack/ui';
import { Lock } from '@timetrack/ui/icons';
import { useConfirmedChange } from '../../../hooks/use-confirmed-change.js';
import { LoadCheck } from '../check/check.graphql.js';
import { LoadPeriods } from '../period/periods.graphql.js';
import { describeUnsigned, type SignatureCounts } from '../sign-offs/signature-counts.js';
import { ClosePayPeriod } from './close.graphql.js';

interface ClosePeriodButtonProps {
  readonly period: DateRange;
  readonly counts: SignatureCounts | null;
}

/** The dialog stays open with the server's message if the period can't be closed. */
export function ClosePeriodButton({ period: { startDate, endDate }, counts }: ClosePeriodButtonProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const days = formatDateRange(startDate, endDate);
  const unsigned = counts && describeUnsigned(counts);
  const dialog = useConfirmedChange({
    name: 'close-period',
    send: async () => {
      await client.mutate({
        mutation: ClosePayPeriod,
        variables: { input: { startDate } },
        refetchQueries: [LoadPeriods, LoadCheck],
        awaitRefetchQueries: true,
      });
      showToast({ title: 'Pay period closed', description: `The hours of ${days} are final.` });
    },
    // Something changed since the check, for example a new timesheet.
    onFailure: () => client.refetchQueries({ include: [LoadCheck] }).catch(() => undefined),
  });
  return (
    <ConfirmDialog
      {...dialog}
      trigger={
        <Button>
          <Lock aria-hidden="true" />
          Close Period
        </Button>
      }
      title={`Close ${days}?`}
      description={
        <>
          <p>
            Closing stores everyone’s pay and makes the hours final. No one can add, change, approve or delete a
            timesheet of these days, and reports and exports stay exactly as they are until the period is reopened.
          </p>
          {unsigned && <p className="ad:mt-2 ad:font-medium ad:text-foreground">{unsigned}</p>}
        </>
      }
      action={dialog.failure === null ? 'Close Period' : 'Try again'}
    />
  );
}
