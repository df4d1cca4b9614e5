import { Migration } from '@mikro-orm/migrations';

/** What holds for a person's pay from a day on, the positions of people, and the overtime rules of administrators. */
export class EmploymentBaseline extends Migration {
  override up(): void {
    for (const statement of [...tables, ...indexes, ...functions, ...triggers]) this.addSql(statement);
  }
}

const tables = [
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

  `create table positions (
    organization_id uuid not null references organizations (id),
    id uuid not null default uuidv7(),
    name text not null
      constraint positions_name_length check (char_length(name) between 1 and 60),
    retired_at timestamptz(3),
    primary key (organization_id, id)
  )`,

  // The last row on or before a day holds on that day. Without one, the person has the rule of the organization.
  `create table employment_terms (
    organization_id uuid not null,
    user_id uuid not null,
    -- 0001-01-01 is the beginning.
    from_date date not null
      constraint employment_terms_from_a_day check (from_date >= '0001-01-01'),
    exempt boolean not null default false,
    overtime_rule text
      constraint employment_terms_overtime_rule_known check (overtime_rule in (
        'NONE', 'FLSA', 'CALIFORNIA', 'COLORADO', 'ALASKA', 'NEVADA', 'NEVADA_WEEKLY', 'KENTUCKY', 'OREGON',
        'OREGON_MANUFACTURING', 'PUERTO_RICO', 'ONTARIO', 'QUEBEC', 'BRITISH_COLUMBIA', 'ALBERTA', 'CUSTOM')),
    custom_rule_id uuid,
    contract_minutes integer
      constraint employment_terms_contract_in_range check (contract_minutes between 1 and 10080),
    position_id uuid,
    waives_first_meal boolean not null default false,
    waives_second_meal boolean not null default false,
    primary key (organization_id, user_id, from_date),
    constraint employment_terms_user foreign key (organization_id, user_id) references users (organization_id, id),
    constraint employment_terms_custom_rule foreign key (organization_id, custom_rule_id)
      references overtime_rules (organization_id, id),
    constraint employment_terms_position foreign key (organization_id, position_id)
      references positions (organization_id, id),
    constraint employment_terms_custom_with_rule check (
      (overtime_rule is not distinct from 'CUSTOM') = (custom_rule_id is not null))
  )`,
];

const indexes = [
  // The database uses the locale C, whose lower() only folds ASCII letters: "ÉCOLE" must equal "École" too.
  `create unique index overtime_rules_active_name_once on overtime_rules
    (organization_id, (casefold(normalize(name, NFKC) collate pg_unicode_fast)))
    where retired_at is null`,
  `create unique index positions_active_name_once on positions
    (organization_id, (casefold(normalize(name, NFKC) collate pg_unicode_fast)))
    where retired_at is null`,
  // The people who are paid by other rules than the organization's.
  `create index employment_terms_of_pay on employment_terms (organization_id, user_id)
    where exempt or overtime_rule is not null or waives_first_meal or waives_second_meal`,
  // Deleting a rule or a position checks these foreign keys.
  `create index employment_terms_of_rule on employment_terms (organization_id, custom_rule_id)
    where custom_rule_id is not null`,
  `create index employment_terms_of_position on employment_terms (organization_id, position_id)
    where position_id is not null`,
];

const functions = [
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
