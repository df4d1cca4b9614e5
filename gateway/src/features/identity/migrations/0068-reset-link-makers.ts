import { Migration } from '@mikro-orm/migrations';

/** Who made a link that was handed over, so that it ends with what allowed that person to make it. */
export class ResetLinkMakers extends Migration {
  override up(): void {
    this.addSql('alter table password_resets add created_by uuid');
    this.addSql(`create index password_resets_live_by_maker on password_resets (organization_id, created_by)
      where used_at is null and created_by is not null`);
  }
}
