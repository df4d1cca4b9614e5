import { Migration } from '@mikro-orm/migrations';

/**
 * Flags the long paid breaks of timesheets that no manager has approved yet, and adds an index for each new way of
 * filtering. Approved timesheets were reviewed under the rules of their time.
 */
export class ApprovalControlMigration extends Migration {
  override up(): void {
    this.addSql(`
      update timesheets set flags = flags || '{LONG_PAID_BREAK}'
      from (
        select organization_id, timesheet_id from breaks
        where type = 'PAID' and end_at is not null
        group by organization_id, timesheet_id
        having max(end_at - start_at) > interval '20 minutes' or sum(end_at - start_at) > interval '1 hour'
      ) as long
      where timesheets.organization_id = long.organization_id and timesheets.id = long.timesheet_id
        and timesheets.approved_at is null`);
    this.addSql(`
      create index timesheets_long_paid_break on timesheets (organization_id, clock_in_at desc, id desc)
      where flags @> '{LONG_PAID_BREAK}'::text[]`);
    this.addSql(`
      create index timesheets_self_approved on timesheets (organization_id, clock_in_at desc, id desc)
      where approved_by_id = user_id`);
  }
}
