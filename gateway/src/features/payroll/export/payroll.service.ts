import { query } from '../../../access/index.js';
import { failures } from '../../../platform/errors/index.js';
import { formatCsvFile } from '../csv/csv.presenter.js';
import { peekFirst } from '../entries/batches.queries.js';
import { readPay } from '../entries/read-pay.queries.js';
import { payrollExportInput, payrollFileInput, personPayInput } from './payroll.inputs.js';
import { columnsFor, toPersonLines } from './payroll-columns.presenter.js';

/** A page of everyone's pay for a range of dates, ordered by last name. */
export const payrollExport = query('payrollExport', payrollExportInput, (context, input) =>
  readPay(context, input, (entries) => entries.page(input)),
);

/** Everyone's pay as a file that is written while it is computed, with at most three batches of people in memory. */
export const payrollFile = query('payrollExport', payrollFileInput, (context, input) =>
  readPay(context, input, async (entries) => {
    const { startDate, endDate, rows } = input;
    const dates = `${startDate}-to-${endDate}`;
    const name = `payroll-${rows}-${dates}${entries.version === null ? '' : `-v${entries.version}`}`;
    const { first, all } = await peekFirst(entries.all());
    const columns = columnsFor(first?.[0]);
    return rows === 'lines'
      ? formatCsvFile(name, columns.lines, toPersonLines(all))
      : formatCsvFile(name, columns.people, all);
  }),
);

/** One person's pay, with every pay line. Fails with NOT_FOUND for an unknown person. */
export const personPay = query('personPay', personPayInput, async (context, input) => {
  const entry = await readPay(context, input, (entries) => entries.of(input.userId));
  if (!entry) throw failures.notFound('Person');
  return entry;
});
