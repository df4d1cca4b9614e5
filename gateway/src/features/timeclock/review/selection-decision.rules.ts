import type { DateRange } from '@timetrack/contracts/calendar';
import type { z } from 'zod';
import type { Viewer } from '../../../platform/auth/viewer.js';
import { mayApproveHoursOf } from '../timesheets/timesheet.policy.js';
import type { TimesheetView } from '../timesheets/timesheet.types.js';
import type { approveSelectionInput } from './selection.inputs.js';
import { changed, type Decider, notFound, nothingPending, type Reason } from './selection.rules.js';
import type { LeftTimesheet } from './selection.types.js';
import { versionOfWeek } from './week-version.rules.js';

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

interface DecisionFacts {
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
