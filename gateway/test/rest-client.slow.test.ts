import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { User } from '../src/features/identity/index.js';
import { aTimesheet } from '../src/features/timeclock/test/builders.js';
import { createActor, startGateway, type TestGateway } from './harness/index.js';
import { installExample } from './harness/install-example.js';

const root = path.resolve(import.meta.dirname, '../..');
const example = path.join(root, 'examples/rest-client');
const run = promisify(execFile);

let gateway: TestGateway;
let folder: string;

beforeAll(async () => {
  await installExample('rest-client');
  gateway = await startGateway();
  folder = await mkdtemp(path.join(tmpdir(), 'openapi-'));
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const node = (file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  run(process.execPath, [path.join(root, file), ...args], { cwd: example, env: { ...process.env, ...env } });

test('a client that is generated from the OpenAPI document compiles and works', async () => {
  const owner = await createActor(gateway, 'OWNER');
  for (const day of ['13', '14', '15']) {
    const at = (hour: string) => new Date(`2026-07-${day}T${hour}:00:00Z`);
    await aTimesheet(gateway.orm, { user: owner.user as User, clockInAt: at('15'), clockOutAt: at('22') });
  }
  const document = path.join(folder, 'openapi.json');
  await writeFile(document, (await gateway.inject('/api/openapi.json')).body);

  const generator = 'examples/rest-client/node_modules/openapi-typescript/bin/cli.js';
  await node(generator, [document, '-o', 'src/api.generated.ts']);
  const compiled = await node('node_modules/typescript/bin/tsc', ['-p', 'tsconfig.client.json']).catch(
    (error) => error,
  );
  expect(compiled.stdout).toBe('');

  const key = { name: 'Client', scopes: ['timesheets:read', 'payroll:read'] };
  const { secret } = (await gateway.rest(owner, 'POST', '/api/api-keys', key)).body;
  const { stdout } = await node('examples/rest-client/src/main.ts', [], {
    TIMETRACK_URL: await gateway.url(),
    TIMETRACK_KEY: secret,
    TIMETRACK_SESSION: owner.headers.cookie.replace('timetrack_session=', ''),
  });
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(lines).toEqual([
    { pages: [2, 1] },
    { columns: expect.any(Number) },
    { status: 404, code: 'NOT_FOUND' },
    { job: { name: 'Riverside Apartments', isSame: true } },
  ]);
  expect(lines[1]).not.toEqual({ columns: 1 });
  const jobs = (await gateway.rest(owner, 'GET', '/api/jobs')).body;
  expect(jobs).toHaveLength(1);
});
