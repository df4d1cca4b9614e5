import { Migration } from '@mikro-orm/migrations';

/** The organizations whose last change of a setting, on or before tomorrow in UTC, differs from the stored setting. No time
 * zone is further ahead of UTC than tomorrow. */
export class OrganizationLookUps extends Migration {
  override up(): void {
    this.addSql(`
      create function find_organizations_with_due_settings(today date) returns table (id uuid)
      language sql stable as $$
        select distinct due.organization_id
        from (
          select distinct on (organization_id, setting) organization_id, setting, value
          from dated_settings
          where setting in ('timezone', 'roundingRule', 'overtimeRule', 'workweekStartsOn') and from_date <= today + 1
          order by organization_id, setting, from_date desc
        ) due
        join organizations on organizations.id = due.organization_id
        where due.value <> coalesce(
          case setting
            when 'timezone' then to_jsonb(timezone)
            when 'roundingRule' then to_jsonb(rounding_rule)
            when 'overtimeRule' then to_jsonb(overtime_rule)
            else to_jsonb(workweek_starts_on)
          end, 'null')
      $$`);
  }
}
