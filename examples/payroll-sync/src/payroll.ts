import type { TimeTrackApi } from './api.ts';
import type { PayrollEntry } from './api-types.ts';

const columns = [
  ['Regular', ({ regularMinutes }) => regularMinutes],
  ['Overtime', ({ overtimeMinutes }) => overtimeMinutes],
  ['Double time', ({ doubleTimeMinutes }) => doubleTimeMinutes],
  ['Time off', ({ ptoMinutes }) => ptoMinutes],
  ['Unpaid breaks', ({ unpaidBreakMinutes }) => unpaidBreakMinutes],
  ['Exceptions', ({ exceptions }) => exceptions.length],
] as const satisfies readonly (readonly [string, (entry: PayrollEntry) => number])[];

/** A row of the table: whose, and a number for each column. */
export interface PayrollRow {
  readonly name: string;
  readonly numbers: readonly number[];
}

/** Everybody's totals for these days, and the sum of them as the last row. Nothing is computed here but that sum. */
export async function payrollRows(api: TimeTrackApi, startDate: string, endDate: string): Promise<PayrollRow[]> {
  const rows: PayrollRow[] = [];
  for await (const page of api.payroll(startDate, endDate)) rows.push(...page.map(rowOf));
  const sums = columns.map((_, at) => rows.reduce((sum, { numbers }) => sum + (numbers[at] ?? 0), 0));
  return [...rows, { name: 'Total', numbers: sums }];
}

function rowOf(entry: PayrollEntry): PayrollRow {
  const { firstName, lastName } = entry.user;
  return { name: `${firstName} ${lastName}`, numbers: columns.map(([, minutesOf]) => minutesOf(entry)) };
}

/** The rows under their headings, minutes unless they say otherwise, each column as wide as it must be. */
export function payrollTable(rows: readonly PayrollRow[]): string {
  const lines = [
    ['Minutes', ...columns.map(([label]) => label)],
    ...rows.map(({ name, numbers }) => [name, ...numbers.map(String)]),
  ];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at + 1]?.length ?? 0)));
  const nameWidth = Math.max(...lines.map(([name = '']) => name.length));
  const shown = ([name = '', ...cells]: readonly string[]) =>
    [name.padEnd(nameWidth), ...cells.map((cell, at) => cell.padStart(widths[at] ?? 0))].join('  ');
  return lines.map(shown).join('\n');
}
