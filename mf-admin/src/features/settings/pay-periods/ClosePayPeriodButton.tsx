import { failureOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import { type DateRange, formatDateRange } from '@timetrack/screens';
import {
  Alert,
  AlertDescription,
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
  AlertDialogTrigger,
  AlertTitle,
  Button,
} from '@timetrack/ui';
import { Lock } from '@timetrack/ui/icons';
import { useState } from 'react';
import { unapprovedAddress } from './pay-period-plan.js';
import { ClosePayPeriod, LoadPayPeriods } from './pay-periods.graphql.js';

/** Asks for confirmation. The dialog stays open with the server's message if the period can't be closed. */
export function ClosePayPeriodButton({ period }: { readonly period: DateRange }) {
  const client = useApolloClient();
  const showToast = useToast();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [rejection, setRejection] = useState<string | null>(null);
  const { startDate, endDate } = period;
  const days = formatDateRange(startDate, endDate);

  function changeOpen(isOpen: boolean): void {
    if (busy) return;
    setOpen(isOpen);
    setRejection(null);
  }

  async function close(): Promise<void> {
    setBusy(true);
    try {
      await client.mutate({
        mutation: ClosePayPeriod,
        variables: { input: { startDate } },
        refetchQueries: [LoadPayPeriods],
      });
      setOpen(false);
      showToast({ title: 'Pay period closed', description: `The hours of ${days} are final.` });
    } catch (error) {
      setRejection(failureOf(error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <AlertDialog open={open} onOpenChange={changeOpen}>
      <AlertDialogTrigger asChild>
        <Button variant="outline" size="sm" aria-label={`Close ${days}`}>
          <Lock aria-hidden="true" />
          Close
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>Close {days}?</AlertDialogTitle>
          <AlertDialogDescription>
            Closing makes the hours final. No one can add, change, approve or delete a timesheet of these days, and
            reports and exports stay exactly as they are. An administrator can reopen the period.
          </AlertDialogDescription>
        </AlertDialogHeader>
        {rejection !== null && <Rejection message={rejection} period={period} />}
        <AlertDialogFooter>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <Button busy={busy} onClick={() => void close()}>
            {rejection === null ? 'Close Period' : 'Try again'}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}

function Rejection({ message, period }: { readonly message: string; readonly period: DateRange }) {
  return (
    <Alert variant="destructive">
      <AlertTitle>The period could not be closed</AlertTitle>
      <AlertDescription>
        <p>{message}</p>
        <Link
          to={unapprovedAddress(period)}
          className="ad:mt-2 ad:inline-block ad:font-medium ad:underline ad:underline-offset-4"
        >
          Show unapproved timesheets
        </Link>
      </AlertDescription>
    </Alert>
  );
}
