import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { User } from '../src/features/identity/index.js';
import { aJob } from '../src/features/jobs/test/builders.js';
import { aTimesheet } from '../src/features/timeclock/test/builders.js';
import { createActor, createKey, startGateway, type TestGateway } from './harness/index.js';
import { installExample } from './harness/install-example.js';

const root = path.resolve(import.meta.dirname, '../..');
const example = path.join(root, 'examples/graphql-clients');
const run = promisify(execFile);

let gateway: TestGateway;

beforeAll(async () => {
  await installExample('graphql-clients');
  gateway = await startGateway();
  await writeFile(path.join(example, 'src/schema.graphql'), (await gateway.inject('/graphql/schema.graphql')).body);
  await node('src/generate.ts');
  await node('node_modules/typescript/bin/tsc', ['-p', 'tsconfig.client.json']);
});
afterAll(() => gateway.close());

/** Runs a program in the folder of the example. The error of a failure contains what it printed. */
async function node(file: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<string> {
  // A client that never ends fails with what it printed.
  const options = { cwd: example, env: { ...process.env, ...env }, timeout: 120_000 };
  try {
    return (await run(process.execPath, [file, ...args], options)).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${file} failed: ${stdout}${stderr}`, { cause: error });
  }
}

/** What a client prints with a key of a new organization, which has three jobs and one timesheet. */
async function runClient(program: string) {
  const owner = await createActor(gateway, 'OWNER');
  const user = owner.user as User;
  for (const job of ['Elm Court', 'Maple Street', 'Oak Park'])
    await aJob(gateway.orm, { organizationId: user.organizationId, name: job });
  await aTimesheet(gateway.orm, { user });
  const key = await createKey(gateway, owner, ['timesheets:read', 'jobs:write']);
  const printed = await node(program, [], { TIMETRACK_URL: await gateway.url(), TIMETRACK_KEY: key.secret });
  const { body: jobs } = await gateway.rest(owner, 'GET', '/api/jobs');
  const lines = printed.trim().split('\n');
  return { printed: lines.map((line) => JSON.parse(line) as object), jobs: (jobs as object[]).length };
}

const exchanged = [
  { pages: [2, 1] },
  { job: { name: 'Riverside Apartments', isSame: true } },
  { code: 'NOT_FOUND' },
  { change: 'UPSERT' },
];

test('Apollo Client pages, changes data once, reads the code of an error and subscribes', async () => {
  expect(await runClient('src/apollo.ts')).toEqual({ printed: exchanged, jobs: 4 });
});

test('urql does the same, and sends its queries by GET', async () => {
  expect(await runClient('src/urql.ts')).toEqual({ printed: [...exchanged, { methods: ['GET', 'POST'] }], jobs: 4 });
});
