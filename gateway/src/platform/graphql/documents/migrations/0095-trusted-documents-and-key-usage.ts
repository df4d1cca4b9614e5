import { Migration } from '@mikro-orm/migrations';

/** The operations that browsers may run, and what the operations of API keys use. */
export class TrustedDocumentsAndKeyUsage extends Migration {
  override up(): void {
    this.addSql(`
      create table trusted_documents (
        hash text primary key,
        document text not null,
        seen_on date not null)`);
    this.addSql(`
      create table api_key_usage (
        organization_id uuid not null,
        api_key_id uuid not null,
        day date not null,
        coordinate text not null,
        primary key (organization_id, api_key_id, day, coordinate),
        foreign key (organization_id, api_key_id) references api_keys (organization_id, id) on delete cascade)`);
    this.addSql(`
      create function summarize_api_key_usage(since date)
      returns table (coordinate text, last_used_on date, api_keys bigint)
      language sql stable as $$
        select usage.coordinate, max(usage.day), count(distinct usage.api_key_id)
        from api_key_usage usage
        join api_keys key on key.organization_id = usage.organization_id and key.id = usage.api_key_id
        where usage.day >= since and key.revoked_at is null
        group by usage.coordinate
      $$`);
    this.addSql(`
      create function sweep_api_key_usage(before date) returns bigint
      language sql volatile as $$
        with swept as (delete from api_key_usage where day < before returning 1)
        select count(*) from swept
      $$`);
  }
}
