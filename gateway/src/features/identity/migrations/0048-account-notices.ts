import { Migration } from '@mikro-orm/migrations';

/** The notices to people about their own account, and the browsers and networks from which they signed in. */
export class AccountNotices extends Migration {
  override up(): void {
    this.addSql(`
      create table account_notices (
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
      )`);
    this.addSql('create index account_notices_of_user on account_notices (organization_id, user_id, at desc, id desc)');
    this.addSql(`
      create table known_sign_ins (
        organization_id uuid not null,
        user_id uuid not null,
        place_hash text not null,
        last_used_at timestamptz not null,
        primary key (organization_id, user_id, place_hash),
        foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
      )`);
  }
}
