import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { reachTables } from '../../src/platform/database/row-level-security/reach-tables.js';
import type { TestGateway } from '../harness/index.js';
import { drawSeeds } from '../pay-histories/random.js';
import { type Answers, answerOf, answersOf, keyOf } from './answers.js';
import type { Read } from './manager-reads.js';
import { createWorld, startWorlds, type World } from './world.js';

let gateway: TestGateway;
let world: World;
/** A few reads of each operation through each API. */
let reads: readonly Read[];
/** What they answer without the policies of some tables. */
const expected = new Map<string, Answers>();
const [seed = 0] = drawSeeds(1);

/** The tables whose rows are read together with rows that another policy hides. */
const joined: Readonly<Record<string, readonly string[]>> = {
  payroll_ids: ['users'],
  employment_terms: ['users'],
  job_people: ['users'],
  corrections: ['users'],
  settled_pay: ['users'],
  schedule_assignees: ['users'],
  break_answers: ['users', 'timesheets'],
  timesheet_photos: ['users', 'timesheets'],
  punch_locations: ['users', 'timesheets'],
  team_members: ['users'],
};

/** The tables that no read of a restricted manager reads. */
const unread: Readonly<Record<string, string>> = {
  payroll_adjustments: 'for administrators and accountants',
  timesheet_changes: 'the feed of changes is for administrators and accountants',
  timesheet_counts: 'the timesheets in reach are counted live',
  timesheet_count_changes: 'the timesheets in reach are counted live',
};

beforeAll(async () => {
  gateway = await startWorlds();
  world = await createWorld(gateway, seed);
  const counts = new Map<string, number>();
  reads = world.reads.filter(({ operation, request }) => {
    const kind = `${operation} ${'document' in request}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return (counts.get(kind) ?? 0) <= 4;
  });
  for (const parents of [[], ...Object.values(joined)]) await readOnce(parents);
}, 240_000);
afterAll(() => gateway.close());

const needed = Object.keys(reachTables).filter((table) => !(table in unread));

describe(`in the random organization ${seed}`, () => {
  test.each(needed)(
    'a read shows people out of reach without the policy of %s',
    async (table) => {
      const parents = joined[table] ?? [];
      const isDifferent = () => isAnythingDifferent(expected.get(`${parents}`));
      expect(await withoutPolicies([table, ...parents], isDifferent)).toBe(true);
    },
    60_000,
  );
});

async function readOnce(parents: readonly string[]): Promise<void> {
  const { organization, hidden } = world;
  if (expected.has(`${parents}`)) return;
  const read = () => answersOf(gateway, organization.self, reads, hidden);
  expected.set(`${parents}`, await withoutPolicies(parents, read));
}

async function isAnythingDifferent(answers: Answers | undefined): Promise<boolean> {
  const { hidden, organization } = world;
  for (const read of reads) {
    const answer = await answerOf(gateway, organization.self, read, hidden);
    if (answer !== answers?.get(keyOf(read))) return true;
  }
  return false;
}

async function withoutPolicies<Result>(tables: readonly string[], work: () => Promise<Result>): Promise<Result> {
  const { rows } = world;
  const conditions = await rows.read<{ table: string; condition: string }>(`
    select polrelid::regclass::text as table, pg_get_expr(polqual, polrelid) as condition from pg_policy
    where polname = 'reach' and polrelid::regclass::text = any ('{${tables.join(',')}}')`);
  await rows.change(...conditions.map(({ table }) => `alter policy reach on ${table} using (true)`));
  try {
    return await work();
  } finally {
    await rows.change(
      ...conditions.map(({ table, condition }) => `alter policy reach on ${table} using (${condition})`),
    );
  }
}
