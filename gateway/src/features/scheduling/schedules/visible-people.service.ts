import type { SignedInContext } from '../../../access/index.js';
import { readShowsColleagues } from '../../organization/index.js';
import { mayPlan, type Selection, selectVisibleTo } from './schedule.policy.js';
import { hasPeopleOutOfReach } from './schedule.rules.js';
import type { ScheduleView } from './schedule.types.js';
import { presentRows, readScheduleRows, type ScheduleRow, selectAll } from './schedule-rows.queries.js';

type Reader = Pick<SignedInContext, 'em' | 'viewer'>;

/** Whether a shift has people whom the viewer does not reach, so that the viewer can't change it. */
export const isLocked = ({ assignees }: Pick<ScheduleView, 'assignees'>) => hasPeopleOutOfReach({ assignees });

/** Whether the viewer sees who else works a shift: planners always, workers unless the organization hides colleagues. */
export async function seesColleagues({ em, viewer }: Reader): Promise<boolean> {
  return mayPlan(viewer) || readShowsColleagues(em);
}

/** The rows with the people that the viewer may see. */
export async function hideColleagues<Row extends Pick<ScheduleRow, 'userIds'>>(
  reader: Reader,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  if (rows.length === 0 || (await seesColleagues(reader))) return rows;
  const { userId } = reader.viewer;
  return rows.map((row) => ({ ...row, userIds: row.userIds?.split(',').includes(userId) ? userId : null }));
}

/** Reads the schedules that the viewer may see, with the people that the viewer may see, earliest first. */
export async function readVisibleSchedules(reader: Reader, selection: Selection): Promise<ScheduleView[]> {
  const rows = await readScheduleRows(reader.em, selectAll(selection, selectVisibleTo(reader.viewer)));
  return rows.length === 0 ? [] : presentRows(reader.em, await hideColleagues(reader, rows));
}
