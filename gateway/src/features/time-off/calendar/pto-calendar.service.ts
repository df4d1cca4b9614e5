import { z } from 'zod';
import { query } from '../../../access/index.js';
import { checkTogether } from '../../../platform/inputs/check-together.js';
import { calendarDate } from '../../../platform/inputs/date.js';
import { allOf, readRows, where } from '../../../platform/read-model/index.js';
import { compareByName, presentUser, readUsers } from '../../identity/index.js';
import { readFilteredTeam, teamFilter } from '../../teams/index.js';
import { findRequestsInClosedPayPeriods } from '../requests/approved-time-off.queries.js';
import { mayDecide, requestsOfTeam } from '../requests/pto-request.policy.js';
import { ptoRequestReads } from '../requests/pto-request.reads.js';
import type { PtoCalendar } from './pto-calendar.types.js';

const maxDays = 62;

const ptoCalendarInput = checkTogether(
  z.object({
    startDate: calendarDate('Start date').describe('The first day of the calendar.'),
    endDate: calendarDate('End date').describe('The last day of the calendar.'),
    teamId: teamFilter,
  }),
  ['startDate', 'endDate'],
  (days) => {
    if (days.startDate > days.endDate) return { endDate: 'End date must not be before start date' };
    return isShort(days) ? undefined : { endDate: `The calendar can show at most ${maxDays} days` };
  },
);

const isShort = ({ startDate, endDate }: { readonly startDate: string; readonly endDate: string }) =>
  Temporal.PlainDate.from(startDate).until(endDate, { largestUnit: 'day' }).days < maxDays;

export const ptoCalendar = query(
  'ptoCalendar',
  ptoCalendarInput,
  async (context, { startDate, endDate, teamId }): Promise<PtoCalendar> => {
    const { em, viewer } = context;
    const ofTeam = requestsOfTeam(await readFilteredTeam(context, teamId));
    const taken = where`status in ('PENDING', 'APPROVED')
      and start_date <= ${endDate}::date and end_date >= ${startDate}::date`;
    const requests = await readRows(em, ptoRequestReads, allOf(taken, ofTeam), {
      orderBy: ['startDate', 'id'],
      parts: ['policy'],
    });
    const byPerson = Map.groupBy(requests, ({ userId }) => userId);
    const users = byPerson.size === 0 ? [] : await readUsers(em, new Set(byPerson.keys()));
    const closed = await findRequestsInClosedPayPeriods(
      em,
      requests.map(({ id }) => id),
    );
    const active = users.filter(({ status }) => status === 'ACTIVE').toSorted(compareByName);
    return {
      people: active.map((user) => ({
        user: presentUser(user),
        timeOff: (byPerson.get(user.id) ?? []).map((request) => ({
          id: request.id,
          startDate: request.startDate,
          endDate: request.endDate,
          hours: request.hours,
          policyName: request.policyName,
          status: request.status,
          canDecide: request.status === 'PENDING' && mayDecide(viewer, { user }),
          canRevoke: request.status === 'APPROVED' && !closed.has(request.id) && mayDecide(viewer, { user }),
        })),
      })),
    };
  },
);
