import type { MikroORM } from '@mikro-orm/postgresql';
import { newId } from '../../src/platform/database/ids.js';
import type { Random } from '../pay-histories/random.js';

/** How a person belongs to a team. Who was removed has no membership any more. */
const bonds = ['CURRENT', 'CURRENT', 'COMING', 'RECENT', 'LONG_AGO', 'REMOVED'] as const;
export type Bond = (typeof bonds)[number];

/** The memberships that a lead reaches. */
const reaching: readonly Bond[] = ['CURRENT', 'COMING', 'RECENT'];

export interface RandomTeam {
  readonly id: string;
  readonly name: string;
  readonly retired: boolean;
  readonly leads: readonly string[];
  readonly members: ReadonlyMap<string, Bond>;
}

interface Staff {
  /** The restricted manager whose answers are compared. */
  readonly self: string;
  /** Another restricted manager, and one who sees everyone. */
  readonly others: readonly string[];
  readonly workers: readonly string[];
  /** People with other roles, who may belong to teams too. */
  readonly office: readonly string[];
}

/** Two to five teams. `self` leads the first and perhaps another; they never lead the last, which is full of people. */
export function drawTeams(random: Random, { self, others, workers, office }: Staff): RandomTeam[] {
  const count = random.int(2, 5);
  const teams = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    name: `Crew ${index + 1}`,
    retired: index > 0 && index < count - 1 && random.chance(0.3),
    leads: others.filter(() => random.chance(0.4)),
    members: new Map<string, Bond>(),
  }));
  const [first, last] = [teams[0], teams.at(-1)] as const;
  first?.leads.push(self);
  if (count > 2 && random.chance(0.6)) teams[1]?.leads.push(self);
  if (!last?.leads.includes(others[0] as string)) last?.leads.push(others[0] as string);
  // Of the first workers, half are in reach for certain, and half are not.
  workers.slice(0, 6).forEach((worker, index) => {
    (index % 2 === 0 ? first : last)?.members.set(worker, random.pick(reaching));
  });
  for (const worker of workers.slice(6)) {
    for (let n = random.int(0, 2); n > 0; n -= 1) random.pick(teams).members.set(worker, random.pick(bonds));
  }
  for (const person of office) if (random.chance(0.5)) random.pick(teams).members.set(person, random.pick(bonds));
  return teams;
}

/** Whom a manager reaches, counted without the database. */
export function countReach(teams: readonly RandomTeam[], manager: string): Set<string> {
  const led = teams.filter(({ leads, retired }) => leads.includes(manager) && !retired);
  const members = led.flatMap(({ members }) => [...members].filter(([, bond]) => reaching.includes(bond)));
  return new Set([manager, ...members.map(([person]) => person)]);
}

export async function storeTeams(
  orm: MikroORM,
  random: Random,
  { organizationId, today, teams }: { organizationId: string; today: string; teams: readonly RandomTeam[] },
): Promise<void> {
  const connection = orm.em.getConnection();
  for (const { id, name, retired, leads, members } of teams) {
    await connection.execute('insert into teams (organization_id, id, name, retired_at) values (?, ?, ?, ?)', [
      ...[organizationId, id, name],
      retired ? `${today}T00:00:00Z` : null,
    ]);
    for (const lead of leads) {
      await connection.execute('insert into team_leads values (?, ?, ?)', [organizationId, id, lead]);
    }
    for (const [person, bond] of members) {
      const dates = datesOf(random, bond);
      if (!dates) continue;
      await connection.execute(
        `insert into team_members (organization_id, team_id, user_id, from_date, to_date)
         values (?, ?, ?, ?::date + ?::integer, ?::date + ?::integer)`,
        [organizationId, id, person, today, dates[0], today, dates[1]],
      );
    }
  }
}

/** The first day in the team and the first day outside, counted from today. */
function datesOf(random: Random, bond: Bond): readonly [number, number | null] | null {
  if (bond === 'CURRENT') return [random.int(-200, 0), random.chance(0.5) ? null : random.int(1, 60)];
  if (bond === 'COMING') return [random.int(1, 20), random.chance(0.5) ? null : random.int(21, 60)];
  if (bond === 'RECENT') return [random.int(-200, -40), random.pick([0, -1, -20, -34])];
  if (bond === 'LONG_AGO') return [random.int(-200, -100), random.pick([-35, -36, -90])];
  return null;
}
