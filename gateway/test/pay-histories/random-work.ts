import { randomUUID } from 'node:crypto';
import type { CountedBreak, CountedTimesheet } from './counted.types.js';
import type { Random } from './random.js';

const minute = 60;
const hour = 60 * minute;

/**
 * Timesheets of one person, one after the other from one instant until another. Some follow each other within minutes, and
 * many cross midnight. All times are multiples of `unit` seconds.
 */
export function workBetween(random: Random, unit: number, from: number, until: number): CountedTimesheet[] {
  const seconds = (min: number, max: number) => random.int(Math.ceil(min / unit), Math.floor(max / unit)) * unit;
  const timesheets: CountedTimesheet[] = [];
  let clockIn = from + seconds(0, 20 * hour);
  for (;;) {
    const clockOut = clockIn + (random.chance(0.2) ? seconds(unit, 2 * hour) : seconds(3 * hour, 14 * hour));
    if (clockOut > until) return timesheets;
    timesheets.push({ id: randomUUID(), clockIn, clockOut, breaks: breaksBetween(random, unit, clockIn, clockOut) });
    clockIn = clockOut + (random.chance(0.2) ? seconds(0, 40 * minute) : seconds(7 * hour, 22 * hour));
  }
}

/** Up to three breaks: short and long ones, and ones of exactly 20 minutes. */
export function breaksBetween(random: Random, unit: number, from: number, until: number): CountedBreak[] {
  const breaks: CountedBreak[] = [];
  let start = from;
  for (let count = random.int(0, 3); count > 0; count -= 1) {
    start += random.int(0, Math.floor((3 * hour) / unit)) * unit;
    const length = random.chance(0.2) ? 20 * minute : random.int(1, Math.floor((50 * minute) / unit)) * unit;
    if (start + length > until) break;
    breaks.push({ type: random.chance(0.7) ? 'UNPAID' : 'PAID', from: start, to: start + length });
    start += length;
  }
  return breaks;
}
