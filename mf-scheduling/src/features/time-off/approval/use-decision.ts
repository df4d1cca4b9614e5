import { failureOf, messageOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useReportFailure } from '@timetrack/screens';
import { useRef, useState } from 'react';
import type { PendingRequest_RequestFragment, PtoStatus } from '../../../gql/graphql.js';
import { LoadDecidedRequests } from './decided/decided-requests.graphql.js';
import { ApprovePto, DenyPto, LoadPendingRequests } from './pto-requests.graphql.js';

export type Verdict = 'approve' | 'deny';

/** A decision that is not sent yet, to which the approver can add a note. */
export interface DecisionDraft {
  readonly request: PendingRequest_RequestFragment;
  readonly verdict: Verdict;
  /** The previous note, if the dialog was closed or the decision failed. */
  readonly note: string;
  /** How much the approval exceeds the allowance. Sending the draft confirms it. */
  readonly overAllowance?: string;
}

const toastTitles = {
  approve: { success: 'PTO request approved', failure: 'Failed to approve PTO request' },
  deny: { success: 'PTO request denied', failure: 'Failed to deny PTO request' },
} as const;

export function useDecision() {
  const client = useApolloClient();
  const showToast = useToast();
  const reportFailure = useReportFailure();
  // Opening the dialog of a request again restores its note.
  const notes = useRef(new Map<string, string>());
  const [draft, setDraft] = useState<DecisionDraft | null>(null);
  const close = (note = '') => {
    if (draft) notes.current.set(draft.request.id, note);
    setDraft(null);
  };
  const reload = () =>
    void client.refetchQueries({ include: [LoadPendingRequests, LoadDecidedRequests] }).catch(() => undefined);

  function send({ request: { id }, verdict, overAllowance }: DecisionDraft, note: string) {
    const managerNotes = note.trim() === '' ? {} : { managerNotes: note };
    const variables = { id, input: { ...managerNotes, ...(overAllowance && { confirmOverAllowance: true }) } };
    // The request leaves the list immediately, and returns if the server rejects the decision.
    const predictRequest = (status: PtoStatus) => ({ __typename: 'PtoRequest', id, status }) as const;
    if (verdict === 'approve') {
      const optimisticResponse = { __typename: 'Mutation', approvePtoRequest: predictRequest('APPROVED') } as const;
      return client.mutate({ mutation: ApprovePto, variables, optimisticResponse });
    }
    const optimisticResponse = { __typename: 'Mutation', denyPtoRequest: predictRequest('DENIED') } as const;
    return client.mutate({ mutation: DenyPto, variables, optimisticResponse });
  }

  /** Whether the request still waits for a decision, so that something else keeps it from being approved. */
  async function isPending(id: string): Promise<boolean> {
    const { data } = await client.query({ query: LoadPendingRequests, fetchPolicy: 'network-only' });
    return data?.pendingPtoRequests.some((request) => request.id === id) ?? false;
  }

  async function handle(error: unknown, decision: DecisionDraft, note: string): Promise<void> {
    const { code, fields } = failureOf(error);
    if (fields.confirmOverAllowance) {
      setDraft({ ...decision, note, overAllowance: fields.confirmOverAllowance });
      return;
    }
    if (code === 'CONFLICT' && !(await isPending(decision.request.id).catch(() => false))) {
      const description = messageOf(error, 'Someone else decided it first');
      showToast({ title: 'This request was already decided', description, variant: 'destructive' });
      reload();
      return;
    }
    reportFailure(error, toastTitles[decision.verdict].failure);
    // Opens the dialog again, so that the note is not lost.
    if (note !== '') setDraft({ ...decision, note });
  }

  async function decide(note: string): Promise<void> {
    if (!draft) return;
    close();
    try {
      await send(draft, note);
      showToast({ title: toastTitles[draft.verdict].success });
      // The decision changes the balances of other requests, and who else is off.
      reload();
    } catch (error) {
      await handle(error, draft, note);
    }
  }

  return {
    draft,
    open: (request: PendingRequest_RequestFragment, verdict: Verdict) =>
      setDraft({ request, verdict, note: notes.current.get(request.id) ?? '' }),
    close,
    decide,
  };
}
