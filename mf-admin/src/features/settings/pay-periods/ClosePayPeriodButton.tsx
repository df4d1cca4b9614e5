import { failureOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
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
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { rangeInWords } from '../../../parts/days.js';
import type { PeriodDays } from './pay-period-plan.js';
import { ClosePayPeriod, LoadPayPeriods } from './pay-periods.graphql.js';
import { unapprovedAddress } from './unapproved-address.js';

/** Asks first, and stays with what the server says where it refuses. */
export function ClosePayPeriodButton({ period }: { readonly period: PeriodDays }) {
  const client = useApolloClient();
  const showToast = useToast();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { startDate, endDate } = period;
  const days = rangeInWords(startDate, endDate);

  function change(toOpen: boolean): void {
    if (busy) return;
    setOpen(toOpen);
    setRefusal(null);
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
      showToast({ title: 'Pay period closed', description: `The hours of ${days} are settled.` });
    } catch (error) {
      setRefusal(failureOf(error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <AlertDialog open={open} onOpenChange={change}>
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
            This settles the hours: from then on nobody can change, add, delete or approve a timesheet of these days,
            and reports and exports of them stay exactly as they are. An administrator can reopen the period.
          </AlertDialogDescription>
        </AlertDialogHeader>
        {refusal !== null && <Refusal message={refusal} period={period} />}
        <AlertDialogFooter>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <Button busy={busy} onClick={() => void close()}>
            {refusal === null ? 'Close Period' : 'Try again'}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}

function Refusal({ message, period }: { readonly message: string; readonly period: PeriodDays }) {
  return (
    <Alert variant="destructive">
      <AlertTitle>The period could not be closed</AlertTitle>
      <AlertDescription>
        <p>{message}</p>
        <Link
          to={unapprovedAddress(period)}
          className="ad:mt-2 ad:inline-block ad:font-medium ad:underline ad:underline-offset-4"
        >
          Timesheets that wait for approval
        </Link>
      </AlertDescription>
    </Alert>
  );
}
