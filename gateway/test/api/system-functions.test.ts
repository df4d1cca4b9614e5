import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { features } from '../../src/composition/features.js';
import { aSession, aUser } from '../../src/features/identity/test/builders.js';
import { sweepBatch } from '../../src/platform/database/delete-up-to.js';
import { sweepOrganizations } from '../../src/platform/jobs/sweeps.js';
import { createTestLogger, startUseCases, type TestServices } from '../harness/index.js';

let gateway: TestServices;

beforeAll(async () => {
  gateway = await startUseCases();
});
afterAll(() => gateway.close());

const execute = <Row>(sql: string) => gateway.orm.em.fork().execute<Row[]>(sql);

test('no function that sees every organization returns the hash of a password', async () => {
  const results = await execute<{ name: string; result: string }>(
    'select proname as name, pg_get_function_result(oid) as result from pg_proc where prosecdef',
  );
  expect(results.length).toBeGreaterThan(20);
  expect(results.filter(({ result }) => result.includes('password_hash'))).toEqual([]);
});

test('every function of a sweep takes how many rows it may remove or list', async () => {
  const found = await execute<{ name: string; given: string }>(`
    select proname as name, pg_get_function_arguments(oid) as given from pg_proc
    where pronamespace = current_schema()::regnamespace
      and proname ~ '^(sweep_|find_organizations_|list_organizations_|list_audit_heads)'`);
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(({ given }) => !given.endsWith('most integer'))).toEqual([]);
});

test('a sweep removes everything that is due, in transactions of limited size', async () => {
  await execute(`
    insert into organization_invites (token_hash, is_set_up, created_at, expires_at)
    select decode(md5(number::text), 'hex'), false, now() - interval '30 days', now() - interval '20 days'
    from generate_series(1, ${2 * sweepBatch + 500}) number`);
  const size = 'select count(*)::int as left from organization_invites';
  const [before] = await execute<{ left: number }>(size);
  const [{ removed } = { removed: 0 }] = await execute<{ removed: string }>(
    `select sweep_registrations(now(), ${sweepBatch}) as removed`,
  );
  expect(Number(removed)).toBe(sweepBatch);
  const sweep = features.flatMap(({ sweeps = [] }) => sweeps).find(({ name }) => name === 'registrations');
  const context = { ...gateway.platform, orm: gateway.orm, clock: { now: () => new Date() } };
  expect(await sweep?.run(context)).toBe((before?.left ?? 0) - sweepBatch);
  expect(await execute(size)).toEqual([{ left: 0 }]);
});

test('an organization in which a sweep fails does not keep the others waiting', async () => {
  const people = [await aUser(gateway.orm), await aUser(gateway.orm), await aUser(gateway.orm)];
  const log = createTestLogger();
  const visited: string[] = [];
  const listing = { select: 'select id from list_organizations_with_counts(?, ?)' };
  const sum = await sweepOrganizations({ orm: gateway.orm, logger: log.logger }, listing, async (id) => {
    visited.push(id);
    if (visited.length === 1) throw new Error('the store is away');
    return 1;
  });
  expect(new Set(visited)).toEqual(new Set(people.map(({ organizationId }) => organizationId)));
  expect(sum).toBe(visited.length - 1);
  expect(await log.until('a sweep failed for an organization')).toMatchObject({ organizationId: visited[0] });
});

test('a sweep removes only what is due, whatever its function is given', async () => {
  const session = await aSession(gateway.orm, await aUser(gateway.orm));
  await execute(`
    insert into organization_invites (token_hash, is_set_up, created_at, expires_at)
    select decode(md5(number::text), 'hex'), false, now() - interval '30 days', now() - interval '20 days'
    from generate_series(1, ${sweepBatch + 1}) number`);
  const sweeps = await execute<{ name: string; types: string; body: string }>(`
    select proname as name, oidvectortypes(proargtypes) as types, prosrc as body from pg_proc
    where pronamespace = current_schema()::regnamespace and proname ~ '^sweep_'`);
  expect(sweeps.length).toBeGreaterThan(5);
  for (const { name, types, body } of sweeps) {
    const values = types.split(', ').map((type) => (type === 'integer' ? 1_000_000 : `'infinity'::${type}`));
    const [{ removed } = { removed: -1 }] = await execute<{ removed: string }>(
      `select ${name}(${values.join(', ')}) as removed`,
    );
    expect([name, Number(removed)]).toEqual([name, name === 'sweep_registrations' ? sweepBatch : 0]);
    // A table that is empty here: each condition compares with an instant that the database bounds.
    const conditions = body.split('where').filter((part) => part.includes('limit'));
    expect(conditions.filter((part) => !/least\([^)]*(now\(\)|current_date)/.test(part))).toEqual([]);
  }
  const left = await execute(`select from sessions where id = '${session.viewer.sessionId}'`);
  expect(left).toHaveLength(1);
});
