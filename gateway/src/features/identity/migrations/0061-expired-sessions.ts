import { Migration } from '@mikro-orm/migrations';

/** Deletes the expired sessions of every organization and returns their number. */
export class ExpiredSessions extends Migration {
  override up(): void {
    this.addSql(`
      create function sweep_expired_sessions(at timestamptz) returns bigint language sql as $$
        with swept as (delete from sessions where expires_at <= at returning 1) select count(*) from swept
      $$`);
  }
}
