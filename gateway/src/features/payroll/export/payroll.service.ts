import { query } from '../../../access/index.js';
import { failures } from '../../../platform/errors/index.js';
import type { Page } from '../../../platform/paging/index.js';
import { openCsvFile } from '../csv/csv.presenter.js';
import { readPay } from '../entries/read-pay.queries.js';
import type { PayrollEntry } from '../run/payroll-entry.types.js';
import { payrollExportInput, payrollFileInput, personPayInput } from './payroll.inputs.js';
import { lineColumns, peopleColumns, toPersonLines } from './payroll-columns.presenter.js';

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
      ? openCsvFile(name, lineColumns, toPersonLines(entries.lines()))
      : openCsvFile(name, peopleColumns, entries.summaries());
  }),
);

/** One person's pay, with every pay line. Fails with NOT_FOUND for an unknown person. */
export const personPay = query('personPay', personPayInput, async (context, input) => {
  const entry = await readPay(context, input, (entries) => entries.of(input.userId));
  if (!entry) throw failures.notFound('Person');
  return entry;
});
