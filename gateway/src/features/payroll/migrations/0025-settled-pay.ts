import { Migration } from '@mikro-orm/migrations';

export class SettledPayMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table settled_pay (
        organization_id uuid not null,
        pay_period_id uuid not null,
        position integer not null,
        user_id uuid not null,
        entry jsonb not null,
        primary key (organization_id, pay_period_id, position),
        constraint settled_pay_once_per_person unique (organization_id, pay_period_id, user_id),
        constraint settled_pay_period foreign key (organization_id, pay_period_id)
          references closed_pay_periods (organization_id, id) on delete cascade,
        constraint settled_pay_user foreign key (organization_id, user_id) references users (organization_id, id)
      )`);
    // The order of a payroll.
    this.addSql('create index users_by_last_name on users (organization_id, last_name, first_name, id)');
  }
}
