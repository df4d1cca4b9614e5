import type { AttentionKind } from '../../../gql/graphql.js';

interface Facts {
  readonly userId: string;
  readonly scheduleId: string | null;
  readonly jobId: string | null;
  readonly timesheetId: string | null;
  readonly startAt: string | null;
  readonly endAt: string | null;
}

interface Action {
  readonly label: string;
  readonly to: string;
}

type Abilities = Readonly<Record<'addTimesheet' | 'editShift' | 'openTimesheet', boolean>>;

/** What a viewer with these abilities can do. Seeing and calling the person is the link of the name. */
export function actionsOf(kind: AttentionKind, facts: Facts, can: Abilities, now = new Date()): Action[] {
  const { scheduleId, timesheetId } = facts;
  return [
    ...(timesheetId && can.openTimesheet ? [{ label: 'Open timesheet', to: `/timesheets?open=${timesheetId}` }] : []),
    ...(kind === 'NO_SHOW' && can.addTimesheet
      ? [{ label: 'Add timesheet', to: addressOfNewTimesheet(facts, now) }]
      : []),
    ...(scheduleId && kind !== 'STILL_CLOCKED_IN' && can.editShift
      ? [{ label: 'Edit shift', to: `/schedules?open=shift&id=${scheduleId}` }]
      : []),
  ];
}

/** The form is filled in with the shift. A shift in progress leaves the clock-out empty. */
function addressOfNewTimesheet({ userId, jobId, startAt, endAt }: Facts, now: Date): string {
  const query = new URLSearchParams({ open: 'new', for: userId });
  if (startAt) query.set('start', startAt);
  if (endAt && Date.parse(endAt) <= now.getTime()) query.set('end', endAt);
  if (jobId) query.set('job', jobId);
  return `/timesheets?${query}`;
}
