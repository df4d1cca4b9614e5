import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startGateway, type TestGateway } from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { aJob } from '../../jobs/test/builders.js';
import { aSchedule } from '../../scheduling/test/builders.js';
import { aBreak, aTimesheet } from './builders.js';

let gateway: TestGateway;
let team: Awaited<ReturnType<typeof aTeam>>;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  team = await aTeam(gateway.orm);
  gateway.clock.set(at('2026-07-15T15:00'));
});

/** A local time in Denver, in summer unless the offset is given. */
const at = (local: string, offset = '-06:00') => new Date(`${local}:00${offset}`);
const worked = (from: string, to: string | null, user: User = team.worker) =>
  aTimesheet(gateway.orm, { user, clockInAt: at(from), clockOutAt: to === null ? null : at(to) });
const plan = (from: string, changes: object = {}, people: readonly User[] = [team.worker]) =>
  aSchedule(gateway.orm, {
    ...{ organizationId: team.organizationId, assignedUserIds: people.map(({ id }) => id) },
    ...{ startAt: at(from), endAt: new Date(at(from).getTime() + 8 * 3_600_000) },
    ...changes,
  });

async function readDay(as: User = team.worker) {
  const { status, body } = await gateway.rest(as, 'GET', '/api/me/day');
  expect(status).toBe(200);
  return body as { date: string; workedMinutes: number; nextShift: { id: string } | null };
}

describe('the minutes of today', () => {
  test('add up earlier timesheets and the one in progress, after midnight of the organization', async () => {
    await worked('2026-07-14T22:00', '2026-07-15T00:30');
    await worked('2026-07-15T08:00', '2026-07-15T12:00');
    const running = await worked('2026-07-15T12:30', null);
    await aBreak(gateway.orm, { timesheet: running, startAt: at('2026-07-15T13:00'), endAt: at('2026-07-15T13:15') });
    await worked('2026-07-15T08:00', '2026-07-15T12:00', team.manager);
    expect(await readDay()).toMatchObject({ date: '2026-07-15', workedMinutes: 30 + 240 + 135 });
    gateway.clock.set(at('2026-07-16T00:00'));
    expect(await readDay()).toMatchObject({ date: '2026-07-16', workedMinutes: 0 });
  });

  test('are those of the day that ends an hour early', async () => {
    gateway.clock.set(at('2026-03-08T12:00'));
    await aTimesheet(gateway.orm, {
      ...{ user: team.worker, clockInAt: at('2026-03-08T00:00', '-07:00'), clockOutAt: null },
    });
    expect(await readDay()).toMatchObject({ workedMinutes: 11 * 60 });
  });
});

describe('the next shift', () => {
  test('is the first published one after today, with its job and without its people', async () => {
    const job = await aJob(gateway.orm, { organizationId: team.organizationId });
    await plan('2026-07-15T18:00');
    await plan('2026-07-16T08:00', { status: 'DRAFT' });
    await plan('2026-07-16T08:00', { status: 'CANCELED' });
    await plan('2026-07-16T08:00', {}, [team.manager]);
    const next = await plan('2026-07-17T08:00', { job });
    await plan('2026-07-18T08:00');
    const { nextShift } = await readDay();
    expect(nextShift).toEqual({
      ...{ id: next.id, title: next.title, job: { id: job.id, name: job.name } },
      ...{ startAt: next.startAt.toISOString(), endAt: next.endAt.toISOString() },
    });
    const { body } = await gateway.graphql(team.worker, '{ viewer { myDay { nextShift { id job { name } } } } }');
    expect(body.data.viewer.myDay).toEqual({ nextShift: { id: next.id, job: { name: job.name } } });
  });

  test('is null without a shift, and never one of another organization', async () => {
    const other = await aTeam(gateway.orm);
    await plan('2026-07-17T08:00');
    expect((await readDay(other.worker)).nextShift).toBeNull();
    expect((await readDay(await aUser(gateway.orm, { organizationId: team.organizationId }))).nextShift).toBeNull();
  });
});
