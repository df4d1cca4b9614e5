import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startGateway, statementsOf, type TestGateway } from '../../../../test/harness/index.js';
import { aUser } from './builders.js';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

/**
 * What an answer reveals in addition to the time it takes: its bytes, and the statements before it. A failed sign-in is
 * recorded after the answer, so its other statements are left out.
 */
async function observe(url: string, payload: object) {
  const answers: { status: number; body: string; headers: string[] }[] = [];
  const statements = await statementsOf(async () => {
    const { statusCode, body, headers } = await gateway.inject({ method: 'POST', url, payload });
    const withoutId = body.replace(/"requestId":"[^"]*"/, '');
    answers.push({ status: statusCode, body: withoutId, headers: Object.keys(headers).toSorted() });
  });
  const before = url.endsWith('login')
    ? statements.filter((each) => each.includes('find_accounts')).slice(-1)
    : statements;
  return { answers, statements: before.map((statement) => statement.replaceAll(/'[^']*'|\d+/g, '?')) };
}

test.each([
  ['/api/auth/forgot', {}],
  ['/api/auth/login', { password: 'a wrong password' }],
])('%s does the same for known, archived and unknown email addresses', async (url, others) => {
  const [active, archived] = await Promise.all([aUser(gateway.orm), aUser(gateway.orm, { status: 'DISABLED' })]);
  const emails = [active.email, archived.email, `${active.id.slice(0, 8)}-nobody-at-all-with-a-mailbox@example.com`];
  // The first call opens the job queue and the rate limits.
  await observe(url, { email: 'warm-up@example.com', ...others });
  const observed = [];
  for (const email of emails) observed.push(await observe(url, { email, ...others }));
  expect(observed[1]).toEqual(observed[0]);
  expect(observed[2]).toEqual(observed[0]);
});
