import { Migration } from '@mikro-orm/migrations';

/** Teams, their members and leads, and whom a restricted manager reaches. */
export class TeamsBaseline extends Migration {
  override up(): void {
    for (const statement of [...tables, ...constraints, ...indexes, ...functions]) this.addSql(statement);
  }
}

const tables = [
  `create table teams (
    organization_id uuid not null references organizations (id),
    id uuid not null default uuidv7(),
    name text not null
      constraint teams_name_length check (char_length(name) between 1 and 200),
    place_id uuid,
    retired_at timestamptz(3),
    primary key (organization_id, id)
  )`,

  `create table team_members (
    organization_id uuid not null,
    team_id uuid not null,
    user_id uuid not null,
    from_date date not null,
    -- The first day outside the team.
    to_date date,
    primary key (organization_id, team_id, user_id, from_date),
    constraint team_members_team foreign key (organization_id, team_id) references teams (organization_id, id),
    constraint team_members_user foreign key (organization_id, user_id) references users (organization_id, id),
    constraint team_members_end_after_start check (to_date > from_date),
    constraint team_members_never_overlap exclude using gist (
      organization_id with =, team_id with =, user_id with =, daterange(from_date, to_date, '[)') with &&)
  )`,

  `create table team_leads (
    organization_id uuid not null,
    team_id uuid not null,
    user_id uuid not null,
    primary key (organization_id, team_id, user_id),
    constraint team_leads_team foreign key (organization_id, team_id)
      references teams (organization_id, id) on delete cascade,
    constraint team_leads_user foreign key (organization_id, user_id) references users (organization_id, id)
  )`,
];

const constraints = [
  `-- allow constraint-missing-not-valid: the column is new, and null in every row
  alter table invitations add constraint invitations_team
    foreign key (organization_id, team_id) references teams (organization_id, id)`,
];

const indexes = [
  // The database uses the locale C, whose lower() only folds ASCII letters: "ÉCOLE" must equal "École" too.
  `create unique index teams_active_name_once on teams
    (organization_id, (casefold(normalize(name, NFKC) collate pg_unicode_fast)))
    where retired_at is null`,
  // The teams of a person, and those that they lead.
  'create index team_members_of_user on team_members (organization_id, user_id)',
  'create index team_leads_of_user on team_leads (organization_id, user_id)',
];

const functions = [
  // The date of an instant in the organization's calendar. A time zone holds from the midnight, in the zone before, of its
  // first day. The gateway may know a time zone that this database lacks: the date in UTC is then at most a day off.
  `create function date_in_organization(organization uuid, at timestamptz) returns date language plpgsql stable as $$
  declare
    zone text;
  begin
    select dated.zone into zone
    from (
      select value #>> '{}' as zone, from_date, lag(value #>> '{}') over (order by from_date) as before
      from dated_settings
      where organization_id = organization and setting = 'timezone'
    ) dated
    where from_date::timestamp at time zone coalesce(before, 'America/Denver') <= at
    order by from_date desc limit 1;
    if not found then
      select timezone into zone from organizations where id = organization;
    end if;
    return (at at time zone coalesce(zone, 'America/Denver'))::date;
  exception when invalid_parameter_value then
    return (at at time zone 'UTC')::date;
  end $$`,

  // The people in reach of a manager who is limited to teams: themselves, and the members of the teams that they lead, before
  // a membership begins and until 35 days after it has ended, so that a manager can plan people and finish their last hours.
  `create function reach_of(organization uuid, manager uuid, at timestamptz default now()) returns text
  language plpgsql stable as $$
  declare
    today date := date_in_organization(organization, at);
  begin
    return (
      select string_agg(reached.id::text, ',' order by reached.id)
      from (
        select manager as id
        union
        select member.user_id
        from team_leads lead
        join users person on person.organization_id = lead.organization_id and person.id = lead.user_id
          and person.status = 'ACTIVE'
        join teams team on team.organization_id = lead.organization_id and team.id = lead.team_id
          and team.retired_at is null
        join team_members member on member.organization_id = lead.organization_id and member.team_id = lead.team_id
          and (member.to_date is null or member.to_date > today - 35)
        where lead.organization_id = organization and lead.user_id = manager
      ) reached
    );
  end $$`,

  // Locks the leads of a team together with other people, and then the team. The leads are read first, because no command
  // may wait for people while it holds a team, and again afterwards, because they may have changed during the wait.
  `create function lock_team(organization uuid, team uuid, others uuid[]) returns void language plpgsql as $$
  declare
    leads uuid[] := array(select user_id from team_leads where organization_id = organization and team_id = team);
    locked uuid[];
  begin
    loop
      locked := leads || others;
      perform lock_people(organization, locked);
      perform from teams where organization_id = organization and id = team for no key update;
      leads := array(select user_id from team_leads where organization_id = organization and team_id = team);
      exit when leads <@ locked;
    end loop;
  end $$`,
];
