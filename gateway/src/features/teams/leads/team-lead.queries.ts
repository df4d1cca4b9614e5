import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';

const selectLeads = `
  select user_id as "userId" from team_leads where organization_id = :organization and team_id = ? order by user_id`;

export async function readLeadIds(em: EntityManager, teamId: string): Promise<string[]> {
  const rows = await tenantSql(em).query<{ userId: string }>(selectLeads, [teamId]);
  return rows.map(({ userId }) => userId);
}

const insertLeads = `
  insert into team_leads (organization_id, team_id, user_id)
  select :organization, ?, person from unnest(?::uuid[]) person`;

export async function addLeads(em: EntityManager, teamId: string, userIds: readonly string[]): Promise<void> {
  await tenantSql(em).run(insertLeads, [teamId, arrayLiteral(userIds)]);
}

const deleteLeads = `
  delete from team_leads where organization_id = :organization and team_id = ? and user_id = any(?::uuid[])`;

export async function removeLeads(em: EntityManager, teamId: string, userIds: readonly string[]): Promise<void> {
  await tenantSql(em).run(deleteLeads, [teamId, arrayLiteral(userIds)]);
}

interface LedTeam {
  readonly id: string;
  readonly name: string;
}

const deleteLead = `
  with gone as (
    delete from team_leads where organization_id = :organization and user_id = ? returning organization_id, team_id
  )
  select team.id, team.name from gone
  join teams team on team.organization_id = gone.organization_id and team.id = gone.team_id
  order by team.id`;

/** Removes a person as a lead, and returns the teams that they led. */
export function removeLeadFromTeams(em: EntityManager, userId: string, organizationId?: string): Promise<LedTeam[]> {
  return tenantSql(em, organizationId).query<LedTeam>(deleteLead, [userId]);
}
