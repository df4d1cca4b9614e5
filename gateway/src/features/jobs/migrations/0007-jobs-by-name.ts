import { Migration } from '@mikro-orm/migrations';

/** Two active jobs of one organization can't be told apart by the case or the composition of their letters. */
export class JobsByNameMigration extends Migration {
  override up(): void {
    // The database sorts by bytes (locale C), whose lower() knows ASCII alone: "ÉCOLE" has to be "École" too.
    this.addSql(`
      create unique index jobs_active_name_once on jobs
        (organization_id, (casefold(normalize(name, NFKC) collate pg_unicode_fast)))
      where retired_at is null`);
    // What deleting a job asks: is anything planned or done on it?
    this.addSql('create index schedules_of_job on schedules (organization_id, job_id) where job_id is not null');
    this.addSql('create index timesheets_of_job on timesheets (organization_id, job_id) where job_id is not null');
  }
}
