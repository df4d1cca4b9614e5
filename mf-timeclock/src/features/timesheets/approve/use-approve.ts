import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { fullName, useReportFailure } from '@timetrack/screens';
import { useState } from 'react';
import { refetchAfterReview } from '../../clock/index.js';
import { ApproveTimesheet } from '../row/timesheet-mutations.graphql.js';
import type { TimesheetRow } from '../row/timesheet-row.graphql.js';

/** Approves one timesheet. Its button then disappears, so the focus moves to the next one, or to `fallback`. */
export function useApprove(fallback: () => HTMLElement | null) {
  const client = useApolloClient();
  const showToast = useToast();
  const reportFailure = useReportFailure();
  const [approving, setApproving] = useState<string | null>(null);

  async function approve(row: TimesheetRow, button: HTMLElement): Promise<void> {
    const next = nextButton(button);
    setApproving(row.id);
    try {
      await client.mutate({ mutation: ApproveTimesheet, variables: { id: row.id } });
      showToast({ title: 'Timesheet approved', description: fullName(row.user) });
      (next ?? fallback())?.focus();
    } catch (error) {
      reportFailure(error, 'Approval failed', { fallback: 'Could not approve timesheet' });
    }
    setApproving(null);
    await refetchAfterReview(client);
  }

  return { approving, approve: (row: TimesheetRow, button: HTMLElement) => void approve(row, button) };
}

function nextButton(button: HTMLElement): HTMLElement | undefined {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-approve]')];
  return buttons[buttons.indexOf(button) + 1];
}
