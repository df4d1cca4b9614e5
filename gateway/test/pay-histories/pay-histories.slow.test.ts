import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startGateway, type TestGateway } from '../harness/index.js';
import {
  countQualified,
  listDifferences,
  listWrongTotals,
  readPaidHistory,
  sumCounted,
  sumPaid,
  sumQualified,
} from './paid-minutes.js';
import { drawSeeds } from './random.js';
import { liveThrough } from './random-history.js';
import { listWrongAdjustments } from './version-differences.js';

/** 1,000 people, each with a history of their own. */
const organizations = 20;
const peoplePerOrganization = 50;
const concurrentOrganizations = 3;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

describe('after punches, corrections, closings, reopenings, changes of settings and time off', () => {
  test('every worked minute of 1,000 people is paid exactly once', async () => {
    const seeds = drawSeeds(organizations);
    const failures: string[] = [];
    const work = async () => {
      for (let seed = seeds.pop(); seed !== undefined; seed = seeds.pop()) failures.push(...(await findFailures(seed)));
    };
    await Promise.all(Array.from({ length: concurrentOrganizations }, work));
    expect(failures).toEqual([]);
  }, 300_000);
});

async function findFailures(seed: number): Promise<string[]> {
  try {
    const { organization, options } = await liveThrough(gateway, seed, peoplePerOrganization);
    const { entries, wholeRange } = await readPaidHistory(organization, options);
    const failures = [
      ...listDifferences(sumPaid(entries), sumCounted(organization)),
      ...listDifferences(sumPaid(wholeRange), sumPaid(entries)).map((each) => `in one range: ${each}`),
      ...listWrongTotals([...entries, ...wholeRange]),
      ...listDifferences(sumQualified(entries), countQualified(organization)).map((each) => `qualified: ${each}`),
      ...listDifferences(sumQualified(wholeRange), sumQualified(entries)).map(
        (each) => `qualified in one range: ${each}`,
      ),
      ...(await listWrongAdjustments(organization)),
    ];
    return failures.map((failure) => `organization ${seed}: ${failure}`);
  } catch (error) {
    return [`organization ${seed}: ${error instanceof Error ? error.stack : error}`];
  }
}
