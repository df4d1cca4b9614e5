import { tenantSetting } from '../scope.js';

const trigger = 'aa_refuse_foreign_row';

/**
 * Citus inserts what a query returns by copying it into the shard, and row-level security does not check the copied
 * rows. So a trigger on each table of a tenant in a distributed schema refuses what the policy `tenant` refuses. Its
 * name is the first, so that it runs before the others. Changes nothing if every table has it.
 */
export function foreignRowStatements(schema: string): string {
  return `
    do $foreign$
    declare
      home constant text := '${schema}';
      system constant text := current_user || '_system';
      found record;
      refuse text;
    begin
      for found in
        select relname as name, case when relname = 'organizations' then 'id' else 'organization_id' end as key
        from pg_class class
        where relnamespace = home::regnamespace and relkind = 'r'
          and exists (select from pg_policy where polrelid = class.oid and polname = 'tenant')
          and not exists (select from pg_trigger where tgrelid = class.oid and tgname = '${trigger}')
      loop
        refuse := 'refuse_foreign_' || found.key;
        if to_regprocedure(format('%I.%I()', home, refuse)) is null then
          execute format($function$
            create function %I.%I() returns trigger language plpgsql as $body$
            begin
              if new.%I is distinct from nullif(current_setting('${tenantSetting}', true), '')::uuid
                and row_security_active(tg_relid) and not pg_has_role(current_user, %L, 'usage') then
                raise exception 'new row violates row-level security policy for table "%%"', tg_table_name
                  using errcode = 'insufficient_privilege';
              end if;
              return new;
            end $body$ $function$, home, refuse, found.key, system);
        end if;
        execute format('create trigger ${trigger} before insert on %I.%I for each row execute function %I.%I()',
          home, found.name, home, refuse);
      end loop;
    end $foreign$`;
}
