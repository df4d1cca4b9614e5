import { Migration } from '@mikro-orm/migrations';

export class IdempotencyKeys extends Migration {
  override up(): void {
    this.addSql(`
      create table idempotency_keys (
        key_hash bytea primary key,
        fingerprint bytea not null,
        sealed_answer bytea,
        created_at timestamptz not null
      )`);
    this.addSql('create index idempotency_keys_by_age on idempotency_keys (created_at)');
  }
}
