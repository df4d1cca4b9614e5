import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { testPassword } from '../../src/features/identity/test/builders.js';
import { aTimesheet } from '../../src/features/timeclock/test/builders.js';
import {
  type Actor,
  createActor,
  createTestLogger,
  roundTripsOf,
  startGateway,
  type TestGateway,
} from '../harness/index.js';

let gateway: TestGateway;
let owner: Actor;
let manager: Actor;
/** Of the owner. */
let timesheet: { readonly id: string };
const { logger, lines } = createTestLogger();

beforeAll(async () => {
  gateway = await startGateway({ logger, now: '2026-07-15T12:00:00Z' });
  await gateway.inject({ url: '/readyz' });
});
beforeEach(async () => {
  owner = await createActor(gateway, 'OWNER');
  manager = await createActor(gateway, 'MANAGER', owner);
  timesheet = await aTimesheet(gateway.orm, { user: owner.user });
});
afterAll(() => gateway.close());

const sql = (statement: string, values: readonly unknown[]) =>
  gateway.orm.em.getConnection().execute(statement, [...values]);

const list = '{ viewer { timesheets { edges { node { id } } } } }';
const failed = 'UNAUTHENTICATED';
const nobody = JSON.stringify({ data: { viewer: null } });

const reads = {
  REST: async (who: Actor) => (await gateway.rest(who, 'GET', '/api/timesheets')).text,
  GraphQL: async (who: Actor) => {
    const { text } = await gateway.graphql(who, list);
    return text.trim() === nobody ? failed : text;
  },
};

/** What a statement does, by a part of its text. */
const kinds: readonly (readonly [part: string, kind: string])[] = [
  ['find_session', 'find session'],
  ['current_sessions', 'confirm caller'],
  ['find_invitation', 'find invitation'],
  ['set local app.organization_id', 'bind organization'],
  ['set local app.reach', 'bind reach'],
  ['from timesheets', 'read timesheets'],
];
const kindOf = (text: string) => kinds.find(([part]) => text.includes(part))?.[1] ?? text;

async function roundTrips(work: () => Promise<unknown>): Promise<string[][]> {
  return (await roundTripsOf(work)).map((texts) => texts.map(kindOf));
}

const confirmed = ['begin', 'bind organization', 'bind reach', 'confirm caller', 'read timesheets', 'commit'];

describe('a read whose caller is not confirmed', () => {
  const count = (event: string, since: number) => lines.slice(since).filter((line) => line.event === event).length;

  test('leaves no trace, and the look-up reports the ended session once', async () => {
    for (let time = 0; time < 3; time += 1) await reads.GraphQL(manager);
    await gateway.rest(owner, 'DELETE', `/api/users/${manager.userId}`);
    const before = lines.length;
    expect(await roundTrips(() => reads.GraphQL(manager))).toEqual([confirmed, ['find session']]);
    expect(count('session.ended-used', before)).toBe(1);
    expect(lines.slice(before).filter(({ level }) => level >= 50)).toEqual([]);
  });

  test('fails with the failure of the input, and looks the caller up for it', async () => {
    await reads.REST(manager);
    const sent = await roundTrips(async () => {
      expect((await gateway.rest(manager, 'GET', '/api/timesheets?limit=0')).status).toBe(400);
    });
    expect(sent).toEqual([['find session']]);
  });

  test('is a document that reads nothing', async () => {
    for (let time = 0; time < 3; time += 1) await gateway.graphql(manager, '{ __typename }');
    const sent = await roundTrips(() => gateway.graphql(manager, '{ __typename }'));
    expect(sent).toEqual([['find session']]);
  });

  test('is a public query, which counts guesses and therefore runs once', async () => {
    await reads.REST(manager);
    const sent = await roundTrips(() => gateway.rest(manager, 'GET', '/api/invitations/ABCDEFGHJKLMNPQR/verify'));
    expect(sent).toEqual([['find session'], ['find invitation']]);
  });
});

describe.each(Object.entries(reads))('a list over %s', (_api, read) => {
  // GraphQL plans an operation when it comes for the second time.
  const repeat = async (who: Actor) => {
    for (let time = 0; time < 3; time += 1) expect(await read(who)).not.toContain(failed);
  };

  test('looks the session up at first, and then confirms the caller in the message of the list', async () => {
    await repeat(owner);
    expect((await roundTrips(() => read(manager)))[0]).toEqual(['find session']);
    expect((await roundTrips(() => read(manager)))[0]).toEqual(confirmed);
  });

  const revocations = {
    archived: () => gateway.rest(owner, 'DELETE', `/api/users/${manager.userId}`),
    'permanently deleted': () => gateway.rest(owner, 'DELETE', `/api/users/${manager.userId}/permanent`),
    'signed out': () => gateway.rest(manager, 'POST', '/api/auth/logout'),
    'signed out everywhere': () => gateway.rest(manager, 'POST', '/api/auth/sign-out-everywhere'),
  };

  test.each(Object.entries(revocations))('shows nothing to a caller who was %s', async (_how, revoke) => {
    await repeat(manager);
    expect((await revoke()).status).toBeLessThan(300);
    expect(await read(manager)).toContain(failed);
  });

  test('shows nothing to the other sessions of a person who changed the password', async () => {
    const login = { email: manager.email, password: testPassword };
    const { token = '' } = await gateway.rest(null, 'POST', '/api/auth/login', login);
    const other = { ...manager, headers: { cookie: `timetrack_session=${token}` } };
    await repeat(other);
    const passwords = { currentPassword: testPassword, newPassword: 'battery staple' };
    expect((await gateway.rest(manager, 'POST', '/api/auth/password', passwords)).status).toBeLessThan(300);
    expect(await read(other)).toContain(failed);
  });

  test('shows nothing once the organization is gone', async () => {
    await repeat(manager);
    await sql('select close_organization(?::uuid, ?::timestamptz)', [owner.organizationId, gateway.clock.now()]);
    expect(await read(manager)).toContain(failed);
  });

  test('shows nothing once the session has expired', async () => {
    await repeat(manager);
    await sql(`update sessions set expires_at = '2020-01-01' where id = ?`, [manager.sessionId]);
    expect(await read(manager)).toContain(failed);
  });

  test('is that of the role of this moment', async () => {
    await repeat(manager);
    await sql(`update users set role = 'WORKER' where id = ?`, [manager.userId]);
    expect(await read(manager)).not.toContain(timesheet.id);
    await sql(`update users set role = 'MANAGER' where id = ?`, [manager.userId]);
    expect(await read(manager)).toContain(timesheet.id);
  });

  test('is that of the organization of the session, for a person with two of them', async () => {
    const stranger = await createActor(gateway, 'MANAGER');
    const elsewhere = await aTimesheet(gateway.orm, { user: stranger.user });
    await repeat(manager);
    await repeat(stranger);
    // As if the token of one session had become that of another organization.
    await sql('delete from sessions where id = ?', [stranger.sessionId]);
    await sql(`update sessions set organization_id = ?, user_id = ? where id = ?`, [
      stranger.organizationId,
      stranger.userId,
      manager.sessionId,
    ]);
    expect(await read(stranger)).toContain(failed);
    expect(await read(manager)).toContain(elsewhere.id);
  });
});

describe('a caller who reads for a long time', () => {
  test('is looked up twice a minute, which records the use of the session', async () => {
    await sql(`update sessions set last_used_at = ? where id = ?`, [gateway.clock.now(), manager.sessionId]);
    let lookUps = 0;
    for (let second = 0; second < 360; second += 10) {
      const sent = await roundTrips(() => reads.REST(manager));
      lookUps += sent.flat().filter((kind) => kind === 'find session').length;
      gateway.clock.advance({ seconds: 10 });
    }
    expect(lookUps).toBe(12);
    const [row] = await sql(
      `select last_used_at > ?::timestamptz - interval '5 minutes' as recent from sessions where id = ?`,
      [gateway.clock.now(), manager.sessionId],
    );
    expect(row?.recent).toBe(true);
  });
});
