import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { identityCommands } from '../../../../test/api/identity-parity-cases.js';
import {
  type Actor,
  createActor,
  startGateway,
  statementsOf,
  type TestGateway,
} from '../../../../test/harness/index.js';
import type { Role } from '../../../platform/auth/viewer.js';
import type { UserStatus } from '../users/user.types.js';
import { aUser } from './builders.js';

let gateway: TestGateway;
let manager: Actor;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  manager = await createActor(gateway, 'MANAGER');
});

type Name = keyof typeof identityCommands;

const member = (role: Role = 'WORKER', status: UserStatus = 'ACTIVE') =>
  aUser(gateway.orm, { organizationId: manager.organizationId, role, status });

async function rest(name: Name, id: string, payload?: object) {
  const [method, url] = identityCommands[name].rest;
  const request = { method, url: url.replace(':id', id), headers: manager.headers };
  const response = await gateway.inject(payload ? { ...request, payload } : request);
  return { status: response.statusCode, body: response.body ? response.json() : null };
}

async function graphql(query: string, variables: object = {}) {
  const request = { method: 'POST', url: '/graphql', headers: manager.headers, payload: { query, variables } } as const;
  return (await gateway.inject(request)).json();
}

describe('the REST API for team members', () => {
  test('changes a color and names, and returns 200 with the user', async () => {
    const { id, email } = await member();
    const response = await rest('updateUser', id, { scheduleColor: '#10B981', firstName: 'Nora' });
    expect(response).toEqual({
      status: 200,
      body: {
        id,
        firstName: 'Nora',
        lastName: 'Marsh',
        email,
        ...{ hasAccount: true, invitedUntil: null, invitedRole: null, deletedAt: null },
        staffNumber: '102',
        employeeNumber: null,
        payrollIds: {},
        payrollName: null,
        reach: null,
        role: 'WORKER',
        status: 'ACTIVE',
        scheduleColor: '#10b981',
      },
    });
  });

  test('returns 204 for archiving, 200 with the user for reinstating, and 204 for deleting', async () => {
    const { id } = await member();
    expect(await rest('archiveUser', id)).toEqual({ status: 204, body: null });
    expect(await rest('reinstateUser', id)).toMatchObject({ status: 200, body: { id, status: 'ACTIVE' } });
    expect(await rest('deleteUser', id)).toEqual({ status: 204, body: null });
    expect(await rest('deleteUser', id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});

describe('REST and GraphQL reject', () => {
  const others: Readonly<Record<Name & `${string}User`, UserStatus>> = {
    updateUser: 'ACTIVE',
    archiveUser: 'ACTIVE',
    reinstateUser: 'DISABLED',
    deleteUser: 'ACTIVE',
  };
  const managing = ['archiveUser', 'reinstateUser', 'deleteUser'] as const;
  const cases = managing.flatMap((name) => [
    { name, whom: 'the caller', status: 403, id: async () => manager.userId },
    { name, whom: 'an equal', status: 403, id: async () => (await member('MANAGER', others[name])).id },
    { name, whom: 'an owner', status: 403, id: async () => (await member('OWNER', others[name])).id },
    { name, whom: 'a user of another organization', status: 404, id: async () => (await aUser(gateway.orm)).id },
  ]);

  test.each([
    ...cases,
    {
      name: 'archiveUser',
      whom: 'an archived user',
      status: 409,
      id: async () => (await member('WORKER', 'DISABLED')).id,
    },
    { name: 'reinstateUser', whom: 'an active user', status: 409, id: async () => (await member()).id },
  ] as const)('$name for $whom with status $status', async ({ name, status, id }) => {
    const userId = await id();
    const response = await rest(name, userId);
    const { errors } = await graphql(
      `mutation($id: ID!) { ${identityCommands[name].mutation}(input: { id: $id }) { __typename } }`,
      { id: userId },
    );
    expect(response.status).toBe(status);
    expect(errors[0]).toMatchObject({ message: response.body.message, extensions: { code: response.body.code } });
  });
});

describe('the GraphQL API for team members', () => {
  test('returns what the viewer may do with each user', async () => {
    const people = [await member('OWNER'), await member('MANAGER'), await member('WORKER')];
    const { data } = await graphql('{ viewer { users { nodes { id canManage canEdit } } grantableRoles } }');
    const byId = new Map(data.viewer.users.nodes.map((user: { id: string }) => [user.id, user]));
    const [owner, equal, worker] = people.map(({ id }) => byId.get(id));
    expect(owner).toMatchObject({ canManage: false, canEdit: false });
    expect(equal).toMatchObject({ canManage: false, canEdit: false });
    expect(worker).toMatchObject({ canManage: true, canEdit: true });
    expect(byId.get(manager.userId)).toMatchObject({ canManage: false, canEdit: true });
    expect(data.viewer.grantableRoles).toEqual(['MANAGER', 'ACCOUNTANT', 'WORKER']);
  });

  test('returns the user with the new status after archiving and reinstating', async () => {
    const { id } = await member();
    const change = (name: string) =>
      graphql(`mutation ($id: ID!) { ${name}(input: { id: $id }) { user { id status canManage } } }`, { id });
    expect(await change('userArchive')).toEqual({
      data: { userArchive: { user: { id, status: 'DISABLED', canManage: true } } },
    });
    expect(await change('userReinstate')).toEqual({
      data: { userReinstate: { user: { id, status: 'ACTIVE', canManage: true } } },
    });
  });

  test('previews a team import with the errors of each line, like REST', async () => {
    const csv = `first name,last name,email,password\nAna,Ruiz,nowhere,secret1\n`;
    const ofRow = 'line firstName lastName email role staffNumber employeeNumber team reach sameLine action';
    const fields = `rows { ${ofRow} terms { position } namesakes { userId } errors { field message } } valid warnings`;
    const { data } = await graphql(
      `query ($input: TeamImportInput!) { viewer { previewTeamImport(input: $input) { ${fields} } } }`,
      {
        input: { csv },
      },
    );
    expect(data.viewer.previewTeamImport).toMatchObject({
      valid: false,
      rows: [{ line: 2, errors: [{ field: 'email' }] }],
    });
    const { rows, ...preview } = (await rest('previewTeamImport', '', { csv })).body;
    const lines = rows.map(({ payrollIds: _, ...row }: { payrollIds: object }) => row);
    expect({ ...preview, rows: lines }).toEqual(data.viewer.previewTeamImport);
  });
});

describe('the lists of an administrator', () => {
  const name = 'firstName lastName';

  test.each([
    ['users', `{ viewer { users { nodes { id ${name} status role canManage } } } }`],
    ['invitations', `{ viewer { invitations { nodes { id role inviteCode usedBy { ${name} email } } } } }`],
    ['apiKeys', `{ viewer { apiKeys { nodes { id name status owner { ${name} } } } } }`],
    ['mySessions', '{ viewer { mySessions { nodes { id current address } } } }'],
    ['myNotices', '{ viewer { myNotices { nodes { id kind } } } }'],
    ['syncQueue', '{ viewer { syncQueue { nodes { id status fileUrl } } } }'],
    ['earningCodes', '{ viewer { earningCodes { nodes { code job { name } policy { name } } } } }'],
    ['exportProfiles', '{ viewer { exportProfiles { nodes { id name } } } }'],
    ['auditLogs', '{ viewer { auditLogs { edges { node { id title actor { firstName } hash address } } } } }'],
  ])('%s takes one statement in addition to the session', async (field, query) => {
    const admin = await createActor(gateway, 'ADMIN');
    await aUser(gateway.orm, { organizationId: admin.organizationId });
    const request = { method: 'POST', url: '/graphql', headers: admin.headers, payload: { query } } as const;

    const statements = await statementsOf(async () => {
      expect((await gateway.inject(request)).json()).toEqual({ data: { viewer: { [field]: expect.anything() } } });
    });

    expect(statements.filter((statement) => !/(find|current)_session/.test(statement))).toHaveLength(1);
  });

  test('users reads only the columns that are asked for', async () => {
    const admin = await createActor(gateway, 'ADMIN');
    const statementOf = async (fields: string) => {
      const query = `{ viewer { users { nodes { ${fields} } } } }`;
      const request = { method: 'POST', url: '/graphql', headers: admin.headers, payload: { query } } as const;
      return (await statementsOf(() => gateway.inject(request))).join('\n');
    };

    expect(await statementOf('id firstName')).not.toContain('email');
    expect(await statementOf('id email')).toContain('email');
  });
});
