import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestDatabase, testDatabase } from '../../../../test/harness/index.js';
import { DatabaseClock } from '../database-clock.js';
import { noteFeature } from './note.js';

const threeHours = 3 * 3_600_000;
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase([noteFeature]);
});
afterAll(() => database.close());

test.each([
  ['ahead', threeHours],
  ['behind', -threeHours],
])('tells the time of the database on a computer whose clock is three hours %s', async (_where, wrongBy) => {
  const begun = Date.now();
  const clock = await DatabaseClock.start(database.orm, () => Date.now() + wrongBy);
  const roundTrip = Date.now() - begun;

  const [before, told, after] = [Date.now(), clock.now().getTime(), Date.now()];
  clock.close();

  expect(told).toBeGreaterThanOrEqual(before - roundTrip - 1);
  expect(told).toBeLessThanOrEqual(after + roundTrip + 1);
});

test('follows when the clock of the computer is set', async () => {
  let wrongBy = 0;
  const clock = await DatabaseClock.start(database.orm, () => Date.now() + wrongBy);
  wrongBy = threeHours;
  const begun = Date.now();
  await clock.compare();

  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThanOrEqual(2 * (Date.now() - begun) + 2);
  clock.close();
});
