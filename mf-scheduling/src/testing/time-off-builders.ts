import type {
  Balances_PtoBalanceFragment,
  MyRequest_RequestFragment,
  OthersOff_TimeOffFragment,
  PendingRequest_RequestFragment,
  PtoStatus,
} from '../gql/graphql.js';
import { ana, type aSchedule, type aUser, ben } from './builders.js';

/** Builders of responses about time off. A test names only the fields that it depends on. */

type Balance = Pick<
  Balances_PtoBalanceFragment,
  'allowanceHours' | 'pendingHours' | 'remainingHours' | 'usedHours' | 'year'
>;

export function aBalance(members: Partial<Balance> = {}) {
  const balance: Balance = { year: 2026, allowanceHours: 80, usedHours: 16, pendingHours: 8, remainingHours: 56 };
  return { __typename: 'PtoBalance' as const, ...balance, ...members };
}

export function aPolicy(name = 'Paid time off', members: { id?: string; balance?: ReturnType<typeof aBalance> } = {}) {
  return { __typename: 'PtoPolicy' as const, id: 'policy-1', name, balance: aBalance(), ...members };
}

type Named = Pick<ReturnType<typeof aPolicy>, '__typename' | 'id' | 'name'>;

const pickName = ({ __typename, id, name }: Named): Named => ({ __typename, id, name });

type MyRequest = Omit<MyRequest_RequestFragment, 'policy' | 'decidedBy'> & {
  policy: Named;
  decidedBy: ReturnType<typeof aUser> | null;
};

/** A request for Wednesday to Friday, March 4 to 6, 2026. */
export function aRequest(members: Partial<MyRequest> = {}) {
  const request: MyRequest = {
    id: 'request-1',
    startDate: '2026-03-04',
    endDate: '2026-03-06',
    hours: 24,
    status: 'PENDING',
    managerNotes: null,
    decidedAt: null,
    decidedBy: null,
    ...members,
    policy: pickName(members.policy ?? aPolicy()),
  };
  return { __typename: 'PtoRequest' as const, ...request };
}

export function aPersonOff(user = ben, members: Partial<OthersOff_TimeOffFragment> = {}) {
  const timeOff = { id: 'off-1', startDate: '2026-03-05', endDate: '2026-03-06', ...members };
  return { __typename: 'TimeOff' as const, ...timeOff, user };
}

type Pending = Pick<
  PendingRequest_RequestFragment,
  'canDecide' | 'createdAt' | 'endDate' | 'hours' | 'id' | 'startDate'
> & {
  status: PtoStatus;
  policy: Named;
  user: ReturnType<typeof aUser>;
  balances: ReturnType<typeof aBalance>[];
  othersOff: ReturnType<typeof aPersonOff>[];
  scheduledThen: ReturnType<typeof aSchedule>[];
};

export function aPendingRequest(members: Partial<Pending> = {}) {
  const request: Pending = {
    id: 'request-1',
    startDate: '2026-03-04',
    endDate: '2026-03-06',
    hours: 24,
    status: 'PENDING',
    createdAt: '2026-02-20T16:00:00.000Z',
    canDecide: true,
    user: ana,
    balances: [aBalance()],
    othersOff: [],
    scheduledThen: [],
    ...members,
    policy: pickName(members.policy ?? aPolicy()),
  };
  return { __typename: 'PtoRequest' as const, ...request };
}
