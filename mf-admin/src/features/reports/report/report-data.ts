import type { Preview_ReportFragment } from '../../../gql/graphql.js';

export type Cell = string | number | null;
export type Row = Readonly<Record<string, Cell>>;
export type Column = Preview_ReportFragment['columns'][number];

/** A report whose values can be read by the keys of its columns. */
export interface Report extends Omit<Preview_ReportFragment, 'rows' | 'totals'> {
  readonly rows: readonly Row[];
  readonly totals: Row;
}

/** Rows and totals come as plain JSON: what is no text and no number reads as nothing. */
export function readReport(sent: Preview_ReportFragment): Report {
  return { ...sent, rows: sent.rows.map(readRow), totals: readRow(sent.totals) };
}

function readRow(value: unknown): Row {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([key, cell]: [string, unknown]) => [key, readCell(cell)]));
}

function readCell(value: unknown): Cell {
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** The number in a cell, none where there is none. */
export function numberIn(row: Row, key: string): number {
  const value = row[key];
  return typeof value === 'number' ? value : 0;
}

/** The text in a cell. */
export function textIn(row: Row, key: string): string {
  const value = row[key];
  return value === null || value === undefined ? '' : String(value);
}

/** What the eye sees: an ID is for programs. */
export function shownColumns({ columns }: Pick<Report, 'columns'>): readonly Column[] {
  return columns.filter(({ kind }) => kind !== 'ID');
}

/** What one row of the report is about, to tell rows apart: all of its IDs. */
export function rowKey({ columns }: Pick<Report, 'columns'>, row: Row): string {
  return columns
    .filter(({ kind }) => kind === 'ID')
    .map(({ key }) => textIn(row, key))
    .join(' ');
}

export const adds = ({ kind }: Pick<Column, 'kind'>): boolean => kind === 'MINUTES' || kind === 'NUMBER';
