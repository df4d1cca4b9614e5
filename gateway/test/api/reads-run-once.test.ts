import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { features } from '../../src/composition/features.js';
import { aTimesheet } from '../../src/features/timeclock/test/builders.js';
import { routesOf } from '../../src/platform/api/operation.js';
import { readsOf } from '../harness/graphql-reads.js';
import {
  type Actor,
  type ApiResponse,
  createActor,
  roundTripsOf,
  startGateway,
  type TestGateway,
} from '../harness/index.js';

let gateway: TestGateway;
let owner: Actor;
let id: string;

beforeAll(async () => {
  gateway = await startGateway({ now: '2026-11-17T19:00:00Z' });
  owner = await createActor(gateway, 'OWNER');
  ({ id } = await aTimesheet(gateway.orm, { user: owner.user }));
});
afterAll(() => gateway.close());

/** Whether a repeated read looked its session up after its statements, and so ran again; null if it failed. */
async function runsAgain(read: () => Promise<ApiResponse>): Promise<boolean | null> {
  for (let time = 0; time < 3; time += 1) await read();
  let failed = false;
  const sent = await roundTripsOf(async () => {
    const { status, text } = await read();
    failed = status !== 200 || text.includes('"errors"');
  });
  return failed ? null : sent.findIndex((texts) => texts.some((text) => text.includes('find_session'))) > 0;
}

async function findRepeated(reads: Readonly<Record<string, () => Promise<ApiResponse>>>) {
  const repeated: string[] = [];
  let succeeded = 0;
  for (const [name, read] of Object.entries(reads)) {
    const found = await runsAgain(read);
    if (found !== null) succeeded += 1;
    if (found) repeated.push(name);
  }
  return { repeated, succeeded };
}

describe('a repeated read runs once, because its first statement confirms the caller', () => {
  test('over GraphQL', async () => {
    const documents = [...new Set([...readsOf(id), ...readsOf(owner.userId)])];
    const { repeated, succeeded } = await findRepeated(
      Object.fromEntries(documents.map((document) => [document, () => gateway.graphql(owner, document)])),
    );
    expect(repeated.map((text) => text.slice(0, 60))).toEqual([]);
    expect(succeeded).toBeGreaterThan(40);
  });

  test('over REST', async () => {
    const range = 'startDate=2026-11-01&endDate=2026-11-14&from=2026-11-01&to=2026-11-30&type=TIMES_BY_EMPLOYEE';
    const paths = routesOf(features)
      .filter(({ method, path }) => method === 'GET' && !path.includes(':'))
      .map(({ path }) => path);
    const { repeated, succeeded } = await findRepeated(
      Object.fromEntries(paths.map((path) => [path, () => gateway.rest(owner, 'GET', `${path}?${range}`)])),
    );
    expect(repeated).toEqual([]);
    expect(succeeded).toBeGreaterThan(20);
  });
});
