import type { PunchPlaces, TimesheetReview, TimesheetTimes } from '../components/times/times.graphql.js';
import type { HistoryEntry } from '../features/timesheets/edit/timesheet-history.graphql.js';
import type {
  DateRangeKey,
  TimesheetConfirmationCode,
  TimesheetDialog_TimesheetFragment,
  TimesheetExceptionCode,
  TimesheetHistory_TimesheetFragment,
  TimesheetRow_TimesheetFragment,
} from '../gql/graphql.js';
import { aPerson } from './builders.js';

/** Builders for the gateway's responses to the review of timesheets. */

type ReviewedTimesheet = TimesheetRow_TimesheetFragment &
  Omit<TimesheetDialog_TimesheetFragment, ' $fragmentRefs'> &
  TimesheetHistory_TimesheetFragment &
  TimesheetTimes &
  TimesheetReview &
  PunchPlaces;

const wanda = aPerson('Wanda', 'Walker');

/** Monday, 9:00 AM to 5:30 PM in Denver, pending, for a manager who may review it. */
export function aReviewedTimesheet(members: Partial<ReviewedTimesheet> = {}) {
  const timesheet: ReviewedTimesheet = {
    id: 'timesheet-1',
    version: 'version-1',
    clockInAt: '2026-11-02T16:00:27.000Z',
    clockOutAt: '2026-11-03T00:30:00.000Z',
    durationMinutes: 480,
    status: 'PENDING',
    lockedBy: null,
    canReview: true,
    canApprove: (members.status ?? 'PENDING') === 'PENDING' && (members.canReview ?? true),
    canReject: (members.status ?? 'PENDING') === 'PENDING' && (members.canReview ?? true),
    rejection: null,
    approvalObstacle: null,
    confirmations: [],
    notes: '',
    exceptions: [],
    images: [],
    breaks: [],
    ...aHistory([]),
    job: null,
    team: null,
    ...{ clockInPlace: null, clockOutPlace: null },
    user: wanda,
    ...members,
  };
  return { __typename: 'Timesheet' as const, ...timesheet };
}

/** The member of a timesheet with its changes. */
export function aHistory(nodes: HistoryEntry[]) {
  return { historyEntries: { __typename: 'TimesheetHistoryEntryConnection' as const, nodes } };
}

export function anException(code: TimesheetExceptionCode, message: string) {
  return { __typename: 'TimesheetException' as const, code, message };
}

export function aConfirmation(code: TimesheetConfirmationCode, message: string) {
  return { __typename: 'TimesheetConfirmation' as const, code, message };
}

interface PageMembers {
  readonly totalCount?: number;
  readonly hasNextPage?: boolean;
  readonly hasPreviousPage?: boolean;
}

/** A page with its cursors. */
export function aPage<Node extends { readonly id: string }>(nodes: readonly Node[], members: PageMembers = {}) {
  const { totalCount = nodes.length, hasNextPage = false, hasPreviousPage = false } = members;
  const cursors = { startCursor: nodes[0]?.id ?? null, endCursor: nodes.at(-1)?.id ?? null };
  return {
    __typename: 'TimesheetConnection' as const,
    totalCount,
    totalCountIsExact: totalCount < 10_000,
    nodes: [...nodes],
    pageInfo: { __typename: 'PageInfo' as const, hasNextPage, hasPreviousPage, ...cursors },
  };
}

export function aMember(firstName: string, lastName: string, status: 'ACTIVE' | 'DISABLED' = 'ACTIVE') {
  return { ...aPerson(firstName, lastName), status };
}

export function aDateRange(key: DateRangeKey, startDate: string, endDate: string) {
  return { __typename: 'DateRange' as const, key, startDate, endDate };
}
