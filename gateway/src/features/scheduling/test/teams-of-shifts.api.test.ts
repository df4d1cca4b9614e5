import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apis, auditOf, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { newId } from '../../../platform/database/ids.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { aCrew } from '../../teams/test/builders.js';
import { aSchedule, aScheduleInput, aShiftTemplate } from './builders.js';
import { type OperationName, operations } from './calls.js';

let gateway: TestGateway<OperationName>;

beforeAll(async () => {
  gateway = await startGateway({ operations, now: '2026-07-15T12:00:00Z' });
});
afterAll(() => gateway.close());

/** A garden crew with the worker. */
async function aGarden() {
  const people = await aTeam(gateway.orm);
  const { organizationId, worker } = people;
  const crew = await aCrew(gateway.orm, { organizationId, members: [worker] });
  return { ...people, crew, garden: { teamId: crew.id, team: { id: crew.id, name: 'Garden crew' } } };
}

const retire = (id: string) => gateway.orm.em.fork().execute('update teams set retired_at = now() where id = ?', [id]);
const template = { name: 'Early', startTime: '06:00', endTime: '14:30' };

describe.each(apis)('the team of a shift over %s', (api) => {
  test('is chosen, changed and removed, and shown with its name', async () => {
    const { organizationId, manager, worker, crew, garden } = await aGarden();
    const stone = await aCrew(gateway.orm, { organizationId, name: 'Stone crew' });
    const input = aScheduleInput([worker], { teamId: crew.id, status: 'PUBLISHED' });
    const { data } = await gateway.call(api, manager, 'createSchedule', input);
    expect(data).toMatchObject(garden);
    expect((await gateway.call(api, worker, 'schedules')).data).toMatchObject([garden]);

    const change = async (changes: Record<string, unknown>) =>
      (await gateway.call(api, manager, 'updateSchedule', changes, data.id)).data;
    expect(await change({ title: 'Late shift' })).toMatchObject(garden);
    expect(await change({ teamId: stone.id })).toMatchObject({ team: { id: stone.id, name: 'Stone crew' } });
    expect(await change({ teamId: null })).toMatchObject({ teamId: null, team: null });
    const entries = await auditOf(gateway.orm, organizationId);
    expect(entries.map(({ changes }) => changes.teamId)).toEqual([
      { after: crew.id },
      undefined,
      { before: crew.id, after: stone.id },
      { before: stone.id, after: null },
    ]);
  });

  test('divides the board: its own team, or else that of each person', async () => {
    const { organizationId, manager, worker, colleague, crew, garden } = await aGarden();
    const stone = await aCrew(gateway.orm, { organizationId, name: 'A stone crew', members: [colleague] });
    const both = { organizationId, assignedUserIds: [worker.id, colleague.id, manager.id] };
    await aSchedule(gateway.orm, both);
    await aSchedule(gateway.orm, { ...both, team: crew, title: 'Twice at the same time' });
    await aSchedule(gateway.orm, { ...both, team: stone, status: 'CANCELED' });

    const week = { from: '2026-07-12T06:00:00Z', to: '2026-07-19T06:00:00Z' };
    const { people, teams, days } = (await gateway.call(api, manager, 'scheduleBoard', week)).data;
    const teamOf = (id: string) => people.find(({ user }: { user: { id: string } }) => user.id === id).team;
    expect([worker, colleague, manager].map(({ id }) => teamOf(id)?.name)).toEqual([
      'Garden crew',
      'A stone crew',
      undefined,
    ]);
    const wednesday = (index: number) => teams[index].days[3];
    expect(teams.map(({ team }: { team: unknown }) => team)).toEqual([
      { id: stone.id, name: 'A stone crew' },
      garden.team,
      null,
    ]);
    expect(wednesday(0)).toMatchObject({ date: '2026-07-15', people: 1, plannedMinutes: 480, mostAtOnce: 1 });
    expect(wednesday(1)).toMatchObject({ people: 3, plannedMinutes: 3 * 480, mostAtOnce: 3 });
    expect(wednesday(2)).toMatchObject({ people: 1, plannedMinutes: 480 });
    expect(days[3]).toMatchObject({ people: 3, plannedMinutes: 3 * 480 });
  });

  test('limits what is published to the drafts of its people', async () => {
    const { organizationId, manager, worker, colleague, crew } = await aGarden();
    const draft = { organizationId, status: 'DRAFT' } as const;
    const { id } = await aSchedule(gateway.orm, { ...draft, assignedUserIds: [worker.id, colleague.id] });
    const other = await aSchedule(gateway.orm, { ...draft, assignedUserIds: [colleague.id] });
    const publish = (teamId: string | null) =>
      gateway.call(api, manager, 'publishSchedules', { weekOf: '2026-07-15', teamId });
    expect(await publish(newId())).toMatchObject({ code: 'NOT_FOUND', message: 'Team not found' });
    expect((await publish(crew.id)).data).toMatchObject([{ id, status: 'PUBLISHED' }]);
    expect((await publish(null)).data).toMatchObject([{ id: other.id }]);
  });

  test('is an active team that the caller sees', async () => {
    const { organizationId, manager, worker, crew } = await aGarden();
    const limited = await aUser(gateway.orm, { organizationId, role: 'MANAGER', reach: 'TEAMS' });
    const led = await aCrew(gateway.orm, { organizationId, name: 'Led', members: [worker], leads: [limited] });
    const retired = await aCrew(gateway.orm, { organizationId, name: 'Gone', retiredAt: new Date() });
    const foreign = await aCrew(gateway.orm, { organizationId: (await aUser(gateway.orm)).organizationId });
    const { id } = await aSchedule(gateway.orm, { organizationId, assignedUserIds: [worker.id] });
    const unknown = { code: 'NOT_FOUND', message: 'Team not found', fields: { teamId: 'Team not found' } };
    const gone = { code: 'CONFLICT', message: 'This team is retired', fields: { teamId: 'This team is retired' } };
    for (const [by, teamId, refusal] of [
      [manager, foreign.id, unknown],
      [manager, 'nonsense', unknown],
      [manager, retired.id, gone],
      [limited, crew.id, unknown],
      [limited, newId(), unknown],
      [limited, retired.id, unknown],
    ] as const) {
      const input = aScheduleInput([worker], { teamId });
      expect(await gateway.call(api, by, 'createSchedule', input)).toMatchObject(refusal);
      expect(await gateway.call(api, by, 'updateSchedule', { teamId }, id)).toMatchObject(refusal);
      const plan = { title: 'Day', startTime: '09:00', endTime: '17:00', dates: ['2026-07-20'], userIds: [worker.id] };
      expect(await gateway.call(api, by, 'planWeek', { ...plan, teamId })).toMatchObject(refusal);
      expect((await gateway.rest(by, 'POST', '/api/shift-templates', { ...template, teamId })).body).toMatchObject(
        refusal,
      );
    }
    const { data } = await gateway.call(api, limited, 'createSchedule', aScheduleInput([worker], { teamId: led.id }));
    expect(data).toMatchObject({ teamId: led.id });
  });

  test('stays with copies, planned days, moves and saved weeks, unless it was retired', async () => {
    const { organizationId, manager, worker, colleague, crew, garden } = await aGarden();
    const assignedUserIds = [worker.id, colleague.id];
    const { id } = await aSchedule(gateway.orm, { organizationId, assignedUserIds, team: crew });
    const copy = async (date: string) =>
      (await gateway.call(api, manager, 'copyShifts', { copies: [{ id, date }] })).data.schedules;
    const copyWeek = async (toDate: string) =>
      (await gateway.call(api, manager, 'copyScheduleWeek', { fromDate: '2026-07-15', toDate })).data;
    const saved = await gateway.call(api, manager, 'createWeekTemplate', { name: 'Summer', weekOf: '2026-07-15' });
    const load = async (weekOf: string) =>
      (await gateway.call(api, manager, 'applyWeekTemplate', { weekOf }, saved.data.id)).data;

    expect(await copy('2026-07-17')).toMatchObject([garden]);
    expect(await copyWeek('2026-07-22')).toMatchObject([garden, garden]);
    expect((await load('2026-08-05')).schedules).toMatchObject([garden]);
    const plan = { title: 'Day', startTime: '09:00', endTime: '17:00', dates: ['2026-09-01'], userIds: [worker.id] };
    const planned = await gateway.call(api, manager, 'planWeek', { ...plan, teamId: crew.id });
    expect(planned.data.schedules).toMatchObject([garden]);
    const move = { userId: worker.id, startAt: '2026-07-15T12:00:00Z', endAt: '2026-07-15T20:00:00Z' };
    expect((await gateway.call(api, manager, 'moveAssignment', move, id)).data).toMatchObject({
      schedule: garden,
      leftSchedule: garden,
    });

    await retire(crew.id);
    const none = { teamId: null, team: null };
    expect(await copy('2026-07-18')).toMatchObject([none]);
    expect(await copyWeek('2026-10-07')).toMatchObject([none, none, none, none]);
    const loaded = await load('2026-11-04');
    expect(loaded.schedules).toMatchObject([none]);
    expect(loaded.left).toMatchObject([{ message: 'The team “Garden crew” is retired, so its shifts have no team' }]);
  });
});

test('gives the shifts of a template its team', async () => {
  const { organizationId, manager, worker, crew, garden } = await aGarden();
  const { body } = await gateway.rest(manager, 'POST', '/api/shift-templates', { ...template, teamId: crew.id });
  expect(body).toMatchObject(garden);
  const apply = () =>
    gateway.rest(manager, 'POST', `/api/shift-templates/${body.id}/apply`, {
      date: '2026-07-20',
      userIds: [worker.id],
    });
  expect((await apply()).body).toMatchObject(garden);
  await retire(crew.id);
  const message = 'The team of this template is retired. Choose another team for the template.';
  expect((await apply()).body).toMatchObject({ code: 'CONFLICT', message });
  const changed = await gateway.rest(manager, 'PATCH', `/api/shift-templates/${body.id}`, { teamId: null });
  expect(changed.body).toMatchObject({ teamId: null, team: null });
  const [created] = await auditOf(gateway.orm, organizationId);
  expect(created?.changes).toMatchObject({ teamId: { after: crew.id } });
});

test('retires a team with a shift or a template instead of deleting it', async () => {
  const { organizationId, admin } = await aTeam(gateway.orm);
  const planned = await aCrew(gateway.orm, { organizationId, name: 'Planned' });
  await aSchedule(gateway.orm, { organizationId, team: planned });
  const saved = await aCrew(gateway.orm, { organizationId, name: 'Saved' });
  await aShiftTemplate(gateway.orm, { organizationId, teamId: saved.id });
  const unused = await aCrew(gateway.orm, { organizationId, name: 'Unused' });
  for (const { id } of [planned, saved, unused]) {
    expect(await gateway.rest(admin, 'DELETE', `/api/teams/${id}`)).toMatchObject({ status: 204 });
  }
  const { body } = await gateway.rest(admin, 'GET', '/api/teams?includeRetired=true');
  expect(body).toMatchObject([
    { id: planned.id, retired: true },
    { id: saved.id, retired: true },
  ]);
});
