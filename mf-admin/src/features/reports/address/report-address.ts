import { type AddressFormat, type CalendarDate, isCalendarDate, oneOf } from '@timetrack/screens';
import type { ReportType, SavedReportView } from '../../../gql/graphql.js';
import { type ReportView, reportTypes, views } from '../report/labels.js';
import { noStep, type Step } from '../report/report-data.js';

/** The days of a report, and the team whose people it lists. Null for everyone. */
export interface ReportRange {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  readonly teamId: string | null;
}

export interface ReportRequest extends ReportRange {
  readonly type: ReportType;
}

export interface Sorting {
  readonly by: string;
  readonly descending: boolean;
}

/** The views as saved reports name them. */
export const savedViews = { table: 'TABLE', week: 'WEEK', day: 'DAY', matrix: 'MATRIX' } as const satisfies Readonly<
  Record<ReportView, SavedReportView>
>;

export const viewNames: Readonly<Record<ReportView, string>> = {
  table: 'Table',
  week: 'By week',
  day: 'By day',
  matrix: 'Person × job',
};

export interface ReportAddress extends Step {
  readonly type: ReportType | null;
  /** A date, or empty. */
  readonly startDate: string;
  readonly endDate: string;
  readonly teamId: string | null;
  readonly view: ReportView;
  /** Null keeps the server's order of the rows. */
  readonly sorting: Sorting | null;
  readonly find: string;
  readonly open: 'save' | null;
}

/** `?type=PAYROLL_SUMMARY&startDate=2026-11-01&endDate=2026-11-14&sort=-overtimeMinutes&person=0198...` */
export const reportAddress: AddressFormat<ReportAddress> = {
  parameters: ['type', 'startDate', 'endDate', 'team', 'view', 'sort', 'find', 'job', 'person', 'day', 'open'],
  read: (params) => ({
    type: oneOf(reportTypes, params.get('type')),
    startDate: readDate(params.get('startDate')),
    endDate: readDate(params.get('endDate')),
    teamId: params.get('team') || null,
    view: oneOf(views, params.get('view')) ?? 'table',
    sorting: parseSorting(params.get('sort') ?? ''),
    find: params.get('find') ?? '',
    job: params.get('job') || null,
    person: params.get('person') || null,
    day: readDate(params.get('day')) || null,
    open: oneOf(['save'], params.get('open')),
  }),
  write: ({ type, startDate, endDate, teamId: team, view, sorting, find, job, person, day, open }) => ({
    ...{ type, startDate, endDate, team, find, job, person, day, open },
    view: view === 'table' ? null : view,
    sort: sorting && formatSorting(sorting),
  }),
};

/** The request in an address; null until the address has a type and both dates. */
export function requestIn({ type, startDate, endDate, teamId }: ReportAddress): ReportRequest | null {
  return type && startDate && endDate ? { type, startDate, endDate, teamId } : null;
}

export function addressOf(request: ReportRequest, view: ReportView = 'table'): ReportAddress {
  return { ...request, view, sorting: null, find: '', open: null, ...noStep };
}

export function queryOf({ type, ...range }: ReportRequest): string {
  return new URLSearchParams({ type, ...rangeParameters(range) }).toString();
}

/** The range as parameters of a file's address. */
export function rangeParameters({ startDate, endDate, teamId }: ReportRange): Record<string, string> {
  return { startDate, endDate, ...(teamId !== null && { teamId }) };
}

/** `overtimeMinutes`, or in descending order `-overtimeMinutes`. */
export function formatSorting({ by, descending }: Sorting): string {
  return `${descending ? '-' : ''}${by}`;
}

/** Reads such a text. Null if it names no column. */
export function parseSorting(text: string): Sorting | null {
  const by = text.replace(/^-/u, '');
  return by === '' ? null : { by, descending: text.startsWith('-') };
}

function readDate(text: string | null): string {
  return text !== null && isCalendarDate(text) ? text : '';
}
