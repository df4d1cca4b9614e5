/** What a column holds. MINUTES and NUMBER are whole numbers; an ID is for programs, not for the eye. */
export const columnKinds = ['ID', 'TEXT', 'MINUTES', 'NUMBER'] as const;

export type ColumnKind = (typeof columnKinds)[number];

export type Cell = string | number | null;

export interface ReportColumn<Row> {
  /** Under which a row has its value: `overtimeMinutes`. */
  readonly key: string;
  /** As a person reads it: `Overtime`. */
  readonly label: string;
  readonly kind: ColumnKind;
  readonly value: (row: Row) => Cell;
  /** A number whose sum says nothing: people who stand in several rows. */
  readonly hasNoTotal?: true;
}

export const id = <Row>(key: string, value: (row: Row) => string | null): ReportColumn<Row> => ({
  key,
  label: key,
  kind: 'ID',
  value,
});

export const text = <Row>(key: string, label: string, value: (row: Row) => string | null): ReportColumn<Row> => ({
  key,
  label,
  kind: 'TEXT',
  value,
});

export const minutes = <Row>(key: string, label: string, value: (row: Row) => number): ReportColumn<Row> => ({
  key,
  label,
  kind: 'MINUTES',
  value,
});

export const count = <Row>(key: string, label: string, value: (row: Row) => number): ReportColumn<Row> => ({
  key,
  label,
  kind: 'NUMBER',
  value,
});

export function addsUp({ kind, hasNoTotal }: Pick<ReportColumn<never>, 'kind' | 'hasNoTotal'>): boolean {
  return !hasNoTotal && (kind === 'MINUTES' || kind === 'NUMBER');
}
