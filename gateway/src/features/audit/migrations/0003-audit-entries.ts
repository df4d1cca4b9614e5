import { Migration } from '@mikro-orm/migrations';

export class AuditEntries extends Migration {
  override up(): void {
    this.addSql(`
      create table audit_entries (
        organization_id uuid not null references organizations (id),
        id uuid not null default uuidv7(),
        position bigint not null generated always as identity,
        at timestamptz not null,
        actor_id uuid not null,
        actor_first_name text not null,
        actor_last_name text not null,
        action text not null,
        subject_type text not null,
        subject_id uuid not null,
        changes jsonb not null default '{}',
        primary key (organization_id, id),
        constraint audit_entries_in_order unique (organization_id, position),
        foreign key (organization_id, actor_id) references users (organization_id, id)
      )`);
    this.addSql(`
      create function refuse_change_of_audit_log() returns trigger language plpgsql as $$
      begin
        raise exception 'the audit log is append-only: % is refused', lower(tg_op) using errcode = 'insufficient_privilege';
      end $$`);
    this.addSql(`
      create trigger audit_entries_append_only before update or delete or truncate on audit_entries
        for each statement execute function refuse_change_of_audit_log()`);
    // Applies even where a session has disabled triggers (session_replication_role).
    this.addSql('alter table audit_entries enable always trigger audit_entries_append_only');
  }
}
