import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/contracts/calendar';
import { query, type SignedInContext } from '../../../access/index.js';
import { isTimeWorked, toHours } from '../../../pay-engine/index.js';
import { type CsvColumn, openCsvFile } from '../csv/csv.presenter.js';
import { mapEach } from '../entries/batches.queries.js';
import type { PayrollEntries } from '../entries/payroll-entries.types.js';
import type { ReportSource } from '../reports/report-definition.types.js';
import { readPayInScope } from '../reports/report-scope.reads.js';
import { nameFile } from '../reports/report-scope.rules.js';
import { listWorkByTeam } from '../reports/teams-of-work.queries.js';
import type { PayrollLine, PayrollLines } from '../run/payroll-entry.types.js';
import { columnFinder, listColumns } from './time-columns.rules.js';
import { workByTimeInput } from './work-by-time.inputs.js';
import type { WorkByTime, WorkColumns, WorkRow, WorkRows } from './work-by-time.types.js';

/** Enough rows for a screen. The sums include all. */
const maxRows = 1000;

export const workByTime = query('workByTime', workByTimeInput, (context, { rows, columns, ...question }) =>
  readPayInScope(context, question, (entries, em) => collect(sourceOf(context, entries, em), rows, columns)),
);

function sourceOf({ viewer }: SignedInContext, entries: PayrollEntries, em: EntityManager): ReportSource {
  return { em, organizationId: viewer.organizationId, entries };
}

async function collect(source: ReportSource, by: WorkRows, columnsBy: WorkColumns): Promise<WorkByTime> {
  const { entries } = source;
  const columns = columnsOf(entries, columnsBy);
  const sums = columns.map(() => 0);
  const rows: WorkRow[] = [];
  let rowCount = 0;
  for await (const batch of listRows(source, by, columns)) {
    for (const row of batch) {
      rowCount += 1;
      if (rows.length < maxRows) rows.push(row);
      row.cells.forEach((minutes, index) => {
        sums[index] = (sums[index] ?? 0) + minutes;
      });
    }
  }
  const { period, rules, closedAt } = entries;
  const summed = columns.map((column, index) => ({ ...column, ...worked(sums[index] ?? 0) }));
  return { ...period, timezone: rules.timezone, closedAt, columns: summed, rows, rowCount, ...worked(sum(sums)) };
}

/** The whole table as a file that is written while it is computed. */
export const workByTimeFile = query('workByTimeExport', workByTimeInput, (context, input) => {
  const { startDate, endDate, rows: by, columns: columnsBy } = input;
  return readPayInScope(context, input, async (entries, em, scope) => {
    const columns = columnsOf(entries, columnsBy);
    const name = `times-by-${by.toLowerCase()}-by-${columnsBy.toLowerCase()}-${startDate}-to-${endDate}`;
    return openCsvFile(
      nameFile(name, scope),
      csvColumnsFor(by, columns),
      listRows(sourceOf(context, entries, em), by, columns),
    );
  });
});

function columnsOf({ period, rules }: PayrollEntries, by: WorkColumns): DateRange[] {
  return listColumns(period, by, rules.workweekStartsOn);
}

function listRows(
  source: ReportSource,
  by: WorkRows,
  columns: readonly DateRange[],
): AsyncGenerator<readonly WorkRow[]> {
  if (by === 'EMPLOYEE') return listPeople(source.entries, columns);
  return listGroups(by === 'JOB' ? listWorkByJob(source) : listWorkByTeam(source), columns, `No ${by.toLowerCase()}`);
}

/** People who did not work have no row. */
async function* listPeople(entries: PayrollEntries, columns: readonly DateRange[]): AsyncGenerator<readonly WorkRow[]> {
  const findColumn = columnFinder(columns);
  for await (const batch of entries.lines()) {
    yield Array.from(batch, ({ user, lines }: PayrollLines) => {
      const cells = columns.map(() => 0);
      for (const line of workOf(lines)) add(cells, findColumn(line.date), line.minutes);
      const { id, firstName, lastName, employeeNumber = null } = user;
      return toRow({ id, name: `${firstName} ${lastName}`, employeeNumber }, cells);
    }).filter(hasWork);
  }
}

interface LineOfGroup extends Pick<PayrollLine, 'date' | 'minutes'> {
  readonly group: { readonly id: string; readonly name: string } | null;
}

async function* listWorkByJob({ entries }: ReportSource): AsyncGenerator<Iterable<Iterable<LineOfGroup>>> {
  for await (const batch of entries.lines()) {
    yield mapEach(batch, ({ lines }) =>
      workOf(lines).map(({ job = null, date, minutes }) => ({ date, minutes, group: job })),
    );
  }
}

/** Only the jobs or the teams are held in memory. */
async function* listGroups(
  work: AsyncIterable<Iterable<Iterable<LineOfGroup>>>,
  columns: readonly DateRange[],
  nameOfOthers: string,
): AsyncGenerator<readonly WorkRow[]> {
  const findColumn = columnFinder(columns);
  const groups = new Map<string | null, { readonly name: string; readonly cells: number[] }>();
  for await (const people of work) {
    for (const lines of people) {
      for (const { group, date, minutes } of lines) {
        const id = group?.id ?? null;
        const found = groups.get(id) ?? { name: group?.name ?? nameOfOthers, cells: columns.map(() => 0) };
        groups.set(id, found);
        add(found.cells, findColumn(date), minutes);
      }
    }
  }
  const rows = [...groups].map(([id, { name, cells }]) => toRow({ id, name, employeeNumber: null }, cells));
  yield rows.filter(hasWork).toSorted(compareByName);
}

/** Paid time off is not work. */
const workOf = (lines: readonly PayrollLine[]) => lines.filter(({ kind }) => isTimeWorked(kind));

const hasWork = ({ cells }: WorkRow) => cells.some((minutes) => minutes !== 0);

function add(cells: number[], index: number, minutes: number): void {
  cells[index] = (cells[index] ?? 0) + minutes;
}

function toRow(of: Pick<WorkRow, 'id' | 'name' | 'employeeNumber'>, cells: readonly number[]): WorkRow {
  return { ...of, ...worked(sum(cells)), cells };
}

const worked = (minutes: number) => ({ minutes, hours: toHours(minutes) });

const sum = (cells: readonly number[]) => cells.reduce((total, minutes) => total + minutes, 0);

const alphabet = new Intl.Collator('en', { numeric: true });

/** Sorts work without a job or a team last. */
function compareByName(one: WorkRow, other: WorkRow): number {
  if (one.id === null || other.id === null) return Number(one.id === null) - Number(other.id === null);
  return alphabet.compare(one.name, other.name) || (one.id < other.id ? -1 : 1);
}

const titles = { JOB: 'Job', TEAM: 'Team' } as const;
const idHeaders = { EMPLOYEE: 'userId', JOB: 'jobId', TEAM: 'teamId' } as const;

function csvColumnsFor(by: WorkRows, columns: readonly DateRange[]): CsvColumn<WorkRow>[] {
  const person: CsvColumn<WorkRow>[] = [
    { header: 'Employee', value: ({ name }) => name },
    { header: 'Employee number', value: ({ employeeNumber }) => employeeNumber },
  ];
  return [
    ...(by === 'EMPLOYEE' ? person : [{ header: titles[by], value: ({ name }: WorkRow) => name }]),
    ...columns.flatMap((column, index) => hoursOf(headerOf(column), ({ cells }) => cells[index] ?? 0)),
    ...hoursOf('Total', ({ minutes }) => minutes),
    { header: idHeaders[by], value: ({ id }) => id },
  ];
}

/** `2026-11-08`, or `2026-11-08 to 2026-11-14`. */
function headerOf({ startDate, endDate }: DateRange): string {
  return startDate === endDate ? startDate : `${startDate} to ${endDate}`;
}

/** The decimal hours that people read, and the exact minutes. */
function hoursOf(name: string, minutes: (row: WorkRow) => number): CsvColumn<WorkRow>[] {
  return [
    { header: `${name} (hours)`, value: (row) => toHours(minutes(row)), decimals: 2 },
    { header: `${name} (minutes)`, value: minutes },
  ];
}
