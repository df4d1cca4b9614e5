import { attemptContext, failureOf, useApolloClient } from '@timetrack/client';
import { newIdempotencyKey, useToast } from '@timetrack/contracts';
import { fullName, useReportFailure } from '@timetrack/screens';
import { useState } from 'react';
import type { CorrectionApproveInput, RequestCard_CorrectionFragment } from '../../../gql/graphql.js';
import { refetchAfterReview } from '../../clock/index.js';
import { ApproveCorrection } from './requests.graphql.js';

interface Question {
  readonly request: RequestCard_CorrectionFragment;
  readonly message: string;
  readonly confirmed: Confirmed;
}

type Confirmed = Pick<CorrectionApproveInput, 'confirmLongTimesheet' | 'confirmLongPaidBreaks'>;

const confirmations = ['confirmLongTimesheet', 'confirmLongPaidBreaks'] as const;

export function useApproveRequest(onDecided: (id: string) => void) {
  const client = useApolloClient();
  const showToast = useToast();
  const reportFailure = useReportFailure();
  const [approving, setApproving] = useState<string | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);

  async function approve(request: RequestCard_CorrectionFragment, confirmed: Confirmed = {}): Promise<void> {
    setQuestion(null);
    setApproving(request.id);
    const input = { id: request.id, expectedVersion: request.timesheet?.version ?? null, ...confirmed };
    try {
      const context = attemptContext(newIdempotencyKey());
      await client.mutate({ mutation: ApproveCorrection, variables: { input }, context });
      showToast({ title: 'Correction approved', description: fullName(request.user) });
      onDecided(request.id);
    } catch (error) {
      const { fields } = failureOf(error);
      const asked = confirmations.find((name) => fields[name] !== undefined);
      if (asked) setQuestion({ request, message: fields[asked] ?? '', confirmed: { ...confirmed, [asked]: true } });
      else reportFailure(error, 'Approval failed');
    } finally {
      setApproving(null);
      void refetchAfterReview(client);
    }
  }

  return {
    approving,
    approve,
    question,
    confirm: () => question && void approve(question.request, question.confirmed),
    cancel: () => setQuestion(null),
  };
}
