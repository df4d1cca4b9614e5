import { Migration } from '@mikro-orm/migrations';

/** What surrounds a payroll: signatures, earning codes, export layouts, saved reports and the accounting software. */
export class PayrollBaseline extends Migration {
  override up(): void {
    for (const statement of [...tables, ...indexes, ...functions, ...triggers]) this.addSql(statement);
  }
}

const tables = [
  // The signatures with which people confirm their hours, and the questions that they answer.
  `create table sign_offs (
    organization_id uuid not null references organizations (id),
    id uuid not null default uuidv7(),
    user_id uuid not null,
    start_date date not null,
    end_date date not null,
    content_hash bytea not null constraint sign_offs_sha_256 check (octet_length(content_hash) = 32),
    content jsonb not null,
    answers jsonb not null,
    statement text not null,
    signed_at timestamptz(3) not null,
    stale_at timestamptz(3),
    stale_reason text,
    stale_by_id uuid,
    stale_changes jsonb,
    primary key (organization_id, id),
    constraint sign_offs_user foreign key (organization_id, user_id) references users (organization_id, id),
    constraint sign_offs_stale_by foreign key (organization_id, stale_by_id) references users (organization_id, id),
    constraint sign_offs_dates_in_order check (start_date <= end_date),
    constraint sign_offs_stale_with_reason check (
      (stale_at is null) = (stale_reason is null) and (stale_at is null) = (stale_by_id is null)
      and (stale_at is null) = (stale_changes is null))
  )`,
  `create table sign_off_settings (
    organization_id uuid primary key references organizations (id),
    enabled boolean not null default false,
    statement text not null default '',
    questions jsonb not null default '[]'
      constraint sign_off_settings_few_questions check (jsonb_array_length(questions) <= 5),
    remind_days integer not null default 1
      constraint sign_off_settings_remind_days check (remind_days between 0 and 7)
  )`,

  // The earning codes that an organization chose instead of the defaults.
  `create table earning_codes (
    organization_id uuid not null references organizations (id),
    id uuid not null default uuidv7(),
    kind text not null
      constraint earning_codes_kind_known check (kind in ('REGULAR', 'OVERTIME', 'DOUBLE_TIME', 'MEAL_PREMIUM', 'REST_PREMIUM', 'PTO')),
    category text
      constraint earning_codes_category_known check (category in ('VACATION', 'SICK', 'HOLIDAY', 'OTHER')),
    policy_id uuid,
    job_id uuid,
    code text not null
      constraint earning_codes_code_valid check (code ~ '^[A-Za-z0-9._-]([A-Za-z0-9 ._-]{0,18}[A-Za-z0-9._-])?$'),
    primary key (organization_id, id),
    constraint earning_codes_of_policy foreign key (organization_id, policy_id)
      references pto_policies (organization_id, id) on delete cascade,
    constraint earning_codes_of_job foreign key (organization_id, job_id)
      references jobs (organization_id, id) on delete cascade,
    constraint earning_codes_match_kind check (
      case when kind = 'PTO' then job_id is null and num_nonnulls(category, policy_id) = 1
           else category is null and policy_id is null end),
    constraint earning_codes_once unique nulls not distinct (organization_id, kind, category, policy_id, job_id)
  )`,

  // Layouts of payroll files that administrators define.
  `create table export_templates (
    organization_id uuid not null references organizations (id),
    id uuid not null default uuidv7(),
    name text not null,
    preset text,
    layout jsonb not null,
    exempt_people text not null default 'HOURS'
      constraint export_templates_exempt_people_known check (exempt_people in ('HOURS', 'TIME_OFF_ONLY', 'OMIT')),
    primary key (organization_id, id)
  )`,

  // Reports that people saved under a name, each for themselves.
  `create table saved_reports (
    organization_id uuid not null,
    id uuid not null default uuidv7(),
    user_id uuid not null,
    name text not null constraint saved_reports_name_short check (length(name) between 1 and 60),
    type text not null,
    range text,
    start_date date,
    end_date date,
    -- May be gone: the report then fails.
    team_id uuid,
    view text not null constraint saved_reports_view_known check (view in ('TABLE', 'MATRIX', 'WEEK', 'DAY')),
    sort text constraint saved_reports_sort_short check (length(sort) <= 60),
    find text constraint saved_reports_find_short check (length(find) <= 200),
    created_at timestamptz(3) not null,
    primary key (organization_id, id),
    -- Relative dates, such as the last pay period, or fixed ones.
    constraint saved_reports_dates
      check (case when range is null then start_date <= end_date else num_nonnulls(start_date, end_date) = 0 end),
    foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
  )`,

  // Exchanges with the accounting software and their results. An export is of one pay period, and its file is named after it.
  `create table sync_items (
    organization_id uuid not null references organizations (id),
    id uuid not null default uuidv7(),
    type text not null
      constraint sync_items_type_known check (type in ('EXPORT_TIMESHEETS', 'IMPORT_LISTS')),
    status text not null default 'PENDING'
      constraint sync_items_status_known check (status in ('PENDING', 'RUNNING', 'SUCCESS', 'ERROR')),
    start_date date,
    left_out uuid[] not null default '{}',
    attempts integer not null default 0,
    message text,
    file_key text,
    file_name text,
    created_at timestamptz(3) not null,
    finished_at timestamptz(3),
    primary key (organization_id, id),
    constraint sync_items_finished check ((finished_at is not null) = (status in ('SUCCESS', 'ERROR')))
  )`,
];

const indexes = [
  `create unique index sign_offs_once on sign_offs (organization_id, user_id, start_date, end_date)
    where stale_at is null`,
  `create index sign_offs_of_period on sign_offs
    (organization_id, start_date, end_date, user_id, signed_at desc, id desc)`,
  // Deleting a policy or a job checks these foreign keys.
  'create index earning_codes_by_policy on earning_codes (organization_id, policy_id)',
  'create index earning_codes_by_job on earning_codes (organization_id, job_id)',
  `create unique index export_templates_name_once on export_templates
    (organization_id, (casefold(normalize(name, NFKC) collate pg_unicode_fast)))`,
  `create unique index saved_reports_name_once on saved_reports
    (organization_id, user_id, (casefold(normalize(name, NFKC) collate pg_unicode_fast)))`,
  'create index sync_items_newest on sync_items (organization_id, created_at desc, id desc)',
  // For the sweep of old files. Few items have a file, so the index stays small.
  `create index sync_items_with_files on sync_items (organization_id, finished_at) where file_key is not null`,
];

const functions = [
  // What was signed never changes. A signature can become stale once.
  `create function keep_sign_offs() returns trigger language plpgsql as $$
  declare before jsonb; after jsonb;
  begin
    if tg_op = 'UPDATE' and old.stale_at is null then
      before := to_jsonb(old) - array['stale_at', 'stale_reason', 'stale_by_id', 'stale_changes'];
      after := to_jsonb(new) - array['stale_at', 'stale_reason', 'stale_by_id', 'stale_changes'];
      if before = after then
        return new;
      end if;
    end if;
    raise exception 'a signature never changes: % is refused', lower(tg_op) using errcode = 'restrict_violation';
  end $$`,

  // A function, because Citus refuses an `insert ... select` that reads a distributed table (ADR 0112).
  `create function count_saved_reports(organization uuid, person uuid) returns bigint language sql stable as $$
    select count(*) from saved_reports where organization_id = organization and user_id = person
  $$`,

  `create function find_organizations_with_old_sync_files(before timestamptz, after uuid, most integer)
  returns table (id uuid) language sql stable as $$
    select distinct organization_id from sync_items
    where file_key is not null and finished_at < before and organization_id > after
    order by organization_id limit most
  $$`,
];

const triggers = [
  `create trigger sign_offs_never_change before update or delete on sign_offs
    for each row execute function keep_sign_offs()`,
];
