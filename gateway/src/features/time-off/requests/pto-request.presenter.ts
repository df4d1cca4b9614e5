import { z } from 'zod';
import { presentUser, userName } from '../../identity/index.js';
import { type BalanceContext, type BalanceKey, readBalances, readCurrentYear } from '../balances/balance.queries.js';
import { describeOverdraw, yearOf, yearsOf } from '../balances/balance.rules.js';
import { type PtoPolicyFacts, withBalance } from '../policies/pto-policy.presenter.js';
import { ptoPolicyView } from '../policies/pto-policy.types.js';
import { findRequestsInClosedPayPeriods } from './approved-time-off.queries.js';
import { mayDecide } from './pto-request.policy.js';
import { type PtoRequestView, ptoRequestView, timeOff } from './pto-request.types.js';
import { ptoRequestText } from './pto-request-text.types.js';

type StoredField = Exclude<
  keyof PtoRequestView,
  | 'policy'
  | 'policyId'
  | 'balance'
  | 'balances'
  | 'inClosedPayPeriod'
  | 'overdraw'
  | 'canDecide'
  | 'canRevoke'
  | 'othersOff'
>;

/** What a request is presented from: an entity with `presentedRelations`, or a plain row. */
export interface PtoRequestFacts extends Pick<PtoRequestView, StoredField> {
  readonly policy: PtoPolicyFacts;
}

export const presentedRelations = ['user', 'policy', 'decidedBy', 'revokedBy'] as const;

/** Reads all balances and closed pay periods with three statements, however many requests there are. */
export async function presentPtoRequests(
  context: BalanceContext,
  requests: readonly PtoRequestFacts[],
): Promise<PtoRequestView[]> {
  const { viewer } = context;
  const currentYear = await readCurrentYear(context);
  const buildViewerKey = ({ policy }: PtoRequestFacts) => ({ userId: viewer.userId, policy, year: currentYear });
  const balanceOf = await readBalances(
    context,
    requests.flatMap((request) => [buildViewerKey(request), ...buildRequesterKeys(request)]),
  );
  const closed = await findRequestsInClosedPayPeriods(
    context.em,
    requests.map(({ id }) => id),
  );
  return requests.map((request) => {
    const balances = buildRequesterKeys(request).map(balanceOf);
    const canDecide = request.status === 'PENDING' && mayDecide(viewer, request);
    return {
      ...presentStoredFields(request),
      policyId: request.policy.id,
      policy: withBalance(request.policy, balanceOf(buildViewerKey(request))),
      balances,
      balance: balanceOf(buildRequesterKey(request, yearOf(request.startDate))),
      inClosedPayPeriod: closed.has(request.id),
      overdraw: canDecide ? describeOverdraw(request.user.firstName, request, balances) : null,
      canDecide,
      canRevoke: request.status === 'APPROVED' && !closed.has(request.id) && mayDecide(viewer, request),
    };
  });
}

export async function presentPtoRequest(context: BalanceContext, request: PtoRequestFacts): Promise<PtoRequestView> {
  const [view] = await presentPtoRequests(context, [request]);
  return view as PtoRequestView;
}

function buildRequesterKeys(request: PtoRequestFacts): BalanceKey[] {
  return yearsOf(request).map((year) => buildRequesterKey(request, year));
}

function buildRequesterKey({ user, policy }: PtoRequestFacts, year: number): BalanceKey {
  return { userId: user.id, policy, year };
}

function presentStoredFields(request: PtoRequestFacts): Pick<PtoRequestView, StoredField> {
  const { id, user, startDate, endDate, hours, status, managerNotes, createdAt } = request;
  const { decidedAt, decidedBy, revokedAt, revokedBy } = request;
  return {
    ...ptoRequestText.pick(request),
    ...{ id, startDate, endDate, hours, status, managerNotes, createdAt, decidedAt, revokedAt },
    user: presentUser(user),
    decidedBy: decidedBy && presentUser(decidedBy),
    revokedBy: revokedBy && presentUser(revokedBy),
  };
}

export const timeOffJson = timeOff.extend({ user: userName }).meta({ id: 'TimeOff' });

export const ptoRequestJson = ptoRequestView
  .extend({
    user: userName,
    policy: ptoPolicyView.pick({ id: true, name: true, paid: true, category: true }),
    decidedBy: userName.nullable(),
    revokedBy: userName.nullable(),
  })
  .meta({ id: 'PtoRequest' });

export const pendingPtoRequestJson = ptoRequestJson
  .extend({ othersOff: z.array(timeOffJson) })
  .meta({ id: 'PendingPtoRequest' });
