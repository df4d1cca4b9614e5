import { Migration } from '@mikro-orm/migrations';

/** The secret address under which each person's calendar programs find their shifts. */
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
    // Found by its hash: how long a look-up takes tells nothing about a secret that is nearly right.
    this.addSql(`
      create unique index calendar_feeds_by_secret on calendar_feeds (sha256(decode(secret, 'hex')))`);

    // Everybody has one from the start, so that asking for it changes nothing.
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
