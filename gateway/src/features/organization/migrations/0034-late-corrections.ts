import { Migration } from '@mikro-orm/migrations';

/** Existing organizations keep correcting a closed period by closing it again. */
export class LateCorrectionsMigration extends Migration {
  override up(): void {
    this.addSql(`
      alter table organizations add late_corrections text not null default 'NEW_VERSION'
        constraint organizations_late_corrections_known check (late_corrections in ('NEW_VERSION', 'NEXT_PERIOD'))`);
  }
}
