import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import {
  createTestLogger,
  storedTable,
  TestClock,
  type TestDatabase,
  testDatabase,
} from '../../../../test/harness/index.js';
import { parseConfig } from '../../../platform/config/environment.js';
import { firstTerms } from '../../employment/index.js';
import { employmentTables } from '../../employment/test/tables.js';
import { identityFeature, type User } from '../../identity/index.js';
import { aUser } from '../../identity/test/builders.js';
import { organizationFeature } from '../../organization/index.js';
import { teamPorts } from '../../teams/index.js';
import { auditFeature, verifyAudit } from '../index.js';
import { withoutTriggers, withTriggers } from './tampering.js';

let database: TestDatabase;
let client: Client;
let dataDir: string;
let clock: TestClock;
let actor: User;
const log = createTestLogger();

beforeAll(async () => {
  database = await testDatabase([
    organizationFeature,
    identityFeature(firstTerms, teamPorts),
    employmentTables,
    auditFeature,
  ]);
  client = new Client({ connectionString: database.url });
  await client.connect();
});
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'timetrack-heads-'));
  clock = new TestClock('2026-07-15T12:00:00Z');
  actor = await aUser(database.orm);
});
afterEach(() => rm(dataDir, { recursive: true }));
afterAll(async () => {
  await client.end();
  await database.close();
});

const config = (env: NodeJS.ProcessEnv = {}) => parseConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, ...env });
const verify = (env?: NodeJS.ProcessEnv) => verifyAudit([{ client }], config(env));

async function signHeads(env?: NodeJS.ProcessEnv) {
  const { orm } = database;
  const [sweep] = auditFeature.sweeps ?? [];
  await sweep?.run({ orm, clock, files: {} as never, logger: log.logger, config: config(env) });
}

async function write(count: number): Promise<void> {
  await client.query(
    `insert into audit_entries
       (organization_id, at, actor_id, actor_first_name, actor_last_name, action, subject_type, subject_id)
     select $1, now(), $2, 'Ada', 'Marsh', 'job.created', 'JOB', uuidv7() from generate_series(1, ${count})`,
    [actor.organizationId, actor.id],
  );
}

/** Truncates the log like an attacker who knows how the database records its end. */
async function truncateAfter(position: number): Promise<void> {
  const table = await storedTable(database.orm, 'audit_entries');
  await client.query(`
    begin;
    ${withoutTriggers(table)};
    delete from audit_entries where organization_id = '${actor.organizationId}' and position > ${position};
    update audit_heads head set position = entry.position, hash = entry.hash from audit_entries entry
      where head.organization_id = entry.organization_id and entry.organization_id = '${actor.organizationId}'
        and entry.position = ${position};
    ${withTriggers(table)};
    commit`);
}

const fileOf = (day: string) => path.join(dataDir, 'audit-heads', `${day}.jsonl`);
const linesOf = async (day: string) => (await readFile(fileOf(day), 'utf8')).split('\n');
const ofActor = (lines: string[]) => lines.filter((line) => line.includes(actor.organizationId));

describe('signed heads', () => {
  test('reveal that the end of a log was truncated even if the database shows no trace', async () => {
    await write(10);
    await signHeads();
    expect((await verify()).flaws).toEqual([]);
    await truncateAfter(7);
    const { flaws } = await verify();
    expect(flaws).toEqual([
      expect.objectContaining({
        organizationId: actor.organizationId,
        position: 10,
        message: expect.stringContaining('the end of the log was removed'),
      }),
    ]);
    await write(3);
    expect((await verify()).flaws).toHaveLength(1);
  });

  test('are written once a day, and again whenever the log has grown', async () => {
    await write(1);
    await signHeads();
    await signHeads();
    await write(1);
    await signHeads();
    const positions = ofActor(await linesOf('2026-07-15')).map((line) => JSON.parse(line).position);
    expect(positions).toEqual([1, 2]);
    clock.advance({ days: 1 });
    await signHeads();
    expect(ofActor(await linesOf('2026-07-16'))).toHaveLength(1);
    expect(await verify()).toMatchObject({ flaws: [], foreignHeads: 0 });
    expect(JSON.stringify(log.lines)).toContain(actor.organizationId);
  });

  test('reveal their own manipulation, with file and line', async () => {
    await write(5);
    await signHeads();
    const lines = await linesOf('2026-07-15');
    const index = lines.findIndex((line) => line.includes(actor.organizationId));
    lines[index] = lines[index]?.replace('"position":5', '"position":4') ?? '';
    await writeFile(fileOf('2026-07-15'), lines.join('\n'));
    expect((await verify()).flaws).toEqual([
      expect.objectContaining({ message: `the signed head in 2026-07-15.jsonl:${index + 1} was changed` }),
    ]);
  });

  test('are not reported as a flaw when a crash truncated the last line', async () => {
    await write(1);
    await signHeads();
    await writeFile(fileOf('2026-07-15'), '{"organizationId":"0189', { flag: 'a' });
    await write(1);
    await signHeads();
    expect(ofActor(await linesOf('2026-07-15'))).toHaveLength(2);
    expect((await verify()).flaws).toEqual([]);
  });

  test('are counted but not verified if another key signed them', async () => {
    await write(1);
    const pem = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' });
    await signHeads({ AUDIT_SIGNING_KEY: String(pem) });
    expect(await readdir(dataDir)).toEqual(['audit-heads']);
    expect(await verify({ AUDIT_SIGNING_KEY: String(pem) })).toMatchObject({ foreignHeads: 0, flaws: [] });
    const { heads, foreignHeads } = await verify();
    expect(foreignHeads).toBe(heads);
  });
});

test('the signing key is generated once, and only the gateway can read it', async () => {
  await write(1);
  await signHeads();
  const file = path.join(dataDir, 'audit-signing-key.pem');
  const key = await readFile(file, 'utf8');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await write(1);
  await signHeads();
  expect(await readFile(file, 'utf8')).toBe(key);
});
