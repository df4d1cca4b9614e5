import { Migration } from '@mikro-orm/migrations';

/** Makes active jobs of one organization differ in more than case and Unicode composition. */
export class JobsByNameMigration extends Migration {
  override up(): void {
    // The database uses the locale C, whose lower() only folds ASCII letters: "ÉCOLE" must equal "École" too.
    this.addSql(`
      create unique index jobs_active_name_once on jobs
        (organization_id, (casefold(normalize(name, NFKC) collate pg_unicode_fast)))
      where retired_at is null`);
    // Deleting a job checks these foreign keys.
    this.addSql('create index schedules_of_job on schedules (organization_id, job_id) where job_id is not null');
    this.addSql('create index timesheets_of_job on timesheets (organization_id, job_id) where job_id is not null');
  }
}
