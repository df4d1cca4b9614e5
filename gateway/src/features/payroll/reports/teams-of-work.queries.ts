import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import type { TeamName } from '../../teams/index.js';
import { isWork } from '../run/assemble-entry.rules.js';
import type { PayrollLine } from '../run/payroll-entry.types.js';
import type { ReportSource } from './report-definition.types.js';

export interface LineOfTeam extends Pick<PayrollLine, 'date' | 'minutes'> {
  /** The team. */
  readonly group: TeamName | null;
}

const selectTeams = `
  select timesheet.id as "timesheetId", team.id, team.name
  from timesheets timesheet
  join teams team on team.organization_id = timesheet.organization_id and team.id = timesheet.team_id
  where timesheet.organization_id = :organization and timesheet.id = any(?::uuid[])`;

interface TeamRow extends TeamName {
  readonly timesheetId: string;
}

/**
 * The work of each person, with the team of its timesheet. Settled pay does not depend on teams, so they are those of now. Work of a
 * timesheet that was deleted since has no team, like the correction that takes it back. One statement for each batch of people.
 */
export async function* listWorkByTeam({
  em,
  organizationId,
  entries,
}: Pick<ReportSource, 'em' | 'organizationId' | 'entries'>): AsyncGenerator<readonly (readonly LineOfTeam[])[]> {
  for await (const batch of entries.lines()) {
    const people = Array.from(batch, ({ lines }) => lines.filter(isWork));
    const teams = await readTeams(em, organizationId, people.flat());
    yield people.map((lines) =>
      lines.map(({ date, minutes, timesheetId }) => ({ date, minutes, group: teams.get(timesheetId) ?? null })),
    );
  }
}

async function readTeams(
  em: EntityManager,
  organizationId: string,
  lines: readonly PayrollLine[],
): Promise<ReadonlyMap<string | null, TeamName>> {
  const timesheetIds = arrayLiteral(new Set(lines.flatMap(({ timesheetId }) => timesheetId ?? [])));
  const rows = await tenantSql(em, organizationId).query<TeamRow>(selectTeams, [timesheetIds]);
  return new Map(rows.map(({ timesheetId, id, name }) => [timesheetId, { id, name }]));
}
