import { Migration } from '@mikro-orm/migrations';

/**
 * The same chain. Citus lets no function that is less than immutable see the columns of an updated row (ADR 0112), so the hash
 * is a function of its own; it is immutable, because the chain is always UTF-8.
 */
export class AuditChainOnShards extends Migration {
  override up(): void {
    this.addSql(`
      create function hash_audit_entry(previous bytea, organization text, entry_number bigint, rest text)
      returns bytea language sql immutable
      return sha256(previous || convert_to(organization || netstring(entry_number::text) || rest, 'UTF8'))`);
    this.addSql(`
      create or replace function chain_new_audit_entry() returns trigger language plpgsql as $$
      declare
        organization text := netstring(new.organization_id::text);
        rest text;
      begin
        -- Only the owner of the tables may insert a chained entry: see the trigger before this one (0134).
        if new.position is not null and new.previous_hash is not null and new.hash is not null then return new; end if;
        if new.actor_first_name is null then
          select first_name, last_name into new.actor_first_name, new.actor_last_name
          from users where organization_id = new.organization_id and id = new.actor_id;
          if not found then
            raise exception 'the audit entry % names an actor who does not exist', new.action;
          end if;
        end if;
        rest := netstring(new.id::text) || netstring(extract(epoch from new.at)::text) || netstring(new.actor_id::text)
          || netstring(new.actor_first_name) || netstring(new.actor_last_name) || netstring(new.action)
          || netstring(new.subject_type) || netstring(new.subject_id::text) || netstring(new.changes::text)
          || coalesce(netstring(encode(new.origin_hash, 'hex')), '');
        loop
          -- Held until the commit: the entries of one organization queue up here.
          update audit_heads head
          set position = head.position + 1,
            hash = hash_audit_entry(head.hash, organization, head.position + 1, rest)
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
