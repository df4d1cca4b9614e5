import type { CsvColumn } from '../csv/csv.presenter.js';
import type { PayrollEntry } from '../run/payroll-entry.types.js';

interface PersonRow {
  readonly user: PayrollEntry['user'];
}

const personColumns: readonly CsvColumn<PersonRow>[] = [
  { header: 'userId', value: ({ user }) => user.id },
  { header: 'firstName', value: ({ user }) => user.firstName },
  { header: 'lastName', value: ({ user }) => user.lastName },
  { header: 'email', value: ({ user }) => user.email },
];

/** One row per person, with the same names as in JSON. */
export const peopleColumns: readonly CsvColumn<PayrollEntry>[] = [
  ...personColumns,
  { header: 'regularMinutes', value: (entry) => entry.regularMinutes },
  { header: 'overtimeMinutes', value: (entry) => entry.overtimeMinutes },
  { header: 'doubleTimeMinutes', value: (entry) => entry.doubleTimeMinutes },
  { header: 'ptoMinutes', value: (entry) => entry.ptoMinutes },
  { header: 'unpaidBreakMinutes', value: (entry) => entry.unpaidBreakMinutes },
  { header: 'exceptions', value: (entry) => entry.exceptions.length },
];

interface PersonLine extends PersonRow {
  readonly line: PayrollEntry['lines'][number];
}

/** One row per pay line: what was worked on a date, and the rule by which it is paid. */
export const lineColumns: readonly CsvColumn<PersonLine>[] = [
  ...personColumns,
  { header: 'date', value: ({ line }) => line.date },
  { header: 'timesheetId', value: ({ line }) => line.timesheetId },
  { header: 'kind', value: ({ line }) => line.kind },
  { header: 'minutes', value: ({ line }) => line.minutes },
  { header: 'rule', value: ({ line }) => line.rule },
  { header: 'explanation', value: ({ line }) => line.explanation },
];

export async function* toPersonLines(
  batches: AsyncIterable<readonly PayrollEntry[]>,
): AsyncGenerator<readonly PersonLine[]> {
  for await (const batch of batches) yield batch.flatMap(({ user, lines }) => lines.map((line) => ({ user, line })));
}
