import { Migration } from '@mikro-orm/migrations';

/** Archiving and deleting users, and details of sessions for their users. */
export class ArchivingAndSessions extends Migration {
  override up(): void {
    this.eraseDeletedUsers();
    this.keepAnOwner();
    this.addSql(`
      alter table sessions
        add user_agent text not null default '',
        add address text not null default '',
        add last_used_at timestamptz`);
    this.addSql('update sessions set last_used_at = created_at');
    this.addSql('alter table sessions alter last_used_at set not null');
  }

  private eraseDeletedUsers(): void {
    this.addSql(`
      alter table users
        alter email drop not null,
        alter password_hash drop not null,
        add phone text,
        add deleted_at timestamptz,
        add constraint users_erased_when_deleted check (case
          when deleted_at is null then email is not null and password_hash is not null
          else email is null and password_hash is null and phone is null and status = 'DISABLED' end)`);
    // No foreign key can use a partial index, so erasing an email address does not take the lock that would block
    // transactions inserting rows that reference the user, such as audit entries.
    this.addSql('alter table users drop constraint users_email_key');
    this.addSql('create unique index users_email_key on users (email) where email is not null');
  }

  /** Locks the organization's row, so that archiving the last two owners at the same time leaves one of them. */
  private keepAnOwner(): void {
    this.addSql(`
      create function keep_an_owner() returns trigger language plpgsql as $$
      begin
        perform from organizations where id = old.organization_id for no key update;
        if not exists (
          select from users
          where organization_id = old.organization_id and id <> old.id and role = 'OWNER' and status = 'ACTIVE'
        ) then
          raise exception 'the last owner of an organization stays'
            using errcode = 'check_violation', constraint = 'users_last_owner_stays';
        end if;
        return new;
      end $$`);
    this.addSql(`
      create trigger users_last_owner_stays before update of role, status on users
      for each row
      when (old.role = 'OWNER' and old.status = 'ACTIVE' and (new.role <> 'OWNER' or new.status <> 'ACTIVE'))
      execute function keep_an_owner()`);
    this.addSql(`create index users_owners on users (organization_id) where role = 'OWNER'`);
  }
}
