import { Migration } from '@mikro-orm/migrations';

export class ApiKeys extends Migration {
  override up(): void {
    this.addSql(`
      create table api_keys (
        organization_id uuid not null references organizations (id),
        id uuid not null default uuidv7(),
        name text not null,
        prefix text not null,
        key_hash text not null constraint api_keys_key_hash_key unique,
        scopes text[] not null constraint api_keys_scopes_some check (cardinality(scopes) > 0),
        created_by uuid not null,
        created_at timestamptz(3) not null,
        last_used_at timestamptz(3),
        revoked_at timestamptz(3),
        primary key (organization_id, id),
        foreign key (organization_id, created_by) references users (organization_id, id)
      )`);
    this.addSql(
      'create index api_keys_live on api_keys (organization_id, created_at desc, id desc) where revoked_at is null',
    );
  }
}
