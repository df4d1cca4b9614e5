import { Migration } from '@mikro-orm/migrations';

/** The unpaid breaks of a day, without looking up those of each timesheet; long ones like long timesheets. */
export class UnpaidBreaks extends Migration {
  override up(): void {
    this.addSql(`
      create index breaks_unpaid on breaks (organization_id, start_at) include (end_at) where type = 'UNPAID'`);
    this.addSql(`
      create index breaks_long_unpaid on breaks (organization_id, start_at) include (end_at)
      where type = 'UNPAID' and (end_at is null or end_at - start_at > interval '16 hours')`);
  }
}
