import type { PersonWeek, WeekTimesheet } from './week.graphql.js';

export interface SelectedTimesheet extends Pick<WeekTimesheet, 'id' | 'version'> {
  readonly isRejected: boolean;
  /** Whether it has something that the approver confirms. */
  readonly isExceptional: boolean;
}

/** By id. It keeps what was selected on other pages. */
export type Selection = ReadonlyMap<string, SelectedTimesheet>;

export function approvableOf({ days }: PersonWeek): readonly SelectedTimesheet[] {
  const flagged = new Set(days.flatMap(({ exceptions }) => exceptions.map(({ timesheetId }) => timesheetId)));
  return days
    .flatMap(({ timesheets }) => timesheets.filter(({ canApprove }) => canApprove))
    .map(({ id, version, rejection }) => ({
      ...{ id, version },
      isRejected: rejection !== null,
      isExceptional: flagged.has(id),
    }));
}

/** The selection with these timesheets added, or removed if all of them were selected. */
export function toggle(selection: Selection, timesheets: readonly SelectedTimesheet[]): Selection {
  const ids = new Set(timesheets.map(({ id }) => id));
  return timesheets.every(({ id }) => selection.has(id))
    ? new Map([...selection].filter(([id]) => !ids.has(id)))
    : new Map([...selection, ...timesheets.map((timesheet) => [timesheet.id, timesheet] as const)]);
}

/** Displayed timesheets as displayed, unless no longer approvable; those of other pages as they were. */
export function selectedOf(people: readonly PersonWeek[], selection: Selection): readonly SelectedTimesheet[] {
  const displayed = new Set(
    people.flatMap(({ days }) => days.flatMap(({ timesheets }) => timesheets.map(({ id }) => id))),
  );
  return [
    ...people.flatMap(approvableOf).filter(({ id }) => selection.has(id)),
    ...[...selection.values()].filter(({ id }) => !displayed.has(id)),
  ];
}

export const countExceptional = (timesheets: readonly SelectedTimesheet[]): number =>
  timesheets.filter(({ isExceptional }) => isExceptional).length;

/** As the gateway takes it: it leaves what has changed since the viewer saw it. */
export const toInput = (timesheets: readonly SelectedTimesheet[]) =>
  timesheets.map(({ id, version, isRejected }) => ({ id, expectedVersion: version, rejected: isRejected }));
