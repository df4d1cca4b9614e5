import { Migration } from '@mikro-orm/migrations';

export class UsersAndSessions extends Migration {
  override up(): void {
    this.addSql(`
      create table users (
        organization_id uuid not null references organizations (id),
        id uuid not null default uuidv7(),
        first_name text not null,
        last_name text not null,
        email citext not null constraint users_email_key unique,
        password_hash text not null,
        role text not null
          constraint users_role_known check (role in ('OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER')),
        status text not null default 'ACTIVE'
          constraint users_status_known check (status in ('ACTIVE', 'INVITED', 'DISABLED')),
        schedule_color text not null default '#3b82f6'
          constraint users_schedule_color_is_hex check (schedule_color ~ '^#[0-9a-f]{6}$'),
        created_at timestamptz not null,
        primary key (organization_id, id)
      )`);
    this.addSql(`
      create table sessions (
        organization_id uuid not null,
        id uuid not null default uuidv7(),
        user_id uuid not null,
        token_hash text not null constraint sessions_token_hash_key unique,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        primary key (organization_id, id),
        foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
      )`);
    this.addSql('create index sessions_of_user on sessions (organization_id, user_id)');
    this.addSql('create index sessions_by_expiry on sessions (expires_at)');
  }
}
