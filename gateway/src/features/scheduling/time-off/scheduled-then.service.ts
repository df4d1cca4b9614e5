import { z } from 'zod';
import { query, type SignedInContext } from '../../../access/index.js';
import { type Period, periodOfDays, readTimezone, spanOf } from '../../organization/index.js';
import type { PtoRequestView } from '../../time-off/index.js';
import { mayPlan } from '../schedules/schedule.policy.js';
import { groupByAssignee } from '../schedules/schedule.rules.js';
import { listSchedules } from '../schedules/schedule.service.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import { readSchedules, selectWorkedBy } from '../schedules/schedule-rows.queries.js';
import { listShiftsOnTimeOff } from './shift-on-time-off.rules.js';
import type { ShiftOnTimeOff } from './shift-on-time-off.types.js';

type ByRequest<Value> = (request: PtoRequestView) => readonly Value[];
type Periods = ReadonlyMap<PtoRequestView, Period>;

/**
 * The shifts of the requesters on the requested days, without canceled shifts and without shifts that the viewer may
 * not see. One lookup for a whole list of requests.
 */
export const scheduledThen = query(
  'myPtoRequests',
  z.object({ keys: z.array(z.custom<PtoRequestView>()) }),
  async (context, { keys: requests }): Promise<ByRequest<ScheduleView>> => {
    const { em } = context;
    const timezone = await readTimezone(em);
    const periods = new Map(requests.map((request) => [request, periodOfDays(request, timezone)]));
    const schedules = await readShifts(context, periods);
    const planned = groupByAssignee(schedules.filter(({ status }) => status !== 'CANCELED'));
    return (request) => {
      const period = periods.get(request);
      const own = planned.get(request.user.id) ?? [];
      return own.filter(({ startAt, endAt }) => period && startAt < period.to && period.from < endAt);
    };
  },
);

/** Planners look up each request's own days, so that requests that are decades apart load nothing in between. */
async function readShifts(context: SignedInContext, periods: Periods): Promise<readonly ScheduleView[]> {
  const { em, viewer } = context;
  if (!mayPlan(viewer)) return listSchedules(context, spanOf([...periods.values()]));
  const personPeriods = [...periods].map(([request, period]) => ({ userId: request.user.id, ...period }));
  return readSchedules(em, selectWorkedBy(personPeriods));
}

export const shiftsOnTimeOff = query(
  'myPtoRequests',
  scheduledThen.input,
  async (context, input): Promise<ByRequest<ShiftOnTimeOff>> => {
    if (!mayPlan(context.viewer)) return () => [];
    const now = context.platform.clock.now();
    const shiftsOf = await scheduledThen.run(context, input, undefined);
    return (request) => listShiftsOnTimeOff(shiftsOf(request), now);
  },
);
