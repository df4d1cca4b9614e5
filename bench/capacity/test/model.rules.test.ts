import { expect, test } from '@jest/globals';
import { assumptions, machine } from '../assumptions.ts';
import { bytesPerWorker, type Inputs, needsOf, ratesOf } from '../model.rules.ts';

const cost = { gateway: 1, postgres: 2, statements: 3 };
const inputs: Inputs = {
  ...{ punch: cost, list: cost, review: cost, dashboard: cost, board: cost, signIn: cost, lookUp: 0.1 },
  ...{ bytesPerPunch: 1000, walBytesPerPunch: 2000, bytesPerOrganizationInDirectory: 200, connectionsPerGateway: 25 },
  ...{ gatewayBytes: 200 * 2 ** 20, bytesPerSocket: 10_000 },
};

test('the rates follow from who arrives in the busiest minutes, and from the screens of managers', () => {
  const rates = ratesOf({ ...assumptions, workers: 60_000, peakShare: 0.5, peakMinutes: 10, requestsPerOpen: 3 });
  expect(rates).toMatchObject({ punches: 50, lists: 150 });
  expect(rates.reviews).toBeCloseTo((6000 * assumptions.reviewsPerDay) / 28_800);
});

test('a worker leaves the bytes of each command of each working day until they are deleted', () => {
  const one = { ...assumptions, punchesPerDay: 4, breakCommandsPerDay: 2, workingDaysPerYear: 200, retentionYears: 3 };
  expect(bytesPerWorker(one, inputs)).toBe(6 * 200 * 3 * 1000);
});

test('there are as many servers as the scarcest resource needs, and twice as many cells', () => {
  const needs = needsOf(assumptions, inputs, machine);
  expect(needs.databaseServers).toBe(
    Math.max(
      Math.ceil(needs.databaseCores / machine.databaseCores),
      Math.ceil(needs.diskGib / machine.databaseDiskGib),
    ),
  );
  expect(needs.cells).toBe(2 * needs.databaseServers);
  expect(needs.connectionsPerServer).toBe(25 * needs.gateways);
});

test('the first limit is the one that the fewest workers reach, and half the bytes move the disk back', () => {
  const { limits } = needsOf(assumptions, inputs, machine);
  expect(limits.map(({ workers }) => workers)).toEqual(limits.map(({ workers }) => workers).toSorted((a, b) => a - b));
  const disk = (given: Inputs) =>
    needsOf(assumptions, given, machine).limits.find(({ name }) => name.startsWith('the disk'))?.workers ?? 0;
  expect(disk({ ...inputs, bytesPerPunch: 500 })).toBeCloseTo(2 * disk(inputs));
});
