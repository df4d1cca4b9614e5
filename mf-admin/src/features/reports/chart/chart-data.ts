import { formatDuration } from '@timetrack/screens';
import type { ReportType } from '../../../gql/graphql.js';
import { numberIn, type Report, type Row, type Target, targetOf, textIn } from '../report/report-data.js';

export type SeriesStyle = 'regular' | 'overtime' | 'doubleTime' | 'timeOff' | 'pending';

export interface Series {
  readonly key: string;
  readonly name: string;
  readonly style: SeriesStyle;
  readonly total: number;
  /** The total as decimal hours. */
  readonly hours: number;
}

export interface ChartBar {
  readonly name: string;
  /** What a click opens, if the bar belongs to a person or a job. */
  readonly target: Target | null;
  readonly minutes: Readonly<Record<string, number>>;
  readonly total: number;
}

export interface ChartData {
  readonly title: string;
  readonly series: readonly Series[];
  /** Longest first. */
  readonly bars: readonly ChartBar[];
  /** The minutes of rows that the totals include and the server did not send. */
  readonly unsentMinutes: number;
}

interface ChartLayout {
  readonly title: string;
  readonly name: string;
  /** The column that identifies a bar. Rows with the same id are one bar. */
  readonly id: string;
  readonly styles: Readonly<Record<string, SeriesStyle>>;
}

const byPerson = { name: 'employee', id: 'userId' } as const;
const workedTimeStyles = {
  regularMinutes: 'regular',
  overtimeMinutes: 'overtime',
  doubleTimeMinutes: 'doubleTime',
} as const;

const layouts: Readonly<Record<ReportType, ChartLayout>> = {
  TIMES_BY_EMPLOYEE: { ...byPerson, title: 'Hours by person', styles: workedTimeStyles },
  PAYROLL_SUMMARY: {
    ...byPerson,
    title: 'Paid hours by person',
    styles: { ...workedTimeStyles, ptoMinutes: 'timeOff' },
  },
  TIMES_BY_JOB: {
    title: 'Hours by job',
    name: 'job',
    id: 'jobId',
    styles: { workedMinutes: 'regular' },
  },
  TIMES_BY_TEAM: {
    title: 'Hours by team',
    name: 'team',
    id: 'teamId',
    styles: { workedMinutes: 'regular' },
  },
  PTO_SUMMARY: {
    title: 'Paid time off by policy',
    name: 'policy',
    id: 'policyId',
    styles: { approvedMinutes: 'timeOff', pendingMinutes: 'pending' },
  },
};

export function chartDataOf(report: Report): ChartData {
  const { title, styles, ...layout } = layouts[report.type];
  const series = Object.entries(styles)
    .map(([key, style]) => {
      const column = report.columns.find((each) => each.key === key);
      const hours = numberIn(report.totals, column?.hoursKey ?? '');
      return { key, style, name: column?.label ?? key, total: numberIn(report.totals, key), hours };
    })
    .filter(({ total }) => total > 0);
  const bars = Map.groupBy(report.rows, (row) => textIn(row, layout.id))
    .values()
    .map((rows) => barOf(rows, layout, series))
    .filter(({ total }) => total > 0)
    .toArray()
    .toSorted((one, other) => other.total - one.total);
  return { title, series, bars, unsentMinutes: sum(series.map(({ total }) => total)) - totalOf(bars) };
}

export const initialBarCount = 15;

/** The longest bars. Draws one more bar instead of hiding a single one. */
export function takeLongest(bars: readonly ChartBar[], count: number): readonly ChartBar[] {
  return bars.length <= count + 1 ? bars : bars.slice(0, count);
}

function totalOf(bars: readonly ChartBar[]): number {
  return sum(bars.map(({ total }) => total));
}

function barOf(rows: readonly Row[], layout: Pick<ChartLayout, 'name' | 'id'>, series: readonly Series[]): ChartBar {
  const [first = {}] = rows;
  const target = layout.id === 'policyId' ? null : targetOf(first);
  const minutes = Object.fromEntries(series.map(({ key }) => [key, sum(rows.map((row) => numberIn(row, key)))]));
  return { name: textIn(first, layout.name), target, minutes, total: sum(Object.values(minutes)) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Describes the number of bars and their range, for screen readers. */
export function describeBars(bars: readonly ChartBar[]): string {
  const [longest, shortest] = [bars[0], bars.at(-1)];
  if (!longest || !shortest) return '';
  const describe = ({ name, total }: ChartBar) => `${name} with ${formatDuration(total)}`;
  if (bars.length === 1) return `A chart of one bar: ${describe(longest)}.`;
  return `A chart of ${formatNumber(bars.length)} bars, from ${describe(longest)} down to ${describe(shortest)}.`;
}

/** `And 485 more bars, 12,040h in total`: the bars after those that are drawn. */
export function describeHiddenBars({ bars }: Pick<ChartData, 'bars'>, drawn: readonly ChartBar[]): string {
  const hidden = bars.slice(drawn.length);
  return `And ${formatNumber(hidden.length)} more bars, ${formatDuration(totalOf(hidden))} in total`;
}

/** Explains that the chart lacks rows that the server did not send; null if it sent all of them. */
export function describeUnsentRows(unsentMinutes: number, sentRows: number, rowCount: number): string | null {
  if (rowCount <= sentRows) return null;
  const [sent, unsent] = [formatNumber(sentRows), formatNumber(rowCount - sentRows)];
  return `The chart shows the first ${sent} rows. The other ${unsent} rows (${formatDuration(unsentMinutes)} in total) are included in the totals and in the exported file.`;
}

function formatNumber(number: number): string {
  return number.toLocaleString('en-US');
}
