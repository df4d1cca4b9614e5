/** What a column contains. MINUTES and NUMBER are whole numbers; an ID is for programs and not displayed. */
export const columnKinds = ['ID', 'TEXT', 'MINUTES', 'NUMBER'] as const;

type ColumnKind = (typeof columnKinds)[number];

export type Cell = string | number | null;

export interface ReportColumn<Row> {
  /** The key of the value in a row: `overtimeMinutes`. */
  readonly key: string;
  /** The label to display: `Overtime`. */
  readonly label: string;
  readonly kind: ColumnKind;
  readonly value: (row: Row) => Cell;
  /** Set for a number whose sum is meaningless, such as people who are counted in several rows. */
  readonly hasNoTotal?: true;
}

export const id = <Row>(key: string, value: (row: Row) => string | null) => column('ID', key, key, value);

export const text = <Row>(key: string, label: string, value: (row: Row) => string | null) =>
  column('TEXT', key, label, value);

export const minutes = <Row>(key: string, label: string, value: (row: Row) => number) =>
  column('MINUTES', key, label, value);

export const count = <Row>(key: string, label: string, value: (row: Row) => number) =>
  column('NUMBER', key, label, value);

function column<Row>(kind: ColumnKind, key: string, label: string, value: (row: Row) => Cell): ReportColumn<Row> {
  return { key, label, kind, value };
}

export function hasTotal({ kind, hasNoTotal }: Pick<ReportColumn<never>, 'kind' | 'hasNoTotal'>): boolean {
  return !hasNoTotal && (kind === 'MINUTES' || kind === 'NUMBER');
}
