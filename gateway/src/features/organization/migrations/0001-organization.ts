import { Migration } from '@mikro-orm/migrations';

/** Organizations and their settings. */
export class OrganizationBaseline extends Migration {
  override up(): void {
    for (const statement of [...extensions, ...tables, ...indexes, ...functions, ...triggers]) this.addSql(statement);
  }
}

const extensions = [
  // For case-insensitive email addresses, and for periods that must not overlap.
  'create extension if not exists citext',
  'create extension if not exists btree_gist',
];

const tables = [
  `create table organizations (
    id uuid primary key default uuidv7(),
    name text not null,
    timezone text,
    -- False while the time zone is the one of a browser, which nobody has confirmed yet.
    timezone_confirmed boolean not null default true,
    rounding_rule text not null default 'none'
      constraint organizations_rounding_rule_known check (rounding_rule in ('none', '5min', '6min', '10min', '15min')),
    overtime_rule text not null default 'FLSA'
      constraint organizations_overtime_rule_known check (overtime_rule in (
        'NONE', 'FLSA', 'CALIFORNIA', 'COLORADO', 'ALASKA', 'NEVADA', 'NEVADA_WEEKLY', 'KENTUCKY', 'OREGON',
        'OREGON_MANUFACTURING', 'PUERTO_RICO', 'ONTARIO', 'QUEBEC', 'BRITISH_COLUMBIA', 'ALBERTA', 'CUSTOM')),
    -- The overtime rule of the organization that CUSTOM means. It is never deleted while a setting names it.
    custom_rule_id uuid,
    -- Whether a missed meal or rest in California is paid with an hour (Labor Code 226.7).
    break_premiums boolean not null default true,
    workweek_starts_on text not null default 'SUNDAY'
      constraint organizations_workweek_starts_on_known check (workweek_starts_on in
        ('SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY')),
    late_corrections text not null default 'NEW_VERSION'
      constraint organizations_late_corrections_known check (late_corrections in ('NEW_VERSION', 'NEXT_PERIOD')),
    reopening_needs_consent boolean not null default true,
    -- How many days after a pay period its pay is paid, which decides about its tax year. Null: the period's last day does.
    days_to_payday integer
      constraint organizations_days_to_payday_in_range check (days_to_payday between 0 and 31),
    require_location_on_clock boolean not null default true,
    -- Whether workers see who works with them.
    show_colleagues boolean not null default true,
    limit_people_to_jobs boolean not null default false,
    geofence_tolerance_meters integer not null default 150
      constraint organizations_geofence_tolerance_in_range check (geofence_tolerance_meters between 0 and 1000),
    -- How long the coordinates of punches are kept. Null: always.
    location_retention_days integer
      constraint organizations_location_retention_in_range check (location_retention_days between 30 and 1095),
    minimum_password_length integer not null default 6
      constraint organizations_minimum_password_length check (
        minimum_password_length = 6 or minimum_password_length between 8 and 64),
    -- The last staff number that was given automatically.
    last_staff_number integer not null default 100,
    created_at timestamptz not null
  )`,

  // Settings that hold from a date. The baseline of identity adds the foreign key of `created_by_id`.
  `create table dated_settings (
    organization_id uuid not null references organizations (id),
    setting text not null
      constraint dated_settings_setting_known check (setting in
        ('timezone', 'roundingRule', 'overtimeRule', 'customRuleId', 'breakPremiums', 'workweekStartsOn', 'payCalendar')),
    from_date date not null,
    value jsonb not null,
    created_at timestamptz(3) not null,
    created_by_id uuid,
    primary key (organization_id, setting, from_date),
    constraint dated_settings_value_known check (case setting
      when 'timezone' then jsonb_typeof(value) in ('string', 'null')
      when 'roundingRule' then value in ('"none"', '"5min"', '"6min"', '"10min"', '"15min"')
      when 'overtimeRule' then value in (
        '"NONE"', '"FLSA"', '"CALIFORNIA"', '"COLORADO"', '"ALASKA"', '"NEVADA"', '"NEVADA_WEEKLY"', '"KENTUCKY"',
        '"OREGON"', '"OREGON_MANUFACTURING"', '"PUERTO_RICO"', '"ONTARIO"', '"QUEBEC"', '"BRITISH_COLUMBIA"', '"ALBERTA"',
        '"CUSTOM"')
      when 'customRuleId' then jsonb_typeof(value) in ('string', 'null')
      when 'breakPremiums' then jsonb_typeof(value) = 'boolean'
      when 'workweekStartsOn' then value in
        ('"SUNDAY"', '"MONDAY"', '"TUESDAY"', '"WEDNESDAY"', '"THURSDAY"', '"FRIDAY"', '"SATURDAY"')
      when 'payCalendar' then coalesce(
        value->>'kind' in ('WEEKLY', 'BIWEEKLY', 'SEMIMONTHLY', 'MONTHLY') and value->>'anchorDate' like '____-__-__',
        false)
    end)
  )`,

  `create table overtime_rules (
    organization_id uuid not null references organizations (id),
    id uuid not null default uuidv7(),
    name text not null
      constraint overtime_rules_name_length check (char_length(name) between 1 and 60),
    country text not null
      constraint overtime_rules_country_known check (country in ('US', 'CA', 'OTHER')),
    daily_minutes integer
      constraint overtime_rules_daily_in_range check (daily_minutes between 60 and 1440),
    daily_double_minutes integer
      constraint overtime_rules_daily_double_in_range check (daily_double_minutes between 60 and 1440),
    weekly_minutes integer
      constraint overtime_rules_weekly_in_range check (weekly_minutes between 60 and 10080),
    consecutive_minutes integer
      constraint overtime_rules_consecutive_in_range check (consecutive_minutes between 60 and 1440),
    nth_day integer
      constraint overtime_rules_nth_day_in_range check (nth_day between 2 and 7),
    source text
      constraint overtime_rules_source_length check (char_length(source) between 1 and 200),
    retired_at timestamptz(3),
    primary key (organization_id, id),
    constraint overtime_rules_have_a_limit check (
      num_nonnulls(daily_minutes, weekly_minutes, consecutive_minutes, nth_day) > 0),
    constraint overtime_rules_double_after_single check (daily_double_minutes > daily_minutes)
  )`,
];

const indexes = [
  // The database uses the locale C, whose lower() only folds ASCII letters: "ÉCOLE" must equal "École" too.
  `create unique index overtime_rules_active_name_once on overtime_rules
    (organization_id, (casefold(normalize(name, NFKC) collate pg_unicode_fast)))
    where retired_at is null`,
];

const functions = [
  // The organizations whose last change of a setting, on or before tomorrow in UTC, differs from the stored setting. No
  // time zone is further ahead of UTC than tomorrow.
  `create function find_organizations_with_due_settings(today date, after uuid, most integer)
  returns table (id uuid) language sql stable as $$
    select distinct due.organization_id
    from (
      select distinct on (organization_id, setting) organization_id, setting, value
      from dated_settings
      where setting <> 'payCalendar' and from_date <= today + 1
        and organization_id > after
      order by organization_id, setting, from_date desc
    ) due
    join organizations on organizations.id = due.organization_id
    where due.value <> coalesce(
      case setting
        when 'timezone' then to_jsonb(timezone)
        when 'roundingRule' then to_jsonb(rounding_rule)
        when 'overtimeRule' then to_jsonb(overtime_rule)
        when 'customRuleId' then to_jsonb(custom_rule_id)
        when 'breakPremiums' then to_jsonb(break_premiums)
        else to_jsonb(workweek_starts_on)
      end, 'null')
    order by due.organization_id limit most
  $$`,

  // The first organization needs no invitation, and only an empty database gets the demo.
  `create function is_without_organizations() returns boolean language sql stable as $$
    select not exists (select from organizations)
  $$`,

  // Pay of the past was computed from the limits, so other limits are a new rule from a day on.
  `create function keep_overtime_limits() returns trigger language plpgsql as $$
  begin
    raise exception 'the limits of an overtime rule stay'
      using errcode = 'check_violation', constraint = 'overtime_rules_limits_stay';
  end $$`,
];

const triggers = [
  `create trigger overtime_rules_limits_stay before update on overtime_rules
    for each row when (
      row (new.country, new.daily_minutes, new.daily_double_minutes, new.weekly_minutes, new.consecutive_minutes, new.nth_day)
      is distinct from
      row (old.country, old.daily_minutes, old.daily_double_minutes, old.weekly_minutes, old.consecutive_minutes, old.nth_day))
    execute function keep_overtime_limits()`,
];
