import type { EntityManager } from '@mikro-orm/postgresql';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import type { OwnTeams } from '../../identity/index.js';
import { compareNames } from '../../jobs/index.js';
import { dayOf, selectTimezoneText, timezoneOfText } from '../../organization/index.js';
import { rankOfStay, type Stay } from '../members/membership.rules.js';

interface OwnTeamRow {
  readonly id: string;
  readonly name: string;
  readonly leads: boolean;
  readonly stays: readonly Stay[];
  readonly zones: string;
}

const selectOwnTeams = `
  with asked as (select ?::uuid as viewer),
  zones as (select ${selectTimezoneText} as zones from organizations where id = :organization)
  select team.id, team.name, own.leads, own.stays, zones.zones
  from (
    select lead.team_id, true as leads, '[]'::jsonb as stays
    from team_leads lead, asked where lead.organization_id = :organization and lead.user_id = asked.viewer
    union all
    select member.team_id, false,
      jsonb_agg(jsonb_build_object('fromDate', member.from_date, 'toDate', member.to_date))
    from team_members member, asked where member.organization_id = :organization and member.user_id = asked.viewer
    group by member.team_id
  ) own
  join teams team on team.organization_id = :organization and team.id = own.team_id and team.retired_at is null
  cross join zones`;

/** The active teams that a person leads, and those that they belong to today, in one statement with the time zones. */
export async function readOwnTeams(em: EntityManager, userId: string, now: Date): Promise<OwnTeams> {
  const rows = await tenantSql(em).query<OwnTeamRow>(selectOwnTeams, [userId]);
  const [first] = rows;
  if (!first) return { ledTeams: [], teams: [] };
  const today = dayOf(now, timezoneOfText(first.zones)).date;
  const namesOf = (chosen: readonly OwnTeamRow[]) =>
    chosen
      .map(({ id, name }) => ({ id, name }))
      .toSorted((one, other) => compareNames([one.name, one.id], [other.name, other.id]));
  return {
    ledTeams: namesOf(rows.filter(({ leads }) => leads)),
    teams: namesOf(rows.filter(({ stays }) => stays.some((stay) => rankOfStay(stay, today) === 0))),
  };
}
