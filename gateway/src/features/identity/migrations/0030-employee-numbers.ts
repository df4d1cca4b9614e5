import { Migration } from '@mikro-orm/migrations';

/** The number of a person at the payroll provider: unique in the organization, ignoring case. */
export class EmployeeNumbers extends Migration {
  override up(): void {
    this.addSql(`
      alter table users
        add employee_number text,
        add constraint users_employee_number_length check (char_length(employee_number) between 1 and 40)`);
    // The database uses the locale C, whose lower() only folds ASCII letters.
    this.addSql(`
      create unique index users_employee_number_once on users
        (organization_id, (casefold(normalize(employee_number, NFKC) collate pg_unicode_fast)))
      where employee_number is not null`);
  }
}
