import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/contracts/calendar';
import type { z } from 'zod';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import type { teamName } from '../../identity/index.js';

export type TeamName = Readonly<z.infer<typeof teamName>>;

/**
 * SQL for the team to which a person has belonged longest on the day of an instant, as JSON text that `readTeamOfDay` reads. Null
 * without one. Retired teams don't count. Both arguments are SQL, first the instant: the statement has them in this order.
 */
export function selectTeamOfDay(at: string, userId: string): string {
  return `(
    with day as materialized (select date_in_organization(:organization::uuid, ${at}) as today)
    select json_build_array(team.id, team.name)::text
    from team_members member
    join teams team on team.organization_id = member.organization_id and team.id = member.team_id
      and team.retired_at is null
    cross join day
    where member.organization_id = :organization and member.user_id = ${userId}
      and member.from_date <= day.today and (member.to_date is null or member.to_date > day.today)
    order by member.from_date, team.id limit 1)`;
}

export function readTeamOfDay(team: string | null): TeamName | null {
  if (team === null) return null;
  const [id, name] = JSON.parse(team) as readonly [string, string];
  return { id, name };
}

const selectTeamsOfPeople = `
  select distinct on (member.user_id) member.user_id as "userId", team.id, team.name
  from team_members member
  join teams team on team.organization_id = member.organization_id and team.id = member.team_id
    and team.retired_at is null
  where member.organization_id = :organization
    and member.from_date <= ?::date and (member.to_date is null or member.to_date > ?::date)
  order by member.user_id, member.from_date, team.id`;

/** By the id of the person, the team to which they have belonged longest of those in these days. Retired teams don't count. */
export async function readTeamsOfPeople(
  em: EntityManager,
  { startDate, endDate }: DateRange,
): Promise<ReadonlyMap<string, TeamName>> {
  const rows = await tenantSql(em).query<TeamName & { userId: string }>(selectTeamsOfPeople, [endDate, startDate]);
  return new Map(rows.map(({ userId, ...team }) => [userId, team]));
}
