import type { CountedKind, CountedLimits } from './counted.types.js';
import { addDaysTo, goBackTo, type SlowDay } from './slow-calendar.js';
import type { CreditedSteps } from './slow-credit.js';
import { slowLawOf } from './slow-laws.js';

const hour = 3600;
const day = 24 * hour;

export type DateOf = (second: number) => string;

interface Work extends Pick<CreditedSteps, 'seconds' | 'length'> {
  readonly days: readonly SlowDay[];
  /** The date of a second in the organization's calendar. */
  readonly dateOf: DateOf;
}

/** The kind of each step of one workweek, which are given by their places among all steps. */
export function chooseKinds(week: readonly number[], work: Work): CountedKind[] {
  const { days, length } = work;
  const first = days[week[0] as number] as SlowDay;
  if (first.rules.exempt) return week.map(() => 'REGULAR');
  const law = slowLawOf(first.rules);
  const dates = week.map((index) => (days[index] as SlowDay).date);
  const streakDates = findStreakDates(dates, law, week.length * length);
  const longBefore = countLongBefore(week, first, law, work);
  const onDate = new Map<string, number>();
  let regular = 0;
  return week.map((index, place): CountedKind => {
    const date = dates[place] as string;
    const onDay = onDate.get(date) ?? 0;
    onDate.set(date, onDay + length);
    const kind = chooseKind(law, {
      ...{ onDay, regular, inStreak: streakDates.has(date) },
      long: longBefore.get(index) ?? 0,
    });
    if (kind === 'REGULAR') regular += length;
    return kind;
  });
}

interface TimeBefore {
  /** Credited seconds before this step on its date, regular ones in its workweek, and those of its run or moving day. */
  readonly onDay: number;
  readonly regular: number;
  readonly long: number;
  readonly inStreak: boolean;
}

const isOver = (seconds: number, hours: number | undefined) =>
  hours !== undefined && seconds >= Math.round(hours * hour);

function chooseKind(law: CountedLimits, { onDay, regular, long, inStreak }: TimeBefore): CountedKind {
  if (inStreak) return isOver(onDay, law.streakDouble) ? 'DOUBLE_TIME' : 'OVERTIME';
  if (isOver(onDay, law.dayDouble)) return 'DOUBLE_TIME';
  if (isOver(law.movingDay ? long : onDay, law.day)) return 'OVERTIME';
  return isOver(long, law.run) || isOver(regular, law.week) ? 'OVERTIME' : 'REGULAR';
}

function findStreakDates(dates: readonly string[], law: CountedLimits, seconds: number): ReadonlySet<string> {
  const worked = new Set(dates);
  const { streak, streakOver } = law;
  if (streak === undefined || (streakOver !== undefined && seconds <= Math.round(streakOver * hour))) return new Set();
  const isLast = (date: string) =>
    Array.from({ length: streak }, (_, back) => addDaysTo(date, -back)).every((each) => worked.has(each));
  return new Set([...worked].filter(isLast));
}

/** For each step, the credited seconds before it in its run or its moving day, from two weeks before the workweek on. */
function countLongBefore(
  week: readonly number[],
  first: SlowDay,
  { run, movingDay }: CountedLimits,
  { seconds, length, dateOf }: Work,
): ReadonlyMap<number, number> {
  const before = new Map<number, number>();
  if (run === undefined && !movingDay) return before;
  const start = goBackTo(first.rules.workweekStartsOn, first.date);
  const { from } = first.rules;
  const earliest = addDaysTo(from !== null && from > start ? from : start, -14);
  let since = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  let counted = 0;
  for (let index = 0; index <= (week.at(-1) as number); index += 1) {
    const second = seconds[index] as number;
    if (dateOf(second) < earliest) continue;
    const isNew = movingDay ? second >= since + day : second - last > hour;
    if (isNew) {
      since = second;
      counted = 0;
    }
    before.set(index, counted);
    counted += length;
    last = second + length;
  }
  return before;
}
