import { Migration } from '@mikro-orm/migrations';

/** What holds for a person's pay from a day on, and the positions of people. */
export class EmploymentBaseline extends Migration {
  override up(): void {
    for (const statement of [...tables, ...indexes]) this.addSql(statement);
  }
}

const tables = [
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
  `create unique index positions_active_name_once on positions
    (organization_id, (casefold(normalize(name, NFKC) collate pg_unicode_fast)))
    where retired_at is null`,
  // The people who are paid by other rules than the organization's.
  `create index employment_terms_of_pay on employment_terms (organization_id, user_id)
    where exempt or overtime_rule is not null or waives_first_meal or waives_second_meal`,
  // The rules that people have, for the hints of Settings.
  `create index employment_terms_by_rule on employment_terms (organization_id, overtime_rule)
    where overtime_rule is not null`,
  // Deleting a rule or a position checks these foreign keys.
  `create index employment_terms_of_rule on employment_terms (organization_id, custom_rule_id)
    where custom_rule_id is not null`,
  `create index employment_terms_of_position on employment_terms (organization_id, position_id)
    where position_id is not null`,
];
