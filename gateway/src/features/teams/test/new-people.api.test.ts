import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apis, auditOf, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { newId } from '../../../platform/database/ids.js';
import { aTeam, aUser, type TestUser, testPassword } from '../../identity/test/builders.js';
import type { Team } from '../team.entity.js';
import { aCrew } from './builders.js';
import { staysOf, teamOperations } from './calls.js';

const operations = {
  team: teamOperations.team,
  createUser: {
    method: 'POST',
    path: '/api/users',
    document: 'mutation ($input: UserCreateInput!) { userCreate(input: $input) { user { id role reach } } }',
  },
  createInvitation: {
    method: 'POST',
    path: '/api/invitations',
    document:
      'mutation ($input: InvitationCreateInput!) { invitationCreate(input: $input) { invitation { inviteCode } } }',
  },
  registerWithInvitation: {
    method: 'POST',
    path: '/api/register',
    document: 'mutation ($input: InvitationAcceptInput!) { invitationAccept(input: $input) { user { id role } } }',
  },
} as const;

let gateway: TestGateway<keyof typeof operations>;
let people: Awaited<ReturnType<typeof aTeam>>;
let limited: TestUser;
let garden: Team;
let stone: Team;

beforeAll(async () => {
  gateway = await startGateway({ operations, now: '2026-07-15T12:00:00Z' });
});
beforeEach(async () => {
  people = await aTeam(gateway.orm);
  const { organizationId, manager, worker, colleague } = people;
  limited = await aUser(gateway.orm, { organizationId, role: 'MANAGER', reach: 'TEAMS' });
  garden = await aCrew(gateway.orm, { organizationId, leads: [limited, manager], members: [worker] });
  stone = await aCrew(gateway.orm, { organizationId, name: 'Stone crew', members: [colleague] });
});
afterAll(() => gateway.close());

const email = () => `${newId()}@example.com`;
const nora = () => ({ firstName: 'Nora', lastName: 'Quinn', role: 'WORKER', email: email(), password: testPassword });

const teamOf = async ({ id }: Team) => (await gateway.call('REST', people.admin, 'team', {}, id)).data;
const leadsOf = async (team: Team) => (await teamOf(team)).leads.map(({ id }: { id: string }) => id);
const reachOf = async (id: string) => {
  const [row] = await gateway.orm.em.fork().execute('select role, reach from users where id = ?', [id]);
  return row;
};
const countPeople = async () => {
  const statement = 'select count(*)::int as count from users where organization_id = ?';
  const [row] = await gateway.orm.em.fork().execute(statement, [people.organizationId]);
  return row?.count;
};

describe.each(apis)('a person who is created over %s', (api) => {
  const create = (by: TestUser, input: object = {}) => gateway.call(api, by, 'createUser', { ...nora(), ...input });

  test('joins a team from today', async () => {
    const { data } = await create(people.admin, { teamId: stone.id });
    expect(staysOf(await teamOf(stone))).toContainEqual([data.id, '2026-07-15', null]);
    expect(await leadsOf(stone)).toEqual([]);
    const [entry] = (await auditOf(gateway.orm, people.organizationId)).toReversed();
    expect(entry).toMatchObject({ action: 'user.created', changes: { team: { after: 'Stone crew' } } });
  });

  test('leads the team as a manager, limited to teams if an administrator chooses it', async () => {
    const { data } = await create(people.admin, { role: 'MANAGER', teamId: stone.id, reach: 'TEAMS' });
    expect(data).toMatchObject({ role: 'MANAGER', reach: 'TEAMS' });
    expect(await leadsOf(stone)).toEqual([data.id]);
    const other = await create(people.admin, { role: 'MANAGER' });
    expect(other.data.reach).toBe('ORGANIZATION');
  });

  test('is in reach of the restricted manager who creates them', async () => {
    const before = await countPeople();
    for (const input of [{}, { email: null, password: null, staffNumber: '4711', employeeNumber: 'E-1' }]) {
      const { code, data } = await create(limited, { ...input, teamId: garden.id });
      expect(code).toBe('OK');
      expect(staysOf(await teamOf(garden))).toContainEqual([data.id, '2026-07-15', null]);
    }
    expect(await countPeople()).toBe(before + 2);
  });

  test('needs a team that the restricted manager leads', async () => {
    const { organizationId } = people;
    const retired = await aCrew(gateway.orm, { organizationId, name: 'Old', leads: [limited], retiredAt: new Date() });
    const before = await countPeople();
    for (const teamId of [undefined, null, stone.id, retired.id, newId(), 'nonsense']) {
      expect(await create(limited, { teamId })).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { teamId: 'Choose one of your teams.' },
      });
    }
    expect(await countPeople()).toBe(before);
  });

  test('is refused for another team than an unrestricted manager leads', async () => {
    expect((await create(people.manager, { teamId: garden.id })).code).toBe('OK');
    expect((await create(people.manager)).code).toBe('OK');
    expect((await create(people.manager, { teamId: stone.id })).code).toBe('FORBIDDEN');
  });

  test('is refused for a team that is retired or unknown', async () => {
    const { organizationId, admin } = people;
    const retired = await aCrew(gateway.orm, { organizationId, name: 'Old', retiredAt: new Date() });
    const outsider = await aUser(gateway.orm, { role: 'OWNER' });
    const elsewhere = await aCrew(gateway.orm, { organizationId: outsider.organizationId });
    expect((await create(admin, { teamId: retired.id })).code).toBe('CONFLICT');
    for (const teamId of [elsewhere.id, newId()]) expect((await create(admin, { teamId })).code).toBe('NOT_FOUND');
  });

  test('has a reach only as a manager, from an administrator', async () => {
    const fields = { reach: 'Only a manager can be limited to teams' };
    expect(await create(people.admin, { reach: 'TEAMS' })).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    expect((await create(people.admin, { role: 'MANAGER', reach: 'NOBODY' })).code).toBe('BAD_USER_INPUT');
    for (const reach of ['ORGANIZATION', 'TEAMS']) {
      expect((await create(people.manager, { role: 'MANAGER', reach })).code).toBe('FORBIDDEN');
    }
  });
});

describe.each(apis)('a person who is invited over %s', (api) => {
  const invite = (input: object, by = people.admin) => gateway.call(api, by, 'createInvitation', { ...input });
  const register = async (inviteCode: string) => {
    const { password, firstName, lastName } = nora();
    const input = { inviteCode, firstName, lastName, email: email(), password };
    return (await gateway.call(api, null, 'registerWithInvitation', input)).data;
  };
  const idOf = (registered: { id?: string; user?: { id: string } }) => (registered.user?.id ?? registered.id) as string;

  test('joins the team with their account, and leads it as a manager who is limited to teams', async () => {
    const worker = await register((await invite({ teamId: stone.id })).data.inviteCode);
    const code = (await invite({ teamId: stone.id, role: 'MANAGER', reach: 'TEAMS' })).data.inviteCode;
    const manager = await register(code);
    const stays = staysOf(await teamOf(stone));
    for (const joined of [worker, manager]) expect(stays).toContainEqual([idOf(joined), '2026-07-15', null]);
    expect(await leadsOf(stone)).toEqual([idOf(manager)]);
    expect(await reachOf(idOf(manager))).toEqual({ role: 'MANAGER', reach: 'TEAMS' });
    expect(await reachOf(idOf(worker))).toEqual({ role: 'WORKER', reach: 'ORGANIZATION' });
    const changes = { team: { after: 'Stone crew' }, ledTeam: { after: 'Stone crew' }, reach: { after: 'TEAMS' } };
    const entries = await auditOf(gateway.orm, people.organizationId);
    expect(entries.at(-1)).toMatchObject({ action: 'user.registered', changes });
  });

  test('joins the team when they are known already, and once if they are a member', async () => {
    const known = await gateway.call('REST', people.admin, 'createUser', {
      ...{ firstName: 'Nora', lastName: 'Quinn', role: 'WORKER', teamId: garden.id },
    });
    for (const { id } of [garden, stone]) {
      const member =
        id === garden.id
          ? known
          : await gateway.call('REST', people.admin, 'createUser', {
              ...{ firstName: 'Ben', lastName: 'Reyes', role: 'WORKER' },
            });
      const { data } = await invite({ userId: member.data.id, teamId: id });
      expect(idOf(await register(data.inviteCode))).toBe(member.data.id);
      const stays = staysOf(await teamOf({ id } as Team)).filter(([user]) => user === member.data.id);
      expect(stays).toEqual([[member.data.id, '2026-07-15', null]]);
    }
  });

  test('joins the team by a shared link', async () => {
    const { inviteCode } = (await invite({ teamId: stone.id, maxUses: 2 })).data;
    const joined = [idOf(await register(inviteCode)), idOf(await register(inviteCode))];
    expect(staysOf(await teamOf(stone)).map(([id]) => id)).toEqual(expect.arrayContaining(joined));
  });

  test('joins a team that was retired since', async () => {
    const { inviteCode } = (await invite({ teamId: stone.id })).data;
    await gateway.orm.em.fork().execute('update teams set retired_at = now() where id = ?', [stone.id]);
    const id = idOf(await register(inviteCode));
    expect(staysOf(await teamOf(stone))).toContainEqual([id, '2026-07-15', null]);
  });

  test('has a team of the organization, and a reach only as a manager', async () => {
    expect((await invite({ teamId: newId() })).code).toBe('NOT_FOUND');
    const fields = { reach: 'Only a manager can be limited to teams' };
    for (const role of [undefined, 'ACCOUNTANT']) {
      expect(await invite({ role, reach: 'TEAMS' })).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    }
  });
});

test('retires a team with an invitation instead of deleting it', async () => {
  const team = await aCrew(gateway.orm, { organizationId: people.organizationId, name: 'New crew' });
  await gateway.call('REST', people.admin, 'createInvitation', { teamId: team.id });
  expect((await gateway.rest(people.admin, 'DELETE', `/api/teams/${team.id}`)).status).toBe(204);
  expect(await teamOf(team)).toMatchObject({ retired: true });
});
