import { type AddressFormat, type CalendarDate, isCalendarDate, oneOf } from '@timetrack/screens';
import type { ReportType } from '../../../gql/graphql.js';
import { reportTypes } from '../report/labels.js';

export interface ReportRequest {
  readonly type: ReportType;
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
}

export interface Sorting {
  /** The key of a column. */
  readonly by: string;
  readonly descending: boolean;
}

export interface ReportAddress {
  readonly type: ReportType | null;
  /** A date, or empty. */
  readonly startDate: string;
  readonly endDate: string;
  /** Null keeps the server's order of the rows. */
  readonly sorting: Sorting | null;
  readonly find: string;
  /** The id of the person whose hours are open next to the report. */
  readonly person: string | null;
}

/** `?type=PAYROLL_SUMMARY&startDate=2026-11-01&endDate=2026-11-14&sort=-overtimeMinutes&person=0198...` */
export const reportAddress: AddressFormat<ReportAddress> = {
  parameters: ['type', 'startDate', 'endDate', 'sort', 'find', 'person'],
  read: (params) => ({
    type: oneOf(reportTypes, params.get('type')),
    startDate: readDate(params.get('startDate')),
    endDate: readDate(params.get('endDate')),
    sorting: parseSorting(params.get('sort') ?? ''),
    find: params.get('find') ?? '',
    person: params.get('person') || null,
  }),
  write: ({ type, startDate, endDate, sorting, find, person }) => ({
    ...{ type, startDate, endDate, find, person },
    sort: sorting && formatSorting(sorting),
  }),
};

/** The request in an address; null until the address has a type and both dates. */
export function requestIn({ type, startDate, endDate }: ReportAddress): ReportRequest | null {
  return type && startDate && endDate ? { type, startDate, endDate } : null;
}

/** The address of a report, without the sorting, search and person of the previous one. */
export function addressOf({ type, startDate, endDate }: ReportRequest): ReportAddress {
  return { type, startDate, endDate, sorting: null, find: '', person: null };
}

/** The query of a request to the server. */
export function queryOf({ type, startDate, endDate }: ReportRequest): string {
  return new URLSearchParams({ type, startDate, endDate }).toString();
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
