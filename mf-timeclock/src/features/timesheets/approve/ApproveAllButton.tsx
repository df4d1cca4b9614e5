import { failureOf, messageOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { formatCount, fullName, useReportFailure } from '@timetrack/screens';
import { Button, ConfirmDialog } from '@timetrack/ui';
import { CheckCheck } from '@timetrack/ui/icons';
import { useState } from 'react';
import type { Timeclock_Timesheets_ApproveAllMutation, TimesheetApproveInput } from '../../../gql/graphql.js';
import { refetchAfterReview } from '../../clock/index.js';
import { type Days, formatDays } from '../address/timesheets-address.js';
import { usePeople, useTeams } from '../filters/use-filter-choices.js';
import { useTimesheetCount } from '../list/use-timesheets.js';
import { ApproveTimesheet, ApproveTimesheets, type TimesheetRow } from '../row/timesheet-row.graphql.js';

interface ListFilter {
  readonly userId: string | null;
  readonly teamId: string | null;
  readonly days: Days;
}

interface ApproveAllButtonProps extends ListFilter {
  readonly isConfirming: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

export function ApproveAllButton({ isConfirming, onOpen, onClose, ...filter }: ApproveAllButtonProps) {
  return (
    <>
      <Button variant="outline" onClick={onOpen}>
        <CheckCheck aria-hidden="true" />
        <span>Approve all without exceptions</span>
      </Button>
      {isConfirming && <ConfirmApproval {...filter} onClose={onClose} />}
    </>
  );
}

function ConfirmApproval({ userId, teamId, days, onClose }: ListFilter & { readonly onClose: () => void }) {
  const client = useApolloClient();
  const showToast = useToast();
  const [isApproving, setApproving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { selected } = usePeople({ text: null, selectedIds: userId === null ? [] : [userId] });
  const [person] = selected;
  const pending = useTimesheetCount({ userId, teamId, ...days, status: 'PENDING' });

  async function approve(): Promise<void> {
    setApproving(true);
    setFailure(null);
    try {
      const { data } = await client.mutate({
        mutation: ApproveTimesheets,
        variables: { input: { userId, teamId, ...days } },
      });
      const summary = data?.timesheetsApprove?.summary;
      if (summary) showToast(describeResult(summary));
      await refetchAfterReview(client);
      onClose();
    } catch (error) {
      if (failureOf(error).code !== 'UNAUTHENTICATED') setFailure(messageOf(error, 'Could not approve the timesheets'));
      setApproving(false);
    }
  }

  const name = person ? fullName(person) : 'this person';
  const team = useTeams()?.find(({ id }) => id === teamId)?.name ?? 'this team';
  const everyone = teamId === null ? 'everyone' : team;
  const employee = userId === null ? everyone : name;
  const period = days.from || days.to ? formatDays(days) : 'any time';
  return (
    <ConfirmDialog
      open
      title="Approve all without exceptions?"
      description={describePending(pending, `${employee}, ${period}`)}
      action="Approve"
      busy={isApproving}
      failure={failure}
      onAction={() => void approve()}
      onOpenChange={onClose}
    />
  );
}

/** The number of timesheets with an exception is known only after the approval, so the result reports it. */
function describePending(pending: ReturnType<typeof useTimesheetCount>, scope: string): string {
  if (pending?.count === 0) return `No timesheets are pending (${scope}).`;
  const count = pending ? formatCount(pending.count, 'pending timesheet', pending.isExact) : 'all pending timesheets';
  return `Of ${count} (${scope}), this approves those without an exception. Timesheets with an exception stay pending, and so do your own unless you are the only owner.`;
}

type Payload = NonNullable<Timeclock_Timesheets_ApproveAllMutation['timesheetsApprove']>;
type Result = NonNullable<Payload['summary']>;

function describeResult({ approved, skipped, skippedOwn, skippedToConfirm, remaining }: Result) {
  const others = skipped - skippedOwn - skippedToConfirm;
  const notes = [
    others > 0 && `${formatCount(others, 'timesheet')} with an exception left for review`,
    skippedToConfirm > 0 &&
      `${formatCount(skippedToConfirm, 'timesheet')} left to confirm one by one: over 24 hours or with long paid breaks`,
    skippedOwn > 0 && `${formatCount(skippedOwn, 'timesheet')} of your own left for another approver`,
    remaining > 0 && `${formatCount(remaining, 'timesheet')} more to approve: approve again`,
  ].filter((note) => note !== false);
  const title = approved === 0 ? 'Nothing to approve' : `${formatCount(approved, 'timesheet')} approved`;
  return notes.length > 0 ? { title, description: notes.join('. ') } : { title };
}

interface Approval {
  readonly row: TimesheetRow;
  readonly button: HTMLElement;
}

/** Its button disappears on approval, so the focus moves to the next one, or to `fallback`. */
export function useApprove(fallback: () => HTMLElement | null) {
  const client = useApolloClient();
  const showToast = useToast();
  const reportFailure = useReportFailure();
  const [approving, setApproving] = useState<string | null>(null);
  const [toConfirm, setToConfirm] = useState<Approval | null>(null);

  async function approve({ row, button }: Approval): Promise<void> {
    const next = nextButton(button);
    setApproving(row.id);
    try {
      await client.mutate({ mutation: ApproveTimesheet, variables: { input: approvalOf(row) } });
      showToast({ title: 'Timesheet approved', description: fullName(row.user) });
      setToConfirm(null);
      (next ?? fallback())?.focus();
    } catch (error) {
      setToConfirm(null);
      reportFailure(error, 'Approval failed', { fallback: 'Could not approve timesheet' });
    }
    setApproving(null);
    await refetchAfterReview(client);
  }

  return {
    approving,
    approve: (row: TimesheetRow, button: HTMLElement) => {
      if (row.confirmations.length > 0) setToConfirm({ row, button });
      else void approve({ row, button });
    },
    toConfirm: toConfirm?.row ?? null,
    confirm: () => toConfirm && void approve(toConfirm),
    cancel: () => setToConfirm(null),
  };
}

/** Confirms exactly what the viewer has seen: if the times changed or someone rejected them since, the gateway refuses the approval. */
function approvalOf({ id, confirmations, version, rejection }: TimesheetRow): TimesheetApproveInput {
  const codes = confirmations.map(({ code }) => code);
  return {
    id,
    expectedVersion: version,
    rejected: rejection !== null,
    ...(codes.includes('OVER_24_HOURS') && { confirmLongTimesheet: true }),
    ...(codes.includes('LONG_PAID_BREAK') && { confirmLongPaidBreaks: true }),
  };
}

function nextButton(button: HTMLElement): HTMLElement | undefined {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-approve]')];
  return buttons[buttons.indexOf(button) + 1];
}
