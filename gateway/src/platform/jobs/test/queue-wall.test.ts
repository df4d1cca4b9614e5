import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { startUseCases, type TestServices } from '../../../../test/harness/index.js';
import { newId } from '../../database/ids.js';

let gateway: TestServices;
let login: Client;
const [here, elsewhere] = [newId(), newId()];

beforeAll(async () => {
  gateway = await startUseCases();
  await gateway.jobs.runPending();
  login = new Client({ connectionString: gateway.config.databaseUrl as string });
  await login.connect();
});
afterAll(async () => {
  await login.end();
  await gateway.close();
});

/** Runs a statement with the login of requests, in a transaction of an organization, and undoes it. */
async function asRequest(sql: string, values: readonly unknown[] = []): Promise<unknown[]> {
  await login.query('begin');
  try {
    await login.query(`select set_config('app.organization_id', $1, true)`, [here]);
    return (await login.query(sql, [...values])).rows;
  } finally {
    await login.query('rollback');
  }
}

const enqueue = (queue: string, payload: object) =>
  asRequest('select pgboss.enqueue_job($1, $2)', [queue, JSON.stringify(payload)]);

describe('the login of requests', () => {
  test.each([
    'select from pgboss.job',
    `insert into pgboss.job (name) values ('reset-mail')`,
    `insert into pgboss.job_common (name) values ('reset-mail')`,
    `update pgboss.job set data = '{}'`,
    'delete from pgboss.job',
    `update pgboss.queue set dead_letter = null`,
    `insert into pgboss.schedule (name, cron) values ('reset-mail', '* * * * *')`,
  ])('is refused: %s', async (sql) => {
    await expect(asRequest(sql)).rejects.toThrow(/permission denied for table/);
  });

  test('enqueues a job of its organization', async () => {
    const ids = { organizationId: here, userId: newId(), occasion: 'PASSWORD_CHANGED', from: '2026-11-02', to: null };
    expect(await enqueue('account-mail', ids)).toHaveLength(1);
  });

  test('enqueues no job of another organization', async () => {
    const refused = enqueue('account-mail', { organizationId: elsewhere, userId: newId() });
    await expect(refused).rejects.toThrow('a job of another organization');
  });

  test.each([
    ['an address', 'ann@example.com'],
    ['a name', 'Ann'],
    ['a URL', 'https://evil.example'],
    ['several values', ['ann@example.com']],
    ['an object', { to: 'ann@example.com' }],
    ['a number', 5],
  ])('enqueues no job with %s in its payload', async (_what, value) => {
    const refused = enqueue('account-mail', { organizationId: here, userId: newId(), value });
    await expect(refused).rejects.toThrow('the payload of a job has more than ids');
  });

  test('enqueues no job with a text as the name of a member', async () => {
    const refused = enqueue('account-mail', { organizationId: here, 'ann@example.com': null });
    await expect(refused).rejects.toThrow('the payload of a job has more than ids');
  });

  test.each(['unknown', 'sweep.expired-sessions', 'account-mail.given-up'])(
    'enqueues no job of the queue %s',
    async (queue) => {
      await expect(enqueue(queue, { organizationId: here })).rejects.toThrow(`there is no queue ${queue}`);
    },
  );
});

test('only the role of requests may execute the functions of the queue', async () => {
  const functions = await gateway.orm.em.fork().execute(`
    select proname as name, proowner::regrole::text as owner, proconfig::text as settings,
      has_function_privilege('public', oid, 'execute') as "isPublic"
    from pg_proc where pronamespace = 'pgboss'::regnamespace and prosecdef order by 1`);
  const isOwned = { owner: 'timetrack', settings: '{"search_path=pg_catalog, pgboss, pg_temp"}', isPublic: false };
  expect(functions).toEqual(['count_jobs', 'enqueue_job', 'erase_jobs'].map((name) => ({ name, ...isOwned })));
});
