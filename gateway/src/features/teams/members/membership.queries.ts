import type { EntityManager } from '@mikro-orm/postgresql';
import type { CalendarDate } from '@timetrack/contracts/calendar';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import type { TeamStay } from '../team.types.js';
import type { Stay } from './membership.rules.js';

export interface MembershipRow extends Stay {
  readonly teamId: string;
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
}

const selectMembers = `
  select member.team_id as "teamId", member.user_id as "userId",
    person.first_name as "firstName", person.last_name as "lastName",
    member.from_date::text as "fromDate", member.to_date::text as "toDate"
  from team_members member
  join users person on person.organization_id = member.organization_id and person.id = member.user_id
    and person.deleted_at is null
  where member.organization_id = :organization and member.team_id = any(?::uuid[])`;

/** The memberships of these teams, without those of people who were permanently deleted. */
export function readMembers(em: EntityManager, teamIds: Iterable<string>): Promise<MembershipRow[]> {
  return tenantSql(em).query<MembershipRow>(selectMembers, [arrayLiteral(teamIds)]);
}

const selectStaysInTeams = `
  select jsonb_build_object('id', team.id, 'name', team.name) as team,
    member.from_date::text as "fromDate", member.to_date::text as "toDate"
  from team_members member
  join teams team on team.organization_id = member.organization_id and team.id = member.team_id
    and team.retired_at is null
  where member.organization_id = :organization and member.user_id = ? and (?::uuid is null or exists (
    select from team_leads lead
    where lead.organization_id = team.organization_id and lead.team_id = team.id and lead.user_id = ?::uuid))`;

/** The memberships of a person in active teams: in all of them, or in those that a manager leads. */
export function readStaysInTeams(em: EntityManager, userId: string, leadId: string | null): Promise<TeamStay[]> {
  return tenantSql(em).query<TeamStay>(selectStaysInTeams, [userId, leadId, leadId]);
}

const ofPerson = 'organization_id = :organization and team_id = ? and user_id = ?';

const selectStays = `
  select from_date::text as "fromDate", to_date::text as "toDate" from team_members
  where ${ofPerson} order by from_date`;

/** When a person belongs to a team, earliest first. */
export function readStays(em: EntityManager, teamId: string, userId: string): Promise<Stay[]> {
  return tenantSql(em).query<Stay>(selectStays, [teamId, userId]);
}

const insertMembers = `
  insert into team_members (organization_id, team_id, user_id, from_date, to_date)
  select :organization, ?, person, ?::date, ?::date from unnest(?::uuid[]) person`;

export async function addMembers(
  em: EntityManager,
  teamId: string,
  userIds: readonly string[],
  { fromDate, toDate }: Stay,
): Promise<void> {
  await tenantSql(em).run(insertMembers, [teamId, fromDate, toDate, arrayLiteral(userIds)]);
}

const updateEnd = `update team_members set to_date = ?::date where ${ofPerson} and from_date = ?::date`;

interface PlacedStay extends Pick<Stay, 'fromDate'> {
  readonly teamId: string;
  readonly userId: string;
}

export async function endStay(
  em: EntityManager,
  { teamId, userId, fromDate }: PlacedStay,
  toDate: CalendarDate,
): Promise<void> {
  await tenantSql(em).run(updateEnd, [toDate, teamId, userId, fromDate]);
}

const deleteStay = `delete from team_members where ${ofPerson} and from_date = ?::date`;

export async function removeStay(em: EntityManager, { teamId, userId, fromDate }: PlacedStay): Promise<void> {
  await tenantSql(em).run(deleteStay, [teamId, userId, fromDate]);
}

const deleteStays = `delete from team_members where ${ofPerson}`;

/** Removes every membership of a person in a team, and returns how many there were. */
export function removeStays(em: EntityManager, teamId: string, userId: string): Promise<number> {
  return tenantSql(em).run(deleteStays, [teamId, userId]);
}
