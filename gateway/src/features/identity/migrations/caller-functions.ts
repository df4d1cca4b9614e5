/** How the caller of an operation is checked and locked, and whom they reach from then on. */
export const callerFunctions = [
  // Locks are taken in the order of the ids, the advisory locks before the rows. The advisory locks are fair: a person who
  // sends one command after the other cannot keep an administrator waiting who archives them. Row locks alone would allow that.
  `create function key_of_person(person uuid) returns bigint language sql immutable
  return hashtextextended('person ' || person::text, 0)`,
  `create function lock_people(organization uuid, people uuid[]) returns void language plpgsql as $$
  declare person uuid;
  begin
    perform set_config('app.organization_id', organization::text, true);
    for person in select distinct unnest(people) order by 1 loop
      perform pg_advisory_xact_lock(key_of_person(person));
    end loop;
    perform from users where organization_id = organization and id = any(people) order by id for no key update;
  end $$`,

  // Which of several sessions are still valid, and with which role and reach: the rule has one place. PostgreSQL plans it as
  // part of the statement that calls it.
  `create function current_sessions(organization uuid, asked uuid[], at timestamptz, used_after timestamptz)
  returns table (session uuid, caller uuid, role text, is_restricted boolean, expires_at timestamptz, auth_at timestamptz)
  language sql stable as $$
    select own.id, own.user_id, person.role, person.role = 'MANAGER' and person.reach = 'TEAMS', own.expires_at, own.auth_at
    from sessions own
    join users person on person.organization_id = own.organization_id and person.id = own.user_id
    where own.organization_id = organization and own.id = any (asked)
      and own.expires_at > at and own.last_used_at > used_after and person.status = 'ACTIVE'
  $$`,

  // Checks the caller of a command within its transaction, in one round trip, and locks the caller; with `changed`,
  // together with these people. A function rather than one statement with joins: each of its statements sees what was
  // committed while the previous one waited for a lock. The same holds for whom the caller reaches from now on.
  `create function admit_session(
    organization uuid, caller uuid, session uuid, changed uuid[], at timestamptz, used_after timestamptz
  ) returns table (role text, is_restricted boolean, expires_at timestamptz, auth_at timestamptz) language plpgsql as $$
  #variable_conflict use_column
  begin
    if changed is null then
      perform pg_advisory_xact_lock_shared(key_of_person(caller));
      perform from users where organization_id = organization and id = caller for share;
    else
      perform lock_people(organization, changed || caller);
    end if;
    select found.role, found.is_restricted, found.expires_at, found.auth_at
    into role, is_restricted, expires_at, auth_at
    from current_sessions(organization, array[session], at, used_after) found
    where found.caller = admit_session.caller;
    if not found then return; end if;
    if is_restricted then
      perform set_config('app.reach', reach_of(organization, caller, at), true);
    else
      perform set_config('app.reach', '*', true);
    end if;
    return next;
  end $$`,

  // The session of a token in any organization. Records its use, unless it was used a moment ago.
  `create function find_session(hash text, at timestamptz, used_after timestamptz, recorded_before timestamptz)
  returns table (
    id uuid, organization_id uuid, user_id uuid, expires_at timestamptz, auth_at timestamptz, role text,
    is_restricted boolean
  ) language plpgsql as $$
  #variable_conflict use_column
  declare
    last_use timestamptz;
  begin
    select own.id, own.organization_id, own.user_id, own.expires_at, own.auth_at, person.role,
      person.role = 'MANAGER' and person.reach = 'TEAMS', own.last_used_at
    into id, organization_id, user_id, expires_at, auth_at, role, is_restricted, last_use
    from sessions own
    join users person on person.organization_id = own.organization_id and person.id = own.user_id
    where own.token_hash = hash and own.expires_at > at and own.last_used_at > used_after
      and person.status = 'ACTIVE';
    if not found then return; end if;
    if last_use < recorded_before then
      update sessions own set last_used_at = greatest(own.last_used_at, at)
      where own.organization_id = find_session.organization_id and own.id = find_session.id;
    end if;
    return next;
  end $$`,
];
