import { Migration } from '@mikro-orm/migrations';

/**
 * Chains an entry when it is inserted instead of at the commit, so that its row and its index entries are written once. The
 * gateway inserts entries together with the commit, so the end of the log is locked no longer than before. The trigger also
 * adds the name of the actor.
 */
export class AuditChainAtInsert extends Migration {
  override up(): void {
    this.addSql('drop trigger audit_entries_chained on audit_entries');
    this.addSql('drop trigger audit_entries_chained_once on audit_entries');
    this.addSql('drop function chain_new_audit_entry()');
    this.addSql('drop function chain_audit_entry(audit_entries)');
    this.addSql('drop function refuse_second_chaining()');
    this.addChaining();
    this.addSql(`
      create trigger audit_entries_chained before insert on audit_entries
        for each row execute function chain_new_audit_entry()`);
    // Applies even where a session has disabled triggers (session_replication_role).
    this.addSql('alter table audit_entries enable always trigger audit_entries_chained');
    this.addSql(`
      create or replace function refuse_change_of_audit_log() returns trigger language plpgsql as $$
      begin
        raise exception 'the audit log is append-only: % is refused', lower(tg_op) using errcode = 'insufficient_privilege';
      end $$`);
    // The foreign key of the actor implies it. It would lock the organization's row for every entry.
    this.addSql('alter table audit_entries drop constraint audit_entries_organization_id_fkey');
  }

  private addChaining(): void {
    this.addSql(`
      create function chain_new_audit_entry() returns trigger language plpgsql as $$
      begin
        if new.position is not null or new.previous_hash is not null or new.hash is not null then
          raise exception 'the audit log is append-only: the database alone chains it'
            using errcode = 'insufficient_privilege';
        end if;
        if new.actor_first_name is null then
          select first_name, last_name into new.actor_first_name, new.actor_last_name
          from users where organization_id = new.organization_id and id = new.actor_id;
          if not found then
            raise exception 'the audit entry % names an actor who does not exist', new.action;
          end if;
        end if;
        loop
          -- Held until the commit: the entries of one organization queue up here.
          update audit_heads head
          set position = head.position + 1, hash = sha256(head.hash || convert_to(
            netstring(new.organization_id::text) || netstring((head.position + 1)::text) || netstring(new.id::text)
            || netstring(extract(epoch from new.at)::text) || netstring(new.actor_id::text)
            || netstring(new.actor_first_name) || netstring(new.actor_last_name) || netstring(new.action)
            || netstring(new.subject_type) || netstring(new.subject_id::text) || netstring(new.changes::text)
            || coalesce(netstring(encode(new.origin_hash, 'hex')), ''),
            'UTF8'))
          where head.organization_id = new.organization_id
          returning with (old as before) head.position, before.hash, head.hash into new.position, new.previous_hash, new.hash;
          exit when found;
          insert into audit_heads values (new.organization_id, 0, decode(repeat('00', 32), 'hex'))
            on conflict do nothing;
        end loop;
        return new;
      end $$`);
  }
}
