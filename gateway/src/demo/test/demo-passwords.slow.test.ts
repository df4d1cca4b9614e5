import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startGateway, type TestGateway } from '../../../test/harness/index.js';
import { hashPassword } from '../../features/identity/index.js';
import { demoPassword, demoSignIns } from '../cast.js';
import { closeDemo } from '../demo-accounts.js';
import { type DemoReport, prepareDemo } from '../prepare-demo.js';

let gateway: TestGateway;
let created: DemoReport;

const reachable = { demo: true, host: '0.0.0.0', production: false };
const local = { demo: true, host: '127.0.0.1', production: false };

const prepare = (config: typeof local) => {
  const { files, secrets, clock } = gateway.platform;
  return prepareDemo(config, { orm: gateway.orm, clock, files, secrets });
};
const [olivia] = demoSignIns.map(({ email }) => email);
const signIn = (password: string, email = olivia) => gateway.rest(null, 'POST', '/api/auth/login', { email, password });

async function makePasswordsPublic(): Promise<void> {
  const hash = await hashPassword(demoPassword);
  await gateway.orm.em
    .fork()
    .execute(`update users set password_hash = ? where email like '%@cedarandstone.example'`, [hash]);
}

beforeAll(async () => {
  gateway = await startGateway();
  created = await prepare(reachable);
});
afterAll(() => gateway.close());

test('a demo that other machines can reach gets random passwords, which are printed once', async () => {
  expect(created.lines[0]).toBe('Created the demo organization');
  expect(created.signIns.map(({ email }) => email).toSorted()).toEqual(
    demoSignIns.map(({ email }) => email).toSorted(),
  );
  expect(new Set(created.signIns.map(({ password }) => password)).size).toBe(demoSignIns.length);
  expect((await signIn(demoPassword)).status).toBe(401);
  for (const { email, password } of created.signIns) expect((await signIn(password, email)).status).toBe(200);
  expect(await prepare(reachable)).toEqual({ lines: [], signIns: [] });
  expect(await prepare(local)).toEqual({ lines: [], signIns: [] });
});

test('public passwords of an earlier start are printed on loopback and replaced elsewhere, with or without DEMO', async () => {
  await makePasswordsPublic();
  expect((await prepare(local)).signIns).toEqual(demoSignIns);
  const { token } = await signIn(demoPassword);
  const { lines, signIns } = await prepare({ ...reachable, demo: false });
  expect(lines.join()).toContain('new passwords');
  expect((await signIn(demoPassword)).status).toBe(401);
  expect((await gateway.rest(token, 'GET', '/api/auth/me')).status).toBe(401);
  const [first] = signIns;
  expect((await signIn(first?.password ?? '', first?.email)).status).toBe(200);
});

test('production refuses to start until the demo is removed', async () => {
  const production = { ...reachable, demo: false, production: true };
  await expect(prepare(production)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining('npm run demo:remove'),
  });
  const [first] = created.signIns;
  const { token } = await gateway.rest(null, 'POST', '/api/auth/login', first);
  expect(await closeDemo({ orm: gateway.orm, files: gateway.platform.files }, gateway.clock.now())).toBeGreaterThan(10);
  expect((await signIn(demoPassword)).status).toBe(401);
  expect((await gateway.rest(token ?? null, 'GET', '/api/auth/me')).status).toBe(401);
  expect(await prepare(production)).toEqual({ lines: [], signIns: [] });
  expect(await closeDemo({ orm: gateway.orm, files: gateway.platform.files }, gateway.clock.now())).toBe(0);
  const [open] = await gateway.orm.em.fork().execute<{ count: string }[]>(
    `select (select count(*) from invitations where used_at is null and expires_at > now())
       + (select count(*) from api_keys where revoked_at is null) + (select count(*) from calendar_feeds) as count`,
  );
  expect(Number(open?.count)).toBe(0);
  const closed = `select changes, subject_type from audit_entries where action = 'organization.closed'`;
  expect(await gateway.orm.em.fork().execute(closed)).toEqual([
    { changes: { archivedPeople: expect.any(Number) }, subject_type: 'ORGANIZATION' },
  ]);
});
