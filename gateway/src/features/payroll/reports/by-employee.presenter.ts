import type { CsvColumn } from '../csv/csv.presenter.js';
import { type PayrollSummary, sumWorkedMinutes } from '../run/payroll-entry.types.js';
import { count, id, minutes, type ReportColumn, text } from './report-columns.rules.js';
import type { ReportDefinition, ReportSource } from './report-definition.types.js';

const person: readonly ReportColumn<PayrollSummary>[] = [
  id('userId', ({ user }) => user.id),
  text('employee', 'Employee', ({ user }) => `${user.firstName} ${user.lastName}`),
];

const hours: readonly ReportColumn<PayrollSummary>[] = [
  minutes('regularMinutes', 'Regular', (entry) => entry.regularMinutes),
  minutes('overtimeMinutes', 'Overtime', (entry) => entry.overtimeMinutes),
  minutes('doubleTimeMinutes', 'Double time', (entry) => entry.doubleTimeMinutes),
];

const exceptions = count<PayrollSummary>('exceptions', 'Exceptions', (entry) => entry.exceptions.length);

const fileColumns: readonly CsvColumn<PayrollSummary>[] = [
  { header: 'Employee number', value: ({ user }) => user.employeeNumber ?? null },
];

export const timesByEmployee: ReportDefinition<PayrollSummary> = {
  columns: [
    ...person,
    minutes('workedMinutes', 'Worked', sumWorkedMinutes),
    ...hours,
    minutes('unpaidBreakMinutes', 'Unpaid breaks', (entry) => entry.unpaidBreakMinutes),
    exceptions,
  ],
  fileColumns,
  rows: (source) => filterEntries(source, (entry) => sumWorkedMinutes(entry) > 0 || entry.exceptions.length > 0),
};

const sumPaidMinutes = (entry: PayrollSummary) => sumWorkedMinutes(entry) + entry.ptoMinutes;

export const payrollSummary: ReportDefinition<PayrollSummary> = {
  columns: [
    ...person,
    ...hours,
    minutes('ptoMinutes', 'Paid time off', (entry) => entry.ptoMinutes),
    minutes('paidMinutes', 'Total paid', sumPaidMinutes),
    exceptions,
  ],
  fileColumns,
  rows: (source) => filterEntries(source, (entry) => sumPaidMinutes(entry) > 0 || entry.exceptions.length > 0),
};

async function* filterEntries({ entries }: ReportSource, isIncluded: (entry: PayrollSummary) => boolean) {
  for await (const batch of entries.summaries()) yield batch.filter(isIncluded);
}
