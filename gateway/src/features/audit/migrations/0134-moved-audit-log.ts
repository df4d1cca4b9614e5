import { Migration } from '@mikro-orm/migrations';

/**
 * The log of an organization can move to another cell (ADR 0112): only the owner of the tables, who could disable the triggers
 * as well, and who has to announce it in the session, copies entries with their hashes and deletes them where they were; replication may insert them as well. The chain
 * is verified before.
 */
export class MovedAuditLog extends Migration {
  override up(): void {
    // Only the owner may truncate. Citus hides its shards from queries of pg_class, and replicates a cell to another node as the owner.
    this.addSql(`
      create function moves_rows_of(relation oid) returns boolean language sql stable
      return has_table_privilege(current_user, relation, 'truncate') and (
        coalesce(current_setting('timetrack.moves_rows', true), '') = 'on'
        or current_setting('session_replication_role') = 'replica'
          and not exists (select from pg_roles where rolname = current_user and rolsuper)
      )`);
    this.addSql(`
      create or replace function refuse_change_of_audit_log() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and moves_rows_of(tg_relid) then return null; end if;
        raise exception 'the audit log is append-only: % is refused', lower(tg_op) using errcode = 'insufficient_privilege';
      end $$`);
    this.addSql(`
      create or replace function refuse_change_of_audit_origin() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and (moves_rows_of(tg_relid) or exists (
          select from users
          where organization_id = old.organization_id and id = old.actor_id and deleted_at is not null
        )) then
          return null;
        end if;
        raise exception 'the origin of an audit entry is erased with its person and never otherwise: % is refused', lower(tg_op)
          using errcode = 'insufficient_privilege';
      end $$`);
    this.addArrival();
  }

  /** Fires before the chaining, by its name, and as the caller: the chaining itself runs as the system role. */
  private addArrival(): void {
    this.addSql(`
      create function refuse_chained_entry() returns trigger language plpgsql as $$
      begin
        if (new.position is not null or new.previous_hash is not null or new.hash is not null)
          and not moves_rows_of(tg_relid) then
          raise exception 'the audit log is append-only: the database alone chains it'
            using errcode = 'insufficient_privilege';
        end if;
        return new;
      end $$`);
    this.addSql(`
      create trigger audit_entries_arrive before insert on audit_entries
        for each row execute function refuse_chained_entry()`);
    this.addSql('alter table audit_entries enable always trigger audit_entries_arrive');
  }
}
