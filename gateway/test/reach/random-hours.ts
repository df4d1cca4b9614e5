import type { TestUser } from '../../src/features/identity/test/builders.js';
import { aPicture } from '../../src/features/photos/test/pictures.js';
import type { Timesheet } from '../../src/features/timeclock/index.js';
import { aBreak, aTimesheet } from '../../src/features/timeclock/test/builders.js';
import { aCorrection } from '../../src/features/timeclock/test/correction-builders.js';
import { type RandomOrganization, today } from './random-organization.js';

const flags = ['SELF_REPORTED', 'MISSING_LOCATION', 'CLOCK_ADJUSTED', 'LONG_PAID_BREAK', 'ADDED_BY_MANAGER'] as const;
const minutes = (at: Date, count: number) => new Date(at.getTime() + count * 60_000);

/** Days of a closed period, of a period that is over, and of the current one. */
const closedDays = ['2026-06-22', '2026-06-24', '2026-06-30', '2026-07-02'];
const openDays = [
  '2026-07-06',
  '2026-07-07',
  '2026-07-09',
  '2026-07-15',
  '2026-07-17',
  '2026-07-20',
  '2026-07-23',
  '2026-07-27',
  '2026-07-28',
];

/** Hours of everyone, with a period that was closed twice. */
export async function addHours(organization: RandomOrganization): Promise<void> {
  const { gateway, owner, random, everyone } = organization;
  const old: Timesheet[] = [];
  for (const user of everyone) {
    for (const day of closedDays) {
      if (random.chance(0.4)) old.push(await addTimesheet(organization, user, { day, isApproved: true }));
    }
  }
  const period = { startDate: '2026-06-21' };
  await expectSuccess(gateway.rest(owner, 'POST', '/api/pay-periods/close', period));
  await expectSuccess(gateway.rest(owner, 'POST', '/api/pay-periods/reopen', period));
  for (const { id, clockInAt } of old.filter((_, index) => index % 2 === 0)) {
    const times = { clockInAt, clockOutAt: minutes(clockInAt, random.int(700, 800)), confirmLongTimesheet: true };
    await gateway.rest(owner, 'PUT', `/api/timesheets/${id}/times`, { ...times, reason: 'Too short' });
    await gateway.rest(owner, 'POST', `/api/timesheets/${id}/approve`, {});
  }
  await gateway.orm.em
    .getConnection()
    .execute(
      `update timesheets set approved_at = now(), approved_by_id = ? where organization_id = ? and approved_at is null`,
      [owner.userId, owner.organizationId],
    );
  await expectSuccess(gateway.rest(owner, 'POST', '/api/pay-periods/close', period));
  for (const user of everyone) await addOpenPeriods(organization, user);
}

async function expectSuccess(response: Promise<{ readonly status: number; readonly text: string }>): Promise<void> {
  const { status, text } = await response;
  if (status >= 300) throw new Error(`${status} ${text}`);
}

async function addOpenPeriods(organization: RandomOrganization, user: TestUser): Promise<void> {
  const { gateway, random } = organization;
  const timesheets: Timesheet[] = [];
  for (const day of openDays) {
    if (random.chance(0.4))
      timesheets.push(await addTimesheet(organization, user, { day, isApproved: random.chance(0.3) }));
  }
  if (random.chance(0.3)) await addOpenTimesheet(organization, user);
  for (const timesheet of timesheets) await review(organization, user, timesheet);
  if (random.chance(0.5)) {
    const { id } = await aCorrection(gateway.orm, {
      user,
      clockInAt: at('2026-07-24', 14),
      clockOutAt: at('2026-07-24', 20),
    });
    if (random.chance(0.3)) await decide(organization, id);
  }
}

const at = (day: string, hour: number) =>
  new Date(Date.UTC(2026, Number(day.slice(5, 7)) - 1, Number(day.slice(8)), hour));

interface Day {
  readonly day: string;
  readonly isApproved: boolean;
}

async function addTimesheet(
  { gateway, random, jobs, placeId, ...organization }: RandomOrganization,
  user: TestUser,
  { day, isApproved }: Day,
) {
  const { orm } = gateway;
  const clockInAt = minutes(at(day, 13), random.int(0, 120));
  const isOutside = random.chance(0.3);
  const timesheet = await aTimesheet(orm, {
    ...{ user, clockInAt, clockOutAt: minutes(clockInAt, random.int(240, 660)) },
    job: random.chance(0.6) ? random.pick(jobs) : null,
    notes: random.chance(0.4) ? `Notes of ${user.firstName} on ${day}` : '',
    flags: [...(isOutside ? ['OUTSIDE_PLACE' as const] : []), ...(random.chance(0.3) ? [random.pick(flags)] : [])],
    location: random.chance(0.5) ? { lat: 39.7, lng: -105, placeId, outside: isOutside } : null,
  });
  if (random.chance(0.5)) await aBreak(orm, { timesheet, type: random.pick(['PAID', 'UNPAID']) });
  const managers = [organization.owner, organization.self, organization.second, organization.unrestricted];
  const others = managers.filter(({ userId }) => userId !== user.id);
  const { userId: by } = random.pick(others);
  const run = (sql: string, values: unknown[]) => orm.em.getConnection().execute(sql, values);
  if (random.chance(0.3)) {
    await run(
      `insert into break_answers (organization_id, user_id, timesheet_id, meals, rests, answered_at)
       values (?, ?, ?, ?, 'PROVIDED', ?)`,
      [user.organizationId, user.id, timesheet.id, random.pick(['PROVIDED', 'CHOSE_NOT', 'NOT_PROVIDED']), clockInAt],
    );
  }
  if (isApproved) {
    await run('update timesheets set approved_at = ?, approved_by_id = ? where id = ?', [today, by, timesheet.id]);
  } else if (random.chance(0.2)) {
    const reject = `update timesheets set rejected_at = ?, rejected_by_id = ?, rejection_reason = 'No lunch' where id = ?`;
    await run(reject, [today, by, timesheet.id]);
  }
  return timesheet;
}

async function addOpenTimesheet({ gateway, random }: RandomOrganization, user: TestUser): Promise<void> {
  const timesheet = await aTimesheet(gateway.orm, { user, clockInAt: at(today, random.int(12, 16)) });
  if (random.chance(0.3)) await aBreak(gateway.orm, { timesheet, endAt: null });
}

/** What managers and the person do to a timesheet leaves a history. The state of the timesheet may forbid it. */
async function review(
  { gateway, random, ...organization }: RandomOrganization,
  user: TestUser,
  { id, clockInAt }: Timesheet,
) {
  const path = `/api/timesheets/${id}`;
  const by = random.pick([organization.owner, organization.self, organization.second, organization.unrestricted]);
  if (random.chance(0.15)) await gateway.rest(user, 'PATCH', path, { notes: 'Forgot the keys' });
  if (random.chance(0.15)) {
    const times = { clockInAt, clockOutAt: minutes(clockInAt, 360), moveBreaks: true, reason: 'Left early' };
    await gateway.rest(by, 'PUT', `${path}/times`, times);
  }
  if (random.chance(0.1)) await gateway.rest(by, 'POST', `${path}/approve`, {});
  if (random.chance(0.1)) await gateway.rest(by, 'POST', `${path}/reject`, { reason: 'Which job?' });
  if (random.chance(0.1)) {
    const input = { kind: 'CHANGE', timesheetId: id, clockInAt, clockOutAt: minutes(clockInAt, 420), reason: 'Longer' };
    const { body } = await gateway.rest(user, 'POST', '/api/corrections', input);
    if (body?.id && random.chance(0.4)) {
      await gateway.rest(by, 'POST', `/api/corrections/${body.id}/${random.pick(['approve', 'deny'])}`, {});
    }
  }
}

async function decide({ gateway, random, ...organization }: RandomOrganization, id: string): Promise<void> {
  const by = random.pick([organization.owner, organization.unrestricted]);
  await gateway.rest(by, 'POST', `/api/corrections/${id}/${random.pick(['approve', 'deny'])}`, {
    managerNotes: 'Seen',
  });
}

/** A photo on the latest timesheet of each of these people. */
export async function addPhotos({ gateway }: RandomOrganization, people: readonly TestUser[]): Promise<void> {
  const content = await aPicture().jpeg().toBuffer();
  for (const user of people) {
    const { body } = await gateway.rest(user, 'GET', '/api/timesheets?limit=3');
    const stored = await gateway.restUpload(user, '/api/timesheets/upload-images', [{ content }]);
    const open = body.find((timesheet: { readonly locked: boolean }) => !timesheet.locked);
    if (open)
      await gateway.rest(user, 'PATCH', `/api/timesheets/${open.id}`, {
        imageUrls: stored.body.imageUrls ?? stored.body,
      });
  }
}
