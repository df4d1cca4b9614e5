import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Migration } from '@mikro-orm/migrations';
import { newId } from '../ids.js';
import { tablesForEveryReach } from '../row-level-security/reach-tables.js';
import { TenantScoped } from '../tenant.js';

/** The smallest tenant entity, for tests of the database platform itself. */
@Entity({ tableName: 'notes' })
@TenantScoped()
export class Note {
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @Property({ type: 'uuid' })
  organizationId: string;

  @Property({ type: 'text' })
  text: string;

  @Property({ type: 'timestamptz', nullable: true })
  at: Date | null = null;

  constructor(organizationId: string, text: string) {
    this.organizationId = organizationId;
    this.text = text;
  }
}

class Notes extends Migration {
  override up(): void {
    this.addSql(`
      create table notes (
        id uuid not null default uuidv7(),
        organization_id uuid not null,
        text text not null,
        at timestamptz,
        primary key (organization_id, id),
        constraint notes_text_is_unique unique (organization_id, text)
      )`);
  }
}

Object.assign(tablesForEveryReach, { notes: 'a table of tests' });

export const noteFeature = { entities: [Note], migrations: [{ name: '0001-notes', class: Notes }] };
