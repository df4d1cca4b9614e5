import { Migration } from '@mikro-orm/migrations';

export class MinimumPasswordLength extends Migration {
  override up(): void {
    this.addSql(`
      alter table organizations add minimum_password_length integer not null default 6
        constraint organizations_minimum_password_length check (
          minimum_password_length = 6 or minimum_password_length between 8 and 64)`);
  }
}
