import { Migration } from '@mikro-orm/migrations';

/** Creates the signatures with which people confirm their hours, and the questions that they answer. */
export class SignOffsMigration extends Migration {
  override up(): void {
    this.createSignOffs();
    this.keepSignatures();
    this.addSql(`
      create table sign_off_settings (
        organization_id uuid primary key references organizations (id),
        enabled boolean not null default false,
        statement text not null default '',
        questions jsonb not null default '[]'
          constraint sign_off_settings_few_questions check (jsonb_array_length(questions) <= 5),
        remind_days integer not null default 1
          constraint sign_off_settings_remind_days check (remind_days between 0 and 7)
      )`);
  }

  private createSignOffs(): void {
    this.addSql(`
      create table sign_offs (
        organization_id uuid not null references organizations (id),
        id uuid not null default uuidv7(),
        user_id uuid not null,
        start_date date not null,
        end_date date not null,
        content_hash bytea not null constraint sign_offs_sha_256 check (octet_length(content_hash) = 32),
        content jsonb not null,
        answers jsonb not null,
        statement text not null,
        signed_at timestamptz(3) not null,
        stale_at timestamptz(3),
        stale_reason text,
        stale_by_id uuid,
        stale_changes jsonb,
        primary key (organization_id, id),
        constraint sign_offs_user foreign key (organization_id, user_id) references users (organization_id, id),
        constraint sign_offs_stale_by foreign key (organization_id, stale_by_id)
          references users (organization_id, id),
        constraint sign_offs_dates_in_order check (start_date <= end_date),
        constraint sign_offs_stale_with_reason check (
          (stale_at is null) = (stale_reason is null) and (stale_at is null) = (stale_by_id is null)
          and (stale_at is null) = (stale_changes is null))
      )`);
    this.addSql(`
      create unique index sign_offs_once on sign_offs (organization_id, user_id, start_date) where stale_at is null`);
    this.addSql(`
      create index sign_offs_of_period on sign_offs (organization_id, start_date, user_id, signed_at desc, id desc)`);
  }

  /** What was signed never changes. A signature can become stale once. */
  private keepSignatures(): void {
    this.addSql(`
      create function keep_sign_offs() returns trigger language plpgsql as $$
      declare before jsonb; after jsonb;
      begin
        if tg_op = 'UPDATE' and old.stale_at is null then
          before := to_jsonb(old) - array['stale_at', 'stale_reason', 'stale_by_id', 'stale_changes'];
          after := to_jsonb(new) - array['stale_at', 'stale_reason', 'stale_by_id', 'stale_changes'];
          if before = after then
            return new;
          end if;
        end if;
        raise exception 'a signature never changes: % is refused', lower(tg_op) using errcode = 'restrict_violation';
      end $$`);
    this.addSql(`
      create trigger sign_offs_never_change before update or delete on sign_offs
      for each row execute function keep_sign_offs()`);
  }
}
