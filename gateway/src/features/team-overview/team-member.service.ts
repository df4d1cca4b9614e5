import { addDays, weekOf } from '@timetrack/contracts/calendar';
import { administrators, query, type SignedInContext } from '../../access/index.js';
import { failures } from '../../platform/errors/index.js';
import { readRows, where } from '../../platform/read-model/index.js';
import { hideReach, presentMember, type UserView, userIdInput, userReads } from '../identity/index.js';
import { dateAt, findRulesInForce, instantsOf, readRuleTimeline } from '../organization/index.js';
import { readPayableMinutes } from '../payroll/index.js';
import { listSchedulesOfPerson } from '../scheduling/index.js';
import { countReach, readStaysOfPerson } from '../teams/index.js';
import { listApprovedTimeOff } from '../time-off/index.js';
import { readOpenTimesheet } from '../timeclock/index.js';
import type { TeamMember } from './team-member.types.js';

const daysAhead = 14;
/** The last date that the API accepts. */
const lastDate = '2199-12-31';

export const teamMember = query('teamMember', userIdInput, async (context, { id }): Promise<TeamMember> => {
  const { em, viewer, platform } = context;
  const { organizationId } = viewer;
  const [user] = await readRows(em, userReads, where`id = ${id} and deleted_at is null`, { parts: ['details'] });
  if (!user) throw failures.notFound('Team member');
  const rules = await readRuleTimeline(em, organizationId);
  const today = dateAt(rules, platform.clock.now());
  const workweek = weekOf(today, findRulesInForce(rules, today).workweekStartsOn);
  const lastDay = addDays(today, daysAhead);
  const plannedRange = instantsOf(rules, { startDate: workweek.startDate, endDate: lastDay });
  const { completed, inProgress } = await readPayableMinutes(context, { userId: id, period: workweek });
  return {
    user: hideReach(viewer, presentMember(user, platform.clock.now())),
    minutesThisWeek: completed + inProgress,
    minutesInProgress: inProgress,
    openTimesheet: await readOpenTimesheet(context, id, context.selection.at('openTimesheet')),
    schedules: await listSchedulesOfPerson(em, id, plannedRange),
    timeOff: await listApprovedTimeOff(em, { from: today, to: lastDate, userIds: [id] }),
    teams: context.selection.wants('teams') ? await readStaysOfPerson(context, id) : [],
    reachPreview: context.selection.wants('reachPreview') ? await previewReach(context, user) : null,
  };
});

async function previewReach(
  { em, viewer, platform }: SignedInContext,
  { id, role }: Pick<UserView, 'id' | 'role'>,
): Promise<TeamMember['reachPreview']> {
  const isShown = role === 'MANAGER' && administrators.includes(viewer.role);
  return isShown ? countReach(em, id, platform.clock.now()) : null;
}
