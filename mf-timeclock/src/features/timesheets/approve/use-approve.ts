import { messageOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useState } from 'react';
import { useTellFailure } from '../../../network/use-tell-failure.js';
import { refetchAfterReview } from '../parts/refetch-after-review.js';
import { ApproveTimesheet } from '../timesheets.graphql.js';
import { nameOf, type Row } from '../words.js';

/** Approves one. Its button goes away with that: the focus moves on to the next one that waits. */
export function useApprove(whereElse: () => HTMLElement | null) {
  const client = useApolloClient();
  const showToast = useToast();
  const tellFailure = useTellFailure();
  const [approving, setApproving] = useState<string | null>(null);

  async function approve(row: Row, button: HTMLElement): Promise<void> {
    const next = nextButton(button);
    setApproving(row.id);
    try {
      await client.mutate({ mutation: ApproveTimesheet, variables: { id: row.id } });
      showToast({ title: 'Timesheet approved', description: nameOf(row.user) });
      (next ?? whereElse())?.focus();
    } catch (error) {
      const description = messageOf(error, 'Could not approve timesheet');
      tellFailure(error, { title: 'Approval failed', description });
    }
    setApproving(null);
    await refetchAfterReview(client);
  }

  return { approving, approve: (row: Row, button: HTMLElement) => void approve(row, button) };
}

function nextButton(button: HTMLElement): HTMLElement | undefined {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-approve]')];
  return buttons[buttons.indexOf(button) + 1];
}
