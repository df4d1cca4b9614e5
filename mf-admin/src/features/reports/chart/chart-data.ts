import type { ReportType } from '../../../gql/graphql.js';
import { numberIn, type Report, type Row, textIn } from '../report/report-data.js';

/** How a series is drawn: a colour and a pattern that go together. */
export type Look = 'regular' | 'overtime' | 'doubleTime' | 'timeOff' | 'pending';

/** One colour of the bars. */
export interface Series {
  /** The key of the column. */
  readonly key: string;
  readonly name: string;
  readonly look: Look;
  /** In minutes, of the whole report. */
  readonly total: number;
}

/** One bar: somebody's, a job's or a policy's. */
export interface ChartBar {
  readonly name: string;
  /** The person whose bar it is, where it is one person's. */
  readonly person: string | null;
  /** Minutes under the keys of the series. */
  readonly minutes: Readonly<Record<string, number>>;
  readonly total: number;
}

export interface ChartData {
  readonly title: string;
  /** Those of which there is anything. */
  readonly series: readonly Series[];
  /** The longest first. */
  readonly bars: readonly ChartBar[];
  /** Of rows that are in the totals, and that the server did not send; in minutes. */
  readonly unsent: number;
}

interface Plan {
  readonly title: string;
  /** The column that names a bar; rows of one name under one id are one bar. */
  readonly name: string;
  readonly id: string;
  readonly ofPeople: boolean;
  readonly looks: Readonly<Record<string, Look>>;
}

const people = { name: 'employee', id: 'userId', ofPeople: true } as const;
const worked = { regularMinutes: 'regular', overtimeMinutes: 'overtime', doubleTimeMinutes: 'doubleTime' } as const;

const plans: Readonly<Record<ReportType, Plan>> = {
  TIMES_BY_EMPLOYEE: { ...people, title: 'Hours by person', looks: worked },
  PAYROLL_SUMMARY: { ...people, title: 'Paid hours by person', looks: { ...worked, ptoMinutes: 'timeOff' } },
  TIMES_BY_JOB: {
    title: 'Hours by job',
    name: 'job',
    id: 'jobId',
    ofPeople: false,
    looks: { workedMinutes: 'regular' },
  },
  PTO_SUMMARY: {
    title: 'Paid time off by policy',
    name: 'policy',
    id: 'policyId',
    ofPeople: false,
    looks: { approvedMinutes: 'timeOff', pendingMinutes: 'pending' },
  },
};

/** What there is to be drawn of a report. */
export function chartDataOf(report: Report): ChartData {
  const { title, looks, ...plan } = plans[report.type];
  const series = Object.entries(looks)
    .map(([key, look]) => ({
      key,
      look,
      name: report.columns.find((column) => column.key === key)?.label ?? key,
      total: numberIn(report.totals, key),
    }))
    .filter(({ total }) => total > 0);
  const bars = Map.groupBy(report.rows, (row) => textIn(row, plan.id))
    .values()
    .map((rows) => barOf(rows, plan, series))
    .filter(({ total }) => total > 0)
    .toArray()
    .toSorted((one, other) => other.total - one.total);
  return { title, series, bars, unsent: sum(series.map(({ total }) => total)) - together(bars) };
}

/** So many bars can be taken in at a glance. */
export const atAGlance = 15;

/** So many of the bars, the longest; one more is drawn rather than left out alone. */
export function longest(bars: readonly ChartBar[], count: number): readonly ChartBar[] {
  return bars.length <= count + 1 ? bars : bars.slice(0, count);
}

/** In minutes. */
export function together(bars: readonly ChartBar[]): number {
  return sum(bars.map(({ total }) => total));
}

/** Which series a bar ends with. */
export function lastPartOf({ minutes }: ChartBar, series: readonly Series[]): string | undefined {
  return series.findLast(({ key }) => (minutes[key] ?? 0) > 0)?.key;
}

function barOf(
  rows: readonly Row[],
  plan: Pick<Plan, 'name' | 'id' | 'ofPeople'>,
  series: readonly Series[],
): ChartBar {
  const [first = {}] = rows;
  const minutes = Object.fromEntries(series.map(({ key }) => [key, sum(rows.map((row) => numberIn(row, key)))]));
  const person = plan.ofPeople ? textIn(first, plan.id) || null : null;
  return { name: textIn(first, plan.name), person, minutes, total: sum(Object.values(minutes)) };
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
