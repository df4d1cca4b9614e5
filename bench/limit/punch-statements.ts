import type { Statement } from './statements.ts';

export const admit: Statement = {
  name: 'admit',
  text: 'select * from admit_session($1, $2, $3, null, $4, $5)',
};

export const findAnswer: Statement = {
  name: 'find_answer',
  text: `
    select fingerprint, commands, encrypted_response
    from idempotent_requests stored
    left join idempotency_erasures erasure on erasure.organization_id = stored.organization_id
      and erasure.erased_at > stored.created_at - interval '10 minutes'
      and erasure.transaction_id <> stored.transaction_id
      and not pg_visible_in_snapshot(erasure.transaction_id, stored.snapshot)
    where stored.organization_id = $1 and stored.key_hash = $2 and stored.created_at > $3`,
};

/** What the caller has stored, which is limited. */
export const measureUsage: Statement = {
  name: 'measure_usage',
  text: `select count(*)::int as keys, coalesce(sum(response_bytes), 0)::float8 as bytes from idempotent_requests
    where organization_id = $1 and caller_id = $2 and created_at > $3`,
};

/** Fails, and undoes the punch, if another request with the key was first. */
export const storeAnswer: Statement = {
  name: 'store_answer',
  text: `
    insert into idempotent_requests (organization_id, key_hash, caller_id, fingerprint, created_at, commands,
      encrypted_response, response_bytes)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
};

/** What a clock-in is decided by. */
export const findLast: Statement = {
  name: 'find_last',
  text: `
    select place.require_location_on_clock as location_required, person.first_name, person.last_name,
      last.clock_in_at is not null and last.clock_out_at is null as is_open, last.clock_out_at,
      located.clock_in_at as located_at, located.lat, located.lng,
      exists (select from places where organization_id = $1 and retired_at is null and radius_meters is not null)
        as asks_for_location
    from organizations place
    join users person on person.organization_id = $1 and person.id = $2
    left join lateral (
      select clock_in_at, clock_out_at from timesheets
      where organization_id = $1 and user_id = $2 order by clock_in_at desc, id desc limit 1
    ) last on true
    left join lateral (
      select sheet.clock_in_at, latest.lat, latest.lng
      from punch_locations latest
      join timesheets sheet on sheet.organization_id = $1 and sheet.id = latest.timesheet_id
      where latest.organization_id = $1 and latest.user_id = $2 and latest.lat is not null
      order by latest.timesheet_id desc, latest.punch desc limit 1
    ) located on true
    where place.id = $1`,
};

/** What a clock-out is decided by. Simultaneous punches queue up at its lock. */
export const lockOpen: Statement = {
  name: 'lock_open',
  text: `
    select sheet.id, sheet.clock_in_at, sheet.flags, located.lat, located.lng, sheet.notes, person.first_name,
      person.last_name,
      (select count(*)::int from breaks where organization_id = $1 and timesheet_id = sheet.id) as breaks,
      (select count(*)::int from timesheet_photos where organization_id = $1 and timesheet_id = sheet.id) as photos,
      (select overtime_rule = 'CALIFORNIA' and break_premiums from organizations where id = $1) as asks_for_breaks
    from timesheets sheet
    join users person on person.organization_id = $1 and person.id = $2
    left join punch_locations located on located.organization_id = $1 and located.timesheet_id = sheet.id
      and located.punch = 'IN'
    where sheet.organization_id = $1 and sheet.user_id = $2 and sheet.clock_out_at is null
    for update of sheet`,
};

export const insertTimesheet: Statement = {
  name: 'insert_timesheet',
  text: `
    with sheet as (
      insert into timesheets (organization_id, id, user_id, clock_in_at, flags) values ($1, $2, $3, $4, $7) returning id
    )
    insert into punch_locations (organization_id, timesheet_id, punch, user_id, lat, lng)
    select $1, id, 'IN', $3, $5, $6 from sheet where $5::float8 is not null`,
};

export const closeTimesheet: Statement = {
  name: 'close_timesheet',
  text: 'update timesheets set clock_out_at = $3 where organization_id = $1 and id = $2',
};

export const findLock: Statement = {
  name: 'find_lock',
  text: `select start_date::text, end_date::text from closed_pay_periods
    where organization_id = $1 and ends_at > $2 and starts_at <= $3 order by start_date limit 1`,
};

export const insertEntry: Statement = {
  name: 'insert_entry',
  text: `
    with entry as (
      insert into audit_entries
        (organization_id, id, at, actor_id, actor_first_name, actor_last_name, action, subject_type, subject_id, changes,
         origin_hash)
      values ($1, $2, $3, $4, $5, $6, $7, 'TIMESHEET', $8, $9, $10)
      returning organization_id, id, actor_id
    )
    insert into audit_origins (organization_id, entry_id, actor_id, address, client, salt)
    select organization_id, id, actor_id, $11, $12, $13 from entry`,
};
