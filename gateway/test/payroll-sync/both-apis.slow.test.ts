import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aCompany, firstHalf, secondHalf } from '../../src/features/payroll/test/correction-calls.js';
import { type Actor, createActor, createKey, startGateway, type TestGateway } from '../harness/index.js';
import { installExample } from '../harness/install-example.js';
import { type ClientName, ClientProcess, type ClientSettings } from './client-process.js';

const names = ['payroll-sync', 'payroll-sync-graphql'] as const;

let gateway: TestGateway;
let folder: string;
let owner: Actor;
beforeAll(async () => {
  await installExample('payroll-sync-graphql');
  gateway = await startGateway({ now: '2026-10-20T16:00:00Z' });
  folder = await mkdtemp(path.join(tmpdir(), 'timetrack-both-apis-'));
  const company = await aCompany(gateway);
  const { work, close, reopen } = company;
  owner = company.owner;
  await work([14, 16, 17, 18, 19]);
  await close(firstHalf);
  await close(secondHalf);
  await reopen(firstHalf);
  await work([13, 15]);
  await close(firstHalf);
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const fileOf = (name: string) => path.join(folder, `${name}.sqlite`);

async function settingsOf(key: string, file: string): Promise<ClientSettings> {
  return { TIMETRACK_URL: await gateway.url(), TIMETRACK_KEY: key, TIMETRACK_DB: fileOf(file) };
}

async function run(name: ClientName, key: string, file: string, command: string) {
  return ClientProcess.start(name, await settingsOf(key, file), command).end();
}

function readPayrolls(file: string) {
  const copy = new DatabaseSync(fileOf(file), { readOnly: true });
  const readAll = (sql: string) => copy.prepare(sql).all();
  const tables = {
    versions: readAll('select * from payroll_versions order by start_date, version'),
    entries: readAll('select * from payroll_entries order by start_date, version, user_id').map(parseBody),
    adjustments: readAll('select * from payroll_adjustments order by rowid').map(parseBody),
    progress: readAll('select * from payroll_progress'),
  };
  copy.close();
  return tables;
}

const parseBody = (row: Record<string, unknown>) => ({ ...row, body: JSON.parse(String(row.body)) });

test('closed payrolls are copied through GraphQL as through REST', async () => {
  const { secret } = await createKey(gateway, owner, ['payroll:read']);
  for (const name of names) {
    expect(await run(name, secret, name, 'sync-payroll')).toMatchObject({ code: 0, errors: '' });
  }
  const [rest, graphql] = names.map(readPayrolls);
  expect([graphql?.versions.length, graphql?.adjustments.length]).toEqual([4, 2]);
  // REST returns more fields than the clients read.
  expect(rest).toMatchObject(graphql ?? {});
  expect(rest?.progress).toEqual(graphql?.progress);
});

test('the clients take turns on one copy, because both APIs have the same cursors', async () => {
  const { secret } = await createKey(gateway, owner, ['timesheets:read']);
  const worker = await createActor(gateway, 'WORKER', owner);
  for (const [index, name] of names.entries()) {
    await gateway.rest(worker, 'POST', `/api/timesheets/clock-${['in', 'out'][index]}`, {});
    expect(await run(name, secret, 'shared', 'sync')).toMatchObject({ code: 0, errors: '' });
    const { lines } = await run(names[1 - index] as ClientName, secret, 'shared', 'verify');
    expect(lines.at(-1)).toMatch(/^\d+ timesheets compared, 0 changed in the meantime, 0 differences$/);
  }
});

test('the clients end with the same sentence when the API rejects them', async () => {
  const { secret } = await createKey(gateway, owner, ['timesheets:read']);
  const stranger = await createKey(gateway, await createActor(gateway, 'OWNER'), ['timesheets:read']);
  await run('payroll-sync', secret, 'rejected', 'sync');
  const rejections = [
    ['tt_unknown', 'sync', 'TimeTrack does not know this API key'],
    [secret, 'sync-payroll', 'The API key lacks a scope'],
    [stranger.secret, 'sync', 'TimeTrack does not know the cursor of this copy'],
  ] as const;
  for (const [key, command, sentence] of rejections) {
    const [rest, graphql] = await Promise.all(names.map((name) => run(name, key, 'rejected', command)));
    expect(graphql).toEqual(rest);
    expect(graphql).toMatchObject({ code: 1, errors: expect.stringContaining(sentence) });
  }
});

test('the client that subscribes ends when its key is revoked', async () => {
  const key = await createKey(gateway, owner, ['timesheets:read']);
  const settings = await settingsOf(key.secret, 'revoked');
  const client = ClientProcess.start('payroll-sync-graphql', settings, 'sync', '--follow');
  await client.waitForMoreChanges();
  await gateway.rest(owner, 'DELETE', `/api/api-keys/${key.id}`);
  const { code, errors } = await client.end();
  expect(code).toBe(1);
  expect(errors).toContain('TimeTrack does not know this API key');
});
