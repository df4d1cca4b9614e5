import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { actionsOf, apis, auditOf, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { newId } from '../../../platform/database/ids.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { aCrew } from './builders.js';
import { teamOperations as operations, staysOf, type TeamOperation } from './calls.js';
import { whileCommandsOfPersonRun } from './running-commands.js';

let gateway: TestGateway<TeamOperation>;

beforeAll(async () => {
  gateway = await startGateway({ operations, now: '2026-07-15T12:00:00Z' });
});
afterAll(() => gateway.close());

const today = '2026-07-15';

async function setUp() {
  const people = await aTeam(gateway.orm);
  const { organizationId } = people;
  const limited = await aUser(gateway.orm, { organizationId, role: 'MANAGER', reach: 'TEAMS' });
  return { ...people, limited };
}

describe.each(apis)('members of a team over %s', (api) => {
  test('are added by administrators and by the managers who lead it', async () => {
    const { organizationId, worker, colleague, manager, accountant, admin, limited } = await setUp();
    const { id } = await aCrew(gateway.orm, { organizationId, leads: [manager, limited] });
    await aCrew(gateway.orm, { organizationId, name: 'Stone crew', leads: [limited], members: [accountant] });

    const add = async (by: typeof admin, input: object) =>
      (await gateway.call(api, by, 'addTeamMember', { ...input }, id)).data;
    expect(staysOf(await add(admin, { userId: worker.id }))).toEqual([[worker.id, today, null]]);
    await add(manager, { userId: colleague.id, fromDate: '2026-08-01', toDate: '2026-09-01' });
    const last = await add(limited, { userId: accountant.id, fromDate: '2026-01-01', toDate: null });
    expect(last).toMatchObject({ memberCount: 2, canEdit: true });
    expect(staysOf(last).toSorted()).toEqual(
      [
        [worker.id, today, null],
        [colleague.id, '2026-08-01', '2026-09-01'],
        [accountant.id, '2026-01-01', null],
      ].toSorted(),
    );
    const entries = await auditOf(gateway.orm, organizationId);
    expect(entries.map(({ action, subjectId }) => [action, subjectId])).toEqual(
      Array(3).fill(['team.member-added', id]),
    );
    expect(entries[1]?.changes).toMatchObject({
      name: { before: 'Garden crew', after: 'Garden crew' },
      userId: colleague.id,
      fromDate: '2026-08-01',
      toDate: '2026-09-01',
    });
  });

  test('are not changed by others: a team is unknown to a restricted manager who does not lead it', async () => {
    const { organizationId, worker, manager, accountant, limited } = await setUp();
    const { id } = await aCrew(gateway.orm, { organizationId, members: [worker] });
    const commands = ['addTeamMember', 'endTeamMembership', 'removeTeamMember'] as const;
    for (const command of commands) {
      for (const by of [worker, accountant]) {
        expect((await gateway.call(api, by, command, { userId: worker.id }, id)).code).toBe('FORBIDDEN');
      }
      expect(await gateway.call(api, manager, command, { userId: worker.id }, id)).toMatchObject({
        code: 'FORBIDDEN',
        message: 'You don’t lead this team. Ask one of its leads or an administrator.',
      });
      const { data: _none, ...hidden } = await gateway.call(api, limited, command, { userId: worker.id }, id);
      const unknown = await gateway.call(api, limited, command, { userId: worker.id }, worker.id);
      expect(unknown).toMatchObject({ code: 'NOT_FOUND', message: 'Team not found' });
      expect(unknown).toMatchObject(hidden);
      const outsider = await aUser(gateway.orm, { role: 'OWNER' });
      expect((await gateway.call(api, outsider, command, { userId: worker.id }, id)).code).toBe('NOT_FOUND');
    }
    expect(await actionsOf(gateway.orm, organizationId)).toEqual([]);
  });

  test('are not people out of reach, whom a restricted manager cannot tell from an unknown id', async () => {
    const { organizationId, worker, limited } = await setUp();
    const { id } = await aCrew(gateway.orm, { organizationId, leads: [limited] });
    const { data: _none, ...hidden } = await gateway.call(api, limited, 'addTeamMember', { userId: worker.id }, id);
    const unknown = await gateway.call(api, limited, 'addTeamMember', { userId: newId() }, id);
    expect(unknown).toMatchObject({ ...hidden, code: 'NOT_FOUND' });
  });

  test('belong to it once at a time, and again after an end', async () => {
    const { organizationId, worker, admin } = await setUp();
    const stay = { user: worker, fromDate: '2026-05-01', toDate: '2026-06-01' };
    const { id } = await aCrew(gateway.orm, { organizationId, members: [stay] });
    const add = (fromDate: string, toDate: string | null) =>
      gateway.call(api, admin, 'addTeamMember', { userId: worker.id, fromDate, toDate }, id);

    for (const [from, to] of [
      ['2026-05-31', '2026-07-01'],
      ['2026-04-01', null],
      ['2026-05-01', '2026-05-02'],
    ] as const) {
      expect(await add(from, to)).toMatchObject({
        code: 'CONFLICT',
        message: 'This person is in the team on some of these days. Choose other days.',
      });
    }
    expect((await add('2026-06-01', null)).code).toBe('OK');
    expect((await add('2026-04-01', '2026-05-01')).code).toBe('OK');
    const other = await aCrew(gateway.orm, { organizationId, name: 'Stone crew' });
    expect((await gateway.call(api, admin, 'addTeamMember', { userId: worker.id }, other.id)).code).toBe('OK');
  });

  test('are people who are there, and have days in order', async () => {
    const { organizationId, worker, admin } = await setUp();
    const archived = await aUser(gateway.orm, { organizationId, status: 'DISABLED' });
    const stranger = await aUser(gateway.orm);
    const { id } = await aCrew(gateway.orm, { organizationId });
    const refusals = [
      [{ userId: archived.id }, 'BAD_USER_INPUT', { userId: 'Archived people can’t be added' }],
      [{ userId: stranger.id }, 'NOT_FOUND', { userId: 'Team member not found' }],
      [{ userId: 'nonsense' }, 'NOT_FOUND', { userId: 'Team member not found' }],
      [{ userId: worker.id, toDate: today }, 'BAD_USER_INPUT', { toDate: 'The end must be after the first day' }],
      [
        { userId: worker.id, fromDate: '2026-08-01', toDate: '2026-07-31' },
        'BAD_USER_INPUT',
        { toDate: 'The end must be after the first day' },
      ],
    ] as const;
    for (const [input, code, fields] of refusals) {
      expect(await gateway.call(api, admin, 'addTeamMember', input, id)).toMatchObject({ code, fields });
    }
    for (const fromDate of ['2026-02-30', 'soon']) {
      const refused = await gateway.call(api, admin, 'addTeamMember', { userId: worker.id, fromDate }, id);
      expect(refused.code).toBe('BAD_USER_INPUT');
    }
    const retired = await aCrew(gateway.orm, { organizationId, name: 'Gone', retiredAt: new Date() });
    expect(await gateway.call(api, admin, 'addTeamMember', { userId: worker.id }, retired.id)).toMatchObject({
      code: 'CONFLICT',
      message: 'This team is retired. Ask an administrator to reinstate it.',
    });
    expect(await actionsOf(gateway.orm, organizationId)).toEqual([]);
  });

  test('leave today or on a given day, and are removed if they have not started yet', async () => {
    const { organizationId, worker, colleague, accountant, admin } = await setUp();
    const members = [
      worker,
      { user: colleague, fromDate: '2026-06-01', toDate: '2026-12-01' },
      { user: accountant, fromDate: '2026-08-01' },
    ];
    const { id } = await aCrew(gateway.orm, { organizationId, members });
    const end = (userId: string, toDate?: string) =>
      gateway.call(api, admin, 'endTeamMembership', { userId, ...(toDate && { toDate }) }, id);

    expect(staysOf((await end(colleague.id, '2026-09-01')).data)).toContainEqual([
      colleague.id,
      '2026-06-01',
      '2026-09-01',
    ]);
    expect((await end(colleague.id, '2026-09-01')).code).toBe('OK');
    expect(staysOf((await end(worker.id)).data)).toContainEqual([worker.id, '2020-01-01', today]);
    expect(await end(worker.id)).toMatchObject({ code: 'NOT_FOUND', message: 'Membership not found' });
    expect(staysOf((await end(accountant.id)).data).map(([user]) => user)).not.toContain(accountant.id);
    expect((await end(admin.id)).code).toBe('NOT_FOUND');

    const entries = await auditOf(gateway.orm, organizationId);
    expect(entries.map(({ action }) => action)).toEqual([
      'team.membership-ended',
      'team.membership-ended',
      'team.member-removed',
    ]);
    expect(entries[0]?.changes).toMatchObject({
      userId: colleague.id,
      toDate: { before: '2026-12-01', after: '2026-09-01' },
    });
  });

  test('stay longer than planned, unless they come back before', async () => {
    const { organizationId, worker, admin } = await setUp();
    const members = [
      { user: worker, fromDate: '2026-07-01', toDate: '2026-08-01' },
      { user: worker, fromDate: '2026-09-01' },
    ];
    const { id } = await aCrew(gateway.orm, { organizationId, members });
    const end = (toDate: string) => gateway.call(api, admin, 'endTeamMembership', { userId: worker.id, toDate }, id);
    expect((await end('2026-09-02')).code).toBe('CONFLICT');
    expect(staysOf((await end('2026-09-01')).data)[0]).toEqual([worker.id, '2026-07-01', '2026-09-01']);
  });

  test('are removed with everything that they were in it', async () => {
    const { organizationId, worker, colleague, limited } = await setUp();
    const members = [
      { user: worker, fromDate: '2026-01-01', toDate: '2026-02-01' },
      { user: worker, fromDate: '2026-03-01' },
      colleague,
    ];
    const { id } = await aCrew(gateway.orm, { organizationId, members, leads: [limited] });
    expect((await gateway.call(api, limited, 'removeTeamMember', { userId: worker.id }, id)).data).toBe(true);
    expect((await gateway.call(api, limited, 'removeTeamMember', { userId: worker.id }, id)).code).toBe('NOT_FOUND');
    const { data } = await gateway.call(api, limited, 'team', {}, id);
    expect(staysOf(data)).toEqual([[colleague.id, '2020-01-01', null]]);
    expect(await auditOf(gateway.orm, organizationId)).toMatchObject([
      { action: 'team.member-removed', changes: { userId: worker.id } },
    ]);
  });

  test('are no longer listed once they are permanently deleted, but stay in the database', async () => {
    const { organizationId, worker, colleague, manager, admin } = await setUp();
    const { id } = await aCrew(gateway.orm, { organizationId, members: [worker, colleague], leads: [manager] });
    for (const { id: gone } of [worker, manager]) {
      expect((await gateway.call(api, admin, 'deleteUser', {}, gone)).code).toBe('OK');
    }
    const { data } = await gateway.call(api, admin, 'team', {}, id);
    expect(data).toMatchObject({ memberCount: 1, leads: [] });
    expect(staysOf(data)).toEqual([[colleague.id, '2020-01-01', null]]);
    const rows = await gateway.orm.em.fork().execute('select from team_members where team_id = ?', [id]);
    expect(rows).toHaveLength(2);
    const entries = await auditOf(gateway.orm, organizationId);
    expect(entries.at(-1)?.changes).toMatchObject({ ledTeams: { before: 1, after: 0 } });
  });
});

describe('simultaneous commands', () => {
  test('add a person once', async () => {
    const { organizationId, worker, admin, limited } = await setUp();
    const { id } = await aCrew(gateway.orm, { organizationId, leads: [limited] });
    await aCrew(gateway.orm, { organizationId, name: 'Stone crew', leads: [limited], members: [worker] });
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        gateway.call(
          apis[index % 2] ?? 'REST',
          index % 3 ? admin : limited,
          'addTeamMember',
          { userId: worker.id },
          id,
        ),
      ),
    );
    expect(outcomes.map(({ code }) => code).toSorted()).toEqual([...Array(5).fill('CONFLICT'), 'OK']);
    expect(await actionsOf(gateway.orm, organizationId)).toEqual(['team.member-added']);
  });

  test('succeed for two leads of one team', async () => {
    const { organizationId, worker, colleague, manager, limited } = await setUp();
    const { id } = await aCrew(gateway.orm, { organizationId, leads: [manager, limited] });
    await aCrew(gateway.orm, { organizationId, name: 'Stone crew', leads: [limited], members: [colleague] });
    const outcomes = await Promise.all([
      gateway.call('REST', manager, 'addTeamMember', { userId: worker.id }, id),
      gateway.call('GraphQL', limited, 'addTeamMember', { userId: colleague.id }, id),
    ]);
    expect(outcomes.map(({ code }) => code)).toEqual(['OK', 'OK']);
  });

  test('keep overlapping rows out of the database whatever the gateway checks', async () => {
    const { organizationId, worker } = await setUp();
    const { id } = await aCrew(gateway.orm, { organizationId, members: [worker] });
    const insert = (fromDate: string, toDate: string) =>
      gateway.orm.em
        .fork()
        .execute('insert into team_members values (?, ?, ?, ?, ?)', [organizationId, id, worker.id, fromDate, toDate]);
    await expect(insert('2026-01-01', '2026-02-01')).rejects.toThrow('team_members_never_overlap');
    await expect(insert('2019-02-01', '2019-02-01')).rejects.toThrow('team_members_end_after_start');
    await insert('2019-01-01', '2020-01-01');
  });
});

describe('a command that changes whom a lead reaches', () => {
  test.each([
    ['addTeamMember', {}],
    ['endTeamMembership', {}],
    ['removeTeamMember', {}],
    ['updateTeam', { retired: true }],
    ['deleteTeam', {}],
    ['setTeamLeads', { userIds: [] }],
  ] as const)('waits for the running commands of the lead: %s', async (command, input) => {
    const { organizationId, worker, colleague, limited, admin } = await setUp();
    const { id } = await aCrew(gateway.orm, { organizationId, members: [worker], leads: [limited] });
    const userId = command === 'addTeamMember' ? colleague.id : worker.id;
    const members = command.includes('Member') ? { userId } : {};
    const answer = await whileCommandsOfPersonRun(gateway.orm, limited.id, () =>
      gateway.call('REST', admin, command, { ...members, ...input }, id),
    );
    expect(answer.code).toBe('OK');
  });

  test('waits for those of a new lead, and of a manager whose reach is set', async () => {
    const { organizationId, limited, admin } = await setUp();
    const { id } = await aCrew(gateway.orm, { organizationId });
    for (const call of [
      () => gateway.call('REST', admin, 'setTeamLeads', { userIds: [limited.id] }, id),
      () => gateway.call('REST', admin, 'createTeam', { name: 'Stone crew', leadIds: [limited.id] }),
      () => gateway.call('REST', admin, 'setUserReach', { reach: 'ORGANIZATION' }, limited.id),
    ]) {
      expect((await whileCommandsOfPersonRun(gateway.orm, limited.id, call)).code).toBe('OK');
    }
  });
});
