import { Migration } from '@mikro-orm/migrations';

export class Overtime extends Migration {
  override up(): void {
    this.addSql(`
      alter table organizations
        add overtime_rule text not null default 'FLSA'
          constraint organizations_overtime_rule_known check (overtime_rule in ('NONE', 'FLSA', 'CALIFORNIA')),
        add workweek_starts_on text not null default 'SUNDAY'
          constraint organizations_workweek_starts_on_known check (workweek_starts_on in
            ('SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'))`);
  }
}
