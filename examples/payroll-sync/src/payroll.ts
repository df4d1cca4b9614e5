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

/** A row of the table: a name, and a number for each column. */
export interface PayrollRow {
  readonly name: string;
  readonly numbers: readonly number[];
}

/** Everyone's totals for a range of dates, with their sum as the last row. The sum is the only thing computed here. */
export async function loadPayrollRows(api: TimeTrackApi, startDate: string, endDate: string): Promise<PayrollRow[]> {
  const rows: PayrollRow[] = [];
  for await (const page of api.listPayroll(startDate, endDate)) rows.push(...page.map(toRow));
  const sums = columns.map((_, index) => rows.reduce((sum, { numbers }) => sum + (numbers[index] ?? 0), 0));
  return [...rows, { name: 'Total', numbers: sums }];
}

function toRow(entry: PayrollEntry): PayrollRow {
  const { firstName, lastName } = entry.user;
  return { name: `${firstName} ${lastName}`, numbers: columns.map(([, minutesOf]) => minutesOf(entry)) };
}

/** Formats the rows as a table with a heading, in minutes. Each column is as wide as its longest cell. */
export function formatPayrollTable(rows: readonly PayrollRow[]): string {
  const lines = [
    ['Minutes', ...columns.map(([label]) => label)],
    ...rows.map(({ name, numbers }) => [name, ...numbers.map(String)]),
  ];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index + 1]?.length ?? 0)));
  const nameWidth = Math.max(...lines.map(([name = '']) => name.length));
  const formatLine = ([name = '', ...cells]: readonly string[]) =>
    [name.padEnd(nameWidth), ...cells.map((cell, index) => cell.padStart(widths[index] ?? 0))].join('  ');
  return lines.map(formatLine).join('\n');
}
