import { hash } from 'node:crypto';
import type { DateRange } from '@timetrack/contracts/calendar';
import type { z } from 'zod';
import type { Viewer } from '../../../platform/auth/viewer.js';
import { nameOfPeriod } from '../../pay-periods/index.js';
import { mayApproveHoursOf } from '../timesheets/timesheet.policy.js';
import { isImplausiblyLong } from '../timesheets/timesheet.rules.js';
import type { TimesheetView } from '../timesheets/timesheet.types.js';
import type { LeftTimesheet } from './review.types.js';
import type { approveSelectionInput } from './selection.inputs.js';

export type Reason = Pick<LeftTimesheet, 'code' | 'message'>;

export interface Decider {
  readonly expectedVersion?: string | null | undefined;
  /** Whether the caller has seen that the timesheet was rejected. Absent if the caller does not tell. */
  readonly rejected?: boolean | null | undefined;
  readonly mayApprove: boolean;
}

/** Why this caller cannot decide about a selected timesheet, or null. */
function findObstacle(
  { status, version, lockedBy, rejection }: TimesheetView,
  { expectedVersion, rejected, mayApprove }: Decider,
): Reason | null {
  const isRejectedMeanwhile = rejected === false && rejection !== null;
  if (isRejectedMeanwhile || (expectedVersion && expectedVersion !== version)) return changed;
  if (status === 'OPEN') return { code: 'OPEN', message: 'Still in progress.' };
  if (lockedBy) return { code: 'CLOSED_PERIOD', message: `In the closed pay period ${nameOfPeriod(lockedBy)}.` };
  if (status === 'APPROVED') return { code: 'ALREADY_APPROVED', message: 'Already approved.' };
  return mayApprove ? null : { code: 'OWN_HOURS', message: 'Your own hours: someone else approves them.' };
}

/** Why a selected timesheet can't be rejected together with others, or null if it can. */
export const findReasonNotToReject = findObstacle;

/** Why a selected timesheet can't be approved together with others, or null if it can. */
export function findReasonNotToApprove(
  timesheet: TimesheetView,
  { confirmsExceptions, ...decider }: Decider & { readonly confirmsExceptions: boolean },
): Reason | null {
  const { confirmations, exceptions, rejection } = timesheet;
  const obstacle = findObstacle(timesheet, decider);
  if (obstacle) return obstacle;
  if (isImplausiblyLong(timesheet)) {
    return { code: 'OVER_7_DAYS', message: 'Lasts more than 7 days: correct the times first.' };
  }
  if (confirmations.length > 0) {
    const facts = confirmations.map(({ message }) => message).join(' ');
    return { code: 'NEEDS_CONFIRMATION', message: `${facts} Approve it on its own to confirm that.` };
  }
  if (confirmsExceptions) return null;
  if (rejection) return { code: 'REJECTED', message: `Rejected: “${rejection.reason}”` };
  if (exceptions.length === 0) return null;
  return { code: 'HAS_EXCEPTION', message: `${exceptions.map(({ message }) => message).join(', ')}.` };
}

export function isExceptional({ exceptions, rejection }: Pick<TimesheetView, 'exceptions' | 'rejection'>): boolean {
  return exceptions.length > 0 || rejection !== null;
}

const changed: Reason = { code: 'CHANGED', message: 'Changed in the meantime. Review it again.' };
const notFound: Reason = { code: 'NOT_FOUND', message: 'This timesheet no longer exists.' };
const nothingPending: Reason = { code: 'NOTHING_PENDING', message: 'No pending hours in this week.' };

export type Selected = Pick<z.output<typeof approveSelectionInput>, 'timesheets' | 'weeks'>;

export interface FoundWeek {
  readonly week: NonNullable<Selected['weeks']>[number];
  readonly days: DateRange;
  readonly timesheets: readonly TimesheetView[];
}

export interface FoundSelection {
  readonly single: ReadonlyMap<string, TimesheetView>;
  readonly weeks: readonly FoundWeek[];
}

export interface DecisionFacts {
  readonly viewer: Viewer;
  readonly isOnlyOwner: boolean;
  readonly dayOf: (timesheet: TimesheetView) => string;
  readonly findReasonToLeave: (timesheet: TimesheetView, decider: Decider) => Reason | null;
}

type Seen = readonly [timesheet: TimesheetView, seen: Pick<Decider, 'expectedVersion' | 'rejected'>];

/**
 * Which of the selected timesheets are approved or rejected, and for each of the others why not. A timesheet that was
 * selected twice is left if one of the selections leaves it.
 */
export function decideSelection(found: FoundSelection, selected: Selected, facts: DecisionFacts) {
  const single = selected.timesheets ?? [];
  const unknown = single.filter(({ id }) => !found.single.has(id)).map(({ id }) => leaveUnknown(id));
  const leftWeeks = found.weeks.flatMap(leaveWeek);
  const weeks = found.weeks.filter((week) => leaveWeek(week).length === 0);
  const seen: Seen[] = [
    ...single.flatMap(({ id, ...known }): Seen[] => {
      const timesheet = found.single.get(id);
      return timesheet ? [[timesheet, known]] : [];
    }),
    ...weeks.flatMap(({ timesheets }) => timesheets.filter(isUnapproved).map((timesheet): Seen => [timesheet, {}])),
  ];
  const chosen = new Map(seen.map(([timesheet]) => [timesheet.id, timesheet]));
  const left = new Map<string, LeftTimesheet>();
  for (const one of seen) {
    const reason = assess(one, facts);
    if (reason) left.set(one[0].id, reason);
  }
  for (const id of left.keys()) chosen.delete(id);
  return {
    chosen: [...chosen.values()],
    left: [...left.values(), ...leftWeeks, ...unknown].sort(compareLeft),
  };
}

function assess([timesheet, known]: Seen, facts: DecisionFacts): LeftTimesheet | null {
  const { viewer, isOnlyOwner, dayOf, findReasonToLeave } = facts;
  const mayApprove = mayApproveHoursOf(timesheet.user.id, viewer, isOnlyOwner);
  const reason = findReasonToLeave(timesheet, { ...known, mayApprove });
  return reason && { timesheetId: timesheet.id, user: nameOf(timesheet), day: dayOf(timesheet), ...reason };
}

/** A week that changed since the caller saw it is left as a whole, and so is one in which nothing is pending or open. */
function leaveWeek({ week, days, timesheets }: FoundWeek): LeftTimesheet[] {
  const [first] = timesheets;
  const whole = { timesheetId: null, user: first ? nameOf(first) : null, day: days.startDate };
  if (week.expectedVersion && week.expectedVersion !== versionOfWeek(timesheets)) return [{ ...whole, ...changed }];
  return timesheets.some(isUnapproved) ? [] : [{ ...whole, ...nothingPending }];
}

function leaveUnknown(id: string): LeftTimesheet {
  return { timesheetId: id, user: null, day: null, ...notFound };
}

function isUnapproved({ status }: TimesheetView): boolean {
  return status !== 'APPROVED';
}

function nameOf({ user: { id, firstName, lastName } }: TimesheetView) {
  return { id, firstName, lastName };
}

/** By last name and day. Unknown people come last. */
function compareLeft(one: LeftTimesheet, other: LeftTimesheet): number {
  return keyOf(one) < keyOf(other) ? -1 : 1;
}

function keyOf({ user, day }: LeftTimesheet): string {
  return user ? `0 ${user.lastName} ${user.firstName} ${user.id} ${day}` : '1';
}

/**
 * A short text that changes whenever a timesheet of a person's week is added, deleted, rejected or gets other times. Approving
 * one does not change it, so two approvers of a week do not stop each other.
 */
export function versionOfWeek(timesheets: readonly Pick<TimesheetView, 'id' | 'version' | 'rejection'>[]): string {
  const parts = timesheets.map(({ id, version, rejection }) => `${id} ${version} ${rejection ? 'rejected' : ''}`);
  return hash('sha256', parts.toSorted().join('\n'), 'base64url').slice(0, 12);
}
