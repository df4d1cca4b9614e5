import type { PayLine } from '../../../pay-engine/index.js';
import type { CsvColumn } from '../csv/csv.js';
import type { PayrollEntry } from '../run/payroll-entry.js';

/** A row for each person, under the names that the JSON has. */
export const peopleColumns: readonly CsvColumn<PayrollEntry>[] = [
  { header: 'userId', value: ({ user }) => user.id },
  { header: 'firstName', value: ({ user }) => user.firstName },
  { header: 'lastName', value: ({ user }) => user.lastName },
  { header: 'email', value: ({ user }) => user.email },
  { header: 'regularMinutes', value: (entry) => entry.regularMinutes },
  { header: 'overtimeMinutes', value: (entry) => entry.overtimeMinutes },
  { header: 'doubleTimeMinutes', value: (entry) => entry.doubleTimeMinutes },
  { header: 'ptoMinutes', value: (entry) => entry.ptoMinutes },
  { header: 'unpaidBreakMinutes', value: (entry) => entry.unpaidBreakMinutes },
  { header: 'exceptions', value: (entry) => entry.exceptions.length },
];

interface PersonLine {
  readonly user: PayrollEntry['user'];
  readonly line: PayLine;
}

/** A row for each pay line: what was worked on which day, and by which rule it is paid. */
export const lineColumns: readonly CsvColumn<PersonLine>[] = [
  { header: 'userId', value: ({ user }) => user.id },
  { header: 'firstName', value: ({ user }) => user.firstName },
  { header: 'lastName', value: ({ user }) => user.lastName },
  { header: 'email', value: ({ user }) => user.email },
  { header: 'date', value: ({ line }) => line.date },
  { header: 'timesheetId', value: ({ line }) => line.timesheetId },
  { header: 'kind', value: ({ line }) => line.kind },
  { header: 'minutes', value: ({ line }) => line.minutes },
  { header: 'rule', value: ({ line }) => line.rule },
  { header: 'explanation', value: ({ line }) => line.explanation },
];

export async function* linesOf(batches: AsyncIterable<readonly PayrollEntry[]>): AsyncGenerator<readonly PersonLine[]> {
  for await (const batch of batches) yield batch.flatMap(({ user, lines }) => lines.map((line) => ({ user, line })));
}
