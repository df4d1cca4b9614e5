import { Migration } from '@mikro-orm/migrations';

/** The few schedules that take longer than a day. Searches by time read the others from a day before. */
export class LongSchedules extends Migration {
  override up(): void {
    this.addSql(`
      create index schedules_long on schedules (organization_id, start_at)
      where end_at - start_at > interval '24 hours'`);
  }
}
