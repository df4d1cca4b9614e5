import type { SignedInContext } from '../../../access/index.js';
import { arrayLiteral } from '../../../platform/database/tenant-sql.js';
import { readRows, toInstant, toNullableInstant, where } from '../../../platform/read-model/index.js';
import type { Selection } from '../../../platform/use-case/index.js';
import { presentUser, readNamedUsers, type UserView } from '../../identity/index.js';
import { type JobView, readJobs } from '../../jobs/index.js';
import { presentTimesheetRows } from '../timesheets/timesheet.presenter.js';
import { chooseTimesheetParts, timesheetReads } from '../timesheets/timesheet.reads.js';
import type { TimesheetView } from '../timesheets/timesheet.types.js';
import { mayDecideCorrection } from './correction.policy.js';
import type { CorrectionRow } from './correction.reads.js';
import type { CorrectionView } from './correction.types.js';
import { computeEffects, readOverlaps } from './correction-facts.queries.js';
import { partsOfTimes, timesOfRow } from './current-timesheet.queries.js';
import { presentEffect } from './effect.presenter.js';
import { type RequestedChange, resolveChange } from './requested-times.rules.js';
import { type CorrectedTimes, type PayEffect, readBreaks, readTimes } from './stored-times.presenter.js';

type PresentingContext = Pick<SignedInContext, 'em' | 'viewer' | 'platform'>;

interface Compared {
  readonly row: CorrectionRow;
  readonly requested: RequestedChange;
  readonly before: CorrectedTimes | null;
  readonly after: CorrectedTimes | null;
}

/** Presents plain rows for the viewer, in the same order, with a constant number of statements. */
export async function presentCorrections(
  context: PresentingContext,
  rows: readonly CorrectionRow[],
  selection: Selection,
): Promise<CorrectionView[]> {
  if (rows.length === 0) return [];
  const { em, viewer } = context;
  const [people, jobs, timesheets] = await Promise.all([
    readPeople(context, rows),
    readJobs(em, new Set(rows.flatMap(({ jobId }) => jobId ?? []))),
    readTimesheets(context, rows, selection.at('timesheet')),
  ]);
  const compared = rows.map((row) => compare(row, jobs, timesheets));
  const [effects, overlaps] = await Promise.all([
    selection.wants('effect') ? findEffects(context, compared) : undefined,
    selection.wants('overlaps') ? findOverlaps(context, compared, selection.at('overlaps')) : undefined,
  ]);
  return compared.map(({ row, requested, before, after }): CorrectionView => {
    const { id, kind, status, reason, managerNotes, overtakenReason } = row;
    const isPending = status === 'PENDING';
    return {
      ...{ id, kind, status, reason, managerNotes, overtakenReason, before, after },
      user: people.get(row.userId) as UserView,
      timesheet: (row.timesheetId && timesheets.get(row.timesheetId)?.view) || null,
      clockInAt: requested.clockInAt,
      clockOutAt: requested.clockOutAt,
      breaks: requested.breaks,
      job: requested.job === undefined ? ((after ?? before)?.job ?? null) : requested.job,
      decidedAt: toNullableInstant(row.decidedAt),
      decidedBy: (row.decidedById && people.get(row.decidedById)) || null,
      createdAt: toInstant(row.createdAt),
      effect: presentEffect(effects?.get(id) ?? row.effect),
      overlaps: overlaps?.get(id) ?? [],
      canWithdraw: isPending && row.userId === viewer.userId,
      canDecide: isPending && mayDecideCorrection(viewer, row.userId),
    };
  });
}

async function readPeople({ em }: PresentingContext, rows: readonly CorrectionRow[]) {
  const ids = new Set(rows.flatMap(({ userId, decidedById }) => [userId, ...(decidedById ? [decidedById] : [])]));
  return new Map((await readNamedUsers(em, ids)).map((user) => [user.id, presentUser(user)]));
}

interface PresentedTimes {
  readonly times: CorrectedTimes;
  readonly view: TimesheetView;
}

async function readTimesheets(
  context: PresentingContext,
  rows: readonly CorrectionRow[],
  selection: Selection,
): Promise<ReadonlyMap<string, PresentedTimes>> {
  const ids = new Set(rows.flatMap(({ timesheetId }) => timesheetId ?? []));
  if (ids.size === 0) return new Map();
  const parts = [...new Set([...chooseTimesheetParts(selection), ...partsOfTimes])];
  const found = await readRows(context.em, timesheetReads, where`id = any(${arrayLiteral(ids)}::uuid[])`, { parts });
  const views = await presentTimesheetRows(context, found, selection);
  return new Map(
    found.map((row, index) => [row.id, { times: timesOfRow(row), view: views[index] as TimesheetView }] as const),
  );
}

function compare(
  row: CorrectionRow,
  jobs: ReadonlyMap<string, JobView>,
  timesheets: ReadonlyMap<string, PresentedTimes>,
): Compared {
  const requested: RequestedChange = {
    kind: row.kind,
    clockInAt: toInstant(row.clockInAt),
    clockOutAt: toNullableInstant(row.clockOutAt),
    breaks: row.breaks && readBreaks(row.breaks),
    job: row.changesJob ? ((row.jobId && jobs.get(row.jobId)) ?? null) || null : undefined,
  };
  const stored = row.before && readTimes(row.before);
  const current = row.timesheetId ? timesheets.get(row.timesheetId)?.times : undefined;
  const before = row.status === 'PENDING' && row.kind !== 'ADD' ? (current ?? stored) : stored;
  const after = row.approved ? readTimes(row.approved) : resolveChange(requested, before);
  return { row, requested, before, after };
}

const pendingOf = (compared: readonly Compared[]) => compared.filter(({ row }) => row.status === 'PENDING');

/** The effects of pending corrections on the pay as it is now. Others keep the effect that they had. */
async function findEffects(
  { em, viewer, platform }: PresentingContext,
  compared: readonly Compared[],
): Promise<ReadonlyMap<string, PayEffect>> {
  const pending = pendingOf(compared);
  const changes = pending.map(({ row, before, after }) => ({
    ...{ userId: row.userId, timesheetId: row.timesheetId, before, after },
  }));
  const search = { organizationId: viewer.organizationId, now: platform.clock.now() };
  const effects = await computeEffects(em, search, changes);
  return new Map(pending.map(({ row }, index) => [row.id, effects[index] as PayEffect]));
}

async function findOverlaps(
  context: PresentingContext,
  compared: readonly Compared[],
  selection: Selection,
): Promise<ReadonlyMap<string, TimesheetView[]>> {
  const pending = pendingOf(compared).flatMap(({ row, after }) => (after ? [{ row, after }] : []));
  const times = pending.map(({ row: { userId, timesheetId }, after }) => ({ ...after, userId, timesheetId }));
  const found = await readOverlaps(context.em, times, selection);
  const views = await Promise.all(found.map((rows) => presentTimesheetRows(context, rows, selection)));
  return new Map(pending.map(({ row }, index) => [row.id, views[index] as TimesheetView[]]));
}
