import { Migration } from '@mikro-orm/migrations';

/** Layouts of payroll files that administrators define. */
export class ExportTemplatesMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table export_templates (
        organization_id uuid not null references organizations (id),
        id uuid not null default uuidv7(),
        name text not null,
        preset text,
        layout jsonb not null,
        primary key (organization_id, id)
      )`);
    this.addSql(`
      create unique index export_templates_name_once on export_templates
        (organization_id, (casefold(normalize(name, NFKC) collate pg_unicode_fast)))`);
  }
}
