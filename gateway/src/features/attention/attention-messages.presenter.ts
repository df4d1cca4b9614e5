import { formatDuration } from '@timetrack/contracts/durations';
import { formatInstant, formatInstants, type Reading } from '../scheduling/index.js';
import { longestDayHours, type WeekMinutes } from './attention.rules.js';

interface Shift {
  readonly title: string;
  readonly startAt: Date;
  readonly endAt: Date;
}

export function describeLate({ title, startAt, endAt }: Shift, reading: Reading): string {
  const ago = formatDuration(minutesBetween(startAt, reading.now));
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
    return `Clocked in for ${length}, longer than ${longestDayHours}h, since ${formatInstant(clockInAt, reading)}`;
  }
  const ago = formatAge(minutesBetween(shift.endAt, now));
  return `“${shift.title}” ended ${ago} ago, ${formatInstant(shift.endAt, reading)}`;
}

export function describeOvertime({ worked, workedOvertime, projected, projectedOvertime }: WeekMinutes): string {
  const sum = `${formatDuration(worked)} worked this week`;
  if (projectedOvertime <= workedOvertime) {
    return workedOvertime > 0 ? `${sum}, ${formatDuration(workedOvertime)} of it overtime` : sum;
  }
  const planned = `${formatDuration(projected)} with the planned shifts`;
  return `${sum}, ${planned}: ${formatDuration(projectedOvertime)} of overtime`;
}

/** `2h 5m`, or `3 days` from two days on. */
function formatAge(minutes: number): string {
  const days = Math.floor(minutes / 1_440);
  return days < 2 ? formatDuration(minutes) : `${days} days`;
}

function minutesBetween(from: Date, to: Date): number {
  return Math.floor((to.getTime() - from.getTime()) / 60_000);
}
