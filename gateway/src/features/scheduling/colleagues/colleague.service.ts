import { query } from '../../../access/index.js';
import { failures } from '../../../platform/errors/index.js';
import { scheduleInput } from '../schedules/schedule.inputs.js';
import { readSchedules, selectAll, selectByIds, selectDuring } from '../schedules/schedule-rows.queries.js';
import { readVisibleSchedules, seesColleagues } from '../schedules/visible-people.service.js';
import { listColleagues } from './colleague.rules.js';
import type { ShiftColleague } from './colleague.types.js';

/**
 * Who works with the caller on a shift, as published. An empty list if the organization hides colleagues from workers. Fails with
 * NOT_FOUND unless the caller may see the shift.
 */
export const shiftColleagues = query(
  'shiftColleagues',
  scheduleInput,
  async (context, { id }): Promise<readonly ShiftColleague[]> => {
    const { em, viewer } = context;
    const [shift] = await readVisibleSchedules(context, selectByIds([id]));
    if (!shift) throw failures.notFound('Schedule');
    if (shift.status === 'CANCELED' || !(await seesColleagues(context))) return [];
    const period = { from: shift.startAt, to: shift.endAt };
    const atSameJob = { condition: `id <> ? and job_id = ? and status = 'PUBLISHED'`, values: [id, shift.jobId] };
    const others = shift.jobId ? await readSchedules(em, selectAll(selectDuring(period), atSameJob)) : [];
    return listColleagues(shift, others, (userId) => userId !== viewer.userId);
  },
);
