import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { fullName, useReportFailure } from '@timetrack/screens';
import { useState } from 'react';
import type { TimesheetApproveInput } from '../../../gql/graphql.js';
import { refetchAfterReview } from '../../clock/index.js';
import { ApproveTimesheet } from '../row/timesheet-mutations.graphql.js';
import type { TimesheetRow } from '../row/timesheet-row.graphql.js';

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
