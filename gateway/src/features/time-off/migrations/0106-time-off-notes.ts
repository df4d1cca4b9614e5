import { Migration } from '@mikro-orm/migrations';

/** What the requester tells the deciding manager. */
export class TimeOffNotes extends Migration {
  override up(): void {
    this.addSql(`
      -- allow constraint-missing-not-valid: it concerns the new column only.
      alter table pto_requests
        add column note text,
        add constraint pto_requests_note_length check (char_length(note) <= 500)`);
  }
}
