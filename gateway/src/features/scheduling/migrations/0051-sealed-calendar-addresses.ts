import { Migration } from '@mikro-orm/migrations';

/**
 * Calendar addresses are found by a hash and shown from a sealed copy. Present addresses keep working: `unsealed_secret`
 * holds them until the gateway, which has the key, seals them at its next start. Later people get their address when they
 * first ask for it, because the trigger that creates their row has no key.
 */
export class SealedCalendarAddresses extends Migration {
  override up(): void {
    this.addSql('alter table calendar_feeds add secret_hash bytea, add sealed_secret bytea');
    this.addSql(`update calendar_feeds set secret_hash = sha256(decode(secret, 'hex'))`);
    this.addSql('drop index calendar_feeds_by_secret');
    this.addSql(`
      alter table calendar_feeds
        alter secret drop not null,
        alter secret drop default,
        drop constraint calendar_feeds_secret_is_hex,
        add constraint calendar_feeds_secret_whole check (
          num_nonnulls(secret, sealed_secret) = case when secret_hash is null then 0 else 1 end)`);
    this.addSql('alter table calendar_feeds rename secret to unsealed_secret');
    this.addSql('create unique index calendar_feeds_by_hash on calendar_feeds (secret_hash)');
    this.addSql(`
      create function find_calendar_owner(given_hash bytea)
      returns table (user_id uuid, organization_id uuid, role text)
      language sql stable as $$
        select feed.user_id, feed.organization_id, person.role
        from calendar_feeds feed
        join users person on person.organization_id = feed.organization_id and person.id = feed.user_id
        where feed.secret_hash = given_hash and person.status = 'ACTIVE'
      $$`);
    this.addSql(`
      create function list_unsealed_calendar_secrets(most integer)
      returns table (organization_id uuid, id uuid, secret text)
      language sql stable as $$
        select feed.organization_id, feed.user_id, feed.unsealed_secret
        from calendar_feeds feed where feed.unsealed_secret is not null limit most
      $$`);
  }
}
