import { z } from 'zod';
import { query, type SignedInContext } from '../../../access/index.js';
import { Organization, type Period, periodOfDays, spanOf } from '../../organization/index.js';
import type { PtoRequestView } from '../../time-off/index.js';
import { byPerson } from '../schedules/group-by-assignee.rules.js';
import { mayPlan } from '../schedules/schedule.policy.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import { rowsWorkedBy, scheduleRows } from '../schedules/schedule-rows.queries.js';
import { schedulesWithin } from '../schedules/schedules-within.js';

type ByRequest = (request: PtoRequestView) => readonly ScheduleView[];
type Periods = ReadonlyMap<PtoRequestView, Period>;

/**
 * What the people of these requests are planned for on the days that they ask for, canceled shifts aside, as far as the
 * viewer may see it. One look-up for a whole list of requests.
 */
export const scheduledThen = query(
  'myPtoRequests',
  z.object({ requests: z.array(z.custom<PtoRequestView>()) }),
  async (context, { requests }): Promise<ByRequest> => {
    const { em, viewer } = context;
    const { timezoneInForce } = await em.findOneOrFail(Organization, viewer.organizationId);
    const periods = new Map(requests.map((request) => [request, periodOfDays(request, timezoneInForce)]));
    const schedules = await schedulesOf(context, periods);
    const planned = byPerson(schedules.filter(({ status }) => status !== 'CANCELED'));
    return (request) => {
      const period = periods.get(request);
      const own = planned.get(request.user.id) ?? [];
      return own.filter(({ startAt, endAt }) => period && startAt < period.to && period.from < endAt);
    };
  },
);

/** Days that lie decades apart are asked for one by one: what everybody did in between is not read. */
async function schedulesOf(context: SignedInContext, periods: Periods): Promise<readonly ScheduleView[]> {
  const { em, viewer } = context;
  if (!mayPlan(viewer)) return schedulesWithin(context, spanOf([...periods.values()]));
  const work = [...periods].map(([request, period]) => ({ userId: request.user.id, ...period }));
  return scheduleRows(em, viewer.organizationId, rowsWorkedBy(viewer.organizationId, work));
}
