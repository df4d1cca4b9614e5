import { Migration } from '@mikro-orm/migrations';
import { deleteUpTo } from '../../../platform/database/delete-up-to.js';

/** How people get in: registrations, invitations, imports of people, and one-time links to an account. */
export class InvitationsBaseline extends Migration {
  override up(): void {
    for (const statement of [...tables, ...indexes, ...functions, ...triggers]) this.addSql(statement);
  }
}

const tables = [
  // A registration waits for its mail before there is an organization.
  `create table pending_registrations (
    id uuid primary key,
    email citext not null,
    first_name text not null,
    last_name text not null,
    organization_name text not null,
    timezone text,
    sealed_password_hash bytea not null,
    -- The browser that registered needs no password to confirm.
    browser_hash bytea not null,
    invite_hash bytea,
    -- Null until the link is mailed.
    token_hash bytea constraint pending_registrations_token_key unique,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    used_at timestamptz(3)
  )`,
  // The links with which the operator invites an organization.
  `create table organization_invites (
    token_hash bytea primary key,
    -- Printed by the start on an empty database, and valid only for the first organization.
    is_set_up boolean not null,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    used_at timestamptz(3)
  )`,

  `create table invitations (
    organization_id uuid not null,
    id uuid not null default uuidv7(),
    role text not null
      constraint invitations_role_grantable check (role in ('ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER')),
    -- Whose account it makes. Null for an invitation that adds its person when they join.
    user_id uuid,
    -- The team that those who join with it belong to, and whom a manager then reaches.
    team_id uuid,
    reach text constraint invitations_reach_known check (reach in ('ORGANIZATION', 'TEAMS')),
    email citext,
    phone text,
    -- Found by its hash: how long a look-up takes tells nothing about a code that is nearly right. The code alone says
    -- which organization it belongs to.
    code_hash bytea not null constraint invitations_code_key unique,
    -- Administrators are shown the code again.
    sealed_code bytea not null,
    max_uses integer not null default 1,
    use_count integer not null default 0,
    used_at timestamptz(3),
    used_by uuid,
    mailed_at timestamptz(3),
    mail_problem text,
    created_by uuid not null,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    primary key (organization_id, id),
    -- Nobody came by two invitations.
    constraint invitations_used_once unique (organization_id, used_by),
    constraint invitations_uses_bounded check (max_uses between 1 and 500 and use_count between 0 and max_uses),
    constraint invitations_used_up check ((used_at is not null) = (use_count = max_uses)),
    -- Who joined by a link for several people is in the audit log.
    constraint invitations_used_by_somebody
      check (case max_uses when 1 then (used_at is null) = (used_by is null) else used_by is null end),
    constraint invitations_links_personless
      check (max_uses = 1 or (role <> 'ADMIN' and email is null and phone is null and user_id is null)),
    constraint invitations_reach_of_managers check (reach is null or role = 'MANAGER'),
    constraint invitations_used_by_their_person check (user_id is null or used_by is null or used_by = user_id),
    constraint invitations_person foreign key (organization_id, user_id) references users (organization_id, id),
    constraint invitations_creator foreign key (organization_id, created_by) references users (organization_id, id),
    constraint invitations_user foreign key (organization_id, used_by) references users (organization_id, id)
  )`,

  // People are added at once, and then invited one after the other.
  `create table team_imports (
    organization_id uuid not null references organizations (id),
    id uuid not null default uuidv7(),
    created_by uuid not null,
    created_at timestamptz(3) not null,
    total integer not null constraint team_imports_total_bounded check (total between 1 and 500),
    finished_at timestamptz(3),
    codes_shown_at timestamptz(3),
    primary key (organization_id, id),
    foreign key (organization_id, created_by) references users (organization_id, id)
  )`,
  `create table team_import_rows (
    organization_id uuid not null,
    import_id uuid not null,
    line integer not null,
    first_name text not null,
    last_name text not null,
    email citext,
    role text not null,
    action text not null constraint team_import_rows_action_known check (action in ('CREATE', 'INVITE', 'SKIP')),
    user_id uuid,
    -- For the invitation.
    team_id uuid,
    reach text,
    invitation_id uuid,
    problem text,
    primary key (organization_id, import_id, line),
    constraint team_import_rows_person check ((user_id is null) = (action = 'SKIP')),
    constraint team_import_rows_outcome check (num_nonnulls(invitation_id, problem) <= 1),
    foreign key (organization_id, import_id) references team_imports (organization_id, id) on delete cascade,
    constraint team_import_rows_invitation foreign key (organization_id, invitation_id)
      references invitations (organization_id, id) on delete cascade
  )`,

  // Counts the mails of an organization and those to an address.
  `create table sent_mails (
    organization_id uuid not null references organizations (id),
    id uuid not null default uuidv7(),
    recipient_hash bytea not null,
    sent_at timestamptz(3) not null,
    primary key (organization_id, id)
  )`,

  // A person who forgot the password is not known before a job has looked for the account. Only a function reads it.
  `create table password_reset_requests (
    id uuid primary key,
    email citext not null,
    address text not null,
    user_agent text not null,
    created_at timestamptz(3) not null
  )`,

  // One-time links. Only their hash is stored.
  `create table password_resets (
    organization_id uuid not null,
    id uuid not null default uuidv7(),
    user_id uuid not null,
    token_hash text not null constraint password_resets_token_hash_key unique,
    mailed_to citext,
    -- The administrator who handed the link over: it ends with what allowed them to create it.
    created_by uuid,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    primary key (organization_id, id),
    foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
  )`,
  `create table email_changes (
    organization_id uuid not null,
    id uuid not null default uuidv7(),
    user_id uuid not null,
    token_hash text constraint email_changes_token_hash_key unique,
    -- The notices about the change go there, even when it is in force.
    old_email citext not null,
    new_email citext not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    primary key (organization_id, id),
    foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
  )`,
];

const indexes = [
  'create unique index pending_registrations_live on pending_registrations (email) where used_at is null',
  'create index invitations_newest on invitations (organization_id, created_at desc, id desc)',
  `create index invitations_of_email on invitations (organization_id, email)
    where email is not null and used_at is null`,
  // Deleting a team checks this foreign key.
  'create index invitations_of_team on invitations (organization_id, team_id) where team_id is not null',
  'create index team_imports_newest on team_imports (organization_id, created_by, created_at desc)',
  `create index team_import_rows_of_invitation on team_import_rows (organization_id, invitation_id)
    where invitation_id is not null`,
  `create index team_import_rows_pending on team_import_rows (organization_id, email)
    where email is not null and action <> 'SKIP' and invitation_id is null and problem is null`,
  // A person has at most one invitation that they may still use.
  `create unique index invitations_person_once on invitations (organization_id, user_id)
    where user_id is not null and used_at is null`,
  'create index sent_mails_of_organization on sent_mails (organization_id, sent_at)',
  'create index sent_mails_by_time on sent_mails (sent_at)',
  // A person has at most one live link of each kind. A new one replaces it.
  'create unique index password_resets_live on password_resets (organization_id, user_id) where used_at is null',
  'create unique index email_changes_live on email_changes (organization_id, user_id) where used_at is null',
  'create index password_resets_by_expiry on password_resets (expires_at)',
  'create index email_changes_by_expiry on email_changes (expires_at)',
  `create index password_resets_live_by_maker on password_resets (organization_id, created_by)
    where used_at is null and created_by is not null`,
];

const functions = [
  `create function take_reset_request(request uuid) returns table (email text, address text, user_agent text)
  language sql as $$
    delete from password_reset_requests asked where asked.id = request
    returning asked.email::text, asked.address, asked.user_agent
  $$`,

  `create function find_invitation(given_hash bytea) returns table (id uuid, organization_id uuid)
  language sql stable as $$
    select invitation.id, invitation.organization_id from invitations invitation
    where invitation.code_hash = given_hash
  $$`,
  // Which addresses an invitation that can be used, or a waiting line of another import, names: also of people whom a restricted
  // manager does not reach.
  `create function find_invited_emails(organization uuid, emails jsonb, at timestamptz, own_import uuid)
  returns table (email text) language sql stable as $$
    with given as (select address::citext as address from jsonb_array_elements_text(emails) address)
    select invitation.email::text from invitations invitation
    where invitation.organization_id = organization and invitation.used_at is null and invitation.expires_at > at
      and invitation.email in (select address from given)
    union
    select lines.email::text from team_import_rows lines
    where lines.organization_id = organization and lines.action <> 'SKIP' and lines.invitation_id is null
      and lines.problem is null and lines.import_id is distinct from own_import
      and lines.email in (select address from given)
  $$`,
  // Keeps at the person until when they are invited, so that lists need no join.
  `create function note_invited_person() returns trigger language plpgsql as $$
  declare
    invited record;
  begin
    if tg_op = 'DELETE' then invited := old; else invited := new; end if;
    if invited.user_id is null then return null; end if;
    update users person set invited_until = unused.expires_at, invited_role = unused.role
    from (
      select max(expires_at) as expires_at, max(role) as role from invitations
      where organization_id = invited.organization_id and user_id = invited.user_id and used_at is null
    ) unused
    where person.organization_id = invited.organization_id and person.id = invited.user_id;
    return null;
  end $$`,

  // One advisory lock per organization: simultaneous requests cannot exceed its limits.
  `create function reserve_mail(
    organization uuid, recipient bytea, at timestamptz, most_of_organization integer, most_to_recipient integer
  ) returns text language plpgsql as $$
  declare
    since timestamptz := at - interval '24 hours';
  begin
    perform pg_advisory_xact_lock(hashtextextended('mails of ' || organization::text, 0));
    if (select count(*) from sent_mails where organization_id = organization and sent_at > since)
      >= most_of_organization then return 'ORGANIZATION_LIMIT'; end if;
    if (select count(*) from sent_mails
      where organization_id = organization and recipient_hash = recipient and sent_at > since)
      >= most_to_recipient then return 'RECIPIENT_LIMIT'; end if;
    insert into sent_mails (organization_id, recipient_hash, sent_at) values (organization, recipient, at);
    return 'RESERVED';
  end $$`,

  `create function find_password_reset(hash text) returns table (
    organization_id uuid, id uuid, user_id uuid, expires_at timestamptz, used_at timestamptz, first_name text,
    last_name text, email text, status text, minimum_password_length integer
  ) language sql stable as $$
    select link.organization_id, link.id, link.user_id, link.expires_at, link.used_at, person.first_name,
      person.last_name, person.email::text, person.status, organization.minimum_password_length
    from password_resets link
    join users person on person.organization_id = link.organization_id and person.id = link.user_id
    join organizations organization on organization.id = link.organization_id
    where link.token_hash = hash
  $$`,
  `create function find_email_change(hash text) returns table (
    organization_id uuid, id uuid, user_id uuid, new_email text, expires_at timestamptz, used_at timestamptz,
    status text
  ) language sql stable as $$
    select link.organization_id, link.id, link.user_id, link.new_email::text, link.expires_at, link.used_at,
      person.status
    from email_changes link
    join users person on person.organization_id = link.organization_id and person.id = link.user_id
    where link.token_hash = hash
  $$`,

  // The sweeps of every organization. Each returns the number of rows that it deleted, of each table up to `most`.
  `create function sweep_account_links(expired_before timestamptz, most integer) returns bigint language sql as $$
    with resets as (${deleteUpTo('password_resets', 'organization_id, id', "expires_at < least(expired_before, now() - interval '7 days')")}),
      changes as (${deleteUpTo('email_changes', 'organization_id, id', "expires_at < least(expired_before, now() - interval '7 days')")}),
      requests as (${deleteUpTo('password_reset_requests', 'id', "created_at < least(expired_before, now() - interval '7 days')")})
    select (select count(*) from resets) + (select count(*) from changes) + (select count(*) from requests)
  $$`,
  `create function sweep_old_team_imports(created_before timestamptz, most integer) returns bigint language sql as $$
    with imports as (${deleteUpTo('team_imports', 'organization_id, id', "created_at < least(created_before, now() - interval '14 days')")})
    select count(*) from imports
  $$`,
  `create function sweep_registrations(at timestamptz, most integer) returns bigint language sql as $$
    with registrations as (${deleteUpTo('pending_registrations', 'id', "expires_at < least(at, now()) - interval '24 hours'")}),
      invites as (${deleteUpTo('organization_invites', 'token_hash', "expires_at < least(at, now()) - interval '7 days'")}),
      mails as (${deleteUpTo('sent_mails', 'organization_id, id', "sent_at < least(at, now()) - interval '48 hours'")})
    select (select count(*) from registrations) + (select count(*) from invites) + (select count(*) from mails)
  $$`,
];

const triggers = [
  `create trigger invitations_note_their_person after insert or delete or update of role, expires_at, used_at, user_id
    on invitations for each row execute function note_invited_person()`,
];
