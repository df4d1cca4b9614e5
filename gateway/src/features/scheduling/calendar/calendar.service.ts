import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { command, query, type SignedInContext } from '../../../access/index.js';
import type { Role } from '../../../platform/auth/viewer.types.js';
import { systemSql } from '../../../platform/database/tenant-sql.adapter.js';
import { failures } from '../../../platform/errors/index.js';
import { Organization } from '../../organization/index.js';
import { Schedule } from '../schedules/schedule.entity.js';
import { maySeeSchedules, ownSchedules } from '../schedules/schedule.policy.js';
import { overlapping } from '../schedules/schedule.queries.js';
import { CalendarFeed } from './calendar-feed.entity.js';
import { type CalendarShift, shiftCalendarFile } from './shift-calendar.presenter.js';

const noInput = z.object({});

const secretFormat = /^[\da-f]{64}$/;
const unusedSecret = '0'.repeat(64);

/** Replaces malformed secrets with one that does not exist, so that they fail with NOT_FOUND as well. */
const calendarFileInput = z.object({
  secret: z.string().transform((text) => (secretFormat.test(text) ? text : unusedSecret)),
});

const pastDays = 60;
const dayMs = 24 * 3_600_000;

/** Returns the address at which calendar programs find the caller's shifts. */
export const calendarFeed = query('calendarFeed', noInput, async (context) => {
  const { secret } = await context.em.findOneOrFail(CalendarFeed, { userId: context.viewer.userId });
  return { url: addressOf(context, secret) };
});

/** Replaces the address. The old address returns NOT_FOUND from now on. */
export const resetCalendarFeed = command('resetCalendarFeed', noInput, async (context) => {
  const { em, viewer, record } = context;
  const secret = randomBytes(32).toString('hex');
  await em.nativeUpdate(CalendarFeed, { userId: viewer.userId }, { secret });
  record({ action: 'calendar-feed.reset', subjectType: 'USER', subjectId: viewer.userId });
  return { url: addressOf(context, secret) };
});

/** Writes the current shifts of the secret's owner to a calendar file. Fails with NOT_FOUND unless the owner is active. */
export const calendarFeedFile = query('calendarFeedFile', calendarFileInput, async ({ em, platform }, { secret }) => {
  const owner = await findOwner(em, secret);
  if (!owner || !maySeeSchedules(owner)) throw failures.notFound('Calendar');
  em.setFilterParams('tenant', { organizationId: owner.organizationId });
  const { name, timezoneInForce: timezone } = await em.findOneOrFail(Organization, owner.organizationId);
  const shifts = await readShifts(em, owner.userId, new Date(platform.clock.now().getTime() - pastDays * dayMs));
  const content = Buffer.from(shiftCalendarFile({ name: `Shifts at ${name}`, timezone, shifts }));
  return {
    content: Readable.from([content]),
    contentType: 'text/calendar; charset=utf-8',
    fileName: 'shifts.ics',
    etag: `"${createHash('sha256').update(content).digest('base64url')}"`,
    bytes: content.length,
  };
});

interface Owner {
  readonly userId: string;
  readonly organizationId: string;
  readonly role: Role;
}

// The request has no session, so this searches all organizations.
const ownerOfSecret = `
  select feed.user_id as "userId", feed.organization_id as "organizationId", person.role
  from calendar_feeds feed
  join users person on person.organization_id = feed.organization_id and person.id = feed.user_id
  where sha256(decode(feed.secret, 'hex')) = decode(?, 'hex') and person.status = 'ACTIVE'`;

async function findOwner(em: EntityManager, secret: string): Promise<Owner | undefined> {
  const hash = createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex');
  const sql = systemSql(em, 'The secret alone identifies the caller, and with it the organization.');
  const [owner] = await sql.query<Owner>(ownerOfSecret, [hash]);
  return owner;
}

async function readShifts(em: EntityManager, userId: string, endingAfter: Date): Promise<CalendarShift[]> {
  const schedules = await em.find(
    Schedule,
    { $and: [ownSchedules(userId), overlapping({ from: endingAfter })] },
    { populate: ['job'], orderBy: { startAt: 'asc', id: 'asc' } },
  );
  return schedules.map(({ id, title, notes, job, startAt, endAt, status, revision, updatedAt }) => {
    const jobName = job?.name ?? null;
    return { id, title, notes, jobName, startAt, endAt, isCanceled: status === 'CANCELED', revision, updatedAt };
  });
}

function addressOf({ request }: Pick<SignedInContext, 'request'>, secret: string): string {
  return `${request.publicUrl}/api/calendar/${secret}.ics`;
}
