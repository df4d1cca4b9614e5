import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Operation } from '../../src/access/permission-table.js';
import { apisOf, type CallApi } from '../api/role-calls.js';
import type { TestGateway } from '../harness/index.js';
import { drawSeeds } from '../pay-histories/random.js';
import { commandCases, type Kind, otherCodes, recorded, type Targets } from './command-cases.js';
import { findTargets, unknownTargets } from './command-targets.js';
import { createWorld, startWorlds, type World } from './world.js';

let gateway: TestGateway;
let world: World;
const [seed = 0] = drawSeeds(1);

beforeAll(async () => {
  gateway = await startWorlds();
  world = await createWorld(gateway, seed);
}, 120_000);
afterAll(() => gateway.close());

const named = Object.entries(commandCases).flatMap(([operation, cases = '']) =>
  typeof cases === 'string' ? [] : [{ operation: operation as Operation, cases }],
);

describe(`in the random organization ${seed}`, () => {
  test.each(named)('$operation answers a hidden id as an unknown one, and changes nothing', async (row) => {
    const { rows } = world;
    const before = await rows.digest();
    const differences = await findDifferences(row.operation, row.cases);
    const after = await rows.digest();
    const changed = Object.keys(before).filter((table) => before[table] !== after[table]);
    if (changed.length > 0) await rows.restore();
    const isRecord = (table: string) => table.startsWith('audit_') && recorded.includes(row.operation);
    expect({ differences, changed: changed.filter((table) => !isRecord(table)) }).toEqual({
      differences: [],
      changed: [],
    });
  });
});

async function findDifferences(operation: Operation, cases: (typeof named)[number]['cases']): Promise<object[]> {
  const { hidden, reached } = await findTargets(world.rows, world.organization);
  const codes = ['NOT_FOUND', otherCodes[operation]];
  const differences: object[] = [];
  const compare = async (call: CallApi, createInput: (typeof cases)[number], target: Targets) => {
    const unknowns = unknownTargets();
    const answer = await answerOf(call, createInput(target, reached), target);
    const unknown = await answerOf(call, createInput(unknowns, reached), unknowns);
    if (answer !== unknown || !codes.includes(answer.split(' ')[0])) differences.push({ answer, unknown });
  };
  for (const createInput of cases) {
    for (const target of eachTarget(hidden)) {
      for (const [, call] of apisOf(operation)) await compare(call, createInput, target);
    }
  }
  return differences;
}

/** Targets with each hidden row of the kinds. Some kinds have more rows than others. */
function eachTarget(hidden: Readonly<Record<Kind, readonly string[]>>): Targets[] {
  const most = Math.max(...Object.values(hidden).map((ids) => ids.length));
  return Array.from({ length: most }, (_, n) => {
    const targets = Object.entries(hidden).map(([kind, ids]) => [kind, ids[n % ids.length]]);
    return { ...unknownTargets(), ...Object.fromEntries(targets.filter(([, id]) => id)) };
  });
}

async function answerOf(call: CallApi, input: object, targets: Targets): Promise<string> {
  const { headers } = world.organization.self;
  const { code, text } = await call(gateway, input, headers);
  const known = Object.entries(targets).reduce((found, [kind, id]) => found.replaceAll(id, kind), text);
  return `${code} ${known.replaceAll(/"requestId":"[^"]*"/g, '"requestId"')}`;
}
