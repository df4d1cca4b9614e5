import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestGateway } from '../harness/index.js';
import { drawSeeds } from '../pay-histories/random.js';
import { answersOf } from './answers.js';
import { findDifferences } from './differences.js';
import { removePeople } from './without-hidden.js';
import { createWorld, startWorlds } from './world.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startWorlds();
});
afterAll(() => gateway.close());

describe.each(drawSeeds(1))('in the random organization %s', (seed) => {
  test('every read of a restricted manager answers as if the people out of reach did not exist', async () => {
    const { organization, reads, hidden, rows } = await createWorld(gateway, seed);
    const full = await answersOf(gateway, organization.self, reads, hidden);
    await removePeople(rows, [...hidden.people]);
    const alone = await answersOf(gateway, organization.self, reads, hidden);
    expect(findDifferences(full, alone)).toEqual([]);
  }, 300_000);
});
