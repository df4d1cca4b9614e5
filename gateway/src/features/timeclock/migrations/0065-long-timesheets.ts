import { Migration } from '@mikro-orm/migrations';

/** The few timesheets that may still be in progress long after they began; others are found by when they began. */
export class LongTimesheets extends Migration {
  override up(): void {
    this.addSql(`
      create index timesheets_long on timesheets (organization_id, clock_in_at desc, id desc)
      where clock_out_at is null or clock_out_at - clock_in_at > interval '16 hours'`);
  }
}
