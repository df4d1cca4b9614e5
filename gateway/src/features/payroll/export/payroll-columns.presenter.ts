import type { CsvColumn } from '../csv/csv.presenter.js';
import type { PayrollEntry, PayrollLines, PayrollSummary } from '../run/payroll-entry.types.js';

interface PersonRow {
  readonly user: PayrollEntry['user'];
}

const personColumns: readonly CsvColumn<PersonRow>[] = [
  { header: 'userId', value: ({ user }) => user.id },
  { header: 'firstName', value: ({ user }) => user.firstName },
  { header: 'lastName', value: ({ user }) => user.lastName },
  { header: 'email', value: ({ user }) => user.email },
];

const employeeNumber: CsvColumn<PersonRow> = {
  header: 'employeeNumber',
  value: ({ user }) => user.employeeNumber ?? null,
};

export const peopleColumns: readonly CsvColumn<PayrollSummary>[] = [
  ...personColumns,
  { header: 'regularMinutes', value: (entry) => entry.regularMinutes },
  { header: 'overtimeMinutes', value: (entry) => entry.overtimeMinutes },
  { header: 'doubleTimeMinutes', value: (entry) => entry.doubleTimeMinutes },
  { header: 'ptoMinutes', value: (entry) => entry.ptoMinutes },
  { header: 'unpaidBreakMinutes', value: (entry) => entry.unpaidBreakMinutes },
  { header: 'exceptions', value: (entry) => entry.exceptions.length },
  employeeNumber,
  { header: 'regularHours', value: ({ hours }) => hours?.regular ?? null },
  { header: 'overtimeHours', value: ({ hours }) => hours?.overtime ?? null },
  { header: 'doubleTimeHours', value: ({ hours }) => hours?.doubleTime ?? null },
  { header: 'ptoHours', value: ({ hours }) => hours?.pto ?? null },
  { header: 'totalHours', value: ({ hours }) => hours?.total ?? null },
];

interface PersonLine extends PersonRow {
  readonly line: PayrollEntry['lines'][number];
}

/** One row per pay line: minutes on a date, and the rule that pays them. */
export const lineColumns: readonly CsvColumn<PersonLine>[] = [
  ...personColumns,
  { header: 'date', value: ({ line }) => line.date },
  { header: 'timesheetId', value: ({ line }) => line.timesheetId },
  { header: 'kind', value: ({ line }) => line.kind },
  { header: 'minutes', value: ({ line }) => line.minutes },
  { header: 'rule', value: ({ line }) => line.rule },
  { header: 'explanation', value: ({ line }) => line.explanation },
  employeeNumber,
  { header: 'job', value: ({ line }) => line.job?.name ?? null },
  { header: 'policy', value: ({ line }) => line.policy?.name ?? null },
  { header: 'requestId', value: ({ line }) => line.requestId ?? null },
  { header: 'earningCode', value: ({ line }) => line.earningCode ?? null },
  { header: 'hours', value: ({ line }) => line.hours ?? null },
  { header: 'adjustsStartDate', value: ({ line }) => line.adjusts?.startDate ?? null },
  { header: 'adjustsEndDate', value: ({ line }) => line.adjusts?.endDate ?? null },
];

export async function* toPersonLines(
  batches: AsyncIterable<Iterable<PayrollLines>>,
): AsyncGenerator<Iterable<PersonLine>> {
  for await (const batch of batches) yield listPersonLines(batch);
}

function* listPersonLines(entries: Iterable<PayrollLines>): Generator<PersonLine> {
  for (const { user, lines } of entries) for (const line of lines) yield { user, line };
}
