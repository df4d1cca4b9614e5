import type { Preview_ReportFragment } from '../../../gql/graphql.js';
import { type Step, withoutJob } from './step.js';

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
