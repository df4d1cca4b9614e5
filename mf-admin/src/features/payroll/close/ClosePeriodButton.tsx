import { failureOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { type DateRange, formatDateRange } from '@timetrack/screens';
import { Button, ConfirmDialog } from '@timetrack/ui';
import { Lock } from '@timetrack/ui/icons';
import { useState } from 'react';
import { LoadCheck } from '../check/check.graphql.js';
import { LoadPeriods } from '../period/periods.graphql.js';
import { ClosePayPeriod } from './close.graphql.js';

/** Asks for confirmation. The dialog stays open with the server's message if the period can't be closed. */
export function ClosePeriodButton({ period: { startDate, endDate } }: { readonly period: DateRange }) {
  const client = useApolloClient();
  const showToast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [rejection, setRejection] = useState<string | null>(null);
  const days = formatDateRange(startDate, endDate);

  function changeOpen(open: boolean): void {
    setOpen(open);
    setRejection(null);
  }

  async function close(): Promise<void> {
    setBusy(true);
    setRejection(null);
    try {
      await client.mutate({
        mutation: ClosePayPeriod,
        variables: { input: { startDate } },
        refetchQueries: [LoadPeriods, LoadCheck],
        awaitRefetchQueries: true,
      });
      setOpen(false);
      showToast({ title: 'Pay period closed', description: `The hours of ${days} are final.` });
    } catch (error) {
      setRejection(failureOf(error).message);
      // Something changed since the check, for example a new timesheet.
      await client.refetchQueries({ include: [LoadCheck] }).catch(() => undefined);
    } finally {
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      trigger={
        <Button>
          <Lock aria-hidden="true" />
          Close Period
        </Button>
      }
      open={isOpen}
      onOpenChange={changeOpen}
      title={`Close ${days}?`}
      description="Closing stores everyone’s pay and makes the hours final. No one can add, change, approve or delete a timesheet of these days, and reports and exports stay exactly as they are until the period is reopened."
      action={rejection === null ? 'Close Period' : 'Try again'}
      busy={busy}
      failure={rejection}
      onAction={() => void close()}
    />
  );
}
