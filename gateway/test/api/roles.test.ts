import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { permissionTable } from '../../src/access/index.js';
import { aSession, aUser, type TestUser } from '../../src/features/identity/test/builders.js';
import { anOrganization } from '../../src/features/organization/test/builders.js';
import { type Role, roles } from '../../src/platform/auth/viewer.js';
import { startGateway, type TestGateway } from '../harness/index.js';
import { apisOf, type Reply } from './role-calls.js';
import { marker, RoleFixture } from './role-fixture.js';
import { roleTable } from './role-table.js';
import type { RoleRow } from './role-table.types.js';

let gateway: TestGateway;
let home: { readonly id: string };

beforeAll(async () => {
  gateway = await startGateway();
  home = await anOrganization(gateway.orm, { name: marker });
  // Gives every list of the organization a row that outsiders must not see.
  const resident = new RoleFixture(gateway, await createMember('WORKER'));
  await resident.ownTimesheet();
  await resident.ownRequest();
  await resident.schedule();
  await resident.job();
  await resident.invitation();
});
afterAll(() => gateway.close());

const createMember = (role: Role) =>
  aUser(gateway.orm, { role, organizationId: home.id, firstName: marker, lastName: marker });

async function signIn(user: TestUser) {
  const { token } = await aSession(gateway.orm, user);
  return { cookie: `timetrack_session=${token}` };
}

interface Call {
  readonly reply: Reply;
  readonly fixture: RoleFixture;
  readonly sent: object;
}

/** Calls each API with its own fixture, so that neither is affected by the other's changes. `caller` creates the caller. */
async function callEach(
  operation: string,
  row: RoleRow,
  caller: () => Promise<{ self: TestUser; headers: { cookie?: string } }>,
): Promise<readonly Call[]> {
  const calls: Call[] = [];
  for (const [, call] of apisOf(operation, row.isPicture)) {
    const { self, headers } = await caller();
    const fixture = new RoleFixture(gateway, self);
    const sent = (await row.createInput?.(fixture)) ?? {};
    calls.push({ reply: await call(gateway, sent, headers as Record<string, string>), fixture, sent });
  }
  return calls;
}

const nonsense = { id: '01890a5d-ac96-774b-bcce-b302099a8057', inviteCode: 'none', email: 5 };

/** One user of each role suffices for calls that are rejected. */
const idle = new Map<Role, Promise<{ cookie: string }>>();

function headersOf(role: Role) {
  const headers = idle.get(role) ?? createMember(role).then(signIn);
  idle.set(role, headers);
  return headers;
}

const codesOf = (calls: readonly Call[]) => [...new Set(calls.map(({ reply }) => reply.code))];
const rows = Object.entries(roleTable);
const guarded = rows.filter(([, { callers }]) => callers !== 'public');

describe('the role table', () => {
  test('has a row for every operation, and no other rows', () => {
    expect(Object.keys(roleTable).toSorted()).toEqual(Object.keys(permissionTable).toSorted());
  });

  test('has an API to call for every operation', () => {
    expect(rows.filter(([operation]) => apisOf(operation).length === 0)).toEqual([]);
  });
});

const mayAll = rows.flatMap(([operation, row]) =>
  (row.callers === 'public' ? roles : row.callers).map((role) => ({ operation, row, role, code: row.failure ?? null })),
);

test.each(mayAll)('$operation by a $role: $code', async ({ operation, row, role, code }) => {
  const calls = await callEach(operation, row, async () => {
    const self = await createMember(role);
    return { self, headers: await signIn(self) };
  });
  expect(codesOf(calls)).toEqual([code]);
});

/** A forbidden call is rejected regardless of its input, and changes nothing, so it needs no fixture. */
async function callWithoutFixture(operation: string, row: RoleRow, headers: Record<string, string>) {
  const reply = apisOf(operation, row.isPicture).map(([, call]) => call(gateway, nonsense, headers));
  return Promise.all(reply);
}

const mayNot = guarded.flatMap(([operation, row]) =>
  roles.filter((role) => !row.callers.includes(role)).map((role) => ({ operation, row, role })),
);

test.each(mayNot)('$operation by a $role: FORBIDDEN', async ({ operation, row, role }) => {
  const responses = await callWithoutFixture(operation, row, await headersOf(role));
  expect(new Set(responses.map(({ code }) => code))).toEqual(new Set(['FORBIDDEN']));
});

test.each(guarded)('%s without a session: UNAUTHENTICATED', async (operation, row) => {
  const responses = await callWithoutFixture(operation, row, {});
  // GraphQL's `me` is null without a session, rather than an error.
  const rejected = responses.filter(({ text }) => text.trim() !== '{"data":{"me":null}}');
  expect(new Set(rejected.map(({ code }) => code))).toEqual(new Set(['UNAUTHENTICATED']));
});

const open = rows.filter(([, { callers }]) => callers === 'public');

test.each(open)('%s without a session: null', async (operation, row) => {
  const calls = await callEach(operation, row, async () => ({ self: await createMember('WORKER'), headers: {} }));
  expect(codesOf(calls)).toEqual([null]);
});

test.each(guarded)('%s by the owner of another organization: no data of this one', async (operation, row) => {
  const calls = await callEach(operation, row, async () => ({
    self: await createMember('WORKER'),
    headers: await signIn(await aUser(gateway.orm, { role: 'OWNER' })),
  }));
  for (const { reply, fixture, sent } of calls) {
    const ids = [home.id, fixture.self.id, ...fixture.made];
    expect(reply.code).toBe(row.outsiderFailure ?? row.failure ?? ('id' in sent ? 'NOT_FOUND' : null));
    expect([marker, ...ids].filter((text) => reply.text.includes(text))).toEqual([]);
  }
});

const ofColleagues = rows.flatMap(([operation, row]) => {
  const { callers, colleagueCallers } = row;
  if (callers === 'public' || !colleagueCallers) return [];
  return callers.map((role) => ({ operation, row, role, code: colleagueCallers.includes(role) ? null : 'NOT_FOUND' }));
});

test.each(ofColleagues)('$operation of a colleague by a $role: $code', async ({ operation, row, role, code }) => {
  const calls = await callEach(operation, row, async () => ({
    self: await createMember('WORKER'),
    headers: await signIn(await createMember(role)),
  }));
  expect(codesOf(calls)).toEqual([code]);
});
