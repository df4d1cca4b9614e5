import { Migration } from '@mikro-orm/migrations';

/**
 * Where each entry came from: the network address and the client of its actor. They are personal data that must be erased
 * with the person, so they are stored next to the log. The chain covers their salted hash: while they exist, they cannot be
 * changed unnoticed, and once they are erased, the hash reveals nothing and the chain still verifies.
 */
export class AuditOrigins extends Migration {
  override up(): void {
    this.addSql('alter table audit_entries add column origin_hash bytea');
    this.addSql(`
      create table audit_origins (
        organization_id uuid not null,
        entry_id uuid not null,
        actor_id uuid not null,
        address text not null,
        client text not null,
        salt bytea not null,
        primary key (organization_id, entry_id)
      )`);
    this.addSql('create index audit_origins_of_actor on audit_origins (organization_id, actor_id)');
    this.coverByChain();
    this.protectOrigins();
  }

  /** Entries from before have no origin, and their content stays what it was. */
  private coverByChain(): void {
    this.addSql(`
      create or replace function content_of_audit_entry(entry audit_entries) returns bytea language sql stable
      return convert_to(
        netstring(entry.organization_id::text) || netstring(entry.position::text) || netstring(entry.id::text)
        || netstring(extract(epoch from entry.at)::text) || netstring(entry.actor_id::text)
        || netstring(entry.actor_first_name) || netstring(entry.actor_last_name) || netstring(entry.action)
        || netstring(entry.subject_type) || netstring(entry.subject_id::text) || netstring(entry.changes::text)
        || coalesce(netstring(encode(entry.origin_hash, 'hex')), ''),
        'UTF8')`);
    this.addSql(`
      create or replace function refuse_second_chaining() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' and new.position is null and new.previous_hash is null and new.hash is null then
          return new;
        end if;
        if tg_op = 'UPDATE' and old.hash is null and old.position is null and (${content('old')}) = (${content('new')})
          and old.origin_hash is not distinct from new.origin_hash then
          return new;
        end if;
        raise exception 'the audit log is append-only: the database alone chains it'
          using errcode = 'insufficient_privilege';
      end $$`);
  }

  private protectOrigins(): void {
    this.addSql(`
      create function refuse_change_of_audit_origin() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and exists (
          select from users
          where organization_id = old.organization_id and id = old.actor_id and deleted_at is not null
        ) then
          return null;
        end if;
        raise exception 'the origin of an audit entry is erased with its person and never otherwise: % is refused', lower(tg_op)
          using errcode = 'insufficient_privilege';
      end $$`);
    this.addSql(`
      create trigger audit_origins_unchanged before update or truncate on audit_origins
        for each statement execute function refuse_change_of_audit_log()`);
    // At the commit, when the same transaction has marked the person as deleted.
    this.addSql(`
      create constraint trigger audit_origins_erased after delete on audit_origins
        deferrable initially deferred for each row execute function refuse_change_of_audit_origin()`);
    for (const trigger of ['unchanged', 'erased']) {
      this.addSql(`alter table audit_origins enable always trigger audit_origins_${trigger}`);
    }
  }
}

const columns =
  'organization_id id at actor_id actor_first_name actor_last_name action subject_type subject_id changes';
const content = (row: string) =>
  columns
    .split(' ')
    .map((column) => `${row}.${column}`)
    .join(', ');
