import { Migration } from '@mikro-orm/migrations';

/** Asks `current_sessions` itself, and does not bind the organization, to which the transaction of a command is bound already. */
export class AdmissionInOneStep extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function admit_session(
        organization uuid, caller uuid, session uuid, changed uuid[], at timestamptz, used_after timestamptz
      ) returns table (role text, expires_at timestamptz, auth_at timestamptz) language plpgsql as $$
      #variable_conflict use_column
      begin
        if changed is null then
          perform pg_advisory_xact_lock_shared(key_of_person(caller));
          perform from users where organization_id = organization and id = caller for share;
        else
          perform lock_people(organization, changed || caller);
        end if;
        return query
          select found.role, found.expires_at, found.auth_at
          from current_sessions(organization, array[session], at, used_after) found
          where found.caller = admit_session.caller;
      end $$`);
  }
}
