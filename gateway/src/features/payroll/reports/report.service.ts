import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/contracts/calendar';
import { query, type SignedInContext } from '../../../access/index.js';
import type { RuleTimeline } from '../../../pay-engine/index.js';
import { readRuleTimeline } from '../../organization/index.js';
import { type CsvColumn, openCsvFile } from '../csv/csv.presenter.js';
import type { PayrollEntries } from '../entries/payroll-entries.types.js';
import { readPay } from '../entries/read-pay.queries.js';
import { ptoSummary } from './pto-summary.queries.js';
import { reportInput, reportRowsInput } from './report.inputs.js';
import type { Report, ReportRow, ReportType } from './report.types.js';
import { type Cell, hasTotal, type ReportColumn } from './report-columns.rules.js';
import type { AnyReport, ReportSource } from './report-definition.types.js';
import { payrollSummary, timesByEmployee, timesByJob } from './times-and-pay.presenter.js';

const definitions: Readonly<Record<ReportType, AnyReport>> = {
  TIMES_BY_EMPLOYEE: timesByEmployee,
  TIMES_BY_JOB: timesByJob,
  PAYROLL_SUMMARY: payrollSummary,
  PTO_SUMMARY: ptoSummary,
};

/** Enough rows for a screen. The totals include all rows. */
const firstRows = { skip: 0, first: 1000 };

export const report = query('report', reportInput, (context, { type, startDate, endDate }) =>
  readPay(context, { startDate, endDate }, async (entries, em): Promise<Report> => {
    const definition = definitions[type];
    const columns = definition.columns.map(({ key, label, kind }) => ({ key, label, kind }));
    const { closedAt, period } = entries;
    const timeline = await readRuleTimeline(em, context.viewer.organizationId);
    const settings = { ...settingsOf(entries), ruleChanges: listRuleChanges(timeline, period) };
    const rows = await collectRows(definition, sourceOf(context, entries, em), firstRows);
    return { type, startDate, endDate, ...settings, closedAt, columns, ...rows };
  }),
);

export const reportRows = query('report', reportRowsInput, (context, { type, startDate, endDate, skip, first }) =>
  readPay(context, { startDate, endDate }, async (entries, em) => {
    const { rows } = await collectRows(definitions[type], sourceOf(context, entries, em), { skip, first });
    return rows;
  }),
);

/** The whole report as a file that is written while it is computed. Each row has the settings. */
export const reportFile = query('reportExport', reportInput, (context, { type, startDate, endDate }) =>
  readPay(context, { startDate, endDate }, async (entries, em) => {
    const { columns, fileColumns = [], rows } = definitions[type];
    return openCsvFile(
      `${type.toLowerCase().replaceAll('_', '-')}-${startDate}-to-${endDate}`,
      [...columns.map(toCsvColumn), ...buildSettingColumns(entries), ...fileColumns],
      rows(sourceOf(context, entries, em)),
    );
  }),
);

function sourceOf({ viewer }: SignedInContext, entries: PayrollEntries, em: EntityManager): ReportSource {
  return { em, organizationId: viewer.organizationId, entries };
}

function settingsOf({ rules }: PayrollEntries) {
  const { timezone, workweekStartsOn, roundingRule, overtimeRule } = rules;
  return { timezone, workweekStartsOn, roundingRule, overtimeRule };
}

/** Sums all rows, and keeps `first` of them after the first `skip`. */
async function collectRows(
  { columns, rows }: AnyReport,
  source: ReportSource,
  { skip, first }: Readonly<Record<'skip' | 'first', number>>,
) {
  const found: ReportRow[] = [];
  const totals: Record<string, number> = Object.fromEntries(columns.filter(hasTotal).map(({ key }) => [key, 0]));
  let rowCount = 0;
  for await (const batch of rows(source)) {
    for (const row of batch) {
      rowCount += 1;
      const cells = Object.fromEntries(columns.map(({ key, value }) => [key, value(row) as Cell]));
      for (const key of Object.keys(totals)) totals[key] = (totals[key] ?? 0) + Number(cells[key]);
      if (rowCount > skip && found.length < first) found.push(cells);
    }
  }
  return { rows: found, totals, rowCount };
}

/** `Overtime (minutes)`: the file does not show the unit elsewhere. */
function toCsvColumn<Row>({ key, label, kind, value }: ReportColumn<Row>): CsvColumn<Row> {
  if (kind === 'ID') return { header: key, value };
  return { header: kind === 'MINUTES' ? `${label} (minutes)` : label, value };
}

function buildSettingColumns(entries: PayrollEntries): CsvColumn<unknown>[] {
  const { timezone, workweekStartsOn, roundingRule, overtimeRule } = settingsOf(entries);
  return [
    { header: 'Timezone', value: () => timezone },
    { header: 'Workweek starts on', value: () => workweekStartsOn },
    { header: 'Rounding', value: () => roundingRule },
    { header: 'Overtime rule', value: () => overtimeRule },
  ];
}

/** The days after the first one of a range on which other rules begin, such as another overtime rule. */
function listRuleChanges(timeline: RuleTimeline, { startDate, endDate }: DateRange): string[] {
  return timeline.flatMap((rules, index) => {
    const before = timeline[index - 1];
    const { from } = rules;
    if (!before || from === null || from <= startDate || from > endDate) return [];
    const keys = ['timezone', 'roundingRule', 'overtimeRule', 'workweekStartsOn'] as const;
    return keys.some((key) => rules[key] !== before[key]) ? [from] : [];
  });
}
