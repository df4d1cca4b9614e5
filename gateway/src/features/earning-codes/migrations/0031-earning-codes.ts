import { Migration } from '@mikro-orm/migrations';

/** The earning codes that an organization chose instead of the defaults. */
export class EarningCodesMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table earning_codes (
        organization_id uuid not null references organizations (id),
        id uuid not null default uuidv7(),
        kind text not null
          constraint earning_codes_kind_known check (kind in ('REGULAR', 'OVERTIME', 'DOUBLE_TIME', 'PTO')),
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
      )`);
    // Deleting a policy or a job checks these foreign keys.
    this.addSql('create index earning_codes_by_policy on earning_codes (organization_id, policy_id)');
    this.addSql('create index earning_codes_by_job on earning_codes (organization_id, job_id)');
  }
}
