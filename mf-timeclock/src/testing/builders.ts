import { emptyText } from '../features/notes/index.js';
import type {
  AttentionKind,
  BreakAnswerGiveInput,
  ClockCard_TimesheetFragment,
  CurrentJob_TimesheetFragment,
  NeedsAttention_AttentionFragment,
  NextShift_MyDayFragment,
  NotesAndPhotos_TimesheetFragment,
  RecentTimesheets_TimesheetFragment,
  ScheduledShift_ScheduleFragment,
  StatCards_StatsFragment,
  WorkingNow_TimesheetFragment,
} from '../gql/graphql.js';

/** Builders for the gateway's responses. A test names only the members that it depends on. */

type AttentionItem = NeedsAttention_AttentionFragment['groups'][number]['items'][number];
type Timesheet = ClockCard_TimesheetFragment & NotesAndPhotos_TimesheetFragment & CurrentJob_TimesheetFragment;

const clockInTime = '2024-01-01T22:05:00.000Z';

export function aTimesheet(members: Partial<Timesheet> = {}) {
  const timesheet: Timesheet = {
    id: 'timesheet-1',
    version: 'version-1',
    asksForLocation: false,
    forgotten: null,
    exceptions: [],
    clockInAt: clockInTime,
    clockOutAt: null,
    breaks: [],
    ...emptyText,
    images: [],
    job: null,
    ...members,
  };
  return { __typename: 'Timesheet' as const, asksForBreaks: false, ...timesheet };
}

/** A timesheet after an answer about its breaks. */
export function answeredTimesheet({ id, meals, rests }: BreakAnswerGiveInput) {
  const breakAnswer = { __typename: 'BreakAnswer' as const, meals, rests, answeredAt: '2024-01-02T01:01:00.000Z' };
  return { __typename: 'Timesheet' as const, id, breakAnswer };
}

export function aJob(name: string) {
  return { __typename: 'Job' as const, id: `job-${name.toLowerCase()}`, name };
}

export function aBreak(members: Partial<Timesheet['breaks'][number]> = {}) {
  const one = { id: 'break-1', type: 'UNPAID', startAt: '2024-01-01T23:00:00.000Z', endAt: null, ...members } as const;
  return { __typename: 'Break' as const, ...one };
}

export function aPhoto(name: string) {
  return { __typename: 'Image' as const, url: `/api/photos/${name}`, thumbnailUrl: `/api/photos/${name}?thumbnail` };
}

export function aSchedule(members: Partial<ScheduledShift_ScheduleFragment> = {}) {
  const schedule: ScheduledShift_ScheduleFragment = {
    id: 'schedule-1',
    title: 'Kitchen remodel',
    notes: null,
    startAt: '2024-01-01T16:00:00.000Z',
    endAt: '2024-01-02T00:00:00.000Z',
    status: 'PUBLISHED',
    job: null,
    team: null,
    place: null,
    ...members,
  };
  return { __typename: 'Schedule' as const, ...schedule };
}

/** Today without work, and without a shift after it. */
export function aDay(members: Partial<{ workedMinutes: number } & NextShift_MyDayFragment> = {}) {
  return { __typename: 'MyDay' as const, workedMinutes: 0, nextShift: null, ...members };
}

export function stats(members: Partial<StatCards_StatsFragment> = {}) {
  const numbers = { activeWorkers: 0, hoursToday: 0, pendingApprovals: 0, activeSchedules: 0, ...members };
  return { __typename: 'DashboardStats' as const, ...numbers };
}

export function aPerson(firstName: string, lastName: string) {
  const id = `user-${firstName.toLowerCase()}`;
  return { __typename: 'User' as const, id, firstName, lastName, scheduleColor: '#3b82f6' };
}

type ListedTimesheet = RecentTimesheets_TimesheetFragment & WorkingNow_TimesheetFragment;

export function aListedTimesheet(members: Partial<ListedTimesheet> = {}) {
  const timesheet: ListedTimesheet = {
    id: 'timesheet-9',
    clockInAt: clockInTime,
    durationMinutes: 330,
    breaks: [],
    user: aPerson('Wanda', 'Walker'),
    ...members,
  };
  return { __typename: 'Timesheet' as const, ...timesheet };
}

/** An item of the dashboard's list of what needs attention, by default of a person who is late. */
export function anAttentionItem(members: Partial<AttentionItem> = {}) {
  const item: AttentionItem = {
    message: '“Kitchen remodel” began 25m ago: Mon, Jan 1, 9:00 AM to 5:00 PM',
    scheduleId: 'schedule-1',
    jobId: null,
    timesheetId: null,
    startAt: '2024-01-01T16:00:00.000Z',
    endAt: '2024-01-02T00:00:00.000Z',
    user: aPerson('Wanda', 'Walker'),
    ...members,
  };
  return { __typename: 'AttentionItem' as const, ...item };
}

type Groups = Partial<Record<AttentionKind, readonly ReturnType<typeof anAttentionItem>[]>>;

/** Without groups, nothing needs attention. */
export function anAttention(groups: Groups = {}, others = 0) {
  const found = Object.entries(groups).map(([kind, items]) => ({
    __typename: 'AttentionGroup' as const,
    kind: kind as AttentionKind,
    count: items.length + others,
    items: [...items],
  }));
  return {
    __typename: 'Attention' as const,
    count: found.reduce((sum, { count }) => sum + count, 0),
    groups: found,
  };
}
