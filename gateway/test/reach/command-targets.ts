import { newId } from '../../src/platform/database/ids.js';
import type { Kind, Targets } from './command-cases.js';
import type { RandomOrganization } from './random-organization.js';
import type { SavedRows } from './saved-rows.js';

/** How the rows of a kind are found. Those that differ in `states` could be rejected for different reasons. */
interface Source {
  readonly table: string;
  readonly states?: string;
  readonly ofPerson?: string;
  /** Which rows are in reach, if no person has them. `people` and `self` are filled in. */
  readonly reached?: string;
  /** Which rows are out of reach, if not all others: a lead still sees a retired team. */
  readonly hidden?: string;
}

const sources: Readonly<Record<Kind, Source>> = {
  user: { table: 'users', states: 'role, status, deleted_at is null', ofPerson: 'id' },
  timesheet: {
    table: 'timesheets',
    states: `approved_at is null, clock_out_at is null, rejected_at is null, clock_in_at < '2026-07-05'`,
    ofPerson: 'user_id',
  },
  correction: { table: 'corrections', states: 'status', ofPerson: 'user_id' },
  request: { table: 'pto_requests', states: 'status', ofPerson: 'user_id' },
  schedule: { table: 'schedules', states: 'status', reached: 'people && :people' },
  teamImport: { table: 'team_imports', ofPerson: 'created_by' },
  session: { table: 'sessions', ofPerson: 'user_id' },
  notice: { table: 'account_notices', ofPerson: 'user_id' },
  report: { table: 'saved_reports', ofPerson: 'user_id' },
  job: { table: 'jobs' },
  policy: { table: 'pto_policies' },
  template: { table: 'shift_templates' },
  team: {
    table: 'teams',
    reached: 'id in (select team_id from team_leads where user_id = :self) and retired_at is null',
    hidden: 'id not in (select team_id from team_leads where user_id = :self)',
  },
};

export interface CommandTargets {
  /** For each kind, rows out of reach in each of their states. */
  readonly hidden: Readonly<Record<Kind, readonly string[]>>;
  readonly reached: Targets;
}

export async function findTargets(
  rows: SavedRows,
  { reach, self, workers }: RandomOrganization,
): Promise<CommandTargets> {
  const people = `'{${[...reach].join(',')}}'::uuid[]`;
  const hidden: Record<string, readonly string[]> = {};
  const reached: Record<string, string> = {};
  for (const [kind, { table, states = '1', ofPerson, reached: condition, hidden: others }] of Object.entries(sources)) {
    const isReached = (condition ?? (ofPerson ? `${ofPerson} = any (:people)` : 'true'))
      .replace(':people', people)
      .replace(':self', `'${self.userId}'`);
    const select = (condition: string) =>
      rows.read<{ id: string }>(
        `select distinct on (${states}) id from ${table} where ${rows.condition} and ${condition} order by ${states}, id`,
      );
    const isHidden = others?.replace(':self', `'${self.userId}'`) ?? `not (${isReached})`;
    hidden[kind] = (await select(isHidden)).map(({ id }) => id);
    reached[kind] = (await select(isReached))[0]?.id ?? newId();
  }
  const [colleague] = workers.filter(({ id }) => reach.has(id));
  return { hidden, reached: { ...reached, user: colleague?.id } as Targets } as CommandTargets;
}

/** Targets whose ids no row has. */
export function unknownTargets(): Targets {
  return Object.fromEntries(Object.keys(sources).map((kind) => [kind, newId()])) as Targets;
}

/** The same with ids next to those of these targets: commands lock rows in the order of their ids. */
export function unknownBeside(targets: Targets): Targets {
  const besides = Object.entries(targets).map(([kind, id]) => [kind, id.slice(0, -1) + (id.endsWith('0') ? '1' : '0')]);
  return Object.fromEntries(besides) as Targets;
}
