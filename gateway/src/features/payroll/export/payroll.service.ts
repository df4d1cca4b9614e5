import { z } from 'zod';
import { query } from '../../../access/index.js';
import { toHours } from '../../../pay-engine/index.js';
import { idInput } from '../../../platform/database/ids.js';
import { failures } from '../../../platform/errors/index.js';
import { type Page, pageInput } from '../../../platform/paging/index.js';
import type { PendingWeek } from '../../pay-periods/index.js';
import { type CsvColumn, openCsvFile } from '../csv/csv.presenter.js';
import { payRangeShape, payVersion, requireDatesInOrder } from '../entries/pay-range.inputs.js';
import type { PayrollEntries } from '../entries/payroll-entries.types.js';
import { describePending } from '../entries/pending-overtime.rules.js';
import { readPay } from '../entries/read-pay.queries.js';
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

const firstPeopleColumns: readonly CsvColumn<PayrollSummary>[] = [
  ...personColumns,
  { header: 'regularMinutes', value: (entry) => entry.regularMinutes },
  { header: 'overtimeMinutes', value: (entry) => entry.overtimeMinutes },
  { header: 'doubleTimeMinutes', value: (entry) => entry.doubleTimeMinutes },
  { header: 'ptoMinutes', value: (entry) => entry.ptoMinutes },
  { header: 'unpaidBreakMinutes', value: (entry) => entry.unpaidBreakMinutes },
  { header: 'exceptions', value: (entry) => entry.exceptions.length },
  employeeNumber,
  { header: 'regularHours', value: ({ hours }) => hours.regular },
  { header: 'overtimeHours', value: ({ hours }) => hours.overtime },
  { header: 'doubleTimeHours', value: ({ hours }) => hours.doubleTime },
  { header: 'ptoHours', value: ({ hours }) => hours.pto },
  { header: 'totalHours', value: ({ hours }) => hours.total },
  { header: 'overtimePending', value: ({ exceptions }) => exceptions.find(isPending)?.message ?? null },
];

const peopleColumns: readonly CsvColumn<PayrollSummary>[] = [
  ...firstPeopleColumns,
  // Empty where a version copies the entry of an earlier one that lacks them.
  { header: 'exempt', value: ({ exempt }) => (exempt === undefined ? null : String(exempt)) },
  { header: 'overtimeRule', value: ({ overtimeRule }) => overtimeRule ?? null },
  { header: 'mealPremiumMinutes', value: (entry) => entry.mealPremiumMinutes ?? null },
  { header: 'restPremiumMinutes', value: (entry) => entry.restPremiumMinutes ?? null },
  { header: 'qualifiedOvertimeMinutes', value: (entry) => entry.qualifiedOvertimeMinutes ?? null },
  { header: 'mealPremiumHours', value: ({ hours }) => hours.mealPremium ?? null },
  { header: 'restPremiumHours', value: ({ hours }) => hours.restPremium ?? null },
  { header: 'qualifiedOvertimeHours', value: (entry) => hoursOrNull(entry.qualifiedOvertimeMinutes) },
];

/** A version that was settled before break premiums were a rule keeps its bytes. */
const columnsOf = ({ rules }: PayrollEntries) =>
  rules.breakPremiums === undefined ? firstPeopleColumns : peopleColumns;

const hoursOrNull = (minutes: number | null | undefined) =>
  minutes === null || minutes === undefined ? null : toHours(minutes);

const isPending = ({ code }: PayrollEntry['exceptions'][number]) => code === 'OVERTIME_PENDING';

interface PersonLine extends PersonRow {
  readonly line: PayrollEntry['lines'][number];
  readonly pending: readonly PendingWeek[];
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
  { header: 'hours', value: ({ line }) => line.hours },
  { header: 'adjustsStartDate', value: ({ line }) => line.adjusts?.startDate ?? null },
  { header: 'adjustsEndDate', value: ({ line }) => line.adjusts?.endDate ?? null },
  { header: 'overtimePending', value: ({ pending, ...row }) => describePending(row, pending) },
];

export async function* toPersonLines(
  batches: AsyncIterable<Iterable<PayrollLines>>,
  pending: readonly PendingWeek[] = [],
): AsyncGenerator<Iterable<PersonLine>> {
  for await (const batch of batches) yield listPersonLines(batch, pending);
}

function* listPersonLines(entries: Iterable<PayrollLines>, pending: readonly PendingWeek[]): Generator<PersonLine> {
  for (const { user, lines } of entries) for (const line of lines) yield { user, line, pending };
}

const format = z.enum(['json', 'csv'], { error: 'Format must be json or csv' });
const rows = z.enum(['people', 'lines'], { error: 'Rows must be people or lines' });

const payrollExportInput = requireDatesInOrder(
  z.object({ ...payRangeShape, ...pageInput, version: payVersion, format: format.nullish() }),
);

const payrollFileInput = requireDatesInOrder(
  z.object({ ...payRangeShape, version: payVersion, format, rows: rows.default('people') }),
);

const personPayInput = requireDatesInOrder(
  z.object({ ...payRangeShape, userId: idInput.describe('The person who is paid.') }),
);

export const payrollExport = query('payrollExport', payrollExportInput, (context, input) => {
  const wantsLines = ['lines', 'workweeks'].some((part) => context.selection.wants(`edges.node.${part}`));
  return readPay(
    context,
    input,
    (entries) => entries.page(input, wantsLines ? 'LINES' : 'SUMS') as Promise<Page<PayrollEntry>>,
  );
});

/** Everyone's pay as a file that is written while it is computed, with a few batches of people in memory. */
export const payrollFile = query('payrollExport', payrollFileInput, (context, input) =>
  readPay(context, input, async (entries) => {
    const { startDate, endDate, rows } = input;
    const dates = `${startDate}-to-${endDate}`;
    const name = `payroll-${rows}-${dates}${entries.version === null ? '' : `-v${entries.version}`}`;
    return rows === 'lines'
      ? openCsvFile(name, lineColumns, toPersonLines(entries.lines(), entries.pendingOvertime))
      : openCsvFile(name, columnsOf(entries), entries.summaries());
  }),
);

/** One person's pay, with every pay line. Fails with NOT_FOUND for an unknown person. */
export const personPay = query('personPay', personPayInput, async (context, input) => {
  const entry = await readPay(context, input, (entries) => entries.of(input.userId));
  if (!entry) throw failures.notFound('Person');
  return entry;
});
