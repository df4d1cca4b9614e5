import { describe, expect, test } from '@jest/globals';
import { findSqlViolations } from './sql.mjs';

const service = (/** @type {string} */ text) => ({ name: 'gateway/src/features/jobs/job.service.ts', text });

describe('the check of raw SQL', () => {
  test.each([
    ['em.execute', "await em.execute('select 1');", 'calls execute()'],
    ['execute with a type argument', "await em.execute<Row[]>('select 1', [id]);", 'calls execute()'],
    ['execute on the connection', "await orm.em.getConnection().execute('select 1');", 'calls getConnection()'],
    ['execute on a renamed connection', "await connection.execute('select 1');", 'calls execute()'],
    ['a query builder', "em.createQueryBuilder(Job).insert(job).execute('run');", 'calls createQueryBuilder()'],
    ['knex', "em.getKnex().raw('select 1');", 'calls getKnex()'],
  ])('rejects %s in a feature and says what to use', (_case, text, words) => {
    const violations = findSqlViolations([service(`\n${text}`)]);

    expect(violations).toContainEqual(expect.stringContaining(words));
    expect(violations[0]).toMatch(/^gateway\/src\/features\/jobs\/job.service.ts:2 .* Use tenantSql\(em\)/);
  });

  test.each([
    'gateway/src/platform/http/idempotency/stored-keys.ts',
    'gateway/src/features/identity/callers/caller-check.queries.ts',
    'gateway/src/demo/seed-demo.ts',
    'gateway/src/access/index.ts',
  ])('rejects raw SQL in %s', (name) => {
    expect(findSqlViolations([{ name, text: "await em.execute('select 1');" }])).toHaveLength(1);
  });

  test.each([
    ['values', 'const add = `insert into jobs (id, place) values ($1, (select max(place) from jobs))`;'],
    ['returned values', "const add = 'insert into jobs (id) values ($1) returning exists (select from jobs)';"],
    ['a returned date', "const rename = 'update jobs set name = $1 returning start_date::text';"],
  ])('rejects what Citus refuses in %s', (_case, text) => {
    expect(findSqlViolations([service(text)])).toEqual([expect.stringMatching(/job.service.ts:1 .* Citus refuses/)]);
  });

  test.each([
    'const days = `select (start_at at time zone ?)::date from schedules`;',
    'const days = `select (start_at at time zone place.timezone)::date from schedules`;',
    "const days = `select timezone('America/Denver', start_at) from schedules`;",
  ])('rejects a time zone in %s', (text) => {
    expect(findSqlViolations([service(text)])).toEqual([expect.stringMatching(/job.service.ts:1 has a time zone/)]);
  });

  test.each([
    ['UTC', service("const days = `select (start_at at time zone 'UTC')::date from schedules`;")],
    ['tenantSql', service("await tenantSql(em).query('select 1 where organization_id = :organization');")],
    ['systemSql', service("await systemSql(em, 'a sweep').run('delete from photos');")],
    ['a use case that a resolver executes', service('return context.execute(jobs, {});')],
    ['the words in a comment', service('// em.execute would bypass the filter')],
    ['a test', { name: 'gateway/src/features/jobs/test/job.test.ts', text: "await em.execute('select 1');" }],
    ['a migration', { name: 'gateway/src/features/jobs/migrations/0007-jobs.ts', text: "this.execute('select 1');" }],
    ['the helpers', { name: 'gateway/src/platform/database/orm.ts', text: "await em.execute('select 1');" }],
    ['a use case that a route executes', service('await executor.execute(useCase, caller, input);')],
  ])('accepts %s', (_case, file) => {
    expect(findSqlViolations([file])).toEqual([]);
  });
});
