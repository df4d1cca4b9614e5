import { Migration } from '@mikro-orm/migrations';

/** The unpaid break that is planned within a shift. */
export class PlannedBreaks extends Migration {
  override up(): void {
    this.addSql(`
      -- allow constraint-missing-not-valid: an older gateway leaves the new column at 0, unless it shortens such a shift.
      alter table schedules
        add column planned_break_minutes smallint not null default 0,
        add constraint schedules_planned_break check (
          planned_break_minutes between 0 and 240
          and (planned_break_minutes = 0 or planned_break_minutes * interval '1 minute' < end_at - start_at)
        )`);
  }
}
