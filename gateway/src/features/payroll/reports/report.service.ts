import type { EntityManager } from '@mikro-orm/postgresql';
import { query, type SignedInContext } from '../../../access/index.js';
import { type CsvColumn, csvOf } from '../csv/csv.js';
import { type CsvFile, csvFile } from '../csv/csv-file.js';
import { readPay } from '../run/find-payroll-entries.js';
import type { PayrollEntries } from '../run/payroll-entries.js';
import { reportInput } from './report.inputs.js';
import type { Report, ReportRow } from './report.type.js';
import { addsUp, type Cell, type ReportColumn } from './report-columns.js';
import type { AnyReport, ReportSource } from './report-definition.js';
import { reportDefinitions } from './report-types.js';

/** As many as a screen can show; the totals are of all. */
const mostRows = 1000;

/** A report with its totals, and with as many rows as a screen can show. */
export const report = query('report', reportInput, (context, { type, startDate, endDate }) =>
  readPay(context, { startDate, endDate }, async (entries, em): Promise<Report> => {
    const definition = reportDefinitions[type];
    const columns = definition.columns.map(({ key, label, kind }) => ({ key, label, kind }));
    const { closedAt } = entries;
    const sums = await summed(definition, sourceOf(context, entries, em));
    return { type, startDate, endDate, ...settingsOf(entries), closedAt, columns, ...sums };
  }),
);

/** The whole report as a file, written while it is computed. Each row says under which settings. */
export const reportFile = query('reportExport', reportInput, (context, { type, startDate, endDate }) =>
  readPay(context, { startDate, endDate }, (entries, em): CsvFile => {
    const { columns, rows } = reportDefinitions[type];
    const content = csvOf(
      [...columns.map(csvColumn), ...settingColumns(entries)],
      rows(sourceOf(context, entries, em)),
    );
    return csvFile(`${type.toLowerCase().replaceAll('_', '-')}-${startDate}-to-${endDate}`, content);
  }),
);

function sourceOf({ viewer }: SignedInContext, entries: PayrollEntries, em: EntityManager): ReportSource {
  return { em, organizationId: viewer.organizationId, entries };
}

function settingsOf({ rules }: PayrollEntries) {
  const { timezone, workweekStartsOn, roundingRule, overtimeRule } = rules;
  return { timezone, workweekStartsOn, roundingRule, overtimeRule };
}

async function summed({ columns, rows }: AnyReport, source: ReportSource) {
  const shown: ReportRow[] = [];
  const totals: Record<string, number> = Object.fromEntries(columns.filter(addsUp).map(({ key }) => [key, 0]));
  let rowCount = 0;
  for await (const batch of rows(source)) {
    for (const row of batch) {
      rowCount += 1;
      const cells = Object.fromEntries(columns.map(({ key, value }) => [key, value(row) as Cell]));
      for (const key of Object.keys(totals)) totals[key] = (totals[key] ?? 0) + Number(cells[key]);
      if (rowCount <= mostRows) shown.push(cells);
    }
  }
  return { rows: shown, totals, rowCount };
}

/** `Overtime (minutes)`: whoever opens the file has no other place that says the unit. */
function csvColumn<Row>({ key, label, kind, value }: ReportColumn<Row>): CsvColumn<Row> {
  if (kind === 'ID') return { header: key, value };
  return { header: kind === 'MINUTES' ? `${label} (minutes)` : label, value };
}

function settingColumns(entries: PayrollEntries): CsvColumn<unknown>[] {
  const { timezone, workweekStartsOn, roundingRule, overtimeRule } = settingsOf(entries);
  return [
    { header: 'Timezone', value: () => timezone },
    { header: 'Workweek starts on', value: () => workweekStartsOn },
    { header: 'Rounding', value: () => roundingRule },
    { header: 'Overtime rule', value: () => overtimeRule },
  ];
}
