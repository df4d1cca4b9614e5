import { LockMode } from '@mikro-orm/core';
import type { z } from 'zod';
import { command, query, type SignedInContext } from '../../../access/index.js';
import { newId } from '../../../platform/database/ids.js';
import { arrayLiteral } from '../../../platform/database/tenant-sql.js';
import { enforce, failures } from '../../../platform/errors/index.js';
import { type Page, presentPage } from '../../../platform/paging/index.js';
import type { ErasePerson } from '../../../platform/ports/platform.js';
import {
  allOf,
  type Condition,
  readPage,
  readRows,
  toInstant,
  toNullableInstant,
  where,
} from '../../../platform/read-model/index.js';
import { everything, type NodeReader, nodesInput, type Selection } from '../../../platform/use-case/index.js';
import { erased } from '../../audit/index.js';
import { type JobView, readJobs, unknownJob } from '../../jobs/index.js';
import { findLockingPeriod } from '../../pay-periods/index.js';
import { requireChoosableJob } from '../job-choices/job-choice.queries.js';
import { changesMustBeValid, flushOrExplain } from '../review/review.queries.js';
import { lengthMustBePlausible } from '../review/review.rules.js';
import { hasSamePunches } from '../review/times.rules.js';
import { readTimesDescriber } from '../timesheets/record-times.queries.js';
import { presentTimesheetRows } from '../timesheets/timesheet.presenter.js';
import { Correction } from './correction.entity.js';
import {
  correctionPageInput,
  previewCorrectionInput,
  requestCorrectionInput,
  withdrawCorrectionInput,
} from './correction.inputs.js';
import { correctionsVisibleTo } from './correction.policy.js';
import { presentCorrections } from './correction.presenter.js';
import { correctionReads } from './correction.reads.js';
import {
  additionAlreadyRequested,
  alreadyRequested,
  correctionMustBePending,
  daysMustBeOpen,
} from './correction.rules.js';
import type { CorrectionPreview, CorrectionView } from './correction.types.js';
import { computeEffects, readChangedTimes, readOverlaps } from './correction-facts.queries.js';
import {
  type CurrentTimesheet,
  type FindOwnTimesheet,
  lockOwnTimesheet,
  readOwnTimesheet,
  timesheetMustBeAsSeen,
} from './current-timesheet.queries.js';
import { presentEffect } from './effect.presenter.js';
import { noEffect } from './effect.rules.js';
import { auditTimes, type RequestedChange } from './requested-times.rules.js';
import { type CorrectedTimes, type PayEffect, storeBreaks, storeTimes } from './stored-times.presenter.js';

export const corrections = query(
  'corrections',
  correctionPageInput,
  async (context, { first, after, last, before, status, userId }): Promise<Page<CorrectionView>> => {
    const { em, viewer } = context;
    const found = await readPage(em, correctionReads, {
      ranges: [
        allOf(
          correctionsVisibleTo(viewer),
          ...(status ? [where`status = ${status}`] : []),
          ...(userId ? [where`user_id = ${userId}::uuid`] : []),
        ),
      ],
      orderBy: ['createdAt', 'id'],
      direction: 'desc',
      page: { first, after, last, before },
    });
    const selection = context.selection.at('edges.node');
    return presentPage(found, (rows) => presentCorrections(context, rows, selection));
  },
);

/** What a correction of the caller’s own time would change. It stores nothing, and fails as the request itself would. */
export const previewCorrection = query(
  'previewCorrection',
  previewCorrectionInput,
  async (context, input): Promise<CorrectionPreview> => {
    const { em, viewer, selection } = context;
    const checked = await checkCorrection(context, input, readOwnTimesheet);
    const { after, timesheet } = checked;
    const times = after ? [{ ...after, userId: viewer.userId, timesheetId: timesheet?.id ?? null }] : [];
    const [overlapping = []] = await readOverlaps(em, times, selection.at('overlaps'));
    const overlaps = await presentTimesheetRows(context, overlapping, selection.at('overlaps'));
    return { effect: presentEffect(await effectOf(context, checked)), overlaps };
  },
);

/**
 * Requests a correction of the caller’s own time. An overlap with another timesheet is a warning: the manager decides.
 * Fails like `checkCorrection`, and with CONFLICT while another correction of the same timesheet, or an addition at the
 * same time, is pending.
 */
export const requestCorrection = command('requestCorrection', requestCorrectionInput, async (context, input) => {
  const { em, viewer, platform, record } = context;
  const { organizationId, userId } = viewer;
  const checked = await checkCorrection(context, input);
  const { timesheet, requested, before, after } = checked;
  const mustBeOnly = () => mustBeOnlyPending(context, checked);
  await mustBeOnly();
  const { kind, clockInAt, clockOutAt, breaks, job } = requested;
  const id = newId();
  em.create(Correction, {
    ...{ id, organizationId, kind, clockInAt, clockOutAt },
    user: userId,
    timesheet: timesheet?.id ?? null,
    breaks: breaks && storeBreaks(breaks),
    changesJob: job !== undefined,
    job: job?.id ?? null,
    reason: input.reason,
    baseVersion: timesheet?.version ?? null,
    before: before && storeTimes(before),
    effect: await effectOf(context, checked),
    createdAt: platform.clock.now(),
  });
  await flushOrExplain(em, mustBeOnly);
  const changes = { kind, timesheetId: timesheet?.id ?? null, ...auditTimes(before, after) };
  record({ action: 'correction.requested', subjectType: 'CORRECTION', subjectId: id, changes });
  return readCorrection(context, id);
});

/** Withdraws the caller’s own pending correction. Fails with NOT_FOUND for corrections of others. */
export const withdrawCorrection = command('withdrawCorrection', withdrawCorrectionInput, async (context, { id }) => {
  const { em, viewer, platform, record } = context;
  const own = { id, user: viewer.userId };
  const correction = await em.findOne(Correction, own, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!correction) throw failures.notFound('Correction');
  enforce(correctionMustBePending(correction.status));
  Object.assign(correction, { status: 'WITHDRAWN', decidedAt: platform.clock.now(), decidedBy: viewer.userId });
  await em.flush();
  const changes = { status: { before: 'PENDING', after: 'WITHDRAWN' } };
  record({ action: 'correction.withdrawn', subjectType: 'CORRECTION', subjectId: id, changes });
  return readCorrection(context, id);
});

/** The caller’s corrections of times within these instants, as they ask for them or as they were before. Newest first. */
export async function readOwnCorrections(
  context: Pick<SignedInContext, 'em' | 'viewer' | 'platform'>,
  { from, to }: { readonly from: Date; readonly to: Date },
  selection: Selection,
): Promise<CorrectionView[]> {
  const own = where`user_id = ${context.viewer.userId}::uuid and (
    (clock_in_at < ${to} and coalesce(clock_out_at, clock_in_at) >= ${from})
    or ((before ->> 'clockInAt')::timestamptz < ${to}
      and coalesce((before ->> 'clockOutAt')::timestamptz, 'infinity') >= ${from}))`;
  const rows = await readRows(context.em, correctionReads, own, { orderBy: ['createdAt', 'id'], direction: 'desc' });
  return presentCorrections(context, rows, selection);
}

export async function readCorrection(
  context: Pick<SignedInContext, 'em' | 'viewer' | 'platform'>,
  id: string,
): Promise<CorrectionView> {
  const [row] = await readRows(context.em, correctionReads, where`id = ${id}::uuid`);
  const [correction] = await presentCorrections(context, row ? [row] : [], everything);
  if (!correction) throw failures.notFound('Correction');
  return correction;
}

async function mustBeOnlyPending(
  { em, viewer, platform }: SignedInContext,
  { timesheet, requested }: CheckedCorrection,
): Promise<void> {
  const of = where`user_id = ${viewer.userId}::uuid and status = 'PENDING'`;
  // Plain rows: after a conflict, the new correction is still waiting to be stored.
  const read = (condition: Condition) => readRows(em, correctionReads, allOf(of, condition));
  if (timesheet) {
    if ((await read(where`timesheet_id = ${timesheet.id}::uuid`)).length > 0) throw alreadyRequested();
    return;
  }
  const { clockInAt, clockOutAt } = requested;
  const sameTime = where`kind = 'ADD' and clock_in_at < ${clockOutAt as Date} and clock_out_at > ${clockInAt}`;
  const [other] = await read(sameTime);
  if (!other) return;
  const describe = await readTimesDescriber(em, platform.clock.now());
  throw additionAlreadyRequested(describe(toInstant(other.clockInAt), toNullableInstant(other.clockOutAt)));
}

export async function effectOf(
  { em, viewer, platform }: SignedInContext,
  {
    timesheet,
    before,
    after,
  }: Pick<CheckedCorrection, 'before' | 'after'> & { readonly timesheet: { readonly id: string } | null },
  userId = viewer.userId,
): Promise<PayEffect> {
  const change = { userId, timesheetId: timesheet?.id ?? null, before, after };
  const search = { organizationId: viewer.organizationId, now: platform.clock.now() };
  const [effect] = await computeEffects(em, search, [change]);
  return effect ?? noEffect;
}

type Requested = z.output<typeof previewCorrectionInput> & { readonly baseVersion?: string | null | undefined };

interface CheckedCorrection {
  readonly timesheet: CurrentTimesheet | null;
  readonly requested: RequestedChange;
  readonly before: CorrectedTimes | null;
  readonly after: CorrectedTimes | null;
}

/**
 * Checks a correction as the change itself would be checked, except that an overlap is allowed. Fails with NOT_FOUND for a
 * timesheet of someone else, and with CONFLICT if the timesheet has changed since the caller saw it, which the failure then
 * contains, or if one of the days is closed. By default, the timesheet is locked until the transaction ends.
 */
async function checkCorrection(
  context: SignedInContext,
  input: Requested,
  find: FindOwnTimesheet = lockOwnTimesheet,
): Promise<CheckedCorrection> {
  const { em, viewer, platform } = context;
  const now = platform.clock.now();
  const job = await findJob(context, input);
  const timesheet = input.timesheetId ? await find(em, { id: input.timesheetId, userId: viewer.userId }) : null;
  if (input.timesheetId && !timesheet) throw failures.notFound('Timesheet');
  if (timesheet) await timesheetMustBeAsSeen(context, timesheet, input.baseVersion);
  const before = timesheet?.times ?? null;
  const isRemoval = input.kind === 'REMOVE';
  const typed: RequestedChange = {
    kind: input.kind,
    clockInAt: (isRemoval ? before?.clockInAt : input.clockInAt) as Date,
    clockOutAt: isRemoval ? (before?.clockOutAt ?? null) : input.clockOutAt,
    breaks: isRemoval ? null : (input.breaks ?? null),
    job,
  };
  await jobMustBeChoosable(context, typed, before);
  const { organizationId, userId } = viewer;
  const of = { id: timesheet?.id ?? newId(), userId, stored: before };
  const after = await readChangedTimes(em, typed, of);
  if (after) {
    await changesMustBeValid(em, after, of, now);
    if (!hasSamePunches(after, before)) enforce(lengthMustBePlausible(after, now));
  }
  const touched = [before, after].flatMap((times) => times ?? []);
  enforce(daysMustBeOpen((await findLockingPeriod(em, organizationId, touched)) !== undefined));
  return { timesheet, requested: after ? toRequested(typed, after) : typed, before, after };
}

/** The recorded job may stay. */
async function jobMustBeChoosable(
  context: SignedInContext,
  { job, clockInAt }: RequestedChange,
  before: CorrectedTimes | null,
): Promise<void> {
  if (job && job.id !== before?.job?.id) await requireChoosableJob(context, job.id, clockInAt);
}

/** The request as it is stored, with the instants that its typed times mean. */
function toRequested(typed: RequestedChange, { clockInAt, clockOutAt, breaks }: CorrectedTimes): RequestedChange {
  return { ...typed, clockInAt, clockOutAt: typed.clockOutAt && clockOutAt, breaks: typed.breaks && breaks };
}

/** A retired job is accepted: it may have been active when the work was done. */
async function findJob({ em }: SignedInContext, { kind, jobId }: Requested): Promise<JobView | null | undefined> {
  if (jobId === undefined || kind === 'REMOVE') return undefined;
  if (jobId === null) return null;
  const job = (await readJobs(em, [jobId])).get(jobId);
  if (!job) throw unknownJob();
  return job;
}

const correctionsById = query('corrections', nodesInput, async (context, { ids }) => {
  const { em, viewer, selection } = context;
  const visible = allOf(where`id = any(${arrayLiteral(ids)}::uuid[])`, correctionsVisibleTo(viewer));
  return presentCorrections(context, await readRows(em, correctionReads, visible), selection);
});

export const correctionNodes: readonly NodeReader[] = [{ type: 'Correction', useCase: correctionsById }];

/** The reasons of a deleted person’s corrections go. What was corrected stays with the hours, for payroll and for the law. */
export const eraseReasons: ErasePerson = async (em, { userId }) => {
  const count = await em.nativeUpdate(Correction, { user: userId, reason: { $ne: null } }, { reason: null });
  return count > 0 ? { correctionReasons: erased } : {};
};
