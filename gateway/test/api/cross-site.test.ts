import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../harness/index.js';

let gateway: TestGateway;
let owner: Actor;

beforeAll(async () => {
  gateway = await startGateway({ env: { PUBLIC_URL: 'https://time.example.com' } });
  owner = await createActor(gateway, 'OWNER');
});
afterAll(() => gateway.close());

const apis = [
  ['REST', '/api/timesheets/clock-out', {}],
  ['GraphQL', '/graphql', { query: 'mutation { timesheetClockOut(input: {}) { timesheet { id } } }' }],
] as const;

describe.each(apis)('a write over %s', (_api, url, payload) => {
  const write = (headers: Record<string, string>) =>
    gateway.inject({ method: 'POST', url, headers: { ...owner.headers, ...headers }, payload });

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://time.example.com.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://time.example.com' },
    { 'sec-fetch-site': 'same-site', origin: 'https://other.example.com' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'same-origin, cross-site' },
  ] as Record<string, string>[])('is rejected from another site: %o', async (headers) => {
    const response = await write(headers);
    expect(response.statusCode).toBe(403);
    const failure = response.json();
    expect(failure.code ?? failure.errors[0].extensions.code).toBe('FORBIDDEN');
  });

  test.each([
    {},
    { origin: 'https://time.example.com' },
    { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3001' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-site', origin: 'https://time.example.com' },
  ] as Record<string, string>[])('is accepted from our own pages or a program: %o', async (headers) => {
    const response = await write(headers);
    expect(response.body).toContain('CONFLICT');
  });
});

test('never allows another origin to read the response', async () => {
  const response = await gateway.inject({
    url: '/api/auth/me',
    headers: { ...owner.headers, origin: 'https://evil.example' },
  });
  expect(response.headers).not.toHaveProperty('access-control-allow-origin');
});
