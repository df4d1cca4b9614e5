import { Migration } from '@mikro-orm/migrations';

/** Timesheets, breaks, corrections and answers about breaks. Constraints hold what simultaneous writes could break. */
export class TimeclockBaseline extends Migration {
  override up(): void {
    for (const statement of [...tables, ...indexes, ...constraints, ...functions, ...triggers]) this.addSql(statement);
  }
}

const tables = [
  // The foreign key of the person implies the organization. One to the organization would lock its row for each punch.
  `create table timesheets (
    organization_id uuid not null,
    id uuid not null default uuidv7(),
    user_id uuid not null,
    job_id uuid,
    team_id uuid,
    clock_in_at timestamptz(3) not null,
    clock_out_at timestamptz(3),
    -- Until when an open timesheet can last: the clock-in of the next one, which was punched while a clock was ahead.
    ends_before timestamptz(3),
    notes text not null default '',
    flags text[] not null default '{}',
    approved_at timestamptz(3),
    approved_by_id uuid,
    -- A manager's objection while it is pending.
    rejected_at timestamptz(3),
    rejected_by_id uuid,
    rejection_reason text,
    primary key (organization_id, id),
    constraint timesheets_user foreign key (organization_id, user_id) references users (organization_id, id),
    constraint timesheets_job foreign key (organization_id, job_id) references jobs (organization_id, id),
    constraint timesheets_approved_by foreign key (organization_id, approved_by_id)
      references users (organization_id, id),
    constraint timesheets_rejected_by foreign key (organization_id, rejected_by_id)
      references users (organization_id, id),
    constraint timesheets_end_not_before_start check (clock_out_at >= clock_in_at),
    constraint timesheets_approved_when_closed check (approved_at is null or clock_out_at is not null),
    constraint timesheets_approver_of_approved check (approved_by_id is null or approved_at is not null),
    constraint timesheets_rejection_complete check (
      (rejected_at is null) = (rejected_by_id is null) and (rejected_at is null) = (rejection_reason is null))
  )`,
  `create table breaks (
    organization_id uuid not null,
    id uuid not null default uuidv7(),
    timesheet_id uuid not null,
    -- The person of the timesheet, whom row-level security compares with those in reach: a trigger copies the id.
    user_id uuid not null,
    type text not null,
    start_at timestamptz(3) not null,
    end_at timestamptz(3),
    primary key (organization_id, id),
    constraint breaks_timesheet foreign key (organization_id, timesheet_id)
      references timesheets (organization_id, id) on delete cascade,
    constraint breaks_type check (type in ('UNPAID', 'PAID')),
    constraint breaks_end_not_before_start check (end_at >= start_at)
  )`,
  `create table timesheet_photos (
    organization_id uuid not null,
    timesheet_id uuid not null,
    user_id uuid not null,
    photo_id uuid not null,
    position integer not null,
    primary key (organization_id, timesheet_id, photo_id),
    constraint timesheet_photos_timesheet foreign key (organization_id, timesheet_id)
      references timesheets (organization_id, id) on delete cascade,
    constraint timesheet_photos_photo foreign key (organization_id, photo_id) references photos (organization_id, id)
  )`,

  // Corrections that people request for their own timesheets.
  `create table corrections (
    organization_id uuid not null references organizations (id),
    id uuid not null default uuidv7(),
    user_id uuid not null,
    timesheet_id uuid,
    kind text not null,
    clock_in_at timestamptz(3) not null,
    clock_out_at timestamptz(3),
    breaks jsonb,
    changes_job boolean not null default false,
    job_id uuid,
    reason text,
    base_version text,
    status text not null default 'PENDING',
    before jsonb,
    approved jsonb,
    effect jsonb not null,
    overtaken_reason text,
    manager_notes text,
    decided_at timestamptz(3),
    decided_by_id uuid,
    created_at timestamptz(3) not null,
    primary key (organization_id, id),
    constraint corrections_user foreign key (organization_id, user_id) references users (organization_id, id),
    constraint corrections_job foreign key (organization_id, job_id) references jobs (organization_id, id),
    constraint corrections_decided_by foreign key (organization_id, decided_by_id)
      references users (organization_id, id),
    constraint corrections_timesheet foreign key (organization_id, timesheet_id)
      references timesheets (organization_id, id) on delete set null (timesheet_id),
    constraint corrections_kind check (kind in ('ADD', 'CHANGE', 'REMOVE')),
    constraint corrections_status check (status in ('PENDING', 'APPROVED', 'DENIED', 'WITHDRAWN', 'OVERTAKEN')),
    constraint corrections_reason check (char_length(reason) between 1 and 500),
    constraint corrections_end_not_before_start check (clock_out_at >= clock_in_at),
    constraint corrections_job_when_changed check (changes_job or job_id is null),
    constraint corrections_added_when_approved check (kind <> 'ADD' or status = 'APPROVED' or timesheet_id is null),
    constraint corrections_added_until_known check (kind <> 'ADD' or clock_out_at is not null),
    constraint corrections_of_a_timesheet check (status <> 'PENDING' or kind = 'ADD' or timesheet_id is not null),
    constraint corrections_decision check ((status <> 'PENDING') = (decided_at is not null)),
    constraint corrections_overtaken_for_a_reason check ((status = 'OVERTAKEN') = (overtaken_reason is not null))
  )`,

  // What people answered about the breaks of a timesheet. The answer with the greatest id counts. Answers are pay records, so
  // they outlive their timesheet.
  `create table break_answers (
    organization_id uuid not null,
    id uuid not null default uuidv7(),
    user_id uuid not null,
    timesheet_id uuid,
    meals text not null
      constraint break_answers_meals_known check (meals in ('PROVIDED', 'CHOSE_NOT', 'NOT_PROVIDED')),
    rests text not null
      constraint break_answers_rests_known check (rests in ('PROVIDED', 'NOT_PROVIDED')),
    answered_at timestamptz(3) not null,
    primary key (organization_id, id),
    constraint break_answers_user foreign key (organization_id, user_id) references users (organization_id, id),
    constraint break_answers_timesheet foreign key (organization_id, timesheet_id)
      references timesheets (organization_id, id) on delete set null (timesheet_id)
  )`,
];

/** An index for each filter of timesheets, in the order of pages. */
const filters = {
  approved: 'approved_at is not null',
  pending: 'clock_out_at is not null and approved_at is null',
  self_approved: 'approved_by_id = user_id',
  over_16_hours: `clock_out_at - clock_in_at > interval '16 hours'`,
  clock_adjusted: `flags @> '{CLOCK_ADJUSTED}'::text[]`,
  added_by_manager: `flags @> '{ADDED_BY_MANAGER}'::text[]`,
  impossible_location: `flags @> '{IMPOSSIBLE_LOCATION}'::text[]`,
  long_paid_break: `flags @> '{LONG_PAID_BREAK}'::text[]`,
  missing_location: `flags @> '{MISSING_LOCATION}'::text[]`,
  outside_place: `flags @> '{OUTSIDE_PLACE}'::text[]`,
  self_reported: `flags @> '{SELF_REPORTED}'::text[]`,
};

const indexes = [
  // Created before the exclusion constraint, because the first violated index names the failure.
  `create unique index timesheets_one_open_per_person on timesheets (organization_id, user_id)
    where clock_out_at is null`,
  // Counts and sums of hours read clock-ins and clock-outs from the index alone. Each index has the person, because row-level
  // security compares them with those in reach.
  `create index timesheets_newest on timesheets (organization_id, clock_in_at desc, id desc)
    include (clock_out_at, approved_at, user_id)`,
  'create index timesheets_newest_of_person on timesheets (organization_id, user_id, clock_in_at desc, id desc)',
  ...Object.entries(filters).map(
    ([name, condition]) =>
      `create index timesheets_${name} on timesheets (organization_id, clock_in_at desc, id desc) include (user_id)
        where ${condition}`,
  ),
  // The few timesheets that may still be in progress long after they began; others are found by when they began. It covers
  // the query, because PostgreSQL overestimates how many there are, and would read all of timesheets_newest instead.
  `create index timesheets_long on timesheets (organization_id, clock_in_at desc, id desc)
    include (clock_out_at, approved_at, user_id)
    where clock_out_at is null or clock_out_at - clock_in_at > interval '16 hours'`,
  // The same for chosen people: for them, PostgreSQL would read all of timesheets_newest_of_person.
  `create index timesheets_long_of_person on timesheets (organization_id, user_id, clock_in_at desc)
    where clock_out_at is null or clock_out_at - clock_in_at > interval '16 hours'`,
  // Deleting a job checks this foreign key.
  'create index timesheets_of_job on timesheets (organization_id, job_id) where job_id is not null',

  `create unique index breaks_one_open_per_timesheet on breaks (organization_id, timesheet_id) where end_at is null`,
  // Lists read the breaks of each timesheet from the index alone.
  `create index breaks_of_timesheet on breaks (organization_id, timesheet_id, start_at, id) include (type, end_at, user_id)`,
  // The unpaid breaks of a day, without looking up those of each timesheet; long ones like long timesheets.
  `create index breaks_unpaid on breaks (organization_id, start_at) include (end_at, user_id) where type = 'UNPAID'`,
  `create index breaks_long_unpaid on breaks (organization_id, start_at) include (end_at, user_id)
    where type = 'UNPAID' and (end_at is null or end_at - start_at > interval '16 hours')`,

  'create index timesheet_photos_by_photo on timesheet_photos (organization_id, photo_id)',

  `create unique index corrections_pending_once on corrections (organization_id, user_id, timesheet_id)
    where status = 'PENDING' and timesheet_id is not null`,
  'create index corrections_newest on corrections (organization_id, created_at desc, id desc)',
  'create index corrections_newest_of_person on corrections (organization_id, user_id, created_at desc, id desc)',
  `create index corrections_pending on corrections (organization_id, created_at desc, id desc) where status = 'PENDING'`,
  `create index corrections_of_timesheet on corrections (organization_id, timesheet_id)
    where timesheet_id is not null`,
  // The latest answer of a timesheet is the first entry.
  `create index break_answers_of_timesheet on break_answers (organization_id, timesheet_id, id desc)
    where timesheet_id is not null`,
  'create index corrections_of_job on corrections (organization_id, job_id) where job_id is not null',
];

const constraints = [
  `alter table timesheets add constraint timesheets_never_overlap exclude using gist (
    organization_id with =, user_id with =, tstzrange(clock_in_at, coalesce(clock_out_at, ends_before), '[)') with &&
  )`,
  `alter table breaks add constraint breaks_never_overlap exclude using gist (
    organization_id with =, timesheet_id with =, tstzrange(start_at, end_at, '[)') with &&
  )`,
  `alter table corrections add constraint corrections_additions_never_overlap exclude using gist (
    organization_id with =, user_id with =, tstzrange(clock_in_at, clock_out_at, '[)') with &&
  ) where (status = 'PENDING' and kind = 'ADD')`,
];

const functions = [
  // A break lies within its timesheet, whichever of the two rows changes. The timesheet is locked during the check: of a
  // simultaneous clock-out and break, the second transaction sees the changes of the first.
  `create function check_breaks_inside_timesheet() returns trigger language plpgsql as $$
  declare
    sheet timesheets%rowtype;
  begin
    select * into sheet from timesheets
    where organization_id = new.organization_id and id = (to_jsonb(new) ->> tg_argv[0])::uuid
    for share;
    if exists (
      select from breaks
      where organization_id = sheet.organization_id and timesheet_id = sheet.id
        and (start_at < sheet.clock_in_at
          or coalesce(end_at, 'infinity') > coalesce(sheet.clock_out_at, 'infinity'))
    ) then
      raise exception 'a break lies outside of its timesheet'
        using errcode = 'check_violation', constraint = 'breaks_inside_timesheet';
    end if;
    return null;
  end $$`,
  // A timesheet that this transaction has updated is locked already.
  `create function check_timesheet_around_breaks() returns trigger language plpgsql as $$
  begin
    if exists (
      select from timesheets sheet
      join breaks part on part.organization_id = sheet.organization_id and part.timesheet_id = sheet.id
      where sheet.organization_id = new.organization_id and sheet.id = new.id
        and (part.start_at < sheet.clock_in_at
          or coalesce(part.end_at, 'infinity') > coalesce(sheet.clock_out_at, 'infinity'))
    ) then
      raise exception 'a break lies outside of its timesheet'
        using errcode = 'check_violation', constraint = 'breaks_inside_timesheet';
    end if;
    return null;
  end $$`,

  // The first approval or change of times removes the objection, whichever statement makes it.
  `create function clear_timesheet_rejection() returns trigger language plpgsql as $$
  begin
    new.rejected_at := null;
    new.rejected_by_id := null;
    new.rejection_reason := null;
    return new;
  end $$`,

  // Whatever deletes a timesheet, a correction of it never stays pending. The command says who did it, where it knows.
  `create function overtake_correction_of_deleted_timesheet() returns trigger language plpgsql as $$
  begin
    new.status := 'OVERTAKEN';
    new.overtaken_reason := 'The timesheet was deleted.';
    new.decided_at := clock_timestamp();
    return new;
  end $$`,

  `create function keep_break_answers() returns trigger language plpgsql as $$
  begin
    raise exception 'an answer about breaks never changes: % is refused', lower(tg_op) using errcode = 'restrict_violation';
  end $$`,
];

const triggers = [
  // Checked at the end of the transaction, so that a clock-out may end the timesheet and its open break in any order.
  `create constraint trigger breaks_inside_timesheet after insert or update on breaks
    deferrable initially deferred
    for each row execute function check_breaks_inside_timesheet('timesheet_id')`,
  `create constraint trigger timesheet_around_breaks after update of clock_in_at, clock_out_at on timesheets
    deferrable initially deferred
    for each row execute function check_timesheet_around_breaks()`,

  `create trigger timesheets_rejection_cleared before update on timesheets
    for each row when (new.rejected_at is not null and (
      new.approved_at is not null or new.clock_in_at <> old.clock_in_at
      or new.clock_out_at is distinct from old.clock_out_at))
    execute function clear_timesheet_rejection()`,

  `create trigger corrections_overtaken before update of timesheet_id on corrections
    for each row when (old.timesheet_id is not null and new.timesheet_id is null and new.status = 'PENDING')
    execute function overtake_correction_of_deleted_timesheet()`,

  // The deletion of its timesheet is the only change of an answer.
  `create trigger break_answers_never_change before update on break_answers
    for each row when (
      new.timesheet_id is not null
      or to_jsonb(new) - 'timesheet_id' <> to_jsonb(old) - 'timesheet_id')
    execute function keep_break_answers()`,
  `create trigger break_answers_never_deleted before delete on break_answers
    for each row execute function keep_break_answers()`,
];
