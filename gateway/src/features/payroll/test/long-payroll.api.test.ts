import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createActor, type TestGateway } from '../../../../test/harness/index.js';
import { startPayroll } from './calls.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startPayroll();
});
afterAll(() => gateway.close());

const dates = 'startDate=2026-11-08&endDate=2026-11-14';

/** An organization with 1,000 people. */
async function aLargeOrganization() {
  const owner = await createActor(gateway, 'OWNER');
  await gateway.orm.em.fork().execute(
    `insert into users (organization_id, first_name, last_name, email, password_hash, role, created_at)
     select ?, 'Zoë', lpad(n::text, 4, '0'), n || '@large.example', 'none', 'WORKER', now() from generate_series(1, ?) n`,
    [owner.organizationId, 999],
  );
  return owner;
}

describe('a long payroll response', () => {
  test('has the same people in both APIs, and the link to its next page', async () => {
    const owner = await aLargeOrganization();
    const { body: people } = await gateway.graphql(
      owner,
      `query { viewer { payrollExport(startDate: "2026-11-08", endDate: "2026-11-14", first: 900) {
        edges { node { user { id firstName lastName email employeeNumber } } } } } }`,
    );
    const { body, headers } = await gateway.rest(owner, 'GET', `/api/payroll?${dates}&limit=900`);
    expect(headers.link).toContain('rel="next"');
    expect(
      body.map(({ user: { payrollIds: _, ...user } }: { user: { payrollIds: object } }) => ({ node: { user } })),
    ).toEqual(people.data.viewer.payrollExport.edges);
  });
});
