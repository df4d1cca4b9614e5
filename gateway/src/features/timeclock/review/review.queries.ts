import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../../platform/database/ids.js';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { enforce } from '../../../platform/errors/index.js';
import { toNullableInstant } from '../../../platform/read-model/index.js';
import { readJob } from '../timesheets/correct-job.service.js';
import { flagsWith } from '../timesheets/exceptions.rules.js';
import { readTimesDescriber } from '../timesheets/record-times.queries.js';
import { readTeam } from '../timesheets/team-of-work.queries.js';
import { Break, Timesheet } from '../timesheets/timesheet.entity.js';
import { type BreakSpan, breaksMustBeFew, type Punches } from '../timesheets/timesheet.rules.js';
import { fieldsMustBeValid, isOverlapping, timesheetsMustNotOverlap } from './review.rules.js';
import { findInvalidChanges, findOverlappingBreaks } from './times.rules.js';
import { resolveTypedTimes, type Times } from './typed-times.rules.js';

export function readReviewableState(timesheet: Timesheet) {
  const { clockInAt, clockOutAt, approvedAt, approvedBy } = timesheet;
  const breaks = timesheet.breaks.getItems().map(({ type, startAt, endAt }) => ({ type, startAt, endAt }));
  const approver = approvedBy && `${approvedBy.firstName} ${approvedBy.lastName}`;
  return {
    clockInAt,
    clockOutAt,
    breaks,
    ...readJob(timesheet),
    ...readTeam(timesheet),
    approvedAt,
    approvedBy: approver,
  };
}

export async function replaceBreaks(
  em: EntityManager,
  timesheet: Timesheet,
  breaks: readonly BreakSpan[],
): Promise<void> {
  const { id, organizationId } = timesheet;
  await em.nativeDelete(Break, { organizationId, timesheet: id });
  await em.insertMany(
    Break,
    breaks.map(({ type, startAt, endAt }) => ({ id: newId(), organizationId, timesheet: id, type, startAt, endAt })),
  );
  await em.populate(timesheet, ['breaks'], { refresh: true });
  timesheet.flags = flagsWith(breaks, timesheet.flags);
}

interface OfPerson {
  /** The id of the timesheet, stored or new. */
  readonly id: string;
  readonly userId: string;
}

interface Validated extends OfPerson {
  /** The timesheet as it is stored. Null for a new one. */
  readonly stored: Times | null;
}

const minuteMs = 60_000;

const selectNeighbors = `
  select
    (select clock_out_at from timesheets
     where organization_id = :organization and user_id = ?::uuid and id <> ?::uuid and clock_in_at < ?::timestamptz
     order by clock_in_at desc, id desc limit 1) as "previousEnd",
    (select min(clock_in_at) from timesheets
     where organization_id = :organization and user_id = ?::uuid and id <> ?::uuid
       and clock_in_at >= ?::timestamptz and clock_in_at < ?::timestamptz) as "nextStart"`;

/** The instants that these times mean, if a person typed them. Every way to enter times uses this. */
export async function readTypedTimes(
  em: EntityManager,
  typed: Times,
  { id, userId, stored }: Validated,
): Promise<Times> {
  const { clockInAt, clockOutAt } = typed;
  const after = (at: Date | null) => at && new Date(at.getTime() + minuteMs);
  const values = [userId, id, after(clockInAt), userId, id, clockOutAt, after(clockOutAt)];
  const [row] = await tenantSql(em).query<Record<'previousEnd' | 'nextStart', string | null>>(selectNeighbors, values);
  return resolveTypedTimes(typed, {
    stored,
    previousEnd: toNullableInstant(row?.previousEnd ?? null),
    nextStart: toNullableInstant(row?.nextStart ?? null),
  });
}

/** Validates what differs from the stored times. */
export async function changesMustBeValid(
  em: EntityManager,
  times: Times,
  { stored }: Validated,
  now: Date,
): Promise<void> {
  enforce(breaksMustBeFew(times.breaks.length, stored?.breaks.length));
  const overlapping = findOverlappingBreaks(times.breaks);
  const describe = overlapping.length > 0 ? await readTimesDescriber(em, now) : () => '';
  const overlaps = overlapping.map(({ index, previous: { startAt, endAt } }) => [
    `breaks.${index}.startAt`,
    `This break overlaps the break of ${describe(startAt, endAt)}`,
  ]);
  enforce(fieldsMustBeValid({ ...findInvalidChanges(times, stored, now), ...Object.fromEntries(overlaps) }));
}

/**
 * Rejects times that overlap another timesheet of the person. A person's timesheets never overlap, so they end in the order
 * in which they start: only the last one that starts before the requested end can conflict. An open timesheet conflicts
 * with every range that ends after its start.
 */
export async function timesMustBeFree(
  em: EntityManager,
  requested: Punches,
  { id, userId }: OfPerson,
  now: Date,
): Promise<void> {
  const before = requested.clockOutAt && { clockInAt: { $lt: requested.clockOutAt } };
  const last = await em.findOne(
    Timesheet,
    { user: userId, id: { $ne: id }, ...before },
    { orderBy: { clockInAt: 'desc', id: 'desc' }, disableIdentityMap: true, populate: ['user'] },
  );
  if (!last || !isOverlapping(requested, last)) return;
  const describe = await readTimesDescriber(em, now);
  const { clockInAt, clockOutAt, user } = last;
  const name = `${user.firstName} ${user.lastName}`;
  enforce(timesheetsMustNotOverlap(requested, { clockInAt, clockOutAt, name, when: describe(clockInAt, clockOutAt) }));
}

/** Flushes. If a constraint met a simultaneous write, which is visible now, `explain` says what it was. */
export async function flushOrExplain(em: EntityManager, explain: () => Promise<void>): Promise<void> {
  try {
    await em.transactional((savepoint) => savepoint.flush());
  } catch (error) {
    if ((error as { readonly constraint?: string }).constraint) await explain();
    throw error;
  }
}
