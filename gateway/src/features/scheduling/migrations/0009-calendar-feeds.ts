import { Migration } from '@mikro-orm/migrations';

/** Creates the secret addresses at which calendar programs find each person's shifts. */
export class CalendarFeedsMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table calendar_feeds (
        organization_id uuid not null,
        user_id uuid not null,
        -- 244 random bits, as 64 hexadecimal digits.
        secret text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
          constraint calendar_feeds_secret_is_hex check (secret ~ '^[0-9a-f]{64}$'),
        primary key (organization_id, user_id),
        constraint calendar_feeds_user foreign key (organization_id, user_id)
          references users (organization_id, id) on delete cascade
      )`);
    // Secrets are found by their hash, so that the duration of a search reveals nothing about similar secrets.
    this.addSql(`
      create unique index calendar_feeds_by_secret on calendar_feeds (sha256(decode(secret, 'hex')))`);

    // Every user has a feed from the start, so that a query never has to create one.
    this.addSql('insert into calendar_feeds (organization_id, user_id) select organization_id, id from users');
    this.addSql(`
      create function make_calendar_feed() returns trigger language plpgsql as $$
      begin
        insert into calendar_feeds (organization_id, user_id) values (new.organization_id, new.id);
        return null;
      end $$`);
    this.addSql(`
      create trigger calendar_feed_of_user after insert on users
      for each row execute function make_calendar_feed()`);
  }
}
