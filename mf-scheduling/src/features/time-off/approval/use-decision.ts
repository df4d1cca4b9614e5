import { type ApolloClient, allPagesContext, failureOf, messageOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useConfirmLeaving } from '@timetrack/contracts/routing';
import { useReportFailure } from '@timetrack/screens';
import { useRef, useState } from 'react';
import type { PendingRequest_RequestFragment, PtoStatus } from '../../../gql/graphql.js';
import type { ShiftToReplace } from '../../replacements/index.js';
import { LoadCalendar } from '../calendar/calendar.graphql.js';
import { canRemoveFrom, findShiftsToReplace } from '../components/AffectedShifts.js';
import { type Confirmations, confirmAll, findConfirmation } from '../components/confirmations.js';
import type { ApprovalAddress, Verdict } from './approval-address.js';
import { ApprovePto, DenyPto, LoadDecidedRequests, LoadPendingRequests } from './pto-requests.graphql.js';

export interface DecisionDraft extends Decision {
  readonly request: PendingRequest_RequestFragment;
  readonly verdict: Verdict;
  /** What to confirm, in words, by the field that confirms it. Sending the draft confirms it. */
  readonly confirmations: Confirmations;
}

const toastTitles = {
  approve: { success: 'PTO request approved', failure: 'Failed to approve PTO request' },
  deny: { success: 'PTO request denied', failure: 'Failed to deny PTO request' },
} as const;

/** An approved request, and the shifts that need someone else now. */
export interface Replacing {
  readonly request: PendingRequest_RequestFragment;
  readonly shifts: readonly ShiftToReplace[];
}

const emptyDecision: Decision = { note: '', removeFromShifts: true, cancelEmptyShifts: false };

export function useDecision(address: ApprovalAddress, pending: readonly PendingRequest_RequestFragment[]) {
  const client = useApolloClient();
  const showToast = useToast();
  const reportFailure = useReportFailure();
  const kept = useKeptDecisions(pending);
  const [refused, setRefused] = useState<Readonly<Record<string, Confirmations>>>({});
  const [replacing, setReplacing] = useState<Replacing | null>(null);
  const draft = findDraft();
  const reloadRequests = useReloadRequests(address);
  const reload = () => void reloadRequests().catch(() => undefined);

  function findDraft(): DecisionDraft | null {
    const { dialog } = address;
    const request = pending.find(({ id, canDecide }) => id === dialog?.id && canDecide);
    if (!dialog || !request || dialog.action === 'revoke' || dialog.action === 'record') return null;
    const { action: verdict } = dialog;
    const overdraw = request.overdraw !== null && { confirmOverAllowance: request.overdraw };
    const confirmations = verdict === 'approve' ? { ...overdraw, ...refused[request.id] } : {};
    return { ...emptyDecision, ...kept.of(request.id), request, verdict, confirmations };
  }

  /** Whether the request still waits for a decision, so that something else keeps it from being approved. */
  async function isPending(id: string): Promise<boolean> {
    const { data } = await client.query({
      query: LoadPendingRequests,
      fetchPolicy: 'network-only',
      context: allPagesContext,
    });
    return data?.viewer?.pendingPtoRequests?.nodes.some((request) => request.id === id) ?? false;
  }

  async function handle(error: unknown, { request: { id }, verdict }: DecisionDraft, note: string): Promise<void> {
    const { code } = failureOf(error);
    const asked = findConfirmation(error);
    if (asked) {
      setRefused((current) => ({ ...current, [id]: { ...current[id], ...asked } }));
      address.open({ action: verdict, id });
      return;
    }
    if (code === 'CONFLICT' && !(await isPending(id).catch(() => false))) {
      const description = messageOf(error, 'Someone else decided it first');
      showToast({ title: 'This request was already decided', description, variant: 'destructive' });
      reload();
      return;
    }
    reportFailure(error, toastTitles[verdict].failure);
    // Opens the dialog again, so that the note is not lost.
    if (note !== '') address.open({ action: verdict, id });
  }

  async function decide(decision: Decision): Promise<void> {
    if (!draft) return;
    const { id } = draft.request;
    kept.forgetNote(id);
    address.close();
    try {
      await sendDecision(client, draft, decision);
      showToast({ title: toastTitles[draft.verdict].success });
      if (draft.verdict === 'approve') offerReplacements(draft.request, decision);
      // The decision changes the balances of other requests, and who else is off.
      reload();
    } catch (error) {
      kept.keep(id, decision);
      await handle(error, draft, decision.note);
    }
  }

  function offerReplacements(request: PendingRequest_RequestFragment, decision: Decision): void {
    const shifts = findShiftsToReplace(request.shiftsOnTimeOff, decision.cancelEmptyShifts);
    if (decision.removeFromShifts && shifts.length > 0) setReplacing({ request, shifts });
  }

  return { draft, keep: kept.keep, decide, replacing, endReplacing: () => setReplacing(null) };
}

function sendDecision(client: ApolloClient, { request, verdict, confirmations }: DecisionDraft, decision: Decision) {
  const { id } = request;
  const { note, cancelEmptyShifts } = decision;
  const removeFromShifts = decision.removeFromShifts && canRemoveFrom(request.shiftsOnTimeOff);
  const noted = note.trim() === '' ? { id } : { id, managerNotes: note };
  // The request leaves the list immediately, and returns if the server rejects the decision.
  const ptoRequest = (status: PtoStatus) => ({ __typename: 'PtoRequest', id, status }) as const;
  if (verdict === 'deny') {
    const payload = { __typename: 'PtoRequestDenyPayload', ptoRequest: ptoRequest('DENIED') } as const;
    const optimisticResponse = { __typename: 'Mutation', ptoRequestDeny: payload } as const;
    return client.mutate({ mutation: DenyPto, variables: { input: noted }, optimisticResponse });
  }
  const input = {
    ...noted,
    ...(removeFromShifts && { removeFromShifts }),
    ...(removeFromShifts && cancelEmptyShifts && { cancelEmptyShifts }),
    ...confirmAll(confirmations),
  };
  const payload = { __typename: 'PtoRequestApprovePayload', ptoRequest: ptoRequest('APPROVED') } as const;
  const optimisticResponse = { __typename: 'Mutation', ptoRequestApprove: payload } as const;
  return client.mutate({ mutation: ApprovePto, variables: { input }, optimisticResponse });
}

export interface Decision {
  readonly note: string;
  readonly removeFromShifts: boolean;
  readonly cancelEmptyShifts: boolean;
}

/**
 * Keeps what the approver has entered about each request, so that opening its dialog again restores it. Guards notes
 * about pending requests when the user leaves the screen.
 */
function useKeptDecisions(pending: readonly { readonly id: string }[]) {
  const decisions = useRef(new Map<string, Decision>());
  const [noted, setNoted] = useState<ReadonlySet<string>>(new Set());
  useConfirmLeaving(
    pending.some(({ id }) => noted.has(id)),
    { survivesClosing: true },
  );

  function mark(id: string, hasNote: boolean): void {
    if (noted.has(id) === hasNote) return;
    setNoted((current) => new Set(hasNote ? [...current, id] : [...current].filter((other) => other !== id)));
  }

  return {
    of: (id: string): Decision | undefined => decisions.current.get(id),
    keep: (id: string, decision: Decision): void => {
      decisions.current.set(id, decision);
      mark(id, decision.note.trim() !== '');
    },
    /** The note is being sent, so that leaving the screen does not lose it. */
    forgetNote: (id: string): void => mark(id, false),
  };
}

/** Loads everything on the screen again: a decision changes the lists, balances, who else is off, and the calendar. */
export function useReloadRequests({ view }: Pick<ApprovalAddress, 'view'>): () => Promise<unknown> {
  const client = useApolloClient();
  // The calendar loads itself when it is shown.
  const calendar = view === 'calendar' ? [LoadCalendar] : [];
  return () => client.refetchQueries({ include: [LoadPendingRequests, LoadDecidedRequests, ...calendar] });
}
