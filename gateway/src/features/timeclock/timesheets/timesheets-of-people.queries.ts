import type { DateRange } from '@timetrack/contracts/calendar';
import type { SignedInContext } from '../../../access/index.js';
import { arrayLiteral } from '../../../platform/database/tenant-sql.js';
import { allOf, readRows, where } from '../../../platform/read-model/index.js';
import type { Selection } from '../../../platform/use-case/index.js';
import { timesheetsVisibleTo } from './timesheet.policy.js';
import { presentTimesheetRows } from './timesheet.presenter.js';
import { chooseTimesheetParts, timesheetReads } from './timesheet.reads.js';
import type { TimesheetView } from './timesheet.types.js';
import { buildTimesheetConditions } from './timesheet-filter.queries.js';

interface PeopleAndDays {
  readonly userIds: readonly string[];
  readonly days: DateRange;
}

const partsOfReview = ['worker', 'review', 'rejection', 'locationRule', 'breaks', 'lock'] as const;

export const onlyForReview: Selection = { wants: () => false, wantsBesides: () => false, at: () => onlyForReview };

/**
 * The timesheets of these people that touch the days and that the caller may see, earliest first, as many statements for one
 * person as for a thousand. They have what a review needs and what `selection` selects.
 */
export async function readTimesheetsOfPeople(
  context: SignedInContext,
  { userIds, days }: PeopleAndDays,
  selection: Selection,
): Promise<TimesheetView[]> {
  const { em, viewer } = context;
  const ofPeople = where`user_id = any(${arrayLiteral(userIds)}::uuid[])`;
  const range = { from: days.startDate, to: days.endDate };
  const conditions = await buildTimesheetConditions(context, range, ofPeople, timesheetsVisibleTo(viewer));
  const parts = choosePartsOfReview(selection);
  const found = await Promise.all(conditions.map((condition) => readRows(em, timesheetReads, condition, { parts })));
  const views = await presentTimesheetRows(context, found.flat(), selectionOfReview(selection));
  return views.sort(
    (one, other) => one.clockInAt.getTime() - other.clockInAt.getTime() || (one.id < other.id ? -1 : 1),
  );
}

export async function readTimesheetsById(
  context: SignedInContext,
  ids: readonly string[],
  selection: Selection,
): Promise<TimesheetView[]> {
  if (ids.length === 0) return [];
  const condition = allOf(where`id = any(${arrayLiteral(ids)}::uuid[])`, timesheetsVisibleTo(context.viewer));
  const rows = await readRows(context.em, timesheetReads, condition, { parts: choosePartsOfReview(selection) });
  return presentTimesheetRows(context, rows, selectionOfReview(selection));
}

function choosePartsOfReview(selection: Selection) {
  return [...new Set([...chooseTimesheetParts(selection), ...partsOfReview])];
}

/** Whether the caller may approve is part of every review. */
function selectionOfReview(selection: Selection): Selection {
  return {
    wants: (path) => path === 'canApprove' || selection.wants(path),
    wantsBesides: (names) => selection.wantsBesides(names),
    at: (path) => selection.at(path),
  };
}
