import { attemptContext, failureOf, useApolloClient, useQuery } from '@timetrack/client';
import { newIdempotencyKey, useToast } from '@timetrack/contracts';
import { type AddressFormat, fullName, useAddressState, useReportFailure } from '@timetrack/screens';
import { useState } from 'react';
import type { CorrectionApproveInput, RequestCard_CorrectionFragment } from '../../../gql/graphql.js';
import { readFragment } from '../../../gql/index.js';
import { refetchAfterReview } from '../../clock/index.js';
import {
  ApproveCorrection,
  CountPendingCorrections,
  LoadPendingCorrections,
  RequestCardCorrection,
} from './requests.graphql.js';

export function useRequests() {
  const { data, error, loading, refetch } = useQuery(LoadPendingCorrections, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { nodes, totalCount } = data?.viewer?.corrections ?? {};
  return {
    requests: nodes?.map((node) => readFragment(RequestCardCorrection, node)),
    /** How many there are, including those that are not loaded. */
    total: totalCount ?? 0,
    loading,
    error: data ? undefined : error,
    refresh: () => void refetch().catch(() => undefined),
  };
}

/** How many corrections wait for a decision, for the tab. Null until it is known. */
export function useRequestCount(): number | null {
  const { data } = useQuery(CountPendingCorrections, { fetchPolicy: 'cache-and-network' });
  return data?.viewer?.corrections?.totalCount ?? null;
}

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

interface RequestDialog {
  readonly verdict: 'deny' | 'change';
  readonly id: string;
}

interface RequestsAddress {
  readonly dialog: RequestDialog | null;
}

const verdicts = ['deny', 'change'] as const;

/** `?deny=0198…` or `?change=0198…` */
const requestsAddress: AddressFormat<RequestsAddress> = {
  parameters: [...verdicts],
  read: (params) => {
    const verdict = verdicts.find((name) => params.get(name));
    const id = verdict && params.get(verdict);
    return { dialog: verdict && id ? { verdict, id } : null };
  },
  write: ({ dialog }) => (dialog ? { [dialog.verdict]: dialog.id } : {}),
};

/** The dialog that the address names, so that a link opens it and Back closes it. */
export function useRequestDialog() {
  const { state, open, close, queryWith } = useAddressState(requestsAddress);
  return {
    dialog: state.dialog,
    below: queryWith({ dialog: null }),
    open: (dialog: RequestDialog) => open({ dialog }),
    close: () => close({ dialog: null }),
  };
}
