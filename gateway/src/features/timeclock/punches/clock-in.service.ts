import type { EntityManager } from '@mikro-orm/postgresql';
import { command, type SignedInContext } from '../../../access/index.js';
import { newId } from '../../../platform/database/ids.inputs.js';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.adapter.js';
import { enforce } from '../../../platform/errors/index.js';
import { requireActiveJob } from '../../jobs/index.js';
import { Organization } from '../../organization/index.js';
import { Timesheet } from '../timesheets/timesheet.entity.js';
import { presentTimesheet } from '../timesheets/timesheet.presenter.js';
import { loadTimesheet } from '../timesheets/timesheet.queries.js';
import { clockInInput } from './clock.inputs.js';
import { clockStatusChanged } from './clock-status.service.js';
import { type LocatedPunch, listPunchFlags, type Point } from './location.rules.js';
import { alreadyClockedIn, clampToLatest, mustNotBeClockedIn } from './punch.rules.js';

/**
 * Starts a timesheet for the caller. Fails with CONFLICT while one is open. A location never causes a rejection; a job that
 * can't be chosen does.
 */
export const clockIn = command('clockIn', clockInInput, async (context, { location, jobId }) => {
  const { em } = context;
  if (jobId) await requireActiveJob(em, jobId);
  const start = { location, jobId };
  const id = (await openTimesheet(context, start)) ?? (await openTimesheet(context, start));
  if (!id) throw alreadyClockedIn();
  const timesheet = await loadTimesheet(em, id);
  context.record({
    action: 'timesheet.clocked-in',
    subjectType: 'TIMESHEET',
    subjectId: id,
    changes: { clockInAt: timesheet.clockInAt, location: timesheet.location, flags: timesheet.flags, jobId },
  });
  context.publish(clockStatusChanged(context.viewer, 'WORKING', timesheet.clockInAt));
  return presentTimesheet(context, timesheet);
});

interface Start {
  readonly location: Point | null;
  readonly jobId: string | null;
}

const insertUnlessOpen = `
  insert into timesheets (organization_id, id, user_id, job_id, clock_in_at, lat, lng, flags)
  values (:organization, ?, ?, ?, ?, ?, ?, ?::text[])
  on conflict do nothing`;

/**
 * Inserts an open timesheet and returns its id, or null if a constraint met a simultaneous punch: a second clock-in, or a
 * clock-out that was not visible yet. A second attempt then sees which of the two it was.
 */
async function openTimesheet(context: SignedInContext, { location, jobId }: Start): Promise<string | null> {
  const { em, viewer, platform } = context;
  const organization = await em.findOneOrFail(Organization, viewer.organizationId);
  const last = await findLastTimesheet(em, viewer.userId);
  enforce(mustNotBeClockedIn(last));
  const at = clampToLatest(platform.clock.now(), last?.clockOutAt);
  const lastLocated = location && (await findLastLocatedPunch(em, viewer.userId));
  const id = newId();
  const flags = listPunchFlags({ at, location, lastLocated, locationRequired: organization.requireLocationOnClock });
  const values = [id, viewer.userId, jobId, at, location?.lat ?? null, location?.lng ?? null, arrayLiteral(flags)];
  return (await tenantSql(em).run(insertUnlessOpen, values)) === 1 ? id : null;
}

async function findLastTimesheet(em: EntityManager, userId: string): Promise<Timesheet | null> {
  return em.findOne(
    Timesheet,
    { user: userId },
    { orderBy: { clockInAt: 'desc', id: 'desc' }, disableIdentityMap: true },
  );
}

async function findLastLocatedPunch(em: EntityManager, userId: string): Promise<LocatedPunch | null> {
  const timesheet = await em.findOne(
    Timesheet,
    { user: userId, lat: { $ne: null } },
    { orderBy: { clockInAt: 'desc', id: 'desc' }, disableIdentityMap: true },
  );
  return timesheet?.location ? { at: timesheet.clockInAt, location: timesheet.location } : null;
}
