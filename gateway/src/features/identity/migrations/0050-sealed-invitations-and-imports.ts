import { Migration } from '@mikro-orm/migrations';

/**
 * The codes of invitations are shown from a sealed copy, and people are imported by inviting them. Present codes keep
 * working: `unsealed_code` holds them until the gateway, which has the key, seals them at its next start.
 */
export class SealedInvitationsAndImports extends Migration {
  override up(): void {
    this.sealInvitations();
    this.createImports();
  }

  private sealInvitations(): void {
    this.addSql(`
      alter table invitations
        alter code_hash drop expression,
        alter code drop not null,
        drop constraint invitations_code_form,
        add sealed_code bytea,
        add first_name text,
        add last_name text,
        add employee_number text,
        add constraint invitations_code_once check (num_nonnulls(code, sealed_code) = 1)`);
    this.addSql('alter table invitations rename code to unsealed_code');
    this.addSql(`
      create index invitations_of_email on invitations (organization_id, email)
      where email is not null and used_at is null`);
    this.addSql(`
      create function find_invitation(given_hash bytea)
      returns table (id uuid, organization_id uuid)
      language sql stable as $$
        select invitation.id, invitation.organization_id from invitations invitation
        where invitation.code_hash = given_hash
      $$`);
    this.addSql(`
      create function list_unsealed_invitation_codes(most integer)
      returns table (organization_id uuid, id uuid, secret text)
      language sql stable as $$
        select invitation.organization_id, invitation.id, invitation.unsealed_code
        from invitations invitation where invitation.unsealed_code is not null limit most
      $$`);
  }

  private createImports(): void {
    this.addSql(`
      create table team_imports (
        organization_id uuid not null references organizations (id),
        id uuid not null default uuidv7(),
        created_by uuid not null,
        created_at timestamptz(3) not null,
        public_url text not null,
        total integer not null constraint team_imports_total_bounded check (total between 1 and 500),
        finished_at timestamptz(3),
        codes_shown_at timestamptz(3),
        primary key (organization_id, id),
        foreign key (organization_id, created_by) references users (organization_id, id)
      )`);
    this.addSql('create index team_imports_newest on team_imports (organization_id, created_by, created_at desc)');
    this.addSql(`
      create table team_import_rows (
        organization_id uuid not null,
        import_id uuid not null,
        line integer not null,
        first_name text not null,
        last_name text not null,
        email citext not null,
        role text not null,
        employee_number text,
        invitation_id uuid,
        problem text,
        primary key (organization_id, import_id, line),
        constraint team_import_rows_outcome check (num_nonnulls(invitation_id, problem) <= 1),
        foreign key (organization_id, import_id) references team_imports (organization_id, id) on delete cascade,
        constraint team_import_rows_invitation foreign key (organization_id, invitation_id)
          references invitations (organization_id, id) on delete cascade
      )`);
    this.addSql(`
      create index team_import_rows_of_invitation on team_import_rows (organization_id, invitation_id)
      where invitation_id is not null`);
    this.addSql(`
      create index team_import_rows_pending on team_import_rows (organization_id, email)
      where invitation_id is null and problem is null`);
    this.addSql(`
      create function sweep_old_team_imports(created_before timestamptz) returns integer
      language plpgsql as $$
      declare removed integer;
      begin
        delete from team_imports where created_at < created_before;
        get diagnostics removed = row_count;
        return removed;
      end $$`);
  }
}
