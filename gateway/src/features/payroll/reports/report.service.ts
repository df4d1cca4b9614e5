import type { DateRange } from '@timetrack/contracts/calendar';
import { query, type SignedInContext } from '../../../access/index.js';
import type { RuleTimeline } from '../../../pay-engine/index.js';
import { readRuleTimeline } from '../../organization/index.js';
import { type CsvColumn, openCsvFile } from '../csv/csv.presenter.js';
import type { PayrollEntries } from '../entries/payroll-entries.types.js';
import { convertToHours, type PayHours, sumMinutesByKind } from '../run/pay-hours.rules.js';
import { addKinds } from '../run/payroll-entry.types.js';
import { ptoSummary } from './pto-summary.queries.js';
import { reportInput, reportRowsInput } from './report.inputs.js';
import type { Report, ReportRow, ReportType } from './report.types.js';
import { type Cell, hasTotal, hoursIn, hoursKeyOf, type ReportColumn } from './report-columns.rules.js';
import type { AnyReport, ReportSource } from './report-definition.types.js';
import { readPayInScope } from './report-scope.reads.js';
import { nameFile } from './report-scope.rules.js';
import { payrollSummary, timesByEmployee, timesByJob } from './times-and-pay.presenter.js';
import { timesByTeam } from './times-by-team.presenter.js';

const definitions: Readonly<Record<ReportType, AnyReport>> = {
  TIMES_BY_EMPLOYEE: timesByEmployee,
  TIMES_BY_JOB: timesByJob,
  TIMES_BY_TEAM: timesByTeam,
  PAYROLL_SUMMARY: payrollSummary,
  PTO_SUMMARY: ptoSummary,
};

/** Enough rows for a screen. The totals include all rows. */
const firstRows = { skip: 0, first: 1000 };

export const report = query('report', reportInput, (context, { type, ...question }) =>
  readPayInScope(context, question, async (entries, em, { userIds, ...scope }): Promise<Report> => {
    const definition = definitions[type];
    const { closedAt, period, pendingOvertime } = entries;
    const timeline = await readRuleTimeline(em, context.viewer.organizationId);
    const settings = { ...settingsOf(entries), ruleChanges: listRuleChanges(timeline, period) };
    const rows = await collectRows(definition, sourceOf(context, { entries, em, userIds }), firstRows);
    const columns = definition.columns
      .filter(({ isShownWith }) => isShownWith?.(rows.totals) ?? true)
      .map((column) => ({ ...pickShown(column), hoursKey: hoursKeyOf(column) }));
    const { startDate, endDate, teamId = null } = question;
    return { type, startDate, endDate, teamId, scope, ...settings, closedAt, pendingOvertime, columns, ...rows };
  }),
);

export const reportRows = query('report', reportRowsInput, (context, { type, skip, first, ...question }) =>
  readPayInScope(context, question, async (entries, em, { userIds }) => {
    const { rows } = await collectRows(definitions[type], sourceOf(context, { entries, em, userIds }), { skip, first });
    return rows;
  }),
);

/** The whole report as a file that is written while it is computed. Each row has the settings. */
export const reportFile = query('reportExport', reportInput, (context, { type, ...question }) =>
  readPayInScope(context, question, async (entries, em, scope) => {
    const definition = definitions[type];
    const { startDate, endDate } = question;
    return openCsvFile(
      nameFile(`${type.toLowerCase().replaceAll('_', '-')}-${startDate}-to-${endDate}`, scope),
      [...listCsvColumns(definition), ...buildSettingColumns(entries), ...listRareColumns(definition)],
      listRows(definition, sourceOf(context, { entries, em, userIds: scope.userIds })),
    );
  }),
);

function sourceOf({ viewer }: SignedInContext, source: Omit<ReportSource, 'organizationId'>): ReportSource {
  return { ...source, organizationId: viewer.organizationId };
}

function settingsOf({ rules }: PayrollEntries) {
  const { timezone, workweekStartsOn, roundingRule, overtimeRule } = rules;
  return { timezone, workweekStartsOn, roundingRule, overtimeRule };
}

function pickShown({ key, label, kind }: ReportColumn<never>) {
  return { key, label, kind };
}

/** Sums all rows, and keeps `first` of those that are listed after the first `skip`. */
async function collectRows(
  { columns, rows, payOf, isListed = () => true }: AnyReport,
  source: ReportSource,
  { skip, first }: Readonly<Record<'skip' | 'first', number>>,
) {
  const found: ReportRow[] = [];
  const summed = columns.filter(hasTotal);
  const totals: Record<string, number> = Object.fromEntries(summed.map(({ key }) => [key, 0]));
  const kinds = sumMinutesByKind([]);
  let rowCount = 0;
  for await (const batch of rows(source)) {
    addPay(kinds, batch, payOf);
    for (const row of batch.filter(isListed)) {
      rowCount += 1;
      for (const { key, value } of summed) totals[key] = (totals[key] ?? 0) + Number(value(row));
      if (rowCount > skip && found.length < first) found.push(readCells(columns, row, payOf?.(row).hours ?? null));
    }
  }
  const hours = hoursOf(summed, totals, convertToHours(kinds)) as Record<string, number>;
  return { rows: found, totals: { ...totals, ...hours }, rowCount };
}

function addPay(kinds: Parameters<typeof addKinds>[0], batch: readonly unknown[], payOf: AnyReport['payOf']): void {
  if (payOf) for (const row of batch) addKinds(kinds, payOf(row as never));
}

function readCells(columns: AnyReport['columns'], row: unknown, hours: PayHours | null): ReportRow {
  const cells = Object.fromEntries(columns.map(({ key, value }) => [key, value(row) as Cell]));
  return { ...cells, ...hoursOf(columns, cells, hours) };
}

/** The decimal hours of all columns of minutes. */
function hoursOf(columns: AnyReport['columns'], cells: Readonly<Record<string, Cell>>, hours: PayHours | null) {
  return Object.fromEntries(
    columns.flatMap((column) => {
      const key = hoursKeyOf(column);
      return key === null ? [] : [[key, hoursIn(column, cells[column.key] ?? null, hours)]];
    }),
  );
}

async function* listRows({ rows, isListed }: AnyReport, source: ReportSource): AsyncGenerator<unknown[]> {
  for await (const batch of rows(source)) yield isListed ? batch.filter(isListed) : [...batch];
}

/** Names come first, and ids, which are for programs, last. A column of minutes also has its hours, as screens show them. */
function listCsvColumns({ columns, fileColumns = [], payOf }: AnyReport): CsvColumn<unknown>[] {
  const shown = columns.filter(({ kind, isShownWith }) => kind !== 'ID' && !isShownWith);
  const ids = columns.filter(({ kind }) => kind === 'ID').map(({ key, value }) => ({ header: key, value }));
  return [...shown.flatMap((column) => listColumnsOf(column, payOf)), ...fileColumns, ...ids];
}

/** A release may add columns at the end of a file only. */
function listRareColumns({ columns, payOf }: AnyReport): CsvColumn<unknown>[] {
  return columns.filter(({ isShownWith }) => isShownWith).flatMap((column) => listColumnsOf(column, payOf));
}

function listColumnsOf(column: AnyReport['columns'][number], payOf: AnyReport['payOf']): CsvColumn<unknown>[] {
  const { kind, label, value } = column;
  if (kind !== 'MINUTES') return [{ header: label, value }];
  const hours = (row: unknown) => hoursIn(column, value(row), payOf?.(row).hours ?? null);
  return [
    { header: `${label} (hours)`, value: hours, decimals: 2 },
    { header: `${label} (minutes)`, value },
  ];
}

function buildSettingColumns(entries: PayrollEntries): CsvColumn<unknown>[] {
  const { timezone, workweekStartsOn, roundingRule, overtimeRule } = settingsOf(entries);
  return [
    { header: 'Timezone', value: () => timezone },
    { header: 'Workweek starts on', value: () => workweekStartsOn },
    { header: 'Rounding', value: () => roundingRule },
    { header: 'Overtime rule', value: () => overtimeRule },
    { header: 'Overtime pending', value: () => listWeeks(entries) },
  ];
}

/** `2026-11-08 to 2026-11-14`, or null if no overtime is pending. */
function listWeeks({ pendingOvertime }: PayrollEntries): string | null {
  return pendingOvertime.map(({ startDate, endDate }) => `${startDate} to ${endDate}`).join(', ') || null;
}

/** The days after the first one of a range on which other rules begin, such as another overtime rule. */
function listRuleChanges(timeline: RuleTimeline, { startDate, endDate }: DateRange): string[] {
  return timeline.flatMap((rules, index) => {
    const before = timeline[index - 1];
    const { from } = rules;
    if (!before || from === null || from <= startDate || from > endDate) return [];
    const keys = ['timezone', 'roundingRule', 'overtimeRule', 'workweekStartsOn'] as const;
    const isOther = rules.customRule?.id !== before.customRule?.id || keys.some((key) => rules[key] !== before[key]);
    return isOther ? [from] : [];
  });
}
