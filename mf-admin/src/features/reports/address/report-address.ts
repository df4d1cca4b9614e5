import type { ReportType } from '../../../gql/graphql.js';
import { isDay } from '../../../parts/days.js';
import { reportTypes } from '../report/labels.js';

/** What somebody asks for, as far as they have said it. */
export interface Asked {
  readonly type: ReportType;
  /** `2026-11-02`, or empty. */
  readonly startDate: string;
  readonly endDate: string;
}

export interface Sorting {
  /** The key of a column. */
  readonly by: string;
  readonly descending: boolean;
}

/** What the address of the reports says: `?type=PAYROLL_SUMMARY&startDate=2026-11-01&endDate=2026-11-14&person=0198...`. */
export interface ReportAddress {
  readonly asked: Asked;
  /** Whether the address names a type and both days: then the report is there at once. */
  readonly complete: boolean;
  /** Null is the order in which the server gives the rows. */
  readonly sorting: Sorting | null;
  readonly find: string;
  /** The id of the person whose hours are open beside the report. */
  readonly person: string | null;
}

/** What is absent or unreadable reads as not said. */
export function readReportAddress(params: URLSearchParams): ReportAddress {
  const type = reportTypes.find((one) => one === params.get('type'));
  const [startDate, endDate] = [readDay(params.get('startDate')), readDay(params.get('endDate'))];
  return {
    asked: { type: type ?? 'TIMES_BY_EMPLOYEE', startDate, endDate },
    complete: type !== undefined && startDate !== '' && endDate !== '',
    sorting: sortingIn(params.get('sort') ?? ''),
    find: params.get('find') ?? '',
    person: params.get('person') || null,
  };
}

function readDay(text: string | null): string {
  return text !== null && isDay(text) ? text : '';
}

/** The address of another report: nothing of the one before stays but what is not the report's own. */
export function withReport(params: URLSearchParams, { type, startDate, endDate }: Asked): URLSearchParams {
  return withParts(params, { type, startDate, endDate, sort: null, find: null, person: null });
}

/** `overtimeMinutes`, and from the largest down `-overtimeMinutes`. */
export function sortingText({ by, descending }: Sorting): string {
  return `${descending ? '-' : ''}${by}`;
}

/** Of such a text; null where it names no column. */
export function sortingIn(text: string): Sorting | null {
  const by = text.replace(/^-/u, '');
  return by === '' ? null : { by, descending: text.startsWith('-') };
}

export function withSorting(params: URLSearchParams, sorting: Sorting): URLSearchParams {
  return withParts(params, { sort: sortingText(sorting) });
}

export function withSearch(params: URLSearchParams, find: string): URLSearchParams {
  return withParts(params, { find: find || null });
}

export function withPerson(params: URLSearchParams, person: string | null): URLSearchParams {
  return withParts(params, { person });
}

function withParts(params: URLSearchParams, parts: Readonly<Record<string, string | null>>): URLSearchParams {
  const written = new URLSearchParams(params);
  for (const [name, value] of Object.entries(parts)) {
    if (value === null) written.delete(name);
    else written.set(name, value);
  }
  return written;
}

/** The query by which the server is asked for the same report. */
export function queryOf({ type, startDate, endDate }: Asked): string {
  return new URLSearchParams({ type, startDate, endDate }).toString();
}
