import { Migration } from '@mikro-orm/migrations';
import { deleteUpTo } from '../../../platform/database/delete-up-to.js';
import { callerFunctions } from './caller-functions.js';

/** People, how they sign in, and how the caller of a command is checked. */
export class IdentityBaseline extends Migration {
  override up(): void {
    for (const statement of [...tables, ...constraints, ...indexes, ...functions, ...triggers]) this.addSql(statement);
  }
}

const tables = [
  `create table users (
    organization_id uuid not null references organizations (id),
    id uuid not null default uuidv7(),
    first_name text not null,
    last_name text not null,
    email citext,
    -- An address belongs to one account at most, and only after its owner registered, used an invitation or confirmed it by
    -- mail. An account that a colleague created with an address does not take it from its owner.
    holds_email boolean not null default false,
    email_confirmed_at timestamptz(3),
    phone text,
    password_hash text,
    role text not null
      constraint users_role_known check (role in ('OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER')),
    status text not null default 'ACTIVE'
      constraint users_status_known check (status in ('ACTIVE', 'INVITED', 'DISABLED')),
    -- Whom a manager reaches: everyone, or the people of the teams that they lead (ADR 0114). Kept when the role changes.
    reach text not null default 'ORGANIZATION'
      constraint users_reach_known check (reach in ('ORGANIZATION', 'TEAMS')),
    -- Numbered by a trigger, from 101. Deleted people keep theirs, so that no number means two people.
    staff_number text not null
      constraint users_staff_number_digits check (staff_number ~ '^[0-9]{3,8}$'),
    -- Until when the unused invitation of a person without an account works, and the role that it gives: a trigger of the
    -- invitations keeps them.
    invited_until timestamptz(3),
    invited_role text,
    -- The number of the person at the payroll provider.
    employee_number text
      constraint users_employee_number_length check (char_length(employee_number) between 1 and 40),
    -- The name of the person at the payroll provider, if it differs.
    payroll_name text,
    schedule_color text not null default '#3b82f6'
      constraint users_schedule_color_is_hex check (schedule_color ~ '^#[0-9a-f]{6}$'),
    created_at timestamptz not null,
    deleted_at timestamptz,
    primary key (organization_id, id),
    constraint users_hold_an_email check (email is not null or not holds_email),
    constraint users_erased_when_deleted check (deleted_at is null
      or email is null and password_hash is null and phone is null and status = 'DISABLED'),
    constraint users_account_whole check ((email is null) = (password_hash is null)),
    constraint users_without_account_work check (email is not null or role = 'WORKER' or deleted_at is not null),
    constraint users_staff_number_once unique (organization_id, staff_number)
  )`,

  // Kept when a person is erased, as the employee number is, because hours are paid under them.
  `create table payroll_ids (
    organization_id uuid not null,
    user_id uuid not null,
    provider text not null constraint payroll_ids_provider_known check (provider in (
      'ADP', 'GUSTO', 'PAYCHEX', 'XERO', 'DATEV_LODAS', 'QUICKBOOKS')),
    payroll_id text not null
      constraint payroll_ids_length check (char_length(payroll_id) between 1 and 41),
    primary key (organization_id, user_id, provider),
    foreign key (organization_id, user_id) references users (organization_id, id)
  )`,

  `create table sessions (
    organization_id uuid not null,
    id uuid not null default uuidv7(),
    user_id uuid not null,
    token_hash text not null constraint sessions_token_hash_key unique,
    -- When the person last entered the password.
    auth_at timestamptz not null,
    user_agent text not null default '',
    address text not null default '',
    created_at timestamptz not null,
    expires_at timestamptz not null,
    last_used_at timestamptz not null,
    primary key (organization_id, id),
    foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
  )`,

  // The browsers and networks from which a person has signed in.
  `create table known_sign_ins (
    organization_id uuid not null,
    user_id uuid not null,
    place_hash text not null,
    last_used_at timestamptz not null,
    primary key (organization_id, user_id, place_hash),
    foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
  )`,

  // Notices to people about their own account.
  `create table account_notices (
    organization_id uuid not null,
    id uuid not null default uuidv7(),
    user_id uuid not null,
    kind text not null constraint account_notices_kind_known check (kind in (
      'NEW_SIGN_IN', 'PASSWORD_CHANGED', 'PASSWORD_RESET', 'RESET_LINK_CREATED', 'EMAIL_CHANGED', 'ROLE_CHANGED')),
    at timestamptz not null,
    user_agent text not null,
    address text not null,
    role text,
    primary key (organization_id, id),
    foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
  )`,
];

const constraints = [
  `alter table dated_settings add constraint dated_settings_created_by
    foreign key (organization_id, created_by_id) references users (organization_id, id)`,
];

const indexes = [
  // The database uses the locale C, whose lower() only folds ASCII letters: "ÉCOLE" must equal "École" too.
  `create unique index users_employee_number_once on users
    (organization_id, (casefold(normalize(employee_number, NFKC) collate pg_unicode_fast)))
    where employee_number is not null`,
  `create unique index payroll_ids_once on payroll_ids
    (organization_id, provider, (casefold(normalize(payroll_id, NFKC) collate pg_unicode_fast)))`,
  // No foreign key can use a partial index, so erasing an email address does not take the lock that would block
  // transactions that insert rows of the person, such as audit entries.
  'create unique index users_email_key on users (email) where holds_email',
  'create unique index users_email_once on users (organization_id, email) where email is not null',
  'create index users_by_email on users (email, created_at) where email is not null',
  // The order of pages, and the order of a payroll.
  'create index users_by_name on users (organization_id, first_name, last_name, id) where deleted_at is null',
  'create index users_by_last_name on users (organization_id, last_name, first_name, id)',
  `create index users_owners on users (organization_id) where role = 'OWNER'`,
  // Payroll looks for the few people who left among everyone.
  `create index users_inactive on users (organization_id, id) where status <> 'ACTIVE'`,
  'create index sessions_of_user on sessions (organization_id, user_id)',
  'create index sessions_by_expiry on sessions (expires_at)',
  'create index sessions_by_use on sessions (last_used_at)',
  'create index account_notices_of_user on account_notices (organization_id, user_id, at desc, id desc)',
];

const functions = [
  // Locks the organization's row also for a given number, so that of two people who are added at the same time none gets the
  // other's number.
  `create function number_person() returns trigger language plpgsql as $$
  declare
    next integer;
  begin
    select last_staff_number into next from organizations where id = new.organization_id for no key update;
    if new.staff_number is not null then return new; end if;
    loop
      next := next + 1;
      exit when not exists (
        select from users where organization_id = new.organization_id and staff_number = next::text
      );
    end loop;
    update organizations set last_staff_number = next where id = new.organization_id;
    new.staff_number := next::text;
    return new;
  end $$`,

  ...callerFunctions,

  // With what orders the accounts of an email address, because those of several cells are put in order together (ADR 0112).
  // Without the hashes of passwords, which only statements of their organization read.
  `create function list_accounts_of_email(address citext, most integer)
  returns table (organization_id uuid, id uuid, status text, holds_email boolean, created_at timestamptz)
  language sql stable as $$
    select users.organization_id, users.id, users.status, users.holds_email, users.created_at
    from users where users.email = address
    order by users.holds_email desc, users.status = 'ACTIVE' desc, users.created_at, users.id
    limit most
  $$`,
  `create function find_accounts_of_emails(addresses jsonb)
  returns table (organization_id uuid, id uuid, email text, status text)
  language sql stable as $$
    select users.organization_id, users.id, users.email::text, users.status
    from users
    where users.email = any (array(select address::citext from jsonb_array_elements_text(addresses) address))
  $$`,
  `create function find_taken_emails(addresses jsonb, organization uuid) returns table (email text)
  language sql stable as $$
    select users.email::text from users
    where (users.holds_email or users.organization_id = organization)
      and users.email = any (array(select address::citext from jsonb_array_elements_text(addresses) address))
  $$`,

  // Which keys are taken in an organization, also by people whom a restricted manager does not reach: as a constraint would say.
  `create function find_taken_keys(organization uuid, asked jsonb) returns table (kind text, key text)
  language sql stable as $$
    select given.kind, given.key from jsonb_to_recordset(asked) given (kind text, key text)
    where case given.kind
      when 'EMAIL' then exists (
        select from users where organization_id = organization and email = given.key::citext)
      when 'STAFF_NUMBER' then exists (
        select from users where organization_id = organization and staff_number = given.key)
      when 'EMPLOYEE_NUMBER' then exists (
        select from users
        where organization_id = organization and employee_number is not null
          and casefold(normalize(employee_number, NFKC) collate pg_unicode_fast)
            = casefold(normalize(given.key, NFKC) collate pg_unicode_fast))
      else exists (
        select from payroll_ids
        where organization_id = organization and provider = given.kind
          and casefold(normalize(payroll_id, NFKC) collate pg_unicode_fast)
            = casefold(normalize(given.key, NFKC) collate pg_unicode_fast))
      end
  $$`,

  // The names of people whom a restricted manager does not reach: of those who worked or decided a row in reach.
  `create function name_people(people uuid[]) returns table (id uuid, first_name text, last_name text)
  language sql stable as $$
    select users.id, users.first_name, users.last_name from users
    where users.organization_id = nullif(current_setting('app.organization_id', true), '')::uuid
      and users.id = any (people)
  $$`,

  // People can no longer sign in, join or call the API, and nothing that people entered is lost.
  `create function close_organization(organization uuid, at timestamptz) returns integer language plpgsql as $$
  declare
    closed integer;
  begin
    perform set_config('timetrack.closing_organization', organization::text, true);
    update users set status = 'DISABLED' where organization_id = organization and status <> 'DISABLED';
    get diagnostics closed = row_count;
    perform set_config('timetrack.closing_organization', '', true);
    delete from sessions where organization_id = organization;
    delete from calendar_feeds where organization_id = organization;
    update api_keys set revoked_at = at where organization_id = organization and revoked_at is null;
    update invitations set expires_at = least(expires_at, at)
    where organization_id = organization and used_at is null;
    return closed;
  end $$`,

  // Locks the organization's row, so that archiving the last two owners at the same time leaves one of them.
  `create function keep_an_owner() returns trigger language plpgsql as $$
  begin
    if current_setting('timetrack.closing_organization', true) = old.organization_id::text then return new; end if;
    perform from organizations where id = old.organization_id for no key update;
    if not exists (
      select from users
      where organization_id = old.organization_id and id <> old.id and role = 'OWNER' and status = 'ACTIVE'
    ) then
      raise exception 'the last owner of an organization stays'
        using errcode = 'check_violation', constraint = 'users_last_owner_stays';
    end if;
    return new;
  end $$`,

  // A sweep of every organization returns the number of rows that it deleted.
  `create function sweep_sessions(at timestamptz, used_after timestamptz, most integer) returns bigint language sql as $$
    with swept as (${deleteUpTo('sessions', 'organization_id, id', "expires_at <= least(at, now()) or last_used_at <= least(used_after, now() - interval '5 minutes')")})
    select count(*) from swept
  $$`,
];

const triggers = [
  'create trigger users_are_numbered before insert on users for each row execute function number_person()',
  `create trigger users_last_owner_stays before update of role, status on users
    for each row
    when (old.role = 'OWNER' and old.status = 'ACTIVE' and (new.role <> 'OWNER' or new.status <> 'ACTIVE'))
    execute function keep_an_owner()`,
];
