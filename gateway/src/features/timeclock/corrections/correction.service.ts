import { LockMode } from '@mikro-orm/core';
import { command, query, type SignedInContext } from '../../../access/index.js';
import { newId } from '../../../platform/database/ids.js';
import { enforce, failures } from '../../../platform/errors/index.js';
import { type Page, presentPage } from '../../../platform/paging/index.js';
import { allOf, readPage, readRows, where } from '../../../platform/read-model/index.js';
import { everything, type Selection } from '../../../platform/use-case/index.js';
import { presentTimesheetRows } from '../timesheets/timesheet.presenter.js';
import { auditTimes } from './audited-times.rules.js';
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
import { additionAlreadyRequested, alreadyRequested, correctionMustBePending } from './correction.rules.js';
import type { CorrectionPreview, CorrectionView } from './correction.types.js';
import { computeEffects, readOverlaps } from './correction-facts.queries.js';
import { type CheckedCorrection, checkCorrection } from './correction-times.service.js';
import { readOwnTimesheet } from './current-timesheet.queries.js';
import { presentEffect } from './effect.presenter.js';
import { noEffect } from './effect.rules.js';
import { type PayEffect, storeBreaks, storeTimes } from './stored-times.presenter.js';

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
  await mustBeOnlyPending(context, checked);
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
  await em.flush();
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

/** The database has the same rule, for simultaneous requests. */
async function mustBeOnlyPending({ em, viewer }: SignedInContext, { timesheet, requested }: CheckedCorrection) {
  const pending = { user: viewer.userId, status: 'PENDING' } as const;
  if (timesheet) {
    if (await em.count(Correction, { ...pending, timesheet: timesheet.id })) throw alreadyRequested();
    return;
  }
  const { clockInAt, clockOutAt } = requested;
  const sameTime = { kind: 'ADD', clockInAt: { $lt: clockOutAt as Date }, clockOutAt: { $gt: clockInAt } } as const;
  if (await em.count(Correction, { ...pending, ...sameTime })) throw additionAlreadyRequested();
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
