import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { permissionTable } from '../../src/access/index.js';
import { aSession, aUser, type TestUser } from '../../src/features/identity/test/builders.js';
import { anOrganization } from '../../src/features/organization/test/builders.js';
import { type Role, roles } from '../../src/platform/auth/viewer.js';
import { startGateway, type TestGateway } from '../harness/index.js';
import { doorsOf, type Told } from './role-calls.js';
import { marker, Scene } from './role-scene.js';
import { type RoleRow, roleTable } from './role-table.js';

let gateway: TestGateway;
let home: { readonly id: string };

beforeAll(async () => {
  gateway = await startGateway();
  home = await anOrganization(gateway.orm, { name: marker });
  // So that every list of the organization has something in it that a stranger could be shown.
  const resident = new Scene(gateway.orm, await member('WORKER'));
  await resident.ownTimesheet();
  await resident.ownRequest();
  await resident.schedule();
  await resident.job();
  await resident.invitation();
});
afterAll(() => gateway.close());

const member = (role: Role) =>
  aUser(gateway.orm, { role, organizationId: home.id, firstName: marker, lastName: marker });

async function signedIn(user: TestUser) {
  const { token } = await aSession(gateway.orm, user);
  return { cookie: `timetrack_session=${token}` };
}

interface Asked {
  readonly told: Told;
  readonly scene: Scene;
  readonly sent: object;
}

/** Asks through each door anew, so that no door finds what the other has left. `caller` gives who asks for what of whom. */
async function through(
  operation: string,
  row: RoleRow,
  caller: () => Promise<{ self: TestUser; headers: { cookie?: string } }>,
): Promise<readonly Asked[]> {
  const asked: Asked[] = [];
  for (const [, door] of doorsOf(operation, row.picture)) {
    const { self, headers } = await caller();
    const scene = new Scene(gateway.orm, self);
    const sent = (await row.send?.(scene)) ?? {};
    asked.push({ told: await door(gateway, sent, headers as Record<string, string>), scene, sent });
  }
  return asked;
}

const nonsense = { id: '01890a5d-ac96-774b-bcce-b302099a8057', inviteCode: 'none', email: 5 };

/** One of each role is enough where nothing is let through. */
const idle = new Map<Role, Promise<{ cookie: string }>>();

function headersOf(role: Role) {
  const headers = idle.get(role) ?? member(role).then(signedIn);
  idle.set(role, headers);
  return headers;
}

const codesOf = (asked: readonly Asked[]) => [...new Set(asked.map(({ told }) => told.code))];
const rows = Object.entries(roleTable);
const guarded = rows.filter(([, { who }]) => who !== 'public');

describe('the role table', () => {
  test('has a row for every operation, and for nothing else', () => {
    expect(Object.keys(roleTable).toSorted()).toEqual(Object.keys(permissionTable).toSorted());
  });

  test('knows an API for every operation', () => {
    expect(rows.filter(([operation]) => doorsOf(operation).length === 0)).toEqual([]);
  });
});

const mayAll = rows.flatMap(([operation, row]) =>
  (row.who === 'public' ? roles : row.who).map((role) => ({ operation, row, role, code: row.told ?? null })),
);

test.each(mayAll)('$operation by a $role: $code', async ({ operation, row, role, code }) => {
  const asked = await through(operation, row, async () => {
    const self = await member(role);
    return { self, headers: await signedIn(self) };
  });
  expect(codesOf(asked)).toEqual([code]);
});

/** Whoever is refused is refused whatever they send, and leaves everything as it was: nothing is made for these calls. */
async function refusals(operation: string, row: RoleRow, headers: Record<string, string>) {
  const told = doorsOf(operation, row.picture).map(([, door]) => door(gateway, nonsense, headers));
  return Promise.all(told);
}

const mayNot = guarded.flatMap(([operation, row]) =>
  roles.filter((role) => !row.who.includes(role)).map((role) => ({ operation, row, role })),
);

test.each(mayNot)('$operation by a $role: FORBIDDEN', async ({ operation, row, role }) => {
  const answers = await refusals(operation, row, await headersOf(role));
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['FORBIDDEN']));
});

test.each(guarded)('%s without a session: UNAUTHENTICATED', async (operation, row) => {
  const answers = await refusals(operation, row, {});
  // Who is signed in is a question that GraphQL answers to everybody: nobody.
  const refused = answers.filter(({ text }) => text.trim() !== '{"data":{"me":null}}');
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['UNAUTHENTICATED']));
});

const open = rows.filter(([, { who }]) => who === 'public');

test.each(open)('%s without a session: null', async (operation, row) => {
  const asked = await through(operation, row, async () => ({ self: await member('WORKER'), headers: {} }));
  expect(codesOf(asked)).toEqual([null]);
});

test.each(guarded)('%s by the owner of another organization: nothing of this one', async (operation, row) => {
  const asked = await through(operation, row, async () => ({
    self: await member('WORKER'),
    headers: await signedIn(await aUser(gateway.orm, { role: 'OWNER' })),
  }));
  for (const { told, scene, sent } of asked) {
    const ids = [home.id, scene.self.id, ...scene.made];
    expect(told.code).toBe(row.told ?? row.stranger ?? ('id' in sent ? 'NOT_FOUND' : null));
    expect([marker, ...ids].filter((text) => told.text.includes(text))).toEqual([]);
  }
});

const ofColleagues = rows.flatMap(([operation, row]) => {
  const { who, others } = row;
  if (who === 'public' || !others) return [];
  return who.map((role) => ({ operation, row, role, code: others.includes(role) ? null : 'NOT_FOUND' }));
});

test.each(ofColleagues)('$operation of a colleague by a $role: $code', async ({ operation, row, role, code }) => {
  const asked = await through(operation, row, async () => ({
    self: await member('WORKER'),
    headers: await signedIn(await member(role)),
  }));
  expect(codesOf(asked)).toEqual([code]);
});
