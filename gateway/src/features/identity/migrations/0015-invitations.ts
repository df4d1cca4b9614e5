import { Migration } from '@mikro-orm/migrations';

/** Invitations to an organization, each for one person. */
export class InvitationsMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table invitations (
        organization_id uuid not null,
        id uuid not null default uuidv7(),
        role text not null
          constraint invitations_role_grantable check (role in ('ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER')),
        email citext,
        phone text,
        code text not null constraint invitations_code_form check (code ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
        -- Found by its hash: how long a look-up takes tells nothing about a code that is nearly right.
        code_hash bytea not null generated always as (sha256(code::bytea)) stored,
        created_by uuid not null,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        used_at timestamptz(3),
        used_by uuid,
        mailed_at timestamptz(3),
        primary key (organization_id, id),
        -- Across organizations: the code alone says which one.
        constraint invitations_code_key unique (code_hash),
        -- Nobody came by two invitations.
        constraint invitations_used_once unique (organization_id, used_by),
        constraint invitations_used_by_somebody check ((used_at is null) = (used_by is null)),
        constraint invitations_creator foreign key (organization_id, created_by)
          references users (organization_id, id),
        constraint invitations_user foreign key (organization_id, used_by)
          references users (organization_id, id)
      )`);
    this.addSql('create index invitations_newest on invitations (organization_id, created_at desc, id desc)');
  }
}
