import { compareNames } from '../../jobs/index.js';
import type { Day, Period } from '../../organization/index.js';
import type { TeamName } from '../../teams/index.js';
import {
  byStart,
  countMinutesWithin,
  groupByAssignee,
  overlaps,
  type PlannedHours,
} from '../schedules/schedule.rules.js';
import type { BoardDay } from './board.types.js';

export interface PlannedSchedule extends PlannedHours {
  readonly status: string;
  readonly assignedUserIds: readonly string[];
}

interface ScheduleOfTeam extends PlannedSchedule {
  readonly team: TeamName | null;
}

interface PersonOfTeam {
  readonly user: { readonly id: string };
  readonly team: TeamName | null;
}

interface ShiftsOfTeam {
  readonly team: TeamName | null;
  readonly shifts: PlannedSchedule[];
}

/**
 * The shifts of each team with the people who work them for it, by the name of the team, and last those of no team. A shift without
 * a team counts for the team of each person.
 */
export function splitByTeam(schedules: readonly ScheduleOfTeam[], people: readonly PersonOfTeam[]): ShiftsOfTeam[] {
  const teamOf = new Map(people.map(({ user, team }) => [user.id, team]));
  const groups = new Map<string | null, ShiftsOfTeam>();
  for (const { team: own, ...shift } of schedules) {
    if (shift.status === 'CANCELED') continue;
    for (const userId of shift.assignedUserIds.filter((id) => teamOf.has(id))) {
      const team = own ?? teamOf.get(userId) ?? null;
      const group = groups.get(team?.id ?? null) ?? { team, shifts: [] };
      groups.set(team?.id ?? null, group);
      group.shifts.push({ ...shift, assignedUserIds: [userId] });
    }
  }
  const keyOf = ({ team }: ShiftsOfTeam): [string, string] => [team?.name ?? '', team?.id ?? ''];
  return [...groups.values()].toSorted(
    (one, other) => Number(!one.team) - Number(!other.team) || compareNames(keyOf(one), keyOf(other)),
  );
}

/** The minutes planned for each person in the period. Canceled shifts don't count, overlapping shifts count once. */
export function countMinutesByPerson(
  schedules: readonly PlannedSchedule[],
  period: Period,
): ReadonlyMap<string, number> {
  const planned = groupByAssignee(schedules.filter(({ status }) => status !== 'CANCELED'));
  return new Map([...planned].map(([id, shifts]) => [id, countMinutesWithin(shifts, period)]));
}

export function countDrafts(schedules: readonly PlannedSchedule[], { from, to }: Period): number {
  return schedules.filter(({ status, startAt }) => status === 'DRAFT' && from <= startAt && startAt < to).length;
}

/**
 * The totals of one day over the people in the rows of the board. A shift across midnight counts on both days, each with
 * its part of the hours, so that the days add up to the hours of the people.
 */
export function totalDay(
  { date, ...day }: Day,
  schedules: readonly PlannedSchedule[],
  rows: ReadonlySet<string>,
): BoardDay {
  const onDay = schedules.filter((schedule) => schedule.status !== 'CANCELED' && overlaps(schedule, day));
  const byPerson = [...groupByAssignee(onDay)].flatMap(([id, shifts]) => (rows.has(id) ? [shifts] : []));
  const plannedMinutes = byPerson.reduce((sum, shifts) => sum + countMinutesWithin(shifts, day), 0);
  const coverage = listCoverage(byPerson, day);
  const counts = coverage.map((step) => step.people);
  return {
    date,
    people: byPerson.length,
    plannedMinutes,
    mostAtOnce: Math.max(0, ...counts),
    fewestAtOnce: counts.length === 0 ? 0 : Math.min(...counts),
    coverage,
  };
}

interface Step {
  readonly at: number;
  readonly change: 1 | -1;
}

/**
 * How many people are planned at each time, from the start of the first shift of the day until the end of the last one. Breaks
 * have no time of their own, so they do not count.
 */
function listCoverage(
  byPerson: readonly (readonly PlannedHours[])[],
  day: Pick<Day, 'from' | 'to'>,
): BoardDay['coverage'] {
  const changes = byPerson.flatMap((shifts) => stepsOf(shifts, day)).toSorted((one, other) => one.at - other.at);
  const coverage: BoardDay['coverage'][number][] = [];
  let people = 0;
  for (const [index, { at, change }] of changes.entries()) {
    people += change;
    const next = changes[index + 1];
    // Only what lasts counts: one shift may end when the next one starts.
    if (!next || next.at === at) continue;
    const last = coverage.at(-1);
    const from = last?.people === people ? last.from : new Date(at);
    if (last?.people === people) coverage.pop();
    coverage.push({ from, to: new Date(next.at), people });
  }
  return coverage;
}

/** When a person comes and goes. A person with overlapping shifts is there once. */
function stepsOf(shifts: readonly PlannedHours[], { from, to }: Pick<Day, 'from' | 'to'>): Step[] {
  const steps: Step[] = [];
  let until = from.getTime();
  for (const { startAt, endAt } of shifts.toSorted(byStart)) {
    const start = Math.max(startAt.getTime(), until);
    const end = Math.min(endAt.getTime(), to.getTime());
    if (end <= start) continue;
    steps.push({ at: start, change: 1 }, { at: end, change: -1 });
    until = end;
  }
  return steps;
}
