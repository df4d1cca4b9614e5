import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Actor, createActor, runProgram, startGateway, type TestGateway } from './harness/index.js';

let gateway: TestGateway;
let admin: Actor;

beforeAll(async () => {
  gateway = await startGateway();
  admin = await createActor(gateway, 'ADMIN');
});
afterAll(() => gateway.close());

/** Does what `npm run audit:verify` does. */
const verify = (env: NodeJS.ProcessEnv = {}) =>
  runProgram('verify-audit', { DATA_DIR: gateway.config.dataDir, DATABASE_URL: gateway.databaseUrl, ...env });

test('checks a log while the gateway writes to it, and names a changed entry', async () => {
  for (const name of ['A', 'B', 'C']) {
    await gateway.inject({ method: 'POST', url: '/api/jobs', headers: admin.headers, payload: { name } });
  }
  const whole = 'Checked 3 entries of 1 organization and 0 signed heads. The audit log is intact.\n';
  expect(await verify()).toEqual({ code: 0, output: whole, errors: '' });

  const em = gateway.orm.em.fork();
  await em.execute('alter table audit_entries disable trigger all');
  const [changed] = await em.execute<{ id: string }[]>(
    `update audit_entries set changes = '{"name": {"after": "Z"}}' where position = 2 returning id`,
  );
  const { code, output } = await verify();
  expect(code).toBe(1);
  expect(output).toContain(`organization ${admin.organizationId}, position 2, entry ${changed?.id}: was changed`);
  expect(output).toContain('NOT intact');
});

test('refuses arguments, which it does not take, without looking at a log', async () => {
  const given = { DATABASE_URL: 'postgres://127.0.0.1:1/timetrack' };
  expect(await runProgram('verify-audit', given, '--organization', 'none')).toEqual({
    code: 2,
    output: '',
    errors: '"npm run audit:verify" takes no arguments.\n',
  });
});

test('reports in one sentence that a log cannot be checked', async () => {
  const { code, output, errors } = await verify({ DATABASE_URL: 'postgres://127.0.0.1:1/timetrack' });
  expect({ code, output }).toEqual({ code: 2, output: '' });
  expect(errors).toBe('The audit log could not be checked: connect ECONNREFUSED 127.0.0.1:1.\n');
});
