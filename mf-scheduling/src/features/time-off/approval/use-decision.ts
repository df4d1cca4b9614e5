import { failureOf, messageOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useRef, useState } from 'react';
import type { PendingRequest_RequestFragment, PtoStatus } from '../../../gql/graphql.js';
import { useTellFailure } from '../../../network/use-tell-failure.js';
import { ApprovePto, DenyPto, LoadPendingRequests } from './approval.graphql.js';

export type Verdict = 'approve' | 'deny';

/** A decision that is being made: somebody may still write a note to it. */
export interface Deciding {
  readonly request: PendingRequest_RequestFragment;
  readonly verdict: Verdict;
  /** What was written before, where a decision has to be sent again. */
  readonly note: string;
}

const words = {
  approve: { done: 'PTO request approved', failed: 'Failed to approve PTO request' },
  deny: { done: 'PTO request denied', failed: 'Failed to deny PTO request' },
} as const;

export function useDecision() {
  const client = useApolloClient();
  const showToast = useToast();
  const tellFailure = useTellFailure();
  // A note that was begun is there again when its request is.
  const notes = useRef(new Map<string, string>());
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const drop = (note = '') => {
    if (deciding) notes.current.set(deciding.request.id, note);
    setDeciding(null);
  };
  const readAgain = () => void client.refetchQueries({ include: [LoadPendingRequests] }).catch(() => undefined);

  function send({ request: { id }, verdict }: Deciding, note: string) {
    const variables = { id, input: note.trim() === '' ? {} : { managerNotes: note } };
    // The request leaves the list at once; a refusal brings it back.
    const expected = (status: PtoStatus) => ({ __typename: 'PtoRequest', id, status }) as const;
    if (verdict === 'approve') {
      const optimisticResponse = { __typename: 'Mutation', approvePtoRequest: expected('APPROVED') } as const;
      return client.mutate({ mutation: ApprovePto, variables, optimisticResponse });
    }
    const optimisticResponse = { __typename: 'Mutation', denyPtoRequest: expected('DENIED') } as const;
    return client.mutate({ mutation: DenyPto, variables, optimisticResponse });
  }

  async function decide(note: string): Promise<void> {
    if (!deciding) return;
    drop();
    const { done, failed } = words[deciding.verdict];
    try {
      await send(deciding, note);
      showToast({ title: done });
      // Who is off then, and what is left to whom, is another matter now for the rest.
      readAgain();
    } catch (error) {
      if (failureOf(error).code === 'CONFLICT') {
        const description = messageOf(error, 'Somebody else was faster');
        showToast({ title: 'This request was decided already', description, variant: 'destructive' });
        readAgain();
        return;
      }
      tellFailure(error, failed);
      // What was written is not lost.
      if (note !== '') setDeciding({ ...deciding, note });
    }
  }

  return {
    deciding,
    ask: (request: PendingRequest_RequestFragment, verdict: Verdict) =>
      setDeciding({ request, verdict, note: notes.current.get(request.id) ?? '' }),
    drop,
    decide,
  };
}
