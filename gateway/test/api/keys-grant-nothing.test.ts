import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { scopeTable } from '../../src/access/index.js';
import { type Role, roles } from '../../src/platform/auth/viewer.js';
import { newId } from '../../src/platform/database/ids.js';
import { type Actor, createActor, createKey, startGateway, type TestGateway, type TestKey } from '../harness/index.js';
import { apisOf } from './role-calls.js';
import { RoleFixture } from './role-fixture.js';
import { roleTable } from './role-table.js';

type Scopes = typeof scopeTable;
type WriterOfPeople = { [Name in keyof Scopes]: Scopes[Name] extends 'people:write' ? Name : never }[keyof Scopes];
type CreateInput = (fixture: RoleFixture, role: Role) => Promise<object> | object;

const email = () => `${newId()}@example.com`;
const member: CreateInput = async (fixture, role) => ({ id: (await fixture.member(role)).id });
const file: CreateInput = (_, role) => ({
  csv: `first name,last name,email,role\nBen,Okafor ${newId()},${email()},${role}\n`,
});

/** What each operation of `people:write` does for a person of a role. A new operation needs a row. */
const inputs: Readonly<Record<WriterOfPeople, CreateInput>> = {
  createUser: (_, role) => ({
    ...{ email: email(), firstName: 'Ben', lastName: 'Okafor', role },
    ...(role !== 'WORKER' && { password: 'battery staple' }),
  }),
  updateUser: async (fixture, role) => ({ ...(await member(fixture, role)), employeeNumber: newId() }),
  archiveUser: member,
  reinstateUser: async (fixture, role) => ({ id: (await fixture.member(role, 'DISABLED')).id }),
  createInvitation: (_, role) => ({ role }),
  // No invitation grants OWNER.
  deleteInvitation: async (fixture, role) => ({ id: (await fixture.invitation(role === 'OWNER' ? 'ADMIN' : role)).id }),
  importTeam: file,
  previewTeamImport: file,
};

let gateway: TestGateway;
let owner: Actor;
let key: TestKey;

beforeAll(async () => {
  gateway = await startGateway({ env: { API_KEY_CALLS_PER_MINUTE: '10000' } });
  owner = await createActor(gateway, 'OWNER');
  key = await createKey(gateway, owner, ['people:write', 'schedules:write', 'jobs:write']);
});
afterAll(() => gateway.close());

const fixtureOf = async () => new RoleFixture(gateway, (await createActor(gateway, 'WORKER', owner)).user);

describe.each(Object.entries(inputs))('a key of an owner that runs %s', (operation, createInput) => {
  test.each(roles)('handles a %s only if that is a worker', async (role) => {
    for (const [, call] of apisOf(operation)) {
      const { code, text } = await call(gateway, await createInput(await fixtureOf(), role), key.headers);
      if (role === 'WORKER') expect([code, text]).toEqual([null, text]);
      else if (operation === 'previewTeamImport') expect(text).toContain('"valid":false');
      else expect(code).toBe(operation === 'importTeam' ? 'BAD_USER_INPUT' : 'FORBIDDEN');
    }
  });
});

const writers = Object.entries(scopeTable).filter(([, scope]) => scope.endsWith(':write'));

/** The names of the members, at any depth, that contain a text which opens an account. */
function secretsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const isSecret = /code|secret|token|password|registrationurl|^url$/i.test(name) && typeof member === 'string';
    return isSecret ? [name] : secretsIn(member);
  });
}

test.each(writers)('the response to %s shows no secret', async (operation) => {
  for (const [, call] of apisOf(operation)) {
    const fixture = await fixtureOf();
    const inputOfPeople = inputs[operation as WriterOfPeople];
    const input = await (inputOfPeople
      ? inputOfPeople(fixture, 'WORKER')
      : roleTable[operation]?.createInput?.(fixture));
    const { code, text } = await call(gateway, input ?? {}, key.headers);
    expect([code, text]).toEqual([null, text]);
    expect(secretsIn(text === '' ? null : JSON.parse(text))).toEqual([]);
  }
});
