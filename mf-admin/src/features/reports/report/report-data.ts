import type { Preview_ReportFragment } from '../../../gql/graphql.js';
import { type Step, withoutJob } from './step.js';

type Cell = string | number | null;
export type Row = Readonly<Record<string, Cell>>;
export type Column = Preview_ReportFragment['columns'][number];

/** What a row or a bar opens: a person, a job, or a person on a job. */
export type Target = Partial<Pick<Step, 'job' | 'person'>>;

/** A report whose rows and totals are keyed by column. */
export interface Report extends Omit<Preview_ReportFragment, 'rows' | 'totals'> {
  readonly rows: readonly Row[];
  readonly totals: Row;
}

/** Rows and totals arrive as plain JSON. Values other than text and numbers become null. */
export function readReport(report: Preview_ReportFragment): Report {
  return { ...report, rows: report.rows.map(readRow), totals: readRow(report.totals) };
}

function readRow(value: unknown): Row {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([key, cell]: [string, unknown]) => [key, readCell(cell)]));
}

function readCell(value: unknown): Cell {
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** The number in a cell, or 0. */
export function numberIn(row: Row, key: string): number {
  const value = row[key];
  return typeof value === 'number' ? value : 0;
}

/** The text in a cell, or an empty one. */
export function textIn(row: Row, key: string): string {
  const value = row[key];
  return value === null || value === undefined ? '' : String(value);
}

/** The columns to display. IDs are for programs only. */
export function visibleColumns({ columns }: Pick<Report, 'columns'>): readonly Column[] {
  return columns.filter(({ kind }) => kind !== 'ID');
}

/** Identifies a row by all of its IDs. */
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
