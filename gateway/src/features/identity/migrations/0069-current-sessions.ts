import { Migration } from '@mikro-orm/migrations';

/**
 * Which of several sessions of an organization are still valid, and with which role. `current_session` asks it for one, so
 * the rule has one place. PostgreSQL plans it as part of the statement that calls it.
 */
export class CurrentSessions extends Migration {
  override up(): void {
    this.addSql(`
      create function current_sessions(organization uuid, asked uuid[], at timestamptz, used_after timestamptz)
      returns table (session uuid, caller uuid, role text, expires_at timestamptz, auth_at timestamptz)
      language sql stable as $$
        select own.id, own.user_id, person.role, own.expires_at, own.auth_at
        from sessions own
        join users person on person.organization_id = own.organization_id and person.id = own.user_id
        where own.organization_id = organization and own.id = any (asked)
          and own.expires_at > at and own.last_used_at > used_after and person.status = 'ACTIVE'
      $$`);
    this.addSql(`
      create or replace function current_session(
        organization uuid, caller uuid, session uuid, at timestamptz, used_after timestamptz
      ) returns table (role text, expires_at timestamptz, auth_at timestamptz) language plpgsql as $$
      #variable_conflict use_column
      begin
        perform set_config('app.organization_id', organization::text, true);
        return query
          select found.role, found.expires_at, found.auth_at
          from current_sessions(organization, array[session], at, used_after) found
          where found.caller = current_session.caller;
      end $$`);
  }
}
