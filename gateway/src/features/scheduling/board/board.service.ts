import { query, type SignedInContext } from '../../../access/index.js';
import { compareByName, presentUser, User, type UserView } from '../../identity/index.js';
import { dayOf, Organization, type Period } from '../../organization/index.js';
import { listApprovedTimeOff } from '../../time-off/index.js';
import { mayPlan } from '../schedules/schedule.policy.js';
import { listSchedules } from '../schedules/schedule.service.js';
import { isOver40Hours } from '../warnings/warning.rules.js';
import { scheduleBoardInput } from './board.inputs.js';
import { countDrafts, countMinutesByPerson } from './board.rules.js';
import type { ScheduleBoardView } from './board.types.js';

/**
 * Reads the board from `from` until `to`: all active members for planners, and their own row for workers. The number of
 * statements does not depend on the number of people and shifts.
 */
export const scheduleBoard = query(
  'scheduleBoard',
  scheduleBoardInput,
  async (context, period): Promise<ScheduleBoardView> => {
    const people = await listPeople(context);
    const schedules = await listSchedules(context, period);
    const minutes = countMinutesByPerson(schedules, period);
    return {
      people: people.map((user) => presentPerson(user, minutes.get(user.id) ?? 0)),
      schedules,
      timeOff: await listTimeOff(context, period, people),
      draftCount: countDrafts(schedules, period),
    };
  },
);

function presentPerson(user: UserView, plannedMinutes: number): ScheduleBoardView['people'][number] {
  return { user, plannedMinutes, over40Hours: isOver40Hours(plannedMinutes) };
}

async function listPeople({ em, viewer }: SignedInContext): Promise<UserView[]> {
  const people = await em.find(User, mayPlan(viewer) ? { status: 'ACTIVE' } : { id: viewer.userId });
  return people.map(presentUser).toSorted(compareByName);
}

/** The time off of the people on the board: no former members, and only the worker's own for a worker. */
async function listTimeOff({ em, viewer }: SignedInContext, { from, to }: Period, people: readonly UserView[]) {
  const { timezoneInForce } = await em.findOneOrFail(Organization, viewer.organizationId);
  const lastInstant = new Date(to.getTime() - 1);
  return listApprovedTimeOff(em, {
    from: dayOf(from, timezoneInForce).date,
    to: dayOf(lastInstant, timezoneInForce).date,
    userIds: people.map((person) => person.id),
  });
}
