import type { EntityManager } from '@mikro-orm/postgresql';
import type { CalendarDate } from '@timetrack/contracts/calendar';
import { arrayLiteral, tenantSql } from '../../platform/database/tenant-sql.js';
import type { UserName } from '../identity/index.js';
import type { Visibility } from './team.policy.js';
import type { TeamView } from './team.types.js';

export interface TeamRow {
  readonly id: string;
  readonly name: string;
  readonly retired: boolean;
  readonly place: TeamView['place'];
  readonly memberCount: number;
  readonly leads: readonly UserName[];
  /** Whether the viewer leads it. */
  readonly isLed: boolean;
}

/** Whom the teams are read for, and on which day. */
export interface TeamReader {
  readonly userId: string;
  readonly visibility: Visibility;
  readonly today: CalendarDate;
}

const ofTeam = (row: string) => `${row}.organization_id = team.organization_id and ${row}.team_id = team.id`;
const personOf = (row: string) => `
  join users person on person.organization_id = ${row}.organization_id and person.id = ${row}.user_id
    and person.deleted_at is null`;
const isToday = (row: string) =>
  `${row}.from_date <= asked.today and (${row}.to_date is null or ${row}.to_date > asked.today)`;

const isLed = `exists (select from team_leads own where ${ofTeam('own')} and own.user_id = asked.viewer)`;
const isOwn = `exists (
  select from team_members own where ${ofTeam('own')} and own.user_id = asked.viewer and ${isToday('own')})`;

const visible: Readonly<Record<Visibility, string>> = { ALL: 'true', LED: isLed, OWN: isOwn };

const selectTeams = (visibility: Visibility, condition: string) => `
  with asked as (select ?::uuid as viewer, ?::date as today)
  select team.id, team.name, team.retired_at is not null as retired, ${isLed} as "isLed",
    (select jsonb_build_object('id', place.id, 'name', place.name) from places place
     where place.organization_id = team.organization_id and place.id = team.place_id) as place,
    (select count(*) from team_members member ${personOf('member')}
     where ${ofTeam('member')} and ${isToday('member')})::integer as "memberCount",
    (select coalesce(jsonb_agg(jsonb_build_object(
       'id', person.id, 'firstName', person.first_name, 'lastName', person.last_name)), '[]')
     from team_leads lead ${personOf('lead')} where ${ofTeam('lead')}) as leads
  from teams team, asked
  where team.organization_id = :organization and ${visible[visibility]} and ${condition}`;

export function readTeamRows(
  em: EntityManager,
  { visibility, userId, today }: TeamReader,
  ids: Iterable<string>,
): Promise<TeamRow[]> {
  return tenantSql(em).query<TeamRow>(selectTeams(visibility, 'team.id = any(?::uuid[])'), [
    userId,
    today,
    arrayLiteral(ids),
  ]);
}

export function readAllTeamRows(
  em: EntityManager,
  { visibility, userId, today }: TeamReader,
  includesRetired: boolean,
): Promise<TeamRow[]> {
  const statement = selectTeams(visibility, '(?::boolean or team.retired_at is null)');
  return tenantSql(em).query<TeamRow>(statement, [userId, today, includesRetired]);
}

export interface NamedTeam {
  readonly id: string;
  readonly name: string;
  readonly retired: boolean;
}

/** A team, and who belongs to it today, archived people included. */
export interface TeamWithPeople extends NamedTeam {
  readonly userIds: readonly string[];
}

const selectVisible = (visibility: Visibility, columns = '') => `
  with asked as (select ?::uuid as viewer, ?::date as today)
  select team.id, team.name, team.retired_at is not null as retired ${columns}
  from teams team, asked
  where team.organization_id = :organization and ${visible[visibility]} and team.id = ?::uuid`;

const people = `, array(
    select member.user_id from team_members member
    where ${ofTeam('member')} and ${isToday('member')} order by member.user_id) as "userIds"`;

/** Null for a team that the reader may not see. */
export async function readTeamWithPeople(
  em: EntityManager,
  { visibility, userId, today }: TeamReader,
  id: string,
): Promise<TeamWithPeople | null> {
  const rows = await tenantSql(em).query<TeamWithPeople>(selectVisible(visibility, people), [userId, today, id]);
  return rows[0] ?? null;
}

/** Null for a team that the reader may not see. */
export async function readVisibleTeam(
  em: EntityManager,
  { visibility, userId, today }: TeamReader,
  id: string,
): Promise<NamedTeam | null> {
  const rows = await tenantSql(em).query<NamedTeam>(selectVisible(visibility), [userId, today, id]);
  return rows[0] ?? null;
}

const selectNames = `
  select id, name, retired_at is not null as retired from teams
  where organization_id = :organization and id = any(?::uuid[])`;

/** The teams of rows that the viewer may see, by id: a row shows its team, as it shows its job. */
export async function readTeamNames(em: EntityManager, ids: Iterable<string>): Promise<ReadonlyMap<string, NamedTeam>> {
  const teams = await tenantSql(em).query<NamedTeam>(selectNames, [arrayLiteral(ids)]);
  return new Map(teams.map((team) => [team.id, team]));
}

const lockTeam = 'select lock_team(:organization, ?, ?::uuid[])';

/**
 * Locks a team, its leads and these people until the commit, as the `locks` of a command do: once a command that changes whom
 * the leads reach has been answered, none of theirs commits under the old reach.
 */
export async function lockTeamAndPeople(em: EntityManager, teamId: string, people: readonly string[]): Promise<void> {
  await tenantSql(em).query(lockTeam, [teamId, arrayLiteral(people)]);
}

const lockCount = `select pg_advisory_xact_lock(hashtextextended('teams ' || :organization::text, 0))`;
const countActive = `
  select count(*)::integer as count from teams where organization_id = :organization and retired_at is null`;

/** Other commands that count the active teams wait until the commit. */
export async function countActiveTeams(em: EntityManager): Promise<number> {
  const [, counted] = await tenantSql(em).queryAll([
    { text: lockCount, values: [] },
    { text: countActive, values: [] },
  ]);
  return Number(counted?.[0]?.count ?? 0);
}
