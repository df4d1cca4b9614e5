import type { MikroORM } from '@mikro-orm/postgresql';

/** The tables of teams and whom a manager reaches, until the feature has a migration. */
export async function ensureTeams(orm: MikroORM): Promise<void> {
  for (const statement of statements) await orm.em.getConnection().execute(statement);
}

const statements = [
  `create table if not exists teams (
    organization_id uuid not null references organizations (id), id uuid not null default uuidv7(),
    name text not null, retired_at timestamptz(3), primary key (organization_id, id))`,
  `create table if not exists team_members (
    organization_id uuid not null, team_id uuid not null, user_id uuid not null,
    from_date date not null, to_date date, primary key (organization_id, team_id, user_id, from_date))`,
  `create table if not exists team_leads (
    organization_id uuid not null, team_id uuid not null, user_id uuid not null,
    primary key (organization_id, team_id, user_id))`,
  `create or replace function reach_of(organization uuid, manager uuid, at timestamptz default now()) returns text
  language sql stable security definer as $$
    select string_agg(reached.id::text, ',' order by reached.id) from (
      select manager as id
      union
      select member.user_id from team_leads lead
      join teams team on team.organization_id = lead.organization_id and team.id = lead.team_id and team.retired_at is null
      join team_members member on member.organization_id = lead.organization_id and member.team_id = lead.team_id
        and (member.to_date is null or member.to_date > (at at time zone 'America/Denver')::date - 35)
      where lead.organization_id = organization and lead.user_id = manager) reached
  $$`,
];
