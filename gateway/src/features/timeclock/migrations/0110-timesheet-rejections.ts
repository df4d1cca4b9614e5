import { Migration } from '@mikro-orm/migrations';

/**
 * A manager's objection to a pending timesheet. The trigger removes it with the first approval or change of times, whichever
 * statement or release makes it, so that no approved timesheet is rejected.
 */
export class TimesheetRejections extends Migration {
  override up(): void {
    this.addSql(`
      -- allow constraint-missing-not-valid: they concern the new columns only.
      alter table timesheets add rejected_at timestamptz(3), add rejected_by_id uuid, add rejection_reason text,
        add constraint timesheets_rejected_by foreign key (organization_id, rejected_by_id)
          references users (organization_id, id),
        add constraint timesheets_rejection_complete check (
          (rejected_at is null) = (rejected_by_id is null) and (rejected_at is null) = (rejection_reason is null))`);
    this.addSql(`
      create function clear_timesheet_rejection() returns trigger language plpgsql as $$
      begin
        new.rejected_at := null;
        new.rejected_by_id := null;
        new.rejection_reason := null;
        return new;
      end $$`);
    this.addSql(`
      create trigger timesheets_rejection_cleared before update on timesheets
      for each row when (new.rejected_at is not null and (
        new.approved_at is not null or new.clock_in_at <> old.clock_in_at
        or new.clock_out_at is distinct from old.clock_out_at))
      execute function clear_timesheet_rejection()`);
  }
}
