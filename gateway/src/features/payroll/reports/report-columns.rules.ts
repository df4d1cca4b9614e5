import { toHours } from '../../../pay-engine/index.js';
import type { PayHours } from '../run/pay-hours.rules.js';

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
  /** For minutes of a kind of pay: which of the hours of the pay they are. */
  readonly pay?: keyof PayHours;
  /** Set for a number whose sum is meaningless, such as people who are counted in several rows. */
  readonly hasNoTotal?: true;
  /** Whether a screen shows the column, by the totals of the report. It always does by default. Files always have it, at their end. */
  readonly isShownWith?: (totals: Readonly<Record<string, number>>) => boolean;
}

export const id = <Row>(key: string, value: (row: Row) => string | null) => column('ID', key, key, value);

export const text = <Row>(key: string, label: string, value: (row: Row) => string | null) =>
  column('TEXT', key, label, value);

/** `key` ends with `Minutes`. */
export const minutes = <Row>(key: string, label: string, value: (row: Row) => number | null) =>
  column('MINUTES', key, label, value);

export const payMinutes = <Row>(
  key: string,
  label: string,
  pay: keyof PayHours,
  value: (row: Row) => number | null,
) => ({
  ...minutes(key, label, value),
  pay,
});

/** The key of the decimal hours of a column of minutes: `overtimeHours` of `overtimeMinutes`. Null for other columns. */
export function hoursKeyOf({ key, kind }: Pick<ReportColumn<never>, 'key' | 'kind'>): string | null {
  return kind === 'MINUTES' ? key.replace(/Minutes$/, 'Hours') : null;
}

/**
 * The decimal hours of a column of minutes, as files and screens show them. `hours` is the pay of its row, or of all rows. Null
 * for minutes that are not known.
 */
export function hoursIn({ pay }: Pick<ReportColumn<never>, 'pay'>, minutes: Cell, hours: PayHours | null): Cell {
  if (typeof minutes !== 'number') return null;
  return (pay && hours?.[pay]) ?? toHours(minutes);
}

export const count = <Row>(key: string, label: string, value: (row: Row) => number) =>
  column('NUMBER', key, label, value);

function column<Row>(kind: ColumnKind, key: string, label: string, value: (row: Row) => Cell): ReportColumn<Row> {
  return { key, label, kind, value };
}

export function hasTotal({ kind, hasNoTotal }: Pick<ReportColumn<never>, 'kind' | 'hasNoTotal'>): boolean {
  return !hasNoTotal && (kind === 'MINUTES' || kind === 'NUMBER');
}
