import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestGateway } from '../../../../test/harness/index.js';
import { User } from '../../identity/index.js';
import { anApprovedTimesheet } from '../../payroll/test/calls.js';
import { aWorkedWeek, startDate, startSigning } from './calls.js';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startSigning();
});
afterAll(() => gateway.close());

test('no signature is missing from a person without an account, who can’t sign', async () => {
  const { owner } = await aWorkedWeek(gateway);
  const ana = { firstName: 'Ana', lastName: 'Ruiz', role: 'WORKER' };
  const { body: added } = await gateway.rest(owner, 'POST', '/api/users', ana);
  const person = await gateway.orm.em.fork().findOneOrFail(User, added.id, { filters: { tenant: false } });
  await anApprovedTimesheet(gateway.orm, person, ['2026-11-02T15:00:00Z', '2026-11-03T00:00:00Z']);

  const { body } = await gateway.rest(owner, 'GET', `/api/sign-offs?startDate=${startDate}`);
  expect(body.map(({ user }: { user: { id: string } }) => user.id)).not.toContain(person.id);
  expect(body).toHaveLength(1);
});
