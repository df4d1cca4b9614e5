import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { features } from '../src/composition/features.js';
import { GatewayProcess, RemoteUser, type TestDatabase, testDatabase } from './harness/index.js';

let database: TestDatabase;
let dataDir: string;
const started: GatewayProcess[] = [];

beforeAll(async () => {
  database = await testDatabase(features);
  dataDir = await mkdtemp(path.join(tmpdir(), 'timetrack-jobs-'));
});
afterAll(async () => {
  await Promise.all(started.map((gateway) => gateway.kill('SIGKILL')));
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

function start(): GatewayProcess {
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, JOB_RETRY_SECONDS: '0' };
  const gateway = GatewayProcess.start(env);
  started.push(gateway);
  return gateway;
}

/** Locks the table that an export reads first while `work` runs. */
async function withLockedPayPeriods<T>(work: () => Promise<T>): Promise<T> {
  return database.orm.em.fork().transactional(async (em) => {
    await em.execute('lock table closed_pay_periods in access exclusive mode');
    return work();
  });
}

/** Polls until the first item has this status. Each request waits for the gateway. */
async function until(person: RemoteUser, status: string) {
  for (;;) {
    const [item] = await person.syncItems();
    if (item?.status === status) return item;
  }
}

/** Simulates that the gateway's last heartbeat was a minute ago. */
function expireHeartbeat() {
  const em = database.orm.em.fork();
  return em.execute(`
    update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active';
    update pgboss.queue set monitor_claim_on = null, monitor_on = null`);
}

test('an export that kill -9 interrupted is done once by the next start, with one file', async () => {
  const gateway = start();
  const owner = await RemoteUser.register(await gateway.address());
  const id = await withLockedPayPeriods(async () => {
    const queued = await owner.queueSync('EXPORT_TIMESHEETS');
    await until(owner, 'RUNNING');
    await gateway.kill('SIGKILL');
    return queued.id;
  });
  await expireHeartbeat();

  const again = owner.at(await start().address());
  const done = await until(again, 'SUCCESS');
  expect(done).toMatchObject({ id, attempts: 2 });
  expect(await again.download(done.fileUrl as string)).toContain('!TIMEACT');
  const files = await readdir(path.join(dataDir, 'files/sync'), { recursive: true });
  expect(files.filter((name) => name.endsWith('.iif')).map((name) => path.basename(name))).toEqual([`${id}.iif`]);
});
