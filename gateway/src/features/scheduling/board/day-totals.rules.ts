import type { Day } from '../../organization/index.js';
import {
  byStart,
  countMinutesWithin,
  groupByAssignee,
  overlaps,
  type PlannedHours,
} from '../schedules/schedule.rules.js';

interface PlannedSchedule extends PlannedHours {
  readonly status: string;
  readonly assignedUserIds: readonly string[];
}

/** A part of a day in which the same number of people is planned. */
interface CoverageStep {
  readonly from: Date;
  readonly to: Date;
  readonly people: number;
}

export interface DayTotal {
  readonly date: string;
  readonly people: number;
  readonly plannedMinutes: number;
  readonly mostAtOnce: number;
  readonly fewestAtOnce: number;
  readonly coverage: readonly CoverageStep[];
}

/**
 * The totals of one day over the people in the rows of the board. A shift across midnight counts on both days, each with
 * its part of the hours, so that the days add up to the hours of the people.
 */
export function totalDay(
  { date, ...day }: Day,
  schedules: readonly PlannedSchedule[],
  rows: ReadonlySet<string>,
): DayTotal {
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
): readonly CoverageStep[] {
  const changes = byPerson.flatMap((shifts) => stepsOf(shifts, day)).toSorted((one, other) => one.at - other.at);
  const coverage: CoverageStep[] = [];
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
