import { z } from 'zod';
import { query, type SignedInContext } from '../../../access/index.js';
import { idInput } from '../../../platform/database/ids.js';
import { enforce, failures } from '../../../platform/errors/index.js';
import { checkTogether } from '../../../platform/inputs/check-together.js';
import { calendarDate } from '../../../platform/inputs/date.js';
import { readUsers } from '../../identity/index.js';
import { type Period, periodOfDays, readTimezone } from '../../organization/index.js';
import {
  callerMustBeAllowedToRecord,
  findObstacle,
  findWrongDays,
  maxHours,
  mayDecide,
  readBalancesFor,
} from '../../time-off/index.js';
import { maySeeSchedules, selectOwn } from '../schedules/schedule.policy.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import { readSchedules, selectAll, selectDuring, selectWorkedBy } from '../schedules/schedule-rows.queries.js';
import { isLongerThanDay, proposeHours } from './proposal.rules.js';
import type { PtoProposal } from './proposal.types.js';
import { listShiftsOnTimeOff } from './shift-on-time-off.rules.js';

const ptoProposalInput = checkTogether(
  z.object({
    startDate: calendarDate('Start date').describe('The first day off.'),
    endDate: calendarDate('End date').describe('The last day off.'),
    userId: idInput.nullish().describe('The person who is off, the caller by default. Managers name others.'),
    policyId: idInput.nullish().describe('The policy whose balances are returned. Without it, none are.'),
  }),
  ['startDate', 'endDate'],
  ({ startDate, endDate }) => findWrongDays(startDate, endDate),
);

/** Proposes hours from the person's published shifts, with obstacles. Stores nothing. */
export const proposePto = query(
  'ptoProposal',
  ptoProposalInput,
  async (context, { policyId, userId, ...days }): Promise<PtoProposal> => {
    const person = await findPerson(context, userId ?? context.viewer.userId);
    const period = periodOfDays(days, await readTimezone(context.em));
    const shifts = await readShifts(context, person, period);
    return {
      ...proposeHours(days, shifts.filter(countsFrom(period)), maxHours, person.name),
      obstacle: (await findObstacle(context, person, days))?.message ?? null,
      balances: policyId ? await readBalancesFor(context, person, policyId, days) : [],
      shifts: person.name === null ? [] : listShiftsOnTimeOff(shifts, context.platform.clock.now()),
    };
  },
);

interface Requester {
  readonly id: string;
  /** Null for the caller. */
  readonly name: string | null;
}

async function findPerson({ em, viewer }: SignedInContext, id: string): Promise<Requester> {
  if (id === viewer.userId) return { id, name: null };
  enforce(callerMustBeAllowedToRecord(mayDecide(viewer, { user: { id } })));
  const [person] = await readUsers(em, [id]);
  if (!person) throw failures.notFound('User');
  return { id, name: person.firstName };
}

/** The person's shifts during these days, without canceled ones. Callers see only their own published ones. */
async function readShifts({ em, viewer }: SignedInContext, { id, name }: Requester, period: Period) {
  if (!maySeeSchedules(viewer)) return [];
  const own = name === null ? selectOwn(id) : selectWorkedBy([{ userId: id, ...period }]);
  const shifts = await readSchedules(em, selectAll(selectDuring(period), own));
  return shifts.filter(({ status }) => status !== 'CANCELED');
}

/** The published shifts that start on these days, and those over several days that overlap them. */
function countsFrom({ from }: Period): (shift: ScheduleView) => boolean {
  return (shift) => shift.status === 'PUBLISHED' && (shift.startAt >= from || isLongerThanDay(shift));
}
