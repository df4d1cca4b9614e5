import { hash } from 'node:crypto';
import { DomainError, failures, type Violation } from '../../../platform/errors/index.js';
import type { BreakType, TimesheetStatus } from './timesheet.types.js';

/** From `startAt` to `endAt`, half-open. Without an end it is still in progress. */
interface Span {
  readonly startAt: Date;
  readonly endAt: Date | null;
}

export interface BreakSpan extends Span {
  readonly type: BreakType;
}

export interface Punches {
  readonly clockInAt: Date;
  readonly clockOutAt: Date | null;
}

const minuteMs = 60_000;

/**
 * Whole minutes worked: clock-out minus clock-in, less UNPAID breaks. Null until the clock-out.
 * Elapsed time counts, even if the clocks change in between. Milliseconds are added up first
 * and truncated to whole minutes once, at the end: two unpaid breaks of 30 seconds subtract one minute.
 */
export function countWorkedMinutes({ clockInAt, clockOutAt }: Punches, breaks: readonly BreakSpan[]): number | null {
  if (!clockOutAt) return null;
  const unpaidMs = breaks
    .filter(({ type }) => type === 'UNPAID')
    .reduce((sum, { startAt, endAt }) => sum + measureLengthMs({ startAt, endAt: endAt ?? clockOutAt }), 0);
  return Math.floor(Math.max(0, measureLengthMs({ startAt: clockInAt, endAt: clockOutAt }) - unpaidMs) / minuteMs);
}

function measureLengthMs({ startAt, endAt }: { startAt: Date; endAt: Date }): number {
  return Math.max(0, endAt.getTime() - startAt.getTime());
}

/** People choose their job when they clock in or switch. Afterwards, only a reviewer corrects it. */
export function jobMustBeCorrectedByReviewer(mayReview: boolean): Violation {
  if (mayReview) return undefined;
  const message = 'Only a manager can change the job of a timesheet. Ask your manager.';
  return new DomainError('forbidden', 'timesheet.job-by-reviewer', message);
}

/** The instant of the latest punch of an open timesheet, breaks included. */
export function findLatestPunch({ clockInAt }: Pick<Punches, 'clockInAt'>, breaks: readonly Span[]): Date {
  const instants = breaks.flatMap(({ startAt, endAt }) => [startAt, endAt ?? startAt]);
  return new Date(Math.max(clockInAt.getTime(), ...instants.map((instant) => instant.getTime())));
}

/** The first instant at which an open timesheet can end: after its clock-in, so that it is not empty, as in forms. */
export function findEarliestEnd(punches: Pick<Punches, 'clockInAt'>, breaks: readonly Span[]): Date {
  return new Date(Math.max(punches.clockInAt.getTime() + 1, findLatestPunch(punches, breaks).getTime()));
}

export function statusOf(facts: Pick<Punches, 'clockOutAt'> & { readonly approvedAt: Date | null }): TimesheetStatus {
  if (!facts.clockOutAt) return 'OPEN';
  return facts.approvedAt ? 'APPROVED' : 'PENDING';
}

/**
 * A short text that changes whenever the times or breaks change. An editor sends back the version it read, so that an
 * edit made in the meantime is detected rather than overwritten.
 */
export function versionOf({ clockInAt, clockOutAt }: Punches, breaks: readonly BreakSpan[]): string {
  const spans = breaks.map(({ type, startAt, endAt }) => `,["${type}",${quote(startAt)},${quote(endAt)}]`);
  return hash('sha256', `[${quote(clockInAt)},${quote(clockOutAt)}${spans.join('')}]`, 'base64url').slice(0, 12);
}

/** As `JSON.stringify` writes it. Lists compute many versions. */
const quote = (instant: Date | null) => (instant ? `"${instant.toISOString()}"` : 'null');

/** After a longer time, the person has probably forgotten to clock out. */
export const longestOrdinaryHours = 16;

/** A longer timesheet needs a manager's confirmation. Duty of 24 hours or more is lawful (29 CFR 785.22) but rare. */
export const longestUnconfirmedHours = 24;

/** A workweek (29 CFR 778.105). A longer one has a forgotten clock-out or a mistyped year. */
const longestPlausibleHours = 168;

export const hourMs = 3_600_000;

/** Keeps lists, files and payroll short. It holds for the clock and for what people type. */
const maxBreaks = 100;

/** A timesheet that has more already keeps them. */
export function breaksMustBeFew(count: number, storedCount = 0): Violation {
  if (count <= Math.max(maxBreaks, storedCount)) return undefined;
  return failures.invalid({ breaks: `A timesheet can have at most ${maxBreaks} breaks` });
}

export function anotherBreakMustBePossible(count: number): Violation {
  if (count < maxBreaks) return undefined;
  const message = `This timesheet has ${count} breaks, and it can have at most ${maxBreaks}. Clock out, then clock in again.`;
  return new DomainError('conflict', 'break.too-many', message);
}

/**
 * The elapsed time of a timesheet in milliseconds, so that a clock change makes no day longer or shorter. A timesheet in
 * progress lasts until `now`, and without `now`, 0.
 */
export function measureLength({ clockInAt, clockOutAt }: Punches, now: Date = clockInAt): number {
  return (clockOutAt ?? now).getTime() - clockInAt.getTime();
}

/** Whether a timesheet lasts more than 7 days. With `now`, also one in progress. */
export function isImplausiblyLong(punches: Punches, now?: Date): boolean {
  return measureLength(punches, now) > longestPlausibleHours * hourMs;
}
