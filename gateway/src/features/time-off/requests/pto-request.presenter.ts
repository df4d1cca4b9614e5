import type { User } from '../../identity/index.js';
import { type BalanceContext, type BalanceKey, readBalances, readCurrentYear } from '../balances/balance.queries.js';
import { type Balance, yearOf, yearsOf } from '../balances/balance.rules.js';
import { type PtoPolicyFacts, type PtoPolicyView, withBalance } from '../policies/pto-policy.presenter.js';
import type { TimeOff } from './approved-time-off.type.js';
import type { PtoStatus } from './pto-request.enums.js';
import { mayDecide } from './pto-request.policy.js';

/** What a request is presented from: an entity with `presentedRelations`, or a plain row. */
export interface PtoRequestFacts {
  readonly id: string;
  readonly user: User;
  readonly policy: PtoPolicyFacts;
  readonly startDate: string;
  readonly endDate: string;
  readonly hours: number;
  readonly status: PtoStatus;
  readonly managerNotes: string | null;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: User | null;
}

export interface PtoRequestView extends PtoRequestFacts {
  readonly policyId: string;
  readonly policy: PtoPolicyView;
  /** The requester's under this policy, for each year that the request touches. */
  readonly balances: readonly Balance[];
  /** The requester's under this policy, in the year in which the request begins. */
  readonly balance: Balance;
  /** Whether the viewer may approve or deny it now. */
  readonly canDecide: boolean;
  /** Approved time off of others on these days, if the use case has already read it. */
  readonly othersOff?: readonly TimeOff[];
}

export const presentedRelations = ['user', 'policy', 'decidedBy'] as const;

/** Reads all balances with two statements, however many requests there are. */
export async function presentPtoRequests(
  context: BalanceContext,
  requests: readonly PtoRequestFacts[],
): Promise<PtoRequestView[]> {
  const { viewer } = context;
  const currentYear = await readCurrentYear(context);
  const viewerKey = ({ policy }: PtoRequestFacts) => ({ userId: viewer.userId, policy, year: currentYear });
  const balanceOf = await readBalances(
    context,
    requests.flatMap((request) => [viewerKey(request), ...requesterKeys(request)]),
  );
  return requests.map((request) => ({
    ...factsOf(request),
    policyId: request.policy.id,
    policy: withBalance(request.policy, balanceOf(viewerKey(request))),
    balances: requesterKeys(request).map(balanceOf),
    balance: balanceOf(requesterKey(request, yearOf(request.startDate))),
    canDecide: request.status === 'PENDING' && mayDecide(viewer, request),
  }));
}

export async function presentPtoRequest(context: BalanceContext, request: PtoRequestFacts): Promise<PtoRequestView> {
  const [view] = await presentPtoRequests(context, [request]);
  return view as PtoRequestView;
}

function requesterKeys(request: PtoRequestFacts): BalanceKey[] {
  return yearsOf(request).map((year) => requesterKey(request, year));
}

function requesterKey({ user, policy }: PtoRequestFacts, year: number): BalanceKey {
  return { userId: user.id, policy, year };
}

function factsOf(request: PtoRequestFacts): Omit<PtoRequestFacts, 'policy'> {
  const { id, user, startDate, endDate, hours, status, managerNotes, createdAt, decidedAt, decidedBy } = request;
  return { id, user, startDate, endDate, hours, status, managerNotes, createdAt, decidedAt, decidedBy };
}
