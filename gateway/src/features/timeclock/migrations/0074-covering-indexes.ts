import { Migration } from '@mikro-orm/migrations';

/**
 * Indexes that answer alone. Lists read the breaks of each timesheet from theirs: PostgreSQL took the wide index of the overlap
 * constraint instead of one that made it visit the table. Counts and sums of hours read clock-ins and clock-outs from
 * `timesheets_newest`, so the index by clock-out, which only they used, goes.
 */
export class CoveringIndexes extends Migration {
  override up(): void {
    this.addSql('drop index breaks_of_timesheet');
    this.addSql(`
      create index breaks_of_timesheet on breaks (organization_id, timesheet_id, start_at, id) include (type, end_at)`);
    this.addSql('drop index timesheets_newest');
    this.addSql(`
      create index timesheets_newest on timesheets (organization_id, clock_in_at desc, id desc)
      include (clock_out_at, approved_at)`);
    this.addSql('drop index timesheets_by_end');
    // PostgreSQL overestimates how many timesheets are long, and would read all of `timesheets_newest` instead.
    this.addSql('drop index timesheets_long');
    this.addSql(`
      create index timesheets_long on timesheets (organization_id, clock_in_at desc, id desc) include (clock_out_at, approved_at)
      where clock_out_at is null or clock_out_at - clock_in_at > interval '16 hours'`);
  }
}
