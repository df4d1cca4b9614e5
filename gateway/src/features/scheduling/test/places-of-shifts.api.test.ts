import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apis, auditOf, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { aPlace } from '../../places/test/builders.js';
import { aCrew } from '../../teams/test/builders.js';
import { aSchedule, aScheduleInput, aShiftTemplate } from './builders.js';
import { type OperationName, operations } from './calls.js';

let gateway: TestGateway<OperationName>;

beforeAll(async () => {
  gateway = await startGateway({ operations, now: '2026-07-15T12:00:00Z' });
});
afterAll(() => gateway.close());

async function aParkWithPeople() {
  const people = await aTeam(gateway.orm);
  const { organizationId } = people;
  const { id, name } = await aPlace(gateway.orm, { organizationId, address: '2600 Water St' });
  return { ...people, id, park: { placeId: id, place: { id, name, address: '2600 Water St' } } };
}

const retire = (id: string) => gateway.orm.em.fork().execute('update places set retired_at = now() where id = ?', [id]);
const template = { name: 'Early', startTime: '06:00', endTime: '14:30' };
const none = { placeId: null, place: null };

describe.each(apis)('the place of a shift over %s', (api) => {
  test('is chosen, changed and removed, and a worker sees it with its address', async () => {
    const { organizationId, manager, worker, id, park } = await aParkWithPeople();
    const yard = await aPlace(gateway.orm, { organizationId, name: 'Yard' });
    const input = aScheduleInput([worker], { placeId: id, status: 'PUBLISHED' });
    const { data } = await gateway.call(api, manager, 'createSchedule', input);
    expect(data).toMatchObject(park);
    expect((await gateway.call(api, worker, 'schedules')).data).toMatchObject([park]);
    const change = async (changes: Record<string, unknown>) =>
      (await gateway.call(api, manager, 'updateSchedule', changes, data.id)).data;
    expect(await change({ title: 'Late shift' })).toMatchObject(park);
    expect(await change({ placeId: yard.id })).toMatchObject({ place: { id: yard.id, name: 'Yard', address: '' } });
    expect(await change({ placeId: null })).toMatchObject(none);
    const entries = await auditOf(gateway.orm, organizationId);
    expect(entries.map(({ changes }) => changes.placeId)).toEqual([
      { after: id },
      undefined,
      { before: id, after: yard.id },
      { before: yard.id, after: null },
    ]);
  });

  test('is an active place of the organization', async () => {
    const { organizationId, manager, worker } = await aParkWithPeople();
    const retired = await aPlace(gateway.orm, { organizationId, name: 'Gone', retiredAt: new Date() });
    const foreign = await aPlace(gateway.orm, { organizationId: (await aUser(gateway.orm)).organizationId });
    const { id } = await aSchedule(gateway.orm, { organizationId, assignedUserIds: [worker.id] });
    const unknown = { code: 'NOT_FOUND', message: 'Place not found', fields: { placeId: 'Place not found' } };
    const gone = { code: 'CONFLICT', message: 'This place is retired', fields: { placeId: 'This place is retired' } };
    for (const [placeId, refusal] of [
      [foreign.id, unknown],
      ['nonsense', unknown],
      [retired.id, gone],
    ] as const) {
      const input = aScheduleInput([worker], { placeId });
      expect(await gateway.call(api, manager, 'createSchedule', input)).toMatchObject(refusal);
      expect(await gateway.call(api, manager, 'updateSchedule', { placeId }, id)).toMatchObject(refusal);
      const plan = { title: 'Day', startTime: '09:00', endTime: '17:00', dates: ['2026-07-20'], userIds: [worker.id] };
      expect(await gateway.call(api, manager, 'planWeek', { ...plan, placeId })).toMatchObject(refusal);
      const { body } = await gateway.rest(manager, 'POST', '/api/shift-templates', { ...template, placeId });
      expect(body).toMatchObject(refusal);
    }
  });

  test('stays with copies, planned days, moves and saved weeks, unless it was retired', async () => {
    const { manager, worker, colleague, id: placeId, park } = await aParkWithPeople();
    const input = aScheduleInput([worker, colleague], { placeId });
    const { id } = (await gateway.call(api, manager, 'createSchedule', input)).data;
    const day = String((input as { startAt?: unknown }).startAt).slice(0, 10);
    const copy = async (date: string) =>
      (await gateway.call(api, manager, 'copyShifts', { copies: [{ id, date }] })).data.schedules;
    const saved = await gateway.call(api, manager, 'createWeekTemplate', { name: 'Summer', weekOf: day });
    const load = async (weekOf: string) =>
      (await gateway.call(api, manager, 'applyWeekTemplate', { weekOf }, saved.data.id)).data;

    expect(await copy('2026-08-17')).toMatchObject([park]);
    expect((await load('2026-09-02')).schedules).toMatchObject([park]);
    const plan = { title: 'Day', startTime: '09:00', endTime: '17:00', dates: ['2026-10-01'], userIds: [worker.id] };
    const planned = await gateway.call(api, manager, 'planWeek', { ...plan, placeId });
    expect(planned.data.schedules).toMatchObject([park]);
    const move = { userId: worker.id, startAt: '2026-07-15T12:00:00Z', endAt: '2026-07-15T20:00:00Z' };
    expect((await gateway.call(api, manager, 'moveAssignment', move, id)).data).toMatchObject({
      schedule: park,
      leftSchedule: park,
    });

    await retire(placeId);
    expect(await copy('2026-08-18')).toMatchObject([none]);
    const loaded = await load('2026-11-04');
    expect(loaded.schedules).toMatchObject([none]);
    expect(loaded.left).toMatchObject([
      { message: 'The place “Riverside Park” is retired, so its shifts have no place' },
    ]);
  });
});

test('gives the shifts of a template its place', async () => {
  const { manager, worker, id: placeId, park } = await aParkWithPeople();
  const { body } = await gateway.rest(manager, 'POST', '/api/shift-templates', { ...template, placeId });
  expect(body).toMatchObject(park);
  const apply = () =>
    gateway.rest(manager, 'POST', `/api/shift-templates/${body.id}/apply`, {
      date: '2026-07-20',
      userIds: [worker.id],
    });
  expect((await apply()).body).toMatchObject(park);
  await retire(placeId);
  const message = 'The place of this template is retired. Choose another place for the template.';
  expect((await apply()).body).toMatchObject({ code: 'CONFLICT', message });
  const changed = await gateway.rest(manager, 'PATCH', `/api/shift-templates/${body.id}`, { placeId: null });
  expect(changed.body).toMatchObject(none);
});

test('retires a place with a shift, a template or a team instead of deleting it', async () => {
  const { organizationId, admin, manager, worker } = await aTeam(gateway.orm);
  const [planned, saved, ofTeam, unused] = await Promise.all(
    ['Planned', 'Saved', 'Team', 'Unused'].map((name) => aPlace(gateway.orm, { organizationId, name })),
  );
  await gateway.rest(manager, 'POST', '/api/schedules', aScheduleInput([worker], { placeId: planned?.id }));
  await aShiftTemplate(gateway.orm, { organizationId, placeId: saved?.id ?? null });
  const team = { name: 'Garden crew', placeId: ofTeam?.id };
  expect((await gateway.rest(admin, 'POST', '/api/teams', team)).body.place).toEqual({ id: ofTeam?.id, name: 'Team' });
  for (const place of [planned, saved, ofTeam, unused]) {
    expect(await gateway.rest(admin, 'DELETE', `/api/places/${place?.id}`)).toMatchObject({ status: 204 });
  }
  const { body } = await gateway.rest(admin, 'GET', '/api/places?includeRetired=true');
  expect(body).toMatchObject([{ id: planned?.id }, { id: saved?.id }, { id: ofTeam?.id }]);
});

test('gives a team its place, which can be changed and removed', async () => {
  const { organizationId, admin } = await aTeam(gateway.orm);
  const yard = await aPlace(gateway.orm, { organizationId, name: 'Yard' });
  const { body } = await gateway.rest(admin, 'POST', '/api/teams', { name: 'Garden crew' });
  const change = (input: object) => gateway.rest(admin, 'PATCH', `/api/teams/${body.id}`, input);
  expect((await change({ placeId: yard.id })).body.place).toEqual({ id: yard.id, name: 'Yard' });
  expect((await change({ name: 'Crew' })).body.place).toEqual({ id: yard.id, name: 'Yard' });
  expect((await change({ placeId: null })).body.place).toBeNull();
  expect(await change({ placeId: 'nonsense' })).toMatchObject({ status: 404, body: { message: 'Place not found' } });
  expect((await auditOf(gateway.orm, organizationId)).map(({ changes }) => changes.placeId)).toEqual([
    undefined,
    { before: null, after: yard.id },
    undefined,
    { before: yard.id, after: null },
  ]);
});

test('is the location of the shift in calendar programs and a new radius changes no shift', async () => {
  const { organizationId, admin, manager, worker, id: placeId } = await aParkWithPeople();
  const { id: teamId } = await aCrew(gateway.orm, { organizationId, members: [worker] });
  const input = aScheduleInput([worker], { teamId, placeId, status: 'PUBLISHED' });
  await gateway.rest(manager, 'POST', '/api/schedules', input);
  const { body } = await gateway.rest(worker, 'GET', '/api/calendar-feed');
  const { pathname, search } = new URL(body.url);
  await gateway.rest(admin, 'PATCH', `/api/places/${placeId}`, { radiusMeters: 80, lat: 39.7, lng: -105 });
  const calendar = await gateway.inject({ url: pathname + search });
  expect(calendar.body.match(/^(SEQUENCE|LOCATION|DESCRIPTION):.*$/gm)?.map((line) => line.trim())).toEqual([
    'SEQUENCE:0',
    'LOCATION:Riverside Park\\, 2600 Water St',
    'DESCRIPTION:Team: Garden crew',
  ]);
});
