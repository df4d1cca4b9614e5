import { query } from '../../../access/index.js';
import { failures } from '../../../platform/errors/index.js';
import { csvOf } from '../csv/csv.js';
import { type CsvFile, csvFile } from '../csv/csv-file.js';
import { readPay } from '../run/find-payroll-entries.js';
import { payrollExportInput, payrollFileInput, personPayInput } from './payroll.inputs.js';
import { lineColumns, linesOf, peopleColumns } from './payroll-columns.js';

/** Everybody's pay for these days, a page at a time, by last name. */
export const payrollExport = query('payrollExport', payrollExportInput, (context, input) =>
  readPay(context, input, (entries) => entries.page(input)),
);

/** The same as a file, written while it is computed: however many people there are, two batches of them are in memory. */
export const payrollFile = query('payrollExport', payrollFileInput, (context, input) =>
  readPay(context, input, (entries): CsvFile => {
    const { startDate, endDate, rows } = input;
    const all = entries.all();
    const content = rows === 'lines' ? csvOf(lineColumns, linesOf(all)) : csvOf(peopleColumns, all);
    return csvFile(`payroll-${rows}-${startDate}-to-${endDate}`, content);
  }),
);

/** One person's pay with every line, for whoever asks how it came about. Fails with NOT_FOUND for an unknown person. */
export const personPay = query('personPay', personPayInput, async (context, input) => {
  const entry = await readPay(context, input, (entries) => entries.of(input.userId));
  if (!entry) throw failures.notFound('Person');
  return entry;
});
