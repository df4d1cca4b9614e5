import { failureOf, messageOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useReportFailure } from '@timetrack/screens';
import { useRef, useState } from 'react';
import type { PendingRequest_RequestFragment, PtoStatus } from '../../../gql/graphql.js';
import { ApprovePto, DenyPto, LoadPendingRequests } from './pto-requests.graphql.js';

export type Verdict = 'approve' | 'deny';

/** A decision that is not sent yet, to which the approver can add a note. */
export interface DecisionDraft {
  readonly request: PendingRequest_RequestFragment;
  readonly verdict: Verdict;
  /** The previous note, if the dialog was closed or the decision failed. */
  readonly note: string;
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
  const reload = () => void client.refetchQueries({ include: [LoadPendingRequests] }).catch(() => undefined);

  function send({ request: { id }, verdict }: DecisionDraft, note: string) {
    const variables = { id, input: note.trim() === '' ? {} : { managerNotes: note } };
    // The request leaves the list immediately, and returns if the server rejects the decision.
    const predictRequest = (status: PtoStatus) => ({ __typename: 'PtoRequest', id, status }) as const;
    if (verdict === 'approve') {
      const optimisticResponse = { __typename: 'Mutation', approvePtoRequest: predictRequest('APPROVED') } as const;
      return client.mutate({ mutation: ApprovePto, variables, optimisticResponse });
    }
    const optimisticResponse = { __typename: 'Mutation', denyPtoRequest: predictRequest('DENIED') } as const;
    return client.mutate({ mutation: DenyPto, variables, optimisticResponse });
  }

  async function decide(note: string): Promise<void> {
    if (!draft) return;
    close();
    const { success, failure } = toastTitles[draft.verdict];
    try {
      await send(draft, note);
      showToast({ title: success });
      // The decision changes the balances of other requests, and who else is off.
      reload();
    } catch (error) {
      if (failureOf(error).code === 'CONFLICT') {
        const description = messageOf(error, 'Someone else decided it first');
        showToast({ title: 'This request was already decided', description, variant: 'destructive' });
        reload();
        return;
      }
      reportFailure(error, failure);
      // Opens the dialog again, so that the note is not lost.
      if (note !== '') setDraft({ ...draft, note });
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
