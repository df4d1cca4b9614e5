import { Migration } from '@mikro-orm/migrations';

/** The errors that browsers reported, each kind of error once, and the people who saw it. */
export class ClientErrors extends Migration {
  override up(): void {
    this.addSql(`
      create table client_errors (
        organization_id uuid not null references organizations (id),
        id uuid not null default uuidv7(),
        fingerprint text not null constraint client_errors_fingerprint_valid check (fingerprint ~ '^[0-9a-f]{32}$'),
        module text not null constraint client_errors_module_short check (length(module) <= 40),
        version text constraint client_errors_version_short check (length(version) <= 40),
        release text constraint client_errors_release_short check (length(release) <= 40),
        kind text not null constraint client_errors_kind_short check (length(kind) <= 20),
        screen text constraint client_errors_screen_short check (length(screen) <= 200),
        message text not null constraint client_errors_message_short check (length(message) <= 500),
        stack text constraint client_errors_stack_short check (length(stack) <= 5000),
        occurrences integer not null constraint client_errors_occurred check (occurrences > 0),
        first_seen_at timestamptz not null,
        last_seen_at timestamptz not null,
        primary key (organization_id, id),
        constraint client_errors_once unique (organization_id, fingerprint)
      )`);
    this.addSql('create index client_errors_by_time on client_errors (organization_id, last_seen_at, id)');
    this.addSql(`
      create table client_error_people (
        organization_id uuid not null,
        client_error_id uuid not null,
        user_id uuid not null,
        primary key (organization_id, client_error_id, user_id),
        foreign key (organization_id, client_error_id) references client_errors (organization_id, id) on delete cascade,
        foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
      )`);
    this.addSql('create index client_error_people_by_person on client_error_people (organization_id, user_id)');
    this.addSql(`
      create function sweep_client_errors(before timestamptz) returns bigint language sql as $$
        with swept as (delete from client_errors where last_seen_at < before returning 1) select count(*) from swept
      $$`);
  }
}
