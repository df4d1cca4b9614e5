import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pino from 'pino';
import { type TestDatabase, testDatabase } from '../../../../test/harness/index.js';
import { parseConfig } from '../../config/environment.js';
import { newId } from '../../database/ids.js';
import { Note, noteFeature } from '../../database/test/note.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { createMailer } from '../../mail/mailer.js';
import { createSecretBox } from '../../secrets/secret-box.js';
import { createFileStore } from '../../storage/create-file-store.js';
import { FinalFailure, type JobHandler } from '../job.js';
import { type JobOutcome, PgBossJobs } from '../pg-boss-jobs.js';

/** A payload holds no texts: a person has a code. */
interface Greeting {
  readonly to: string;
}

let database: TestDatabase;
let unitOfWork: UnitOfWork;
let jobs: PgBossJobs;
let events: string[];
let outcomes: JobOutcome[];
/** What the handler does in addition to recording the call. */
let work: () => Promise<void>;

const logger = pino({ level: 'silent' });
const greet: JobHandler<Greeting> = {
  name: 'greet',
  run: async (_context, { to }) => {
    events.push(to);
    await work();
  },
  handleFinalFailure: async (_context, { to }) => void events.push(`gave up on ${to}`),
};

beforeAll(async () => {
  database = await testDatabase([noteFeature]);
  unitOfWork = new UnitOfWork(database.orm, {}, logger);
});
afterAll(() => database.close());
beforeEach(() => {
  events = [];
  outcomes = [];
  work = async () => undefined;
  jobs = someJobs();
});
afterEach(() => jobs.close());

const secrets = createSecretBox([Buffer.alloc(32)]);

function someJobs(databaseUrl = database.url): PgBossJobs {
  const clock = { now: () => new Date() };
  const files = createFileStore({ s3: null, dataDir: '/nowhere' });
  return new PgBossJobs({
    databaseUrl,
    handlers: [greet],
    context: {
      config: parseConfig({ NODE_ENV: 'test', JOB_RETRY_SECONDS: '60' }),
      unitOfWork,
      clock,
      files,
      mail: createMailer({ mail: null }),
      secrets,
      logger,
    },
    observe: (outcome) => outcomes.push(outcome),
  });
}

const enqueue = (to: string) => unitOfWork.run(null, ({ em }) => jobs.enqueue(em, 'greet', { to }));

interface Row {
  readonly state: string;
  readonly retry_count: number;
  readonly waits: number;
}

async function rows(): Promise<Row[]> {
  return database.orm.em.fork().execute(
    `select state, retry_count, extract(epoch from start_after - now())::float as waits
     from pgboss.job where name = 'greet' and state in ('created', 'retry', 'active')`,
  );
}

describe('a job', () => {
  test('runs after the command that enqueued it has committed', async () => {
    const organizationId = newId();
    await unitOfWork.run(organizationId, async ({ em }) => {
      em.persist(new Note(organizationId, 'a note'));
      await jobs.enqueue(em, 'greet', { to: 'ANN' });
      await jobs.runPending();
      expect(events).toEqual([]);
    });
    await jobs.runPending();
    await jobs.runPending();
    expect(events).toEqual(['ANN']);
    expect(outcomes).toMatchObject([{ name: 'greet', outcome: 'done' }]);
  });

  test('is rolled back with its transaction, or with a savepoint', async () => {
    const failing = unitOfWork.run(null, async ({ em }) => {
      await jobs.enqueue(em, 'greet', { to: 'NOBODY' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await unitOfWork.run(null, async () => {
      const within = unitOfWork.run(null, async ({ em }) => {
        await jobs.enqueue(em, 'greet', { to: 'NOBODY_EITHER' });
        throw new Error('no');
      });
      await expect(within).rejects.toThrow('no');
      await unitOfWork.run(null, ({ em }) => jobs.enqueue(em, 'greet', { to: 'BOB' }));
    });
    await jobs.runPending();
    expect(events).toEqual(['BOB']);
  });

  test('is rejected outside a transaction', async () => {
    const em = database.orm.em.fork();
    await expect(jobs.enqueue(em, 'greet', { to: 'ANN' })).rejects.toThrow('outside a transaction');
  });

  test('is rejected without a handler', async () => {
    const unknown = unitOfWork.run(null, ({ em }) => jobs.enqueue(em, 'unknown', {}));
    await expect(unknown).rejects.toThrow('unknown');
  });
});

describe('a job that fails', () => {
  test('is retried with doubling delays, and abandoned after five attempts', async () => {
    const waits: number[] = [];
    work = async () => {
      const [row] = await rows();
      if (row && row.retry_count > 0) waits.push(row.waits);
      throw new Error('the store is away');
    };
    await enqueue('ANN');
    await jobs.runPending();
    expect(events).toEqual([...Array(5).fill('ANN'), 'gave up on ANN']);
    // Each delay is random, from one to two minutes, then two to four, then four to eight, so that jobs spread out.
    expect(waits.map((seconds) => Math.ceil(Math.log2(seconds / 60)))).toEqual([1, 2, 3, 4]);
    expect(await rows()).toEqual([]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([...Array(5).fill('failed'), 'done']);
  });

  test('ends immediately if no retry can help', async () => {
    work = async () => {
      throw new FinalFailure('the address does not exist');
    };
    await enqueue('ANN');
    await jobs.runPending();
    expect(events).toEqual(['ANN', 'gave up on ANN']);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['failed']);
    expect(await rows()).toEqual([]);
  });

  test('waits for its retry without blocking other jobs', async () => {
    work = async () => {
      throw new Error('the store is away');
    };
    await enqueue('ANN');
    await jobs.startWorking();
    await until(async () => (await rows()).some(({ state }) => state === 'retry'));
    const [row] = await rows();
    expect(row?.waits).toBeGreaterThan(20);
    work = async () => undefined;
    await enqueue('BOB');
    await until(async () => events.includes('BOB'));
    expect(events).toEqual(['ANN', 'BOB']);
    await clear();
  });
});

describe('a gateway', () => {
  test('finishes its running job when it stops', async () => {
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    work = async () => {
      begun.resolve();
      await end.promise;
      events.push('done');
    };
    await jobs.startWorking();
    await enqueue('ANN');
    await begun.promise;
    const stopped = jobs.close();
    end.resolve();
    await stopped;
    expect(events).toEqual(['ANN', 'done']);
  });

  test('hands its running job over to another gateway when it dies', async () => {
    await enqueue('ANN');
    await jobs.runPending();
    await enqueue('BOB');
    // As if a gateway took the job a minute ago and then crashed.
    await database.orm.em.fork().execute(
      `update pgboss.job set state = 'active', started_on = now() - interval '1 minute',
         heartbeat_on = now() - interval '1 minute' where name = 'greet' and state = 'created'`,
    );
    await database.orm.em.fork().execute('update pgboss.queue set monitor_claim_on = null, monitor_on = null');
    await jobs.startWorking();
    await until(async () => (await rows()).some(({ state }) => state === 'retry'));
    await jobs.runPending();
    expect(events).toEqual(['ANN', 'BOB']);
  });

  test('can create the queue at the same time as others', async () => {
    const empty = await testDatabase([noteFeature]);
    const gateways = Array.from({ length: 4 }, () => someJobs(empty.url));
    await Promise.all(gateways.map((gateway) => gateway.startWorking()));
    const [row] = await empty.orm.em
      .fork()
      .execute<[{ queues: number }]>(`select count(*)::int as queues from pgboss.queue where name like 'greet%'`);
    expect(row.queues).toBe(2);
    await Promise.all(gateways.map((gateway) => gateway.close()));
    await empty.close();
  });

  test('runs each job once when another gateway works on the same queue', async () => {
    const other = someJobs();
    const all = Array.from({ length: 20 }, newId);
    await Promise.all([jobs.startWorking(), other.startWorking()]);
    await Promise.all(all.map(enqueue));
    await until(async () => (await rows()).length === 0);
    expect(events.toSorted()).toEqual(all.toSorted());
    await other.close();
  });

  test('keeps running when PostgreSQL ends its connections', async () => {
    await jobs.startWorking();
    await database.orm.em.fork().execute(
      // Waits for each connection to end, because one that is still ending might take the job and end with it.
      `select pg_terminate_backend(pid, 30000) from pg_stat_activity
       where application_name = 'timetrack-jobs' and datname = current_database()`,
    );
    await enqueue('ANN');
    await until(async () => events.includes('ANN'));
    expect(events).toEqual(['ANN']);
  });
});

/** Polls until the condition is true. Each poll waits for the database. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await database.orm.em.fork().execute('select 1');
}

async function clear(): Promise<void> {
  await database.orm.em.fork().execute(`delete from pgboss.job where name = 'greet'`);
}
