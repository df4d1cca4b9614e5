import { Migration } from '@mikro-orm/migrations';

const columns =
  'organization_id id at actor_id actor_first_name actor_last_name action subject_type subject_id changes';
const content = (row: string) =>
  columns
    .split(' ')
    .map((column) => `${row}.${column}`)
    .join(', ');

/**
 * At commit, the database assigns each entry its position in the organization's log and chains it to the preceding
 * entry, no matter who writes it or how. `audit-content.rules.ts` computes the same hash in order to verify it.
 */
export class AuditChain extends Migration {
  override up(): void {
    this.addSql('drop trigger audit_entries_append_only on audit_entries');
    this.addSql(`
      alter table audit_entries
        alter column position drop identity,
        alter column position drop not null,
        drop constraint audit_entries_in_order,
        add column previous_hash bytea,
        add column hash bytea`);
    // One spelling for each subject type.
    this.addSql(`update audit_entries set subject_type = upper(replace(subject_type, '-', '_'))`);

    this.addSql(`
      create table audit_heads (
        organization_id uuid primary key references organizations (id),
        position bigint not null,
        hash bytea not null
      )`);
    this.addContent();
    this.addChaining();
    this.addSql(`
      do $$
      declare entry audit_entries;
      begin
        for entry in select * from audit_entries order by organization_id, position loop
          update audit_entries set position = null where organization_id = entry.organization_id and id = entry.id;
          entry.position := null;
          perform chain_audit_entry(entry);
        end loop;
      end $$`);
    this.addSql('alter table audit_entries add constraint audit_entries_in_order unique (organization_id, position)');
    this.addTriggers();
    // The log by actor and by subject, newest first.
    this.addSql('create index audit_entries_of_actor on audit_entries (organization_id, actor_id, position desc)');
    this.addSql(`
      create index audit_entries_of_subject on audit_entries (organization_id, subject_type, position desc)`);
    this.addSql('create index audit_entries_of_thing on audit_entries (organization_id, subject_id, position desc)');
    this.addSql('create index audit_entries_by_time on audit_entries (organization_id, at desc)');
  }

  /**
   * Encodes each column as a netstring (length in bytes, colon, text, comma), so that different entries always have
   * different content.
   */
  private addContent(): void {
    this.addSql(`
      create function netstring(value text) returns text language sql immutable
      return octet_length(value) || ':' || value || ','`);
    this.addSql(`
      create function content_of_audit_entry(entry audit_entries) returns bytea language sql stable
      return convert_to(
        netstring(entry.organization_id::text) || netstring(entry.position::text) || netstring(entry.id::text)
        || netstring(extract(epoch from entry.at)::text) || netstring(entry.actor_id::text)
        || netstring(entry.actor_first_name) || netstring(entry.actor_last_name) || netstring(entry.action)
        || netstring(entry.subject_type) || netstring(entry.subject_id::text) || netstring(entry.changes::text),
        'UTF8')`);
  }

  private addChaining(): void {
    this.addSql(`
      create function chain_audit_entry(entry audit_entries) returns void language plpgsql as $$
      declare head audit_heads;
      begin
        -- Held until the commit: the entries of one organization queue up here, and nowhere before.
        select * into head from audit_heads where organization_id = entry.organization_id for update;
        if not found then
          insert into audit_heads values (entry.organization_id, 0, decode(repeat('00', 32), 'hex'))
            on conflict do nothing;
          select * into head from audit_heads where organization_id = entry.organization_id for update;
        end if;
        entry.position := head.position + 1;
        entry.previous_hash := head.hash;
        entry.hash := sha256(entry.previous_hash || content_of_audit_entry(entry));
        update audit_entries
          set position = entry.position, previous_hash = entry.previous_hash, hash = entry.hash
          where organization_id = entry.organization_id and id = entry.id;
        update audit_heads set position = entry.position, hash = entry.hash
          where organization_id = entry.organization_id;
      end $$`);
  }

  private addTriggers(): void {
    this.addSql(`
      create function chain_new_audit_entry() returns trigger language plpgsql as $$
      begin
        perform chain_audit_entry(new);
        return null;
      end $$`);
    // Deferred to the commit, when the transaction already holds every other lock it needs. So it never
    // waits while others wait for it, and they wait only as long as a commit takes.
    this.addSql(`
      create constraint trigger audit_entries_chained after insert on audit_entries
        deferrable initially deferred for each row execute function chain_new_audit_entry()`);
    this.addSql(`
      create or replace function refuse_change_of_audit_log() returns trigger language plpgsql as $$
      begin
        -- From within the chaining, which changes what is not chained yet: see the trigger for each row.
        if tg_op = 'UPDATE' and pg_trigger_depth() > 1 then return null; end if;
        raise exception 'the audit log is append-only: % is refused', lower(tg_op) using errcode = 'insufficient_privilege';
      end $$`);
    this.addSql(`
      create trigger audit_entries_append_only before update or delete or truncate on audit_entries
        for each statement execute function refuse_change_of_audit_log()`);
    this.addSql(`
      create function refuse_second_chaining() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' and new.position is null and new.previous_hash is null and new.hash is null then
          return new;
        end if;
        if tg_op = 'UPDATE' and old.hash is null and old.position is null and (${content('old')}) = (${content('new')}) then
          return new;
        end if;
        raise exception 'the audit log is append-only: the database alone chains it'
          using errcode = 'insufficient_privilege';
      end $$`);
    this.addSql(`
      create trigger audit_entries_chained_once before insert or update on audit_entries
        for each row execute function refuse_second_chaining()`);
    // Applies even where a session has disabled triggers (session_replication_role).
    for (const trigger of ['append_only', 'chained', 'chained_once']) {
      this.addSql(`alter table audit_entries enable always trigger audit_entries_${trigger}`);
    }
  }
}
