import { query, type SignedInContext } from '../../../access/index.js';
import { byName, User } from '../../identity/index.js';
import { dayOf, Organization, type Period } from '../../organization/index.js';
import { listApprovedTimeOff, type TimeOff } from '../../time-off/index.js';
import { mayPlan } from '../schedules/schedule.policy.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import { schedulesWithin } from '../schedules/schedules-within.js';
import { scheduleBoardInput } from './board.inputs.js';
import { countDrafts, plannedMinutesByPerson } from './board.rules.js';

/** Everything that a view of the schedule shows. */
export interface Board {
  readonly people: readonly { readonly user: User; readonly plannedMinutes: number }[];
  readonly schedules: readonly ScheduleView[];
  readonly timeOff: readonly TimeOff[];
  readonly draftCount: number;
}

/**
 * The board from `from` until `to`: for those who plan everybody active, for a worker their own row. The statements are
 * always the same few, however many people and shifts there are.
 */
export const scheduleBoard = query('scheduleBoard', scheduleBoardInput, async (context, period): Promise<Board> => {
  const people = await peopleOn(context);
  const schedules = await schedulesWithin(context, period);
  const minutes = plannedMinutesByPerson(schedules, period);
  return {
    people: people.map((user) => ({ user, plannedMinutes: minutes.get(user.id) ?? 0 })),
    schedules,
    timeOff: await timeOffOn(context, period, people),
    draftCount: countDrafts(schedules, period),
  };
});

async function peopleOn({ em, viewer }: SignedInContext): Promise<User[]> {
  const people = await em.find(User, mayPlan(viewer) ? { status: 'ACTIVE' } : { id: viewer.userId });
  return people.toSorted(byName);
}

/** Of the people on the board. Nobody plans with those who have left, and a worker sees their own days off alone. */
async function timeOffOn({ em, viewer }: SignedInContext, { from, to }: Period, people: readonly User[]) {
  const { timezoneInForce } = await em.findOneOrFail(Organization, viewer.organizationId);
  const lastInstant = new Date(to.getTime() - 1);
  return listApprovedTimeOff(em, {
    from: dayOf(from, timezoneInForce).date,
    to: dayOf(lastInstant, timezoneInForce).date,
    userIds: people.map((person) => person.id),
  });
}
