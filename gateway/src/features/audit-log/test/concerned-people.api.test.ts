import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { invitationCalls } from '../../identity/test/calls.js';

let gateway: TestGateway;
let owner: Actor;
let manager: Actor;
let worker: Actor;
let colleague: Actor;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  gateway.clock.set('2026-07-15T15:00:00Z');
  owner = await createActor(gateway, 'OWNER');
  [manager, worker, colleague] = await Promise.all([
    createActor(gateway, 'MANAGER', owner),
    createActor(gateway, 'WORKER', owner),
    createActor(gateway, 'WORKER', owner),
  ]);
});
afterAll(() => gateway.close());

interface Entry {
  readonly action: string;
  readonly subjectName: string | null;
  readonly people: readonly { readonly id: string }[];
  readonly peopleCount: number;
}

/** The latest entry of an action, with the ids of the people it concerns. */
async function entryOf(action: string) {
  const { body } = await gateway.rest(owner, 'GET', '/api/audit-logs');
  const entry = (body as Entry[]).find((each) => each.action === action);
  return { subjectName: entry?.subjectName, people: entry?.people.map(({ id }) => id).toSorted() };
}
const idsOf = (...actors: Actor[]) => actors.map(({ userId }) => userId).toSorted();

async function planShift(...people: Actor[]): Promise<string> {
  const { body } = await gateway.rest(manager, 'POST', '/api/schedules', {
    ...{ title: 'Early shift', startAt: '2026-07-16T15:00:00Z', endAt: '2026-07-16T23:00:00Z' },
    assignedUserIds: people.map(({ userId }) => userId),
  });
  return body.id;
}

/** A closed timesheet of eight hours. */
async function work(actor: Actor): Promise<string> {
  const location = { lat: 39.7, lng: -105 };
  await gateway.rest(actor, 'POST', '/api/timesheets/clock-in', location);
  gateway.clock.advance({ hours: 8 });
  return (await gateway.rest(actor, 'POST', '/api/timesheets/clock-out', {})).body.id;
}

describe('an audit entry names the people whom it concerns', () => {
  test('when a shift changes, even if its people stay', async () => {
    const id = await planShift(worker, colleague);
    expect(await entryOf('schedule.created')).toEqual({ subjectName: 'Early shift', people: idsOf(worker, colleague) });
    await gateway.rest(manager, 'PATCH', `/api/schedules/${id}`, { endAt: '2026-07-16T22:00:00Z' });
    expect((await entryOf('schedule.updated')).people).toEqual(idsOf(worker, colleague));
    await gateway.rest(manager, 'PATCH', `/api/schedules/${id}`, { assignedUserIds: [colleague.userId] });
    expect((await entryOf('schedule.updated')).people).toEqual(idsOf(worker, colleague));
    await gateway.rest(manager, 'DELETE', `/api/schedules/${id}`);
    expect(await entryOf('schedule.deleted')).toEqual({ subjectName: 'Early shift', people: idsOf(colleague) });
  });

  test('when a week of shifts is published or copied', async () => {
    await planShift(worker);
    await planShift(colleague, worker);
    await gateway.rest(manager, 'POST', '/api/schedules/publish', { weekOf: '2026-07-16' });
    expect((await entryOf('schedules.published')).people).toEqual(idsOf(worker, colleague));
    await gateway.rest(manager, 'POST', '/api/schedules/copy-week', { fromDate: '2026-07-16', toDate: '2026-07-23' });
    expect((await entryOf('schedules.copied')).people).toEqual(idsOf(worker, colleague));
  });

  test('when hours are approved in bulk', async () => {
    const id = await work(worker);
    await gateway.rest(manager, 'POST', '/api/timesheets/approvals', { timesheets: [{ id }] });
    expect((await entryOf('timesheets.approved')).people).toEqual(idsOf(worker));
    await work(worker);
    await work(colleague);
    await gateway.rest(manager, 'POST', '/api/timesheets/approve', {});
    expect((await entryOf('timesheets.approved')).people).toEqual(idsOf(worker, colleague));
  });

  test('when a timesheet is deleted', async () => {
    const id = await work(worker);
    await gateway.rest(manager, 'DELETE', `/api/timesheets/${id}`);
    expect(await entryOf('timesheet.deleted')).toMatchObject({ people: idsOf(worker) });
    expect(await entryOf('timesheet.clocked-in')).toMatchObject({ people: idsOf(worker) });
  });

  test('when their time off is decided', async () => {
    const { body: policy } = await gateway.rest(owner, 'POST', '/api/pto-policies', { name: 'Vacation' });
    const dates = { startDate: '2026-08-03', endDate: '2026-08-03' };
    const request = { policyId: policy.id, ...dates, hours: 8 };
    const { body } = await gateway.rest(worker, 'POST', '/api/pto-requests', request);
    await gateway.rest(manager, 'POST', `/api/pto-requests/${body.id}/deny`, {});
    expect(await entryOf('pto-request.denied')).toEqual({ subjectName: 'Ada Marsh', people: idsOf(worker) });
  });

  test('when an API key of theirs is revoked', async () => {
    const key = { name: 'Roster import', scopes: ['payroll:read'] };
    const { body } = await gateway.rest(owner, 'POST', '/api/api-keys', key);
    const admin = await createActor(gateway, 'ADMIN', owner);
    await gateway.rest(admin, 'DELETE', `/api/api-keys/${body.apiKey?.id ?? body.id}`);
    expect(await entryOf('api-key.revoked')).toEqual({ subjectName: 'Roster import', people: idsOf(owner) });
  });

  test('when they join with an invitation; a link is named after its number of people', async () => {
    const { invite, register } = invitationCalls(gateway);
    const link = await invite(owner, { maxUses: 30 });
    expect(await entryOf('invitation.created')).toEqual({ subjectName: 'Link for 30 people', people: [] });
    const { body } = await register(link.inviteCode);
    expect(await entryOf('user.registered')).toMatchObject({ people: [body.user.id] });
  });

  test('keeps the name of a job that was deleted since', async () => {
    const { body: job } = await gateway.rest(owner, 'POST', '/api/jobs', { name: 'Riverside' });
    await gateway.rest(owner, 'DELETE', `/api/jobs/${job.id}`);
    expect(await entryOf('job.created')).toEqual({ subjectName: 'Riverside', people: [] });
  });

  test('counts the people when there are more than a line has space for', async () => {
    const people = await Promise.all(Array.from({ length: 21 }, () => createActor(gateway, 'WORKER', owner)));
    await planShift(...people);
    const { body } = await gateway.rest(owner, 'GET', '/api/audit-logs');
    expect(body[0]).toMatchObject({ action: 'schedule.created', peopleCount: 21 });
    expect(body[0].people).toHaveLength(20);
  });
});
