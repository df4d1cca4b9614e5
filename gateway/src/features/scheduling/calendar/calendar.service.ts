import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { command, query, type SignedInContext } from '../../../access/index.js';
import { createRoutableSecret } from '../../../platform/auth/routable-secret.js';
import type { Role } from '../../../platform/auth/viewer.js';
import { bindTenant } from '../../../platform/database/tenant-scope.js';
import { systemSql } from '../../../platform/database/tenant-sql.js';
import { failures } from '../../../platform/errors/index.js';
import type { RenewSecrets } from '../../../platform/ports/platform.js';
import { bytes, nullable, readModel, readRows, toInstant, where } from '../../../platform/read-model/index.js';
import type { SecretBox } from '../../../platform/secrets/secret-box.js';
import { drawQrDataUrl } from '../../identity/index.js';
import { readOrganization } from '../../organization/index.js';
import { maySeeSchedules, selectOwn } from '../schedules/schedule.policy.js';
import { scheduleReads } from '../schedules/schedule.reads.js';
import { selectAll, selectOverlapping } from '../schedules/schedule-rows.queries.js';
import type { CalendarFeedView } from './calendar.types.js';
import { CalendarFeed } from './calendar-feed.entity.js';
import { type CalendarShift, shiftCalendarFile } from './shift-calendar.presenter.js';

const calendarFeedReads = readModel('calendar_feeds', {
  columns: { sealedSecret: nullable(bytes('sealed_secret')) },
});

/** A routable secret as 64 hexadecimal digits. */
const secretFormat = /^[\da-f]{64}$/;

const placeOfCalendarSecret = (organizationId: string, userId: string) =>
  `calendar_feeds.secret ${organizationId} ${userId}`;

/** A new secret with its stored forms. A random secret can't be guessed, so one round of SHA-256 is enough. */
export function createCalendarSecret(secrets: SecretBox, organizationId: string, userId: string) {
  const secret = Buffer.from(createRoutableSecret(organizationId), 'base64url').toString('hex');
  return {
    secret,
    secretHash: hashOfCalendarSecret(secret),
    sealedSecret: secrets.seal(secret, placeOfCalendarSecret(organizationId, userId)),
  };
}

/** The end of the id of its organization. */
const routingKeyOfCalendarSecret = (secret: string) => secret.slice(-8);

/** The hash for looking up a secret. No secret has the hash of malformed text. */
function hashOfCalendarSecret(text: string): Buffer {
  const bytes = secretFormat.test(text) ? Buffer.from(text, 'hex') : Buffer.of();
  return createHash('sha256').update(bytes).digest();
}

const noInput = z.object({});

const calendarFileInput = z.object({ secret: z.string() });

const pastDays = 60;
const dayMs = 24 * 3_600_000;

/** The feed contains the shifts that end later. */
export const startOfFeed = (now: Date): Date => new Date(now.getTime() - pastDays * dayMs);

/**
 * Returns the address at which calendar programs find the caller's shifts: null if it was sealed with a key that this
 * gateway does not have. The first request creates the address.
 */
export const calendarFeed = query('calendarFeed', noInput, async (context): Promise<CalendarFeedView> => {
  const { em, viewer, platform } = context;
  const { secret: created, ...stored } = createCalendarSecret(platform.secrets, viewer.organizationId, viewer.userId);
  // Of two simultaneous first requests, the second finds the address of the first.
  const first = await em.nativeUpdate(CalendarFeed, { userId: viewer.userId, secretHash: null }, stored);
  if (first > 0) return presentFeed(context, addressOf(context, created));
  const [{ sealedSecret } = { sealedSecret: null }] = await readRows(
    em,
    calendarFeedReads,
    where`user_id = ${viewer.userId}::uuid`,
  );
  const place = placeOfCalendarSecret(viewer.organizationId, viewer.userId);
  const secret = sealedSecret && platform.secrets.open(sealedSecret, place);
  return presentFeed(context, secret ? addressOf(context, secret) : null);
});

export const resetCalendarFeed = command('resetCalendarFeed', noInput, async (context): Promise<CalendarFeedView> => {
  const { em, viewer, platform, record } = context;
  const { organizationId, userId } = viewer;
  const { secret, ...stored } = createCalendarSecret(platform.secrets, organizationId, userId);
  await em.nativeUpdate(CalendarFeed, { userId }, stored);
  record({ action: 'calendar-feed.reset', subjectType: 'USER', subjectId: userId });
  return presentFeed(context, addressOf(context, secret));
});

/** Writes the current shifts of the secret's owner to a calendar file. Fails with NOT_FOUND unless the owner is active. */
export const calendarFeedFile = query('calendarFeedFile', calendarFileInput, async (context, { secret }) => {
  const { em, platform, request } = context;
  const owner = await findOwner(em, secret);
  if (!owner || !maySeeSchedules(owner)) {
    platform.securityEvents.report({ event: 'calendar-address.unknown-used', request });
    throw failures.notFound('Calendar');
  }
  await bindTenant(em, owner.organizationId);
  const { name, timezoneInForce: timezone } = (await readOrganization(em, owner.organizationId)).settings;
  const shifts = await readShifts(em, owner.userId, startOfFeed(platform.clock.now()));
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

async function findOwner(em: EntityManager, secret: string): Promise<Owner | undefined> {
  const sql = systemSql(em, 'The secret alone identifies the caller, and with it the organization.', {
    routingKey: routingKeyOfCalendarSecret(secret),
  });
  const [owner] = await sql.query<Owner>(
    'select user_id as "userId", organization_id as "organizationId", role from find_calendar_owner(?)',
    [hashOfCalendarSecret(secret)],
  );
  return owner;
}

async function readShifts(em: EntityManager, userId: string, endingAfter: Date): Promise<CalendarShift[]> {
  const { condition: sql, values } = selectAll(selectOwn(userId), selectOverlapping({ from: endingAfter }));
  const parts = ['job', 'team', 'place', 'changes'] as const;
  const rows = await readRows(em, scheduleReads, { sql, values }, { orderBy: ['startAt', 'id'], parts });
  return rows.map(({ startAt, endAt, status, updatedAt, ...row }) => ({
    ...row,
    startAt: toInstant(startAt),
    endAt: toInstant(endAt),
    isCanceled: status === 'CANCELED',
    updatedAt: toInstant(updatedAt),
  }));
}

async function presentFeed({ selection }: SignedInContext, url: string | null): Promise<CalendarFeedView> {
  const webcalUrl = url?.replace(/^https?:/, 'webcal:') ?? null;
  const wantsQr = selection.wants('qrCodeDataUrl') || selection.wants('calendarFeed.qrCodeDataUrl');
  return { url, webcalUrl, qrCodeDataUrl: webcalUrl && wantsQr ? await drawQrDataUrl(webcalUrl) : null };
}

function addressOf({ request }: Pick<SignedInContext, 'request'>, secret: string): string {
  return `${request.publicUrl}/api/calendar/${secret}.ics`;
}

/** Ends the address of the person's calendar. The person gets another one when they next ask for it. */
export const renewCalendarAddress: RenewSecrets = async (em, { userId }) => {
  const addressed = { userId, secretHash: { $ne: null } };
  const ended = await em.nativeUpdate(CalendarFeed, addressed, { secretHash: null, sealedSecret: null });
  return ended > 0 ? { calendarAddress: 'renewed' } : {};
};
