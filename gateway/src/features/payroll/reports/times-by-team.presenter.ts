import type { TeamName } from '../../teams/index.js';
import { count, id, minutes, text } from './report-columns.rules.js';
import type { ReportDefinition, ReportSource } from './report-definition.types.js';
import { type LineOfTeam, listWorkByTeam } from './teams-of-work.queries.js';

interface TeamTimes {
  readonly team: TeamName | null;
  workedMinutes: number;
  people: number;
}

const alphabet = new Intl.Collator('en', { numeric: true });

/** What all people together worked for each team. Each minute counts once, for the team of its timesheet. */
export const timesByTeam: ReportDefinition<TeamTimes> = {
  columns: [
    id('teamId', ({ team }) => team?.id ?? null),
    text('team', 'Team', ({ team }) => team?.name ?? 'No team'),
    minutes('workedMinutes', 'Worked', ({ workedMinutes }) => workedMinutes),
    // A person who worked for two teams would be counted twice.
    { ...count('people', 'People', ({ people }: TeamTimes) => people), hasNoTotal: true },
  ],
  rows: async function* (source) {
    yield [...(await sumByTeam(source)).values()].toSorted(compareByName);
  },
};

async function sumByTeam(source: ReportSource): Promise<ReadonlyMap<string | null, TeamTimes>> {
  const times = new Map<string | null, TeamTimes>();
  for await (const people of listWorkByTeam(source)) {
    for (const { team, workedMinutes } of people.flatMap(sumOfPerson)) {
      const key = team?.id ?? null;
      const time = times.get(key) ?? { team, workedMinutes: 0, people: 0 };
      times.set(key, time);
      time.workedMinutes += workedMinutes;
      time.people += 1;
    }
  }
  return times;
}

/** Leaves out teams whose minutes a correction takes back. */
function sumOfPerson(lines: readonly LineOfTeam[]): Omit<TeamTimes, 'people'>[] {
  const sums = new Map<string | null, { team: TeamName | null; workedMinutes: number }>();
  for (const { group: team, minutes: worked } of lines) {
    const sum = sums.get(team?.id ?? null) ?? { team, workedMinutes: 0 };
    sums.set(team?.id ?? null, sum);
    sum.workedMinutes += worked;
  }
  return [...sums.values()].filter(({ workedMinutes }) => workedMinutes !== 0);
}

/** Sorts work without a team last. */
function compareByName({ team: one }: TeamTimes, { team: other }: TeamTimes): number {
  if (!one || !other) return Number(one === null) - Number(other === null);
  return alphabet.compare(one.name, other.name) || (one.id < other.id ? -1 : 1);
}
