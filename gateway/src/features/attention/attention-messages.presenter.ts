import { formatInstant, formatInstants, type Reading } from '../scheduling/index.js';
import { longestDayHours, type WeekMinutes } from './attention.rules.js';

interface Shift {
  readonly title: string;
  readonly startAt: Date;
  readonly endAt: Date;
}

export function describeLate({ title, startAt, endAt }: Shift, reading: Reading): string {
  const ago = formatMinutes(minutesBetween(startAt, reading.now));
  return `“${title}” began ${ago} ago: ${formatInstants(startAt, endAt, reading)}`;
}

export function describeNoShow({ title, startAt, endAt }: Shift, reading: Reading): string {
  return `No timesheet for “${title}”, ${formatInstants(startAt, endAt, reading)}`;
}

interface OpenTimesheet {
  readonly clockInAt: Date;
  readonly shift: Shift | null;
}

export function describeStillClockedIn({ clockInAt, shift }: OpenTimesheet, reading: Reading): string {
  const { now } = reading;
  if (!shift) {
    const length = formatAge(minutesBetween(clockInAt, now));
    return `Clocked in for ${length}, longer than ${longestDayHours} hours, since ${formatInstant(clockInAt, reading)}`;
  }
  const ago = formatAge(minutesBetween(shift.endAt, now));
  return `“${shift.title}” ended ${ago} ago, ${formatInstant(shift.endAt, reading)}`;
}

export function describeOvertime({ worked, workedOvertime, projected, projectedOvertime }: WeekMinutes): string {
  const sum = `${formatMinutes(worked)} worked this week`;
  if (projectedOvertime <= workedOvertime) {
    return workedOvertime > 0 ? `${sum}, ${formatMinutes(workedOvertime)} of it overtime` : sum;
  }
  const planned = `${formatMinutes(projected)} with the planned shifts`;
  return `${sum}, ${planned}: ${formatMinutes(projectedOvertime)} of overtime`;
}

/** `2h 5m`, or `3 days` from two days on. */
function formatAge(minutes: number): string {
  const days = Math.floor(minutes / 1_440);
  return days < 2 ? formatMinutes(minutes) : `${days} days`;
}

/** `25m`, `2h`, `2h 5m` */
function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest}m`;
  return rest === 0 ? `${hours}h` : `${hours}h ${rest}m`;
}

function minutesBetween(from: Date, to: Date): number {
  return Math.floor((to.getTime() - from.getTime()) / 60_000);
}
