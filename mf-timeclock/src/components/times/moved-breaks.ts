import { readWallTime, wallTimeOf } from '@timetrack/ui';
import type { BreakValues, TimesheetValues, TimeValue } from './timesheet-form.js';

/** The instant of a time in the form in milliseconds, or null if it is empty or cannot be read. */
export function instantMs({ wall, stored }: TimeValue, timeZone: string): number | null {
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
