import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/contracts/calendar';
import type { SignedInContext } from '../../../access/index.js';
import { readFilteredTeam, readOwnTeams } from '../../teams/index.js';
import type { PayrollEntries } from '../entries/payroll-entries.types.js';
import { readPay } from '../entries/read-pay.queries.js';
import type { ReportScope } from './report-scope.rules.js';

interface ScopeQuestion extends DateRange {
  readonly teamId?: string | null | undefined;
}

/**
 * Calls `work` with the pay of everyone whom the viewer may see, or of those of them who belong to a team today. Fails with
 * NOT_FOUND for a team that the viewer may not see.
 */
export async function readPayInScope<Result>(
  context: SignedInContext,
  { startDate, endDate, teamId }: ScopeQuestion,
  work: (entries: PayrollEntries, em: EntityManager, scope: ReportScope) => Result | Promise<Result>,
): Promise<Result> {
  const team = await readFilteredTeam(context, teamId);
  const userIds = team?.userIds;
  const scope = { userIds, ...(await findTeams(context, team)) };
  return readPay(context, { startDate, endDate, userIds }, (entries, em) => work(entries, em, scope));
}

async function findTeams(
  { em, viewer, platform }: SignedInContext,
  team: Awaited<ReturnType<typeof readFilteredTeam>>,
): Promise<Pick<ReportScope, 'everyone' | 'teams'>> {
  if (team) return { everyone: false, teams: [{ id: team.id, name: team.name }] };
  if (!viewer.isRestricted) return { everyone: true, teams: [] };
  return { everyone: false, teams: (await readOwnTeams(em, viewer.userId, platform.clock.now())).ledTeams };
}
