import type { SignedInContext } from '../../../access/index.js';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { readShiftsNear, selectShiftsNear } from '../../scheduling/index.js';
import { readTeamOfDay, requireTeam, selectTeamOfDay, Team, type TeamName } from '../../teams/index.js';
import { chooseTeam } from './nearest-shift.rules.js';
import type { Timesheet } from './timesheet.entity.js';

const selectFacts = `
  select ${selectShiftsNear('?::uuid', '?::timestamptz')} as shifts, ${selectTeamOfDay('?::timestamptz', '?::uuid')} as team`;

interface Work {
  readonly userId: string;
  readonly clockInAt: Date;
  /** Null means no team. Absent means the one that a clock-in at this time would get. */
  readonly teamId: string | null | undefined;
}

/** The team whose hours a timesheet has that a manager enters. A retired one is accepted: it may have been active then. */
export async function chooseTeamOfWork(context: SignedInContext, work: Work): Promise<TeamName | null> {
  const { userId, clockInAt, teamId } = work;
  if (teamId) return requireTeam(context, teamId);
  if (teamId === null) return null;
  const values = [userId, clockInAt, clockInAt, clockInAt, clockInAt, userId];
  const [row] = await tenantSql(context.em).query<Record<'shifts' | 'team', string | null>>(selectFacts, values);
  return chooseTeam(readShiftsNear(row?.shifts ?? null), readTeamOfDay(row?.team ?? null), clockInAt);
}

/**
 * Sets the team whose hours a timesheet has. It does not have to be approved again, because pay does not depend on teams. A retired
 * team is accepted.
 */
export async function correctTeam(
  context: SignedInContext,
  timesheet: Timesheet,
  teamId: string | null,
): Promise<void> {
  if (teamId === (timesheet.team?.id ?? null)) return;
  if (teamId !== null) await requireTeam(context, teamId);
  timesheet.team = teamId === null ? null : await context.em.findOneOrFail(Team, teamId);
}

/** The team as the history shows it. The name stays what it was at that time. */
export function readTeam({ team }: Timesheet) {
  return { teamId: team?.id ?? null, team: team?.name ?? null };
}
