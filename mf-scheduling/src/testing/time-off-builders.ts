import { aConnection, aViewer } from '@timetrack/testing/graphql-api';
import type {
  Balances_PtoBalanceFragment,
  DecidedRequest_RequestFragment,
  MyRequest_RequestFragment,
  OthersOff_TimeOffFragment,
  PendingRequest_RequestFragment,
  PtoStatus,
  RequestDetails_RequestFragment,
  Scheduling_Calendar_LoadQuery,
  Scheduling_TimeOff_LoadProposalQuery,
  ShiftOutcome,
} from '../gql/graphql.js';
import { ana, type aSchedule, type aUser, ben, maria } from './builders.js';

/** Builders of responses about time off. A test names only the fields that it depends on. */

type Balance = Pick<
  Balances_PtoBalanceFragment,
  'allowanceHours' | 'pendingHours' | 'remainingHours' | 'usedHours' | 'year'
>;

export function aBalance(members: Partial<Balance> = {}) {
  const balance: Balance = { year: 2026, allowanceHours: 80, usedHours: 16, pendingHours: 8, remainingHours: 56 };
  return { __typename: 'PtoBalance' as const, ...balance, ...members };
}

interface PolicyMembers {
  id?: string;
  paid?: boolean;
  balance?: ReturnType<typeof aBalance>;
}

export function aPolicy(name = 'Paid time off', members: PolicyMembers = {}) {
  return { __typename: 'PtoPolicy' as const, id: 'policy-1', name, paid: true, balance: aBalance(), ...members };
}

type Named = Pick<ReturnType<typeof aPolicy>, '__typename' | 'id' | 'name' | 'paid'>;

const pickName = ({ __typename, id, name, paid }: Named): Named => ({ __typename, id, name, paid });

type Details = Pick<RequestDetails_RequestFragment, 'hours' | 'note' | 'managerNotes' | 'decidedAt' | 'revokedAt'> & {
  policy: Named;
  decidedBy: ReturnType<typeof aUser> | null;
  revokedBy: ReturnType<typeof aUser> | null;
};

type MyRequest = Pick<MyRequest_RequestFragment, 'id' | 'startDate' | 'endDate' | 'status'> &
  Details & { balances: ReturnType<typeof aBalance>[] };

/** A request for Wednesday to Friday, March 4 to 6, 2026. */
export function aRequest(members: Partial<MyRequest> = {}) {
  const request: MyRequest = {
    id: 'request-1',
    startDate: '2026-03-04',
    endDate: '2026-03-06',
    hours: 24,
    status: 'PENDING',
    balances: [aBalance()],
    note: null,
    managerNotes: null,
    decidedAt: null,
    decidedBy: null,
    revokedAt: null,
    revokedBy: null,
    ...members,
    policy: pickName(members.policy ?? aPolicy()),
  };
  return { __typename: 'PtoRequest' as const, policyId: request.policy.id, ...request };
}

export function aPersonOff(user = ben, members: Partial<OthersOff_TimeOffFragment> = {}) {
  const timeOff = { id: 'off-1', startDate: '2026-03-05', endDate: '2026-03-06', ...members };
  return { __typename: 'TimeOff' as const, ...timeOff, user };
}

type Pending = Pick<
  PendingRequest_RequestFragment,
  'canDecide' | 'createdAt' | 'endDate' | 'hours' | 'id' | 'inClosedPayPeriod' | 'note' | 'overdraw' | 'startDate'
> & {
  status: PtoStatus;
  policy: Named;
  user: ReturnType<typeof aUser>;
  balances: ReturnType<typeof aBalance>[];
  othersOff: ReturnType<typeof aPersonOff>[];
  scheduledThen: ReturnType<typeof aSchedule>[];
  shiftsOnTimeOff: ReturnType<typeof aShiftOnTimeOff>[];
};

export function aShiftOnTimeOff(schedule: ReturnType<typeof aSchedule>, outcome: ShiftOutcome = 'REMOVED') {
  return { __typename: 'ShiftOnTimeOff' as const, outcome, isReplaceable: true, schedule };
}

export function aPendingRequest(members: Partial<Pending> = {}) {
  const request: Pending = {
    id: 'request-1',
    startDate: '2026-03-04',
    endDate: '2026-03-06',
    hours: 24,
    status: 'PENDING',
    createdAt: '2026-02-20T16:00:00.000Z',
    canDecide: true,
    inClosedPayPeriod: false,
    note: null,
    overdraw: null,
    user: ana,
    balances: [aBalance()],
    othersOff: [],
    scheduledThen: [],
    shiftsOnTimeOff: [],
    ...members,
    policy: pickName(members.policy ?? aPolicy()),
  };
  return { __typename: 'PtoRequest' as const, ...request };
}

/** The first page of the pending requests. */
export const aPendingPage = (...requests: ReturnType<typeof aPendingRequest>[]) =>
  aViewer({ pendingPtoRequests: aConnection('PtoRequest', requests) });

/** A request as a mutation that decides or cancels it returns it. */
export const aDecision = (status: PtoStatus, id = 'request-1') => ({ __typename: 'PtoRequest' as const, id, status });

type Decided = Pick<
  DecidedRequest_RequestFragment,
  'id' | 'startDate' | 'endDate' | 'status' | 'inClosedPayPeriod' | 'canRevoke'
> &
  Details & { user: ReturnType<typeof aUser> };

/** A request for March 4 to 6, 2026, that Maria approved on February 21. */
export function aDecidedRequest(members: Partial<Decided> = {}) {
  const request: Decided = {
    id: 'decided-1',
    startDate: '2026-03-04',
    endDate: '2026-03-06',
    hours: 24,
    status: 'APPROVED',
    note: null,
    managerNotes: null,
    decidedAt: '2026-02-21T16:00:00.000Z',
    decidedBy: maria,
    revokedAt: null,
    revokedBy: null,
    inClosedPayPeriod: false,
    canRevoke: true,
    user: ana,
    ...members,
    policy: pickName(members.policy ?? aPolicy()),
  };
  return { __typename: 'PtoRequest' as const, ...request };
}

/** The first page of the decided requests. */
export function aDecidedPage(requests: ReturnType<typeof aDecidedRequest>[], total = requests.length) {
  const edges = requests.map((node) => ({ __typename: 'PtoRequestEdge' as const, cursor: node.id, node }));
  const hasNextPage = requests.length < total;
  const pageInfo = { __typename: 'PageInfo' as const, endCursor: edges.at(-1)?.cursor ?? null, hasNextPage };
  return aViewer({
    decidedPtoRequests: {
      __typename: 'PtoRequestConnection' as const,
      totalCount: total,
      totalCountIsExact: true,
      edges,
      pageInfo,
    },
  });
}

type Proposal = NonNullable<NonNullable<Scheduling_TimeOff_LoadProposalQuery['viewer']>['ptoProposal']>;

/** The proposal for three days with shifts. */
export function aProposal(
  members: Partial<
    Pick<Proposal, 'explanation' | 'hours' | 'obstacle'> & { shifts: ReturnType<typeof aShiftOnTimeOff>[] }
  > = {},
  balances = [aBalance()],
) {
  return aViewer({
    ptoProposal: {
      __typename: 'PtoProposal' as const,
      hours: 24,
      explanation: 'Your 3 published shifts on these days are 24h without planned breaks.',
      obstacle: null,
      shifts: [],
      ...members,
      balances,
    },
  });
}

type CalendarPeople = NonNullable<NonNullable<Scheduling_Calendar_LoadQuery['viewer']>['ptoCalendar']>['people'];
type CalendarTimeOff = CalendarPeople[number]['timeOff'][number];

export function aCalendarRow(user = ana, timeOff: Partial<CalendarTimeOff>[] = [{}]) {
  return {
    __typename: 'PtoCalendarPerson' as const,
    user,
    timeOff: timeOff.map((members) => ({
      __typename: 'PtoCalendarTimeOff' as const,
      id: 'request-1',
      startDate: '2026-03-04',
      endDate: '2026-03-06',
      hours: 24,
      policyName: 'Paid time off',
      status: 'APPROVED' as const,
      canDecide: false,
      canRevoke: false,
      ...members,
    })),
  };
}

export function aCalendar(people: ReturnType<typeof aCalendarRow>[]) {
  return aViewer({ ptoCalendar: { __typename: 'PtoCalendar' as const, people } });
}
