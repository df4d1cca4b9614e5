import type { PersonWeek, WeekTimesheet } from './week.graphql.js';

/** The ids of the selected timesheets. */
export type Selection = ReadonlySet<string>;

export const approvableOf = ({ days }: PersonWeek): readonly WeekTimesheet[] =>
  days.flatMap(({ timesheets }) => timesheets.filter(({ canApprove }) => canApprove));

/** The selection with these timesheets added, or removed if all of them were selected. */
export function toggle(selection: Selection, timesheets: readonly Pick<WeekTimesheet, 'id'>[]): Selection {
  const ids = timesheets.map(({ id }) => id);
  return ids.every((id) => selection.has(id))
    ? new Set([...selection].filter((id) => !ids.includes(id)))
    : new Set([...selection, ...ids]);
}

/** How many of the selected timesheets have something that the approver confirms. */
export function countExceptional(people: readonly PersonWeek[], selection: Selection): number {
  const flagged = people.flatMap(({ days }) => days.flatMap((day) => day.exceptions.map((each) => each.timesheetId)));
  return new Set(flagged.filter((id) => selection.has(id))).size;
}

/** The selected timesheets that are still displayed and can be approved. */
export function selectedOf(people: readonly PersonWeek[], selection: Selection): readonly WeekTimesheet[] {
  return people.flatMap(approvableOf).filter(({ id }) => selection.has(id));
}
