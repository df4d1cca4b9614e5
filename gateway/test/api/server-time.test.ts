import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aUser } from '../../src/features/identity/test/builders.js';
import { startGateway, type TestGateway } from '../harness/index.js';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway({ now: '2026-07-15T15:00:07.400Z' });
});
afterAll(() => gateway.close());

test('every response tells the time of the gateway, not of the computer on which it runs', async () => {
  const worker = await aUser(gateway.orm);
  const { headers } = await gateway.rest(worker, 'GET', '/api/auth/me');

  expect(headers.date).toBe('Wed, 15 Jul 2026 15:00:07 GMT');
});
