import type { Appearance } from '../state/appearance.js';
import { archivedId, type Placed, type Row, type Shift } from './arrange-board.js';

/** A line of the board: the row of a person, the heading of a job, or the people without shifts, who can be folded away. */
export type BoardLine =
  | { readonly kind: 'person'; readonly key: string; readonly row: Row }
  | {
      readonly kind: 'job';
      readonly key: string;
      readonly jobId: string | null;
      readonly title: string;
      readonly people: number;
      readonly shifts: readonly Shift[];
    }
  | { readonly kind: 'idle'; readonly key: string; readonly people: number; readonly isOpen: boolean };

interface LineOptions extends Pick<Appearance, 'group' | 'idle'> {
  /** Whether the rows of people without shifts follow their line. */
  readonly isIdleOpen: boolean;
}

/** Grouped by job, a person with shifts of two jobs has a row below both. */
export function arrangeLines(rows: readonly Row[], { group, idle, isIdleOpen }: LineOptions): readonly BoardLine[] {
  if (group === 'none' && idle === 'shown') return rows.map((row) => personLine(row));
  const busy = rows.filter(({ shifts }) => shifts.length > 0);
  const others = rows.filter(({ shifts }) => shifts.length === 0);
  const lines = group === 'job' ? groupByJob(busy) : busy.map((row) => personLine(row));
  if (others.length === 0) return lines;
  const heading: BoardLine = { kind: 'idle', key: 'idle', people: others.length, isOpen: isIdleOpen };
  return [...lines, heading, ...(isIdleOpen ? others.map((row) => personLine(row)) : [])];
}

/** The people of the lines, each once, in the order in which they appear. */
export function listPeople(lines: readonly BoardLine[], rows: readonly Row[]): readonly Row[] {
  if (lines.length === rows.length && lines.every(({ kind }) => kind === 'person')) return rows;
  const byId = new Map(rows.map((row) => [row.person.user.id, row]));
  const ids = new Set(lines.flatMap((line) => (line.kind === 'person' ? [line.row.person.user.id] : [])));
  return [...ids].flatMap((id) => byId.get(id) ?? []);
}

interface BoardJob {
  readonly id: string;
  readonly name: string;
}

export function listJobs(shifts: readonly Shift[]): readonly BoardJob[] {
  const jobs = new Map(shifts.flatMap(({ job }) => (job ? [[job.id, job] as const] : [])));
  return [...jobs.values()].sort((one, other) => one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1));
}

function personLine(row: Row, jobId?: string): BoardLine {
  const { id } = row.person.user;
  return { kind: 'person', key: jobId === undefined ? id : `${id}@${jobId}`, row };
}

function groupByJob(rows: readonly Row[]): BoardLine[] {
  const jobs = listJobs(rows.flatMap(({ shifts }) => shifts.map(({ item }) => item)));
  return [...jobs, { id: null, name: 'No job' }].flatMap(({ id, name }) => {
    const inGroup = rows.map((row) => onlyJob(row, id)).filter(({ shifts }) => shifts.length > 0);
    if (inGroup.length === 0) return [];
    const people = inGroup.filter(({ person }) => person.user.id !== archivedId).length;
    const shifts = [...new Set(inGroup.flatMap((row) => row.shifts.map(({ item }) => item)))];
    const heading: BoardLine = { kind: 'job', key: `job:${id}`, jobId: id, title: name, people, shifts };
    return [heading, ...inGroup.map((row) => personLine(row, id ?? ''))];
  });
}

const rowsByJob = new WeakMap<Row, Map<string | null, Row>>();

/** The row with the shifts of one job: the same object for the same row, so that it does not render again. */
function onlyJob(row: Row, jobId: string | null): Row {
  const known = rowsByJob.get(row) ?? new Map<string | null, Row>();
  rowsByJob.set(row, known);
  const existing = known.get(jobId);
  if (existing) return existing;
  const isOfJob = ({ item }: Placed<Shift>) => (item.job?.id ?? null) === jobId;
  const part = row.shifts.every(isOfJob) ? row : { ...row, shifts: row.shifts.filter(isOfJob) };
  known.set(jobId, part);
  return part;
}
