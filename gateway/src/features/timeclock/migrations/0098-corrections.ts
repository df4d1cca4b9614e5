import { Migration } from '@mikro-orm/migrations';

/** Corrections that people request for their own timesheets, with constraints for what simultaneous requests could break. */
export class CorrectionsMigration extends Migration {
  override up(): void {
    this.createTable();
    this.createIndexes();
    this.overtakeWithTimesheet();
  }

  private createTable(): void {
    this.addSql(`
      create table corrections (
        organization_id uuid not null references organizations (id),
        id uuid not null default uuidv7(),
        user_id uuid not null,
        timesheet_id uuid,
        kind text not null,
        clock_in_at timestamptz(3) not null,
        clock_out_at timestamptz(3),
        breaks jsonb,
        changes_job boolean not null default false,
        job_id uuid,
        reason text,
        base_version text,
        status text not null default 'PENDING',
        before jsonb,
        approved jsonb,
        effect jsonb not null,
        overtaken_reason text,
        manager_notes text,
        decided_at timestamptz(3),
        decided_by_id uuid,
        created_at timestamptz(3) not null,
        primary key (organization_id, id),
        constraint corrections_user foreign key (organization_id, user_id) references users (organization_id, id),
        constraint corrections_job foreign key (organization_id, job_id) references jobs (organization_id, id),
        constraint corrections_decided_by foreign key (organization_id, decided_by_id)
          references users (organization_id, id),
        constraint corrections_timesheet foreign key (organization_id, timesheet_id)
          references timesheets (organization_id, id) on delete set null (timesheet_id),
        constraint corrections_kind check (kind in ('ADD', 'CHANGE', 'REMOVE')),
        constraint corrections_status check (status in ('PENDING', 'APPROVED', 'DENIED', 'WITHDRAWN', 'OVERTAKEN')),
        constraint corrections_reason check (char_length(reason) between 1 and 500),
        constraint corrections_end_not_before_start check (clock_out_at >= clock_in_at),
        constraint corrections_job_when_changed check (changes_job or job_id is null),
        constraint corrections_added_when_approved check
          (kind <> 'ADD' or status = 'APPROVED' or timesheet_id is null),
        constraint corrections_added_until_known check (kind <> 'ADD' or clock_out_at is not null),
        constraint corrections_of_a_timesheet check (status <> 'PENDING' or kind = 'ADD' or timesheet_id is not null),
        constraint corrections_decision check ((status <> 'PENDING') = (decided_at is not null)),
        constraint corrections_overtaken_for_a_reason check ((status = 'OVERTAKEN') = (overtaken_reason is not null))
      )`);
  }

  private createIndexes(): void {
    this.addSql(`
      create unique index corrections_pending_once on corrections (organization_id, user_id, timesheet_id)
      where status = 'PENDING' and timesheet_id is not null`);
    this.addSql(`
      alter table corrections add constraint corrections_additions_never_overlap exclude using gist (
        organization_id with =, user_id with =, tstzrange(clock_in_at, clock_out_at, '[)') with &&
      ) where (status = 'PENDING' and kind = 'ADD')`);
    this.addSql('create index corrections_newest on corrections (organization_id, created_at desc, id desc)');
    this.addSql(`
      create index corrections_newest_of_person on corrections (organization_id, user_id, created_at desc, id desc)`);
    this.addSql(`
      create index corrections_pending on corrections (organization_id, created_at desc, id desc)
      where status = 'PENDING'`);
    this.addSql(`
      create index corrections_of_timesheet on corrections (organization_id, timesheet_id)
      where timesheet_id is not null`);
    // Deleting a job checks this foreign key.
    this.addSql('create index corrections_of_job on corrections (organization_id, job_id) where job_id is not null');
  }

  /** Whatever deletes a timesheet, a correction of it never stays pending. The command says who did it, where it knows. */
  private overtakeWithTimesheet(): void {
    this.addSql(`
      create function overtake_correction_of_deleted_timesheet() returns trigger language plpgsql as $$
      begin
        new.status := 'OVERTAKEN';
        new.overtaken_reason := 'The timesheet was deleted.';
        new.decided_at := clock_timestamp();
        return new;
      end $$`);
    this.addSql(`
      create trigger corrections_overtaken before update of timesheet_id on corrections
      for each row when (old.timesheet_id is not null and new.timesheet_id is null and new.status = 'PENDING')
      execute function overtake_correction_of_deleted_timesheet()`);
  }
}
