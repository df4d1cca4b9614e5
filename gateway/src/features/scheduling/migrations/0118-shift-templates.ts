import { Migration } from '@mikro-orm/migrations';

/** Shifts that planners keep under a name, with local times and without a day or people. */
export class ShiftTemplates extends Migration {
  override up(): void {
    this.addSql(`
      create table shift_templates (
        organization_id uuid not null references organizations (id),
        id uuid not null default uuidv7(),
        position integer not null,
        name text not null constraint shift_templates_name_short check (length(name) between 1 and 60),
        -- Without a title, shifts get the name.
        title text,
        notes text,
        start_time time(0) not null,
        -- The next day unless it is after the start.
        end_time time(0) not null,
        planned_break_minutes smallint not null default 0,
        job_id uuid,
        updated_at timestamptz(3) not null,
        primary key (organization_id, id),
        constraint shift_templates_times check (end_time <> start_time),
        constraint shift_templates_break check (planned_break_minutes between 0 and 240),
        constraint shift_templates_job foreign key (organization_id, job_id) references jobs (organization_id, id)
      )`);
    this.addSql(`
      create unique index shift_templates_name_once on shift_templates
        (organization_id, (casefold(normalize(name, NFKC) collate pg_unicode_fast)))`);
    // Deleting a job checks the foreign key.
    this.addSql(
      'create index shift_templates_of_job on shift_templates (organization_id, job_id) where job_id is not null',
    );
  }
}
