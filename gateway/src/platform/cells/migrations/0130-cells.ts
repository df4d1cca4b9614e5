import { Migration } from '@mikro-orm/migrations';

/**
 * Cells (ADR 0112). The directory is in the schema `public` of the main database: `cells` has the schemas, and `organization_cells`
 * the cell of each organization. Both are empty in an installation with one cell. Every cell knows the organizations that have left it.
 */
export class Cells extends Migration {
  override up(): void {
    this.addSql(`
      create table cells (
        name text primary key constraint cells_name check (name ~ '^[a-z][a-z0-9_]{0,29}$'),
        is_open boolean not null default true,
        added_at timestamptz not null default now()
      )`);
    // Secrets carry the end of the id, because the beginning of a UUIDv7 is the time.
    this.addSql(`
      create table organization_cells (
        organization uuid primary key,
        cell text not null references cells,
        hint text not null generated always as (right(organization::text, 8)) stored,
        moved_at timestamptz
      )`);
    this.addSql('create index organization_cells_of_hint on organization_cells (hint)');
    this.addSql('create index organization_cells_of_cell on organization_cells (cell)');
    this.addSql(`
      create table departed_organizations (
        organization_id uuid primary key,
        departed_at timestamptz not null default now()
      )`);
    this.addEntrance();
  }

  /**
   * Each statement and transaction enters its cell. A command holds the organization there until it ends: who moves the organization
   * waits for it. On a node of Citus, \`cell_is_here\` finds out whether the cell has been moved to another node.
   */
  private addEntrance(): void {
    this.addSql('create function cell_is_here() returns boolean language sql stable return true');
    this.addSql(`
      create function enter_cell(organization uuid, is_command boolean) returns void language plpgsql as $$
      begin
        if not cell_is_here() then
          raise exception 'the cell has moved to another node' using errcode = 'TT002';
        end if;
        if organization is null then return; end if;
        if is_command then
          perform pg_advisory_xact_lock_shared(hashtextextended('cell of ' || organization, 0));
        end if;
        if exists (select from departed_organizations where organization_id = organization) then
          raise exception 'the organization has moved to another cell' using errcode = 'TT001';
        end if;
      end $$`);
  }
}
