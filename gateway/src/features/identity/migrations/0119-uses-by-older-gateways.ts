import { Migration } from '@mikro-orm/migrations';

/**
 * Gateways of the release before 0116 set `used_at` and `used_by` without `use_count`, which the constraints of 0116 then
 * refuse. They run while a fleet is upgraded, and after a rollback (ADR 0004). This trigger counts for them. A newer gateway
 * writes the count itself.
 */
export class UsesByOlderGateways extends Migration {
  override up(): void {
    this.addSql(`
      create function count_use_by_older_gateway() returns trigger language plpgsql as $$
      begin
        if new.used_at is null or (tg_op = 'UPDATE' and new.use_count <> old.use_count) then
          return new;
        end if;
        if new.max_uses = 1 then
          new.use_count := 1;
          return new;
        end if;
        if tg_op = 'UPDATE' and old.used_at is null then
          new.use_count := old.use_count + 1;
          new.used_by := null;
          if new.use_count < new.max_uses then
            new.used_at := null;
          end if;
        end if;
        return new;
      end $$`);
    this.addSql(`
      create trigger invitations_used_by_older_gateway before insert or update of used_at on invitations
        for each row execute function count_use_by_older_gateway()`);
  }
}
