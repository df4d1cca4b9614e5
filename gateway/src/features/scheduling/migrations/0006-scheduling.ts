import { Migration } from '@mikro-orm/migrations';

/** Jobs and photos, which shifts and timesheets have, then shifts with their templates and calendars, and time off. */
export class SchedulingBaseline extends Migration {
  override up(): void {
    for (const statement of [...tables, ...indexes, ...functions, ...triggers]) this.addSql(statement);
  }
}

const tables = [
  `create table jobs (
    organization_id uuid not null references organizations (id),
    id uuid not null default uuidv7(),
    name text not null,
    retired_at timestamptz(3),
    primary key (organization_id, id)
  )`,
  // The jobs that people can choose in an organization that limits them to theirs.
  `create table job_people (
    organization_id uuid not null references organizations (id),
    user_id uuid not null,
    job_id uuid not null,
    primary key (organization_id, user_id, job_id),
    constraint job_people_user foreign key (organization_id, user_id) references users (organization_id, id),
    constraint job_people_job foreign key (organization_id, job_id) references jobs (organization_id, id) on delete cascade
  )`,

  `create table photos (
    organization_id uuid not null references organizations (id),
    id uuid not null default uuidv7(),
    uploaded_by_id uuid not null,
    content_type text not null,
    width integer not null,
    height integer not null,
    bytes integer not null,
    thumbnail_bytes integer not null,
    created_at timestamptz(3) not null,
    -- Since when no shift or timesheet has it. It is removed a while later.
    unattached_since timestamptz(3),
    primary key (organization_id, id),
    constraint photos_uploader foreign key (organization_id, uploaded_by_id) references users (organization_id, id)
  )`,

  `create table schedules (
    organization_id uuid not null references organizations (id),
    id uuid not null default uuidv7(),
    title text not null,
    notes text,
    start_at timestamptz(3) not null,
    end_at timestamptz(3) not null,
    planned_break_minutes smallint not null default 0,
    job_id uuid,
    team_id uuid,
    place_id uuid,
    status text not null default 'DRAFT',
    -- Calendar programs compare these to find out which copy of an event is newer.
    revision integer not null default 0,
    updated_at timestamptz(3) not null default now(),
    -- When a published shift was last changed. Null unless it was changed since it was published.
    changed_at timestamptz(3),
    -- The assignees, whom row-level security compares with the people in reach.
    people uuid[] not null default '{}',
    primary key (organization_id, id),
    constraint schedules_job foreign key (organization_id, job_id) references jobs (organization_id, id),
    constraint schedules_status check (status in ('DRAFT', 'PUBLISHED', 'CANCELED')),
    constraint schedules_changed_when_published check (changed_at is null or status = 'PUBLISHED'),
    constraint schedules_end_after_start check (end_at > start_at),
    -- The business rule allows 31 days. The database adds a day for copies across a clock change. With a limited length,
    -- a search by time reads only a part of the index instead of the whole past.
    constraint schedules_not_too_long check (end_at - start_at <= interval '768 hours'),
    constraint schedules_planned_break check (
      planned_break_minutes between 0 and 240
      and (planned_break_minutes = 0 or planned_break_minutes * interval '1 minute' < end_at - start_at)
    )
  )`,
  `create table schedule_assignees (
    organization_id uuid not null,
    schedule_id uuid not null,
    user_id uuid not null,
    primary key (organization_id, schedule_id, user_id),
    constraint schedule_assignees_schedule foreign key (organization_id, schedule_id)
      references schedules (organization_id, id) on delete cascade,
    constraint schedule_assignees_user foreign key (organization_id, user_id) references users (organization_id, id)
  )`,
  `create table schedule_photos (
    organization_id uuid not null,
    schedule_id uuid not null,
    photo_id uuid not null,
    position integer not null,
    primary key (organization_id, schedule_id, photo_id),
    constraint schedule_photos_schedule foreign key (organization_id, schedule_id)
      references schedules (organization_id, id) on delete cascade,
    constraint schedule_photos_photo foreign key (organization_id, photo_id) references photos (organization_id, id)
  )`,

  // Shifts that planners keep under a name, with local times and without a day or people.
  `create table shift_templates (
    organization_id uuid not null references organizations (id),
    id uuid not null default uuidv7(),
    position integer not null,
    name text not null constraint shift_templates_name_short check (length(name) between 1 and 60),
    -- Without a title, shifts get the name.
    title text,
    notes text,
    start_time time(0) not null,
    -- The next day unless it is after the start.
    end_time time(0) not null,
    planned_break_minutes smallint not null default 0,
    job_id uuid,
    team_id uuid,
    place_id uuid,
    updated_at timestamptz(3) not null,
    primary key (organization_id, id),
    constraint shift_templates_times check (end_time <> start_time),
    constraint shift_templates_break check (planned_break_minutes between 0 and 240),
    constraint shift_templates_job foreign key (organization_id, job_id) references jobs (organization_id, id)
  )`,

  // Its shifts with their jobs and people, which may be gone when the week is loaded.
  `create table week_templates (
    organization_id uuid not null references organizations (id),
    id uuid not null default uuidv7(),
    name text not null constraint week_templates_name_short check (length(name) between 1 and 60),
    shifts jsonb not null constraint week_templates_shifts_listed check (jsonb_typeof(shifts) = 'array'),
    shift_count integer not null,
    people_count integer not null,
    updated_at timestamptz(3) not null,
    primary key (organization_id, id)
  )`,

  `create table pto_policies (
    organization_id uuid not null references organizations (id),
    id uuid not null default uuidv7(),
    name text not null,
    paid boolean not null default true,
    category text not null default 'VACATION'
      constraint pto_policies_category_known check (category in ('VACATION', 'SICK', 'HOLIDAY', 'OTHER')),
    yearly_allowance_hours integer,
    retired_at timestamptz(3),
    primary key (organization_id, id),
    constraint pto_policies_allowance_in_range check (yearly_allowance_hours between 0 and 8784)
  )`,
  `create table pto_requests (
    organization_id uuid not null references organizations (id),
    id uuid not null default uuidv7(),
    user_id uuid not null,
    policy_id uuid not null,
    start_date date not null,
    end_date date not null,
    hours integer not null,
    -- What the requester tells the deciding manager.
    note text,
    status text not null default 'PENDING',
    manager_notes text,
    created_at timestamptz(3) not null,
    decided_at timestamptz(3),
    decided_by_id uuid,
    revoked_at timestamptz(3),
    revoked_by_id uuid,
    primary key (organization_id, id),
    constraint pto_requests_user foreign key (organization_id, user_id) references users (organization_id, id),
    constraint pto_requests_policy foreign key (organization_id, policy_id)
      references pto_policies (organization_id, id),
    constraint pto_requests_decided_by foreign key (organization_id, decided_by_id)
      references users (organization_id, id),
    constraint pto_requests_revoked_by foreign key (organization_id, revoked_by_id)
      references users (organization_id, id),
    constraint pto_requests_hours_in_range check (hours between 1 and 80),
    constraint pto_requests_days check (end_date - start_date between 0 and 365),
    constraint pto_requests_note_length check (char_length(note) <= 500),
    constraint pto_requests_status check (status in ('PENDING', 'APPROVED', 'DENIED', 'CANCELED')),
    constraint pto_requests_decision check
      ((status in ('APPROVED', 'DENIED') or revoked_at is not null) = (decided_at is not null)
        and (decided_at is null) = (decided_by_id is null)),
    constraint pto_requests_revocation check
      ((revoked_at is null) = (revoked_by_id is null) and (revoked_at is null or status = 'CANCELED'))
  )`,

  // The secret addresses at which calendar programs find each person's shifts. An address is found by its hash, so that the
  // duration of a search reveals nothing about similar ones, and shown from a sealed copy. People get it when they first
  // request it, because the trigger that creates their row has no key.
  `create table calendar_feeds (
    organization_id uuid not null,
    user_id uuid not null,
    secret_hash bytea,
    sealed_secret bytea,
    primary key (organization_id, user_id),
    constraint calendar_feeds_secret_whole check ((sealed_secret is null) = (secret_hash is null)),
    constraint calendar_feeds_user foreign key (organization_id, user_id)
      references users (organization_id, id) on delete cascade
  )`,
];

const indexes = [
  // The database uses the locale C, whose lower() only folds ASCII letters: "ÉCOLE" must equal "École" too.
  `create unique index jobs_active_name_once on jobs
    (organization_id, (casefold(normalize(name, NFKC) collate pg_unicode_fast)))
    where retired_at is null`,
  'create index job_people_of_job on job_people (organization_id, job_id)',
  `create unique index shift_templates_name_once on shift_templates
    (organization_id, (casefold(normalize(name, NFKC) collate pg_unicode_fast)))`,
  `create unique index week_templates_name_once on week_templates
    (organization_id, (casefold(normalize(name, NFKC) collate pg_unicode_fast)))`,
  `create unique index pto_policies_active_name_once on pto_policies
    (organization_id, (casefold(normalize(name, NFKC) collate pg_unicode_fast)))
    where retired_at is null`,
  `create index photos_unattached on photos (organization_id, unattached_since) where unattached_since is not null`,
  'create index schedules_by_start on schedules (organization_id, start_at desc, id desc)',
  `create index schedules_published on schedules (organization_id, end_at, start_at) where status = 'PUBLISHED'`,
  // The few shifts that take longer than a day. Searches by time read the others from a day before.
  `create index schedules_long on schedules (organization_id, start_at)
    where end_at - start_at > interval '24 hours'`,
  'create index schedule_assignees_by_user on schedule_assignees (organization_id, user_id, schedule_id)',
  'create index schedule_photos_by_photo on schedule_photos (organization_id, photo_id)',
  // Deleting a job checks these foreign keys.
  'create index schedules_of_job on schedules (organization_id, job_id) where job_id is not null',
  'create index shift_templates_of_job on shift_templates (organization_id, job_id) where job_id is not null',
  'create index pto_requests_own on pto_requests (organization_id, user_id, created_at desc, id desc)',
  `create index pto_requests_pending on pto_requests (organization_id, created_at desc, id desc)
    where status = 'PENDING'`,
  `create index pto_requests_approved on pto_requests (organization_id, end_date, start_date)
    where status = 'APPROVED'`,
  `create index pto_requests_decided on pto_requests (organization_id, decided_at desc, id desc)
    where decided_at is not null`,
  // Deleting a policy checks this foreign key.
  'create index pto_requests_of_policy on pto_requests (organization_id, policy_id)',
  'create unique index calendar_feeds_by_hash on calendar_feeds (secret_hash)',
];

const functions = [
  `create function find_organizations_with_unattached_photos(before timestamptz, after uuid, most integer)
  returns table (id uuid) language sql stable as $$
    select distinct organization_id from photos where unattached_since < before and organization_id > after
    order by organization_id limit most
  $$`,

  `create function find_calendar_owner(given_hash bytea)
  returns table (user_id uuid, organization_id uuid, role text)
  language sql stable as $$
    select feed.user_id, feed.organization_id, person.role
    from calendar_feeds feed
    join users person on person.organization_id = feed.organization_id and person.id = feed.user_id
    where feed.secret_hash = given_hash and person.status = 'ACTIVE'
  $$`,
  // For a caller who reaches everyone, indexes alone answer: the people of a shift decide who else sees it, and no index has them.
  `create function count_published(organization uuid, starts_at timestamptz, ends_at timestamptz) returns integer
  language sql stable as $$
    select count(*)::integer from schedules
    where organization_id = organization
      and organization = nullif(current_setting('app.organization_id', true), '')::uuid
      and current_setting('app.reach', true) = '*'
      and status = 'PUBLISHED' and end_at > starts_at and end_at < ends_at + interval '32 days' and start_at < ends_at
  $$`,
  `create function make_calendar_feed() returns trigger language plpgsql as $$
  begin
    insert into calendar_feeds (organization_id, user_id) values (new.organization_id, new.id);
    return null;
  end $$`,
];

const triggers = [
  // Every user has a feed from the start, so that a query never has to create one.
  `create trigger calendar_feed_of_user after insert on users for each row execute function make_calendar_feed()`,
];
