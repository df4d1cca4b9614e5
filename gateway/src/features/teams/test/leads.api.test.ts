import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { actionsOf, apis, auditOf, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { aTeam, aUser, testPassword } from '../../identity/test/builders.js';
import { aCrew } from './builders.js';
import { teamOperations as operations, type TeamOperation } from './calls.js';

let gateway: TestGateway<TeamOperation>;

beforeAll(async () => {
  gateway = await startGateway({ operations, now: '2026-07-15T12:00:00Z' });
});
afterAll(() => gateway.close());

const idsOf = (people: readonly { readonly id: string }[]) => people.map(({ id }) => id).toSorted();

describe.each(apis)('leads of a team over %s', (api) => {
  test('are managers and administrators, and replace the present ones', async () => {
    const { organizationId, manager, admin } = await aTeam(gateway.orm);
    const owner = await aUser(gateway.orm, { organizationId, role: 'OWNER' });
    const { id } = await aCrew(gateway.orm, { organizationId, leads: [owner] });
    const set = (userIds: readonly string[]) => gateway.call(api, admin, 'setTeamLeads', { userIds }, id);

    expect(idsOf((await set([manager.id, admin.id, manager.id])).data.leads)).toEqual(idsOf([manager, admin]));
    expect((await set([admin.id, manager.id])).code).toBe('OK');
    expect((await set([])).data.leads).toEqual([]);
    const entries = await auditOf(gateway.orm, organizationId);
    expect(entries).toMatchObject([
      { action: 'team.leads-changed', subjectType: 'TEAM', subjectId: id, changes: { removedUserIds: [owner.id] } },
      { action: 'team.leads-changed', subjectType: 'TEAM', subjectId: id },
    ]);
    expect(entries[0]?.changes).toMatchObject({ addedUserIds: [manager.id, admin.id] });
  });

  test('are refused whole', async () => {
    const { organizationId, worker, manager, accountant, admin } = await aTeam(gateway.orm);
    const archived = await aUser(gateway.orm, { organizationId, role: 'MANAGER', status: 'DISABLED' });
    const stranger = await aUser(gateway.orm, { role: 'MANAGER' });
    const { id } = await aCrew(gateway.orm, { organizationId });
    const refusals = [
      [[manager.id, worker.id], 'BAD_USER_INPUT', { userIds: 'A lead must be a manager' }],
      [[accountant.id], 'BAD_USER_INPUT', { userIds: 'A lead must be a manager' }],
      [[manager.id, archived.id], 'BAD_USER_INPUT', { userIds: 'Archived people can’t be added' }],
      [[stranger.id], 'NOT_FOUND', { userIds: 'Team member not found' }],
      [Array(51).fill(manager.id), 'BAD_USER_INPUT', { userIds: 'A team can have at most 50 leads' }],
    ] as const;
    for (const [userIds, code, fields] of refusals) {
      expect(await gateway.call(api, admin, 'setTeamLeads', { userIds }, id)).toMatchObject({ code, fields });
    }
    expect(await actionsOf(gateway.orm, organizationId)).toEqual([]);
  });

  test('may stay after they were archived', async () => {
    const { organizationId, manager, admin } = await aTeam(gateway.orm);
    const archived = await aUser(gateway.orm, { organizationId, role: 'MANAGER', status: 'DISABLED' });
    const { id } = await aCrew(gateway.orm, { organizationId, leads: [archived] });
    const userIds = [archived.id, manager.id];
    expect((await gateway.call(api, admin, 'setTeamLeads', { userIds }, id)).data.leads).toHaveLength(2);
  });

  test.each(['WORKER', 'ACCOUNTANT'] as const)('stop leading when they become a %s', async (role) => {
    const { organizationId, manager, admin } = await aTeam(gateway.orm);
    const leads = [manager, admin];
    const first = await aCrew(gateway.orm, { organizationId, leads });
    const second = await aCrew(gateway.orm, { organizationId, leads, name: 'Stone crew' });
    expect((await gateway.call(api, admin, 'changeUserRole', { role }, manager.id)).code).toBe('OK');
    for (const { id } of [first, second]) {
      expect(idsOf((await gateway.call(api, admin, 'team', {}, id)).data.leads)).toEqual([admin.id]);
    }
    const changed = (await auditOf(gateway.orm, organizationId)).filter(({ subjectType }) => subjectType === 'TEAM');
    expect(idsOf(changed.map(({ subjectId: id }) => ({ id })))).toEqual(idsOf([first, second]));
    expect(changed).toMatchObject(
      Array(2).fill({ action: 'team.leads-changed', changes: { removedUserIds: [manager.id] } }),
    );
  });

  test('keep leading when they become an administrator', async () => {
    const { organizationId, manager, admin } = await aTeam(gateway.orm);
    const { id } = await aCrew(gateway.orm, { organizationId, leads: [manager] });
    await gateway.call(api, admin, 'changeUserRole', { role: 'ADMIN' }, manager.id);
    expect(idsOf((await gateway.call(api, admin, 'team', {}, id)).data.leads)).toEqual([manager.id]);
    expect(await actionsOf(gateway.orm, organizationId)).toEqual(['user.role-changed']);
  });
});

describe.each(apis)('the reach of a manager over %s', (api) => {
  test('is set by administrators, with one audit entry for each change', async () => {
    const { organizationId, manager, admin } = await aTeam(gateway.orm);
    const set = (reach: string) => gateway.call(api, admin, 'setUserReach', { reach }, manager.id);
    expect((await set('TEAMS')).data).toMatchObject({ id: manager.id, reach: 'TEAMS' });
    expect((await set('TEAMS')).data).toMatchObject({ reach: 'TEAMS' });
    expect((await set('ORGANIZATION')).data).toMatchObject({ reach: 'ORGANIZATION' });
    const subject = { action: 'user.reach-changed', subjectType: 'USER', subjectId: manager.id };
    expect(await auditOf(gateway.orm, organizationId)).toMatchObject([
      { ...subject, changes: { reach: { before: 'ORGANIZATION', after: 'TEAMS' } } },
      { ...subject, changes: { reach: { before: 'TEAMS', after: 'ORGANIZATION' } } },
    ]);
  });

  test('limits managers only, and only those who are there', async () => {
    const { worker, manager, accountant, admin } = await aTeam(gateway.orm);
    for (const { id } of [worker, accountant, admin]) {
      expect(await gateway.call(api, admin, 'setUserReach', { reach: 'TEAMS' }, id)).toMatchObject({
        code: 'CONFLICT',
        message: 'Only a manager can be limited to teams',
      });
    }
    for (const by of [worker, manager, accountant]) {
      expect((await gateway.call(api, by, 'setUserReach', { reach: 'TEAMS' }, manager.id)).code).toBe('FORBIDDEN');
    }
    const outsider = await aUser(gateway.orm, { role: 'OWNER' });
    for (const id of [manager.id, 'nonsense']) {
      expect((await gateway.call(api, outsider, 'setUserReach', { reach: 'TEAMS' }, id)).code).toBe('NOT_FOUND');
    }
    expect((await gateway.call(api, admin, 'setUserReach', {}, manager.id)).code).toBe('BAD_USER_INPUT');
  });

  test('is kept when the role changes', async () => {
    const { manager, admin } = await aTeam(gateway.orm);
    await gateway.call(api, admin, 'setUserReach', { reach: 'TEAMS' }, manager.id);
    for (const role of ['WORKER', 'MANAGER']) await gateway.call(api, admin, 'changeUserRole', { role }, manager.id);
    const [row] = await gateway.orm.em.fork().execute('select reach from users where id = ?', [manager.id]);
    expect(row).toEqual({ reach: 'TEAMS' });
  });
});

describe('reach of users', () => {
  test('is there for administrators and for oneself', async () => {
    const { organizationId, manager, accountant, admin } = await aTeam(gateway.orm);
    const limited = await aUser(gateway.orm, { organizationId, role: 'MANAGER', reach: 'TEAMS' });
    const expected = new Map([
      [admin, 'TEAMS'],
      [limited, 'TEAMS'],
      [manager, null],
      [accountant, null],
    ]);
    for (const [by, reach] of expected) {
      const { body } = await gateway.rest(by, 'GET', '/api/users');
      expect(body.find(({ id }: { id: string }) => id === limited.id).reach).toBe(reach);
      const graphql = await gateway.graphql(by, '{ viewer { users { nodes { id reach } } } }');
      expect(graphql.body.data.viewer.users.nodes).toContainEqual({ id: limited.id, reach });
      const overview = await gateway.rest(by, 'GET', `/api/users/${limited.id}/overview`);
      if (by !== accountant) expect(overview.body.user.reach).toBe(reach);
    }
    const made = await gateway.rest(manager, 'POST', '/api/users', {
      ...{ firstName: 'Ben', lastName: 'Okafor', email: 'ben@example.com', role: 'WORKER', password: testPassword },
    });
    expect(made.body.reach).toBeNull();
  });
});

describe('the signed-in person', () => {
  const document = '{ viewer { me { id reach ledTeams { id name } teams { id name } } } }';

  test('has the teams that they lead, and those of today', async () => {
    const { organizationId, worker } = await aTeam(gateway.orm);
    const limited = await aUser(gateway.orm, { organizationId, role: 'MANAGER', reach: 'TEAMS' });
    const [stone, garden] = [
      await aCrew(gateway.orm, { organizationId, name: 'Stone crew', leads: [limited], members: [worker] }),
      await aCrew(gateway.orm, { organizationId, leads: [limited], members: [limited] }),
    ];
    const past = { user: worker, fromDate: '2026-01-01', toDate: '2026-07-15' };
    await aCrew(gateway.orm, { organizationId, name: 'Old crew', members: [past] });
    const coming = { user: worker, fromDate: '2026-07-16' };
    await aCrew(gateway.orm, { organizationId, name: 'New crew', members: [coming] });
    const retiredAt = new Date();
    await aCrew(gateway.orm, { organizationId, name: 'Gone', members: [worker], leads: [limited], retiredAt });

    const gardenName = { id: garden.id, name: 'Garden crew' };
    const stoneName = { id: stone.id, name: 'Stone crew' };
    const expected = [
      [limited, { reach: 'TEAMS', ledTeams: [gardenName, stoneName], teams: [gardenName] }],
      [worker, { reach: 'ORGANIZATION', ledTeams: [], teams: [stoneName] }],
    ] as const;
    for (const [person, own] of expected) {
      expect((await gateway.rest(person, 'GET', '/api/auth/me')).body.user).toMatchObject(own);
      expect((await gateway.graphql(person, document)).body.data.viewer.me).toEqual({ id: person.id, ...own });
      const credentials = { email: person.email, password: testPassword };
      expect((await gateway.rest(null, 'POST', '/api/auth/login', credentials)).body.user).toMatchObject(own);
      const signIn = `mutation ($input: SessionStartInput!) {
        sessionStart(input: $input) { user { reach ledTeams { id name } teams { id name } } } }`;
      const { body } = await gateway.graphql(null, signIn, { input: credentials });
      expect(body.data.sessionStart.user).toEqual(own);
    }
    const others = await gateway.graphql(worker, '{ viewer { users { nodes { ledTeams { id } teams { id } } } } }');
    expect(others.body.data.viewer.users.nodes).toEqual([{ ledTeams: null, teams: null }]);
  });
});
