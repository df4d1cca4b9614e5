import { Migration } from '@mikro-orm/migrations';

/** The approver, and an index for each way of filtering timesheets. */
export class TimesheetReviewMigration extends Migration {
  override up(): void {
    this.addSql(`
      alter table timesheets add approved_by_id uuid,
        add constraint timesheets_approved_by foreign key (organization_id, approved_by_id)
          references users (organization_id, id),
        add constraint timesheets_approver_of_approved check (approved_by_id is null or approved_at is not null)`);
    for (const [name, condition] of [
      ['approved', 'approved_at is not null'],
      ['over_16_hours', `clock_out_at - clock_in_at > interval '16 hours'`],
      ['missing_location', `flags @> '{MISSING_LOCATION}'::text[]`],
      ['impossible_location', `flags @> '{IMPOSSIBLE_LOCATION}'::text[]`],
      ['added_by_manager', `flags @> '{ADDED_BY_MANAGER}'::text[]`],
    ]) {
      this.addSql(`
        create index timesheets_${name} on timesheets (organization_id, clock_in_at desc, id desc)
        where ${condition}`);
    }
    // For the history of a timesheet.
    this.addSql(`
      create index if not exists audit_entries_of_subject on audit_entries (organization_id, subject_id, position)`);
  }
}
