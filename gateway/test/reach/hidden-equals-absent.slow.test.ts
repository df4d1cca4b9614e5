import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startGateway, type TestGateway } from '../harness/index.js';
import { drawSeeds } from '../pay-histories/random.js';
import { answersOf } from './answers.js';
import { findDifferences } from './differences.js';
import { freezeReach } from './frozen-reach.js';
import { now } from './random-organization.js';
import { ensureTeams } from './teams-by-hand.js';
import { removePeople } from './without-hidden.js';
import { createWorld } from './world.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ now, env: { GRAPHQL_MAX_COST: '10000000', GRAPHQL_MAX_DEPTH: '100' } });
  await ensureTeams(gateway.orm);
  await freezeReach(gateway.orm, now);
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
