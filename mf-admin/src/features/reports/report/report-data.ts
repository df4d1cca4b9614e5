import type { Preview_ReportFragment } from '../../../gql/graphql.js';

type Cell = string | number | boolean | null;
export type Row = Readonly<Record<string, Cell>>;
export type Column = Preview_ReportFragment['columns'][number];

/** What a row or a bar opens: a person, a job, or a person on a job. */
export type Target = Partial<Pick<Step, 'job' | 'person'>>;

export interface Report extends Omit<Preview_ReportFragment, 'entries' | 'sums'> {
  readonly rows: readonly Row[];
  readonly totals: Row;
}

/** Each type of report has rows and sums of its own types. The table reads them by column. */
export function readReport({ entries, sums, ...report }: Preview_ReportFragment): Report {
  return { ...report, rows: entries?.nodes ?? [], totals: sums ?? {} };
}

export function numberIn(row: Row, key: string): number {
  const value = row[key];
  return typeof value === 'number' ? value : 0;
}

export function textIn(row: Row, key: string): string {
  const value = row[key];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === null || value === undefined ? '' : String(value);
}

/** The columns to display. IDs are for programs only. */
export function visibleColumns({ columns }: Pick<Report, 'columns'>): readonly Column[] {
  return columns.filter(({ kind }) => kind !== 'ID');
}

export function rowKey({ columns }: Pick<Report, 'columns'>, row: Row): string {
  return columns
    .filter(({ kind }) => kind === 'ID')
    .map(({ key }) => textIn(row, key))
    .join(' ');
}

export const isNumeric = ({ kind }: Pick<Column, 'kind'>): boolean => kind === 'MINUTES' || kind === 'NUMBER';

/** What the name of a row opens; null if it opens nothing. */
export function targetOf(row: Row): Target | null {
  const person = textIn(row, 'userId');
  if (person !== '') return { person };
  return 'jobId' in row ? { job: textIn(row, 'jobId') || withoutJob } : null;
}

/** The position below a report: a job, a person, or one day of a person. A person can be opened with or without a job. */
export interface Step {
  /** The id of the job, or `NONE` for work without a job. */
  readonly job: string | null;
  readonly person: string | null;
  readonly day: string | null;
}

/** The job of work without a job, in the address and in requests. */
export const withoutJob = 'NONE';

export const noStep: Step = { job: null, person: null, day: null };

/** The step in an address, which can contain more. A day without a person is ignored. */
export function stepIn({ job, person, day }: Step): Step {
  return { job, person, day: person === null ? null : day };
}

export function stepKey({ job, person, day }: Step): string {
  return JSON.stringify([job, person, day]);
}

/** How far a step is below the report. */
export function depthOf({ job, person, day }: Step): number {
  return [job, person, day].filter((id) => id !== null).length;
}

/** The id of the control that opens a step, on the report or in the panel. It takes the focus back. */
export function openerId(place: 'report' | 'panel', { job, person, day }: Partial<Step>): string {
  return [place, 'opens', job && `job-${job}`, person && `person-${person}`, day && `day-${day}`]
    .filter(Boolean)
    .join('-');
}
