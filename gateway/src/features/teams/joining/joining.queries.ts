import type { EntityManager } from '@mikro-orm/postgresql';
import type { CalendarDate } from '@timetrack/contracts/calendar';
import { tenantSql } from '../../../platform/database/tenant-sql.js';

const join = `
  with asked as (select ?::uuid as team_id, ?::uuid as user_id, ?::date as today, ?::boolean as leads),
  member as (
    insert into team_members (organization_id, team_id, user_id, from_date)
    select :organization, asked.team_id, asked.user_id, asked.today from asked
    where not exists (
      select from team_members stay
      where stay.organization_id = :organization and stay.team_id = asked.team_id and stay.user_id = asked.user_id
        and (stay.to_date is null or stay.to_date > asked.today))
  ), lead as (
    insert into team_leads (organization_id, team_id, user_id)
    select :organization, asked.team_id, asked.user_id from asked where asked.leads
    on conflict do nothing
  )
  select team.name from teams team, asked where team.organization_id = :organization and team.id = asked.team_id`;

interface Joined {
  readonly teamId: string;
  readonly userId: string;
  readonly today: CalendarDate;
  readonly leads: boolean;
}

/** Makes a person a member, and perhaps a lead, unless they are already. Returns the name of the team. */
export async function addJoined(em: EntityManager, { teamId, userId, today, leads }: Joined): Promise<string> {
  const [row] = await tenantSql(em).query<{ name: string }>(join, [teamId, userId, today, leads]);
  if (!row) throw new Error('the team that a person joins does not exist');
  return row.name;
}
