import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';

let gateway: TestGateway;
let owner: Actor;
let worker: Actor;

beforeAll(async () => {
  gateway = await startGateway({ now: '2026-11-16T19:00:00Z' });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  owner = await createActor(gateway, 'OWNER');
  worker = await createActor(gateway, 'WORKER', owner);
});

const hasPayTerms = async (by: Actor): Promise<boolean> =>
  (await gateway.rest(by, 'GET', '/api/organization')).body.hasPayTerms;

describe('the organization has pay terms', () => {
  test.each([
    ['someone is exempt', 'POST', '/api/employment-terms', () => ({ userIds: [worker.userId], exempt: true })],
    [
      'someone has weekly hours',
      'POST',
      '/api/employment-terms',
      () => ({ userIds: [worker.userId], contractMinutes: 600 }),
    ],
    [
      'someone has an id of a provider',
      'PATCH',
      () => `/api/users/${worker.userId}`,
      () => ({ payrollIds: { GUSTO: 'x1' } }),
    ],
    ['another overtime rule is in force', 'PATCH', '/api/organization', () => ({ overtimeRule: 'COLORADO' })],
    [
      'another overtime rule is planned',
      'PATCH',
      '/api/organization',
      () => ({ overtimeRule: 'ALASKA', effectiveFrom: '2026-12-01' }),
    ],
  ] as const)('once %s', async (_what, method, path, input) => {
    const other = await createActor(gateway, 'OWNER');
    expect([await hasPayTerms(owner), await hasPayTerms(worker)]).toEqual([false, false]);
    const url = typeof path === 'string' ? path : path();
    const from = url === '/api/employment-terms' && { from: '2026-11-08' };
    const { status, text } = await gateway.rest(owner, method, url, { ...input(), ...from });
    expect([status < 300, text]).toEqual([true, text]);
    expect([await hasPayTerms(owner), await hasPayTerms(worker), await hasPayTerms(other)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
