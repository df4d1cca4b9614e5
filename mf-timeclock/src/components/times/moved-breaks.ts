import { readWallTime, wallTimeOf } from '@timetrack/ui';
import type { BreakValues, TimesheetValues, TimeValue } from './timesheet-form.js';

/** The instant of a time in the form in milliseconds, or null if it is empty or cannot be read. */
function instantMs({ wall, stored }: TimeValue, timeZone: string): number | null {
  if (stored?.wall.text === wall.text && stored.wall.occurrence === wall.occurrence) return Date.parse(stored.instant);
  const reading = readWallTime(wall, timeZone);
  return reading.kind === 'instant' ? reading.at : null;
}

/** Whether a break begins before the clock-in or ends after the clock-out. */
export function hasBreakOutside({ clockInAt, clockOutAt, breaks }: TimesheetValues, timeZone: string): boolean {
  const start = instantMs(clockInAt, timeZone);
  const end = instantMs(clockOutAt, timeZone);
  return breaks.some((each) => {
    const [from, to] = [instantMs(each.startAt, timeZone), instantMs(each.endAt, timeZone)];
    return (
      (start !== null && from !== null && from < start) ||
      (end !== null && (to ?? from) !== null && end < Number(to ?? from))
    );
  });
}

/** The breaks, each moved by a number of milliseconds. */
export function moveBreaks(breaks: readonly BreakValues[], byMs: number, timeZone: string): readonly BreakValues[] {
  const move = (time: TimeValue): TimeValue => {
    const at = instantMs(time, timeZone);
    if (at === null) return time;
    const wall = wallTimeOf(at + byMs, timeZone);
    // The field shows no seconds, so the exact instant is stored with its wall time.
    return { wall, stored: { wall, instant: new Date(at + byMs).toISOString() } };
  };
  return breaks.map((each) => ({ ...each, startAt: move(each.startAt), endAt: move(each.endAt) }));
}

/** The instants of a form in milliseconds. Null for those that are empty or cannot be read. */
interface Times {
  readonly start: number | null;
  readonly end: number | null;
  readonly breaks: readonly (number | null)[];
}

export function timesOf({ clockInAt, clockOutAt, breaks }: TimesheetValues, timeZone: string): Times {
  const read = (time: TimeValue) => instantMs(time, timeZone);
  return {
    start: read(clockInAt),
    end: read(clockOutAt),
    breaks: breaks.flatMap(({ startAt, endAt }) => [read(startAt), read(endAt)]),
  };
}

const minuteMs = 60_000;

/**
 * By how many milliseconds the clock-in moved, and whether the timesheet moved as a whole and left its breaks behind. Breaks
 * that were edited in the meantime are where the user wants them. Seconds don't count, because typed times lack them.
 */
export function measureMove(from: Times, to: Times): { readonly byMs: number; readonly isWhole: boolean } {
  const byMs = measure(from.start, to.start) ?? 0;
  const areUntouched = to.breaks.length > 0 && to.breaks.join() === from.breaks.join();
  return { byMs, isWhole: byMs !== 0 && byMs === measure(from.end, to.end) && areUntouched };
}

function measure(from: number | null, to: number | null): number | null {
  if (from === null || to === null) return null;
  return (Math.floor(to / minuteMs) - Math.floor(from / minuteMs)) * minuteMs;
}
