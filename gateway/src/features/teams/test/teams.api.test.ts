import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { actionsOf, apis, auditOf, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { aCrew } from './builders.js';
import { teamOperations as operations, staysOf, type TeamOperation } from './calls.js';

let gateway: TestGateway<TeamOperation>;

beforeAll(async () => {
  gateway = await startGateway({ operations, now: '2026-07-15T12:00:00Z' });
});
afterAll(() => gateway.close());

const namesOf = (data: readonly { readonly name: string }[]) => data.map(({ name }) => name);
const nameOf = ({ id, firstName, lastName }: { id: string; firstName: string; lastName: string }) => ({
  id,
  firstName,
  lastName,
});

describe.each(apis)('teams over %s', (api) => {
  test('are listed by name, with retired ones only on request', async () => {
    const { organizationId, manager, accountant, admin } = await aTeam(gateway.orm);
    for (const name of ['zinc', 'Écluse', 'Edge']) await aCrew(gateway.orm, { organizationId, name });
    await aCrew(gateway.orm, { organizationId, name: 'Gone', retiredAt: new Date() });
    await aCrew(gateway.orm, { organizationId: (await aUser(gateway.orm)).organizationId, name: 'Foreign' });

    for (const by of [manager, accountant, admin]) {
      expect(namesOf((await gateway.call(api, by, 'teams')).data)).toEqual(['Écluse', 'Edge', 'zinc']);
    }
    const { data } = await gateway.call(api, admin, 'teams', { includeRetired: true });
    expect(data.map(({ name, retired }: { name: string; retired: boolean }) => [name, retired])).toEqual([
      ['Écluse', false],
      ['Edge', false],
      ['Gone', true],
      ['zinc', false],
    ]);
  });

  test('have their leads, the members of today, and whether the viewer changes them', async () => {
    const { organizationId, worker, colleague, manager, accountant, admin } = await aTeam(gateway.orm);
    const past = { user: colleague, fromDate: '2026-01-01', toDate: '2026-07-15' };
    const coming = { user: accountant, fromDate: '2026-07-16' };
    const members = [worker, past, coming, { user: admin, fromDate: '2026-07-15', toDate: '2026-07-16' }];
    const { id } = await aCrew(gateway.orm, { organizationId, members, leads: [manager] });
    await aCrew(gateway.orm, { organizationId, name: 'Stone crew' });

    const garden = { id, name: 'Garden crew', place: null, leads: [nameOf(manager)], memberCount: 2, retired: false };
    const stone = {
      id: expect.any(String),
      name: 'Stone crew',
      place: null,
      leads: [],
      memberCount: 0,
      retired: false,
    };
    const listFor = async (by: typeof admin) => (await gateway.call(api, by, 'teams')).data;
    expect(await listFor(admin)).toEqual([
      { ...garden, canEdit: true },
      { ...stone, canEdit: true },
    ]);
    expect(await listFor(manager)).toEqual([
      { ...garden, canEdit: true },
      { ...stone, canEdit: false },
    ]);
    expect(await listFor(accountant)).toEqual([
      { ...garden, canEdit: false },
      { ...stone, canEdit: false },
    ]);
    expect(await listFor(worker)).toEqual([{ ...garden, memberCount: null, canEdit: false }]);
    expect(await listFor(colleague)).toEqual([]);
  });

  test('have current, coming and past members', async () => {
    const { organizationId, worker, colleague, manager, accountant, admin } = await aTeam(gateway.orm);
    const members = [
      { user: colleague, fromDate: '2026-01-01', toDate: '2026-07-15' },
      { user: colleague, fromDate: '2026-08-01', toDate: '2026-09-01' },
      { user: worker, fromDate: '2026-07-15' },
    ];
    const { id } = await aCrew(gateway.orm, { organizationId, members });

    for (const by of [manager, accountant, admin]) {
      const { data } = await gateway.call(api, by, 'team', {}, id);
      expect(data).toMatchObject({ id, name: 'Garden crew', memberCount: 1 });
      expect(staysOf(data)).toEqual([
        [worker.id, '2026-07-15', null],
        [colleague.id, '2026-08-01', '2026-09-01'],
        [colleague.id, '2026-01-01', '2026-07-15'],
      ]);
    }
    expect((await gateway.call(api, worker, 'team', {}, id)).code).toBe('FORBIDDEN');
    expect((await gateway.call(api, null, 'team', {}, id)).code).toBe('UNAUTHENTICATED');
    const outsider = await aUser(gateway.orm, { role: 'OWNER' });
    for (const unknown of [id, 'nonsense', outsider.id]) {
      expect(await gateway.call(api, outsider, 'team', {}, unknown)).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Team not found',
      });
    }
  });

  test('are those that a restricted manager leads, and no others', async () => {
    const { organizationId, worker } = await aTeam(gateway.orm);
    const limited = await aUser(gateway.orm, { organizationId, role: 'MANAGER', reach: 'TEAMS' });
    const led = await aCrew(gateway.orm, { organizationId, members: [worker], leads: [limited] });
    const other = await aCrew(gateway.orm, { organizationId, name: 'Stone crew', members: [limited] });
    const retiredAt = new Date();
    await aCrew(gateway.orm, { organizationId, name: 'Gone', leads: [limited], retiredAt });

    expect(namesOf((await gateway.call(api, limited, 'teams')).data)).toEqual(['Garden crew']);
    const { data } = await gateway.call(api, limited, 'teams', { includeRetired: true });
    expect(namesOf(data)).toEqual(['Garden crew', 'Gone']);
    expect((await gateway.call(api, limited, 'team', {}, led.id)).data).toMatchObject({ canEdit: true });
    expect((await gateway.call(api, limited, 'team', {}, other.id)).code).toBe('NOT_FOUND');
  });

  test('are created, renamed, retired, reinstated and deleted by administrators, each with one audit entry', async () => {
    const { organizationId, admin } = await aTeam(gateway.orm);
    const made = await gateway.call(api, admin, 'createTeam', { name: '  Garden ' });
    expect(made.data).toMatchObject({ name: 'Garden', leads: [], memberCount: 0, retired: false, canEdit: true });
    const { id } = made.data;

    expect((await gateway.call(api, admin, 'updateTeam', { name: 'Stone' }, id)).data.name).toBe('Stone');
    expect((await gateway.call(api, admin, 'updateTeam', { retired: true }, id)).data.retired).toBe(true);
    expect((await gateway.call(api, admin, 'updateTeam', { retired: true }, id)).data.retired).toBe(true);
    expect((await gateway.call(api, admin, 'updateTeam', { retired: false }, id)).data.retired).toBe(false);
    expect((await gateway.call(api, admin, 'deleteTeam', {}, id)).data).toBe(true);
    expect((await gateway.call(api, admin, 'deleteTeam', {}, id)).code).toBe('NOT_FOUND');
    expect(await actionsOf(gateway.orm, organizationId)).toEqual([
      'team.created',
      'team.updated',
      'team.updated',
      'team.updated',
      'team.deleted',
    ]);
  });

  test('are created with members from today, and leads', async () => {
    const { organizationId, worker, manager, admin } = await aTeam(gateway.orm);
    const input = { name: 'Garden', memberIds: [worker.id, worker.id], leadIds: [manager.id] };
    const { data } = await gateway.call(api, admin, 'createTeam', input);
    expect(data).toMatchObject({ leads: [nameOf(manager)], memberCount: 1 });
    expect(staysOf(data)).toEqual([[worker.id, '2026-07-15', null]]);
    expect(await auditOf(gateway.orm, organizationId)).toMatchObject([
      {
        subjectType: 'TEAM',
        subjectId: data.id,
        changes: { name: { after: 'Garden' }, addedUserIds: [worker.id], leadIds: [manager.id] },
      },
    ]);
  });

  test('are created whole or not at all', async () => {
    const { organizationId, worker, admin } = await aTeam(gateway.orm);
    const archived = await aUser(gateway.orm, { organizationId, status: 'DISABLED' });
    const stranger = await aUser(gateway.orm, { role: 'MANAGER' });
    const refusals = [
      [{ memberIds: [archived.id] }, 'BAD_USER_INPUT', { memberIds: 'Archived people can’t be added' }],
      [{ memberIds: [worker.id, stranger.id] }, 'NOT_FOUND', { memberIds: 'Team member not found' }],
      [{ leadIds: [stranger.id] }, 'NOT_FOUND', { leadIds: 'Team member not found' }],
      [{ leadIds: [worker.id] }, 'BAD_USER_INPUT', { leadIds: 'A lead must be a manager' }],
    ] as const;
    for (const [people, code, fields] of refusals) {
      const refused = await gateway.call(api, admin, 'createTeam', { name: 'Garden', ...people });
      expect(refused).toMatchObject({ code, fields });
    }
    const many = (count: number) => Array.from({ length: count }, () => worker.id);
    for (const people of [{ memberIds: many(501) }, { leadIds: many(51) }]) {
      const refused = await gateway.call(api, admin, 'createTeam', { name: 'Garden', ...people });
      expect(refused.code).toBe('BAD_USER_INPUT');
    }
    expect(await actionsOf(gateway.orm, organizationId)).toEqual([]);
  });

  test('are changed by administrators only, and not found in another organization', async () => {
    const { organizationId, worker, manager, accountant } = await aTeam(gateway.orm);
    const { id } = await aCrew(gateway.orm, { organizationId, leads: [manager] });
    for (const by of [worker, manager, accountant]) {
      expect((await gateway.call(api, by, 'createTeam', { name: '' })).code).toBe('FORBIDDEN');
      expect((await gateway.call(api, by, 'updateTeam', { name: 'x' }, id)).code).toBe('FORBIDDEN');
      expect((await gateway.call(api, by, 'deleteTeam', {}, 'nonsense')).code).toBe('FORBIDDEN');
      expect((await gateway.call(api, by, 'setTeamLeads', { userIds: [] }, id)).code).toBe('FORBIDDEN');
    }
    const outsider = await aUser(gateway.orm, { role: 'OWNER' });
    for (const unknown of [id, 'nonsense']) {
      expect((await gateway.call(api, outsider, 'updateTeam', { name: 'x' }, unknown)).code).toBe('NOT_FOUND');
      expect((await gateway.call(api, outsider, 'deleteTeam', {}, unknown)).code).toBe('NOT_FOUND');
      expect((await gateway.call(api, outsider, 'setTeamLeads', { userIds: [] }, unknown)).code).toBe('NOT_FOUND');
    }
  });

  test('have unique names among active ones, ignoring case and the form of letters', async () => {
    const { organizationId, admin } = await aTeam(gateway.orm);
    await aCrew(gateway.orm, { organizationId, name: 'École Straße' });
    const retired = await aCrew(gateway.orm, { organizationId, name: 'Stone', retiredAt: new Date() });
    const message = 'A team with this name exists';
    for (const name of ['École Straße', 'éCOLE STRASSE', 'E\u0301cole straße']) {
      const refused = await gateway.call(api, admin, 'createTeam', { name });
      expect(refused).toMatchObject({ code: 'CONFLICT', message, fields: { name: message } });
    }
    expect((await gateway.call(api, admin, 'createTeam', { name: 'STONE' })).code).toBe('OK');
    expect((await gateway.call(api, admin, 'updateTeam', { retired: false }, retired.id)).code).toBe('CONFLICT');
  });

  test.each([{}, { name: ' ' }, { name: 'x'.repeat(201) }, { name: 'a\nb' }, { name: 7 }])(
    'refuse %j',
    async (input) => {
      const admin = await aUser(gateway.orm, { role: 'ADMIN' });
      const refused = await gateway.call(api, admin, 'createTeam', input);
      expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', fields: { name: expect.any(String) } });
    },
  );

  test('are retired instead of deleted when they have or had members, and deleted when they only have leads', async () => {
    const { organizationId, admin, worker, manager } = await aTeam(gateway.orm);
    const members = [{ user: worker, fromDate: '2026-01-01', toDate: '2026-02-01' }];
    const former = await aCrew(gateway.orm, { organizationId, members });
    const led = await aCrew(gateway.orm, { organizationId, name: 'Stone crew', leads: [manager] });

    for (const { id } of [former, led, former]) {
      expect((await gateway.call(api, admin, 'deleteTeam', {}, id)).data).toBe(true);
    }
    const { data } = await gateway.call(api, admin, 'teams', { includeRetired: true });
    expect(data).toMatchObject([{ id: former.id, retired: true }]);
    expect(await actionsOf(gateway.orm, organizationId)).toEqual(['team.retired', 'team.deleted']);
  });

  test('number at most 200 active ones', async () => {
    const { organizationId, admin } = await aTeam(gateway.orm);
    for (let number = 1; number < 200; number += 1)
      await aCrew(gateway.orm, { organizationId, name: `Team ${number}` });
    const { id } = await aCrew(gateway.orm, { organizationId, name: 'Gone', retiredAt: new Date() });

    const outcomes = await Promise.all([
      gateway.call(api, admin, 'createTeam', { name: 'Late' }),
      gateway.call(api, admin, 'createTeam', { name: 'Later' }),
      gateway.call(api, admin, 'updateTeam', { retired: false }, id),
    ]);

    expect(outcomes.map(({ code }) => code).toSorted()).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT', 'OK']);
  });
});

test('creates one of several teams with the same name at the same time', async () => {
  const admin = await aUser(gateway.orm, { role: 'ADMIN' });
  const outcomes = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      gateway.call(apis[index % 2] ?? 'REST', admin, 'createTeam', { name: 'Garden' }),
    ),
  );
  expect(outcomes.map(({ code }) => code).toSorted()).toEqual([...Array(5).fill('CONFLICT'), 'OK']);
});

test('shows no members to a worker who belongs to the team', async () => {
  const { organizationId, worker, colleague } = await aTeam(gateway.orm);
  await aCrew(gateway.orm, { organizationId, members: [worker, colleague] });
  const document = '{ viewer { teams { nodes { name members { nodes { user { id } } } } } } }';
  const { body } = await gateway.graphql(worker, document);
  expect(body).toEqual({ data: { viewer: { teams: { nodes: [{ name: 'Garden crew', members: null }] } } } });
});
