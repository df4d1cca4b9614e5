import { DatabaseSync } from 'node:sqlite';
import type { Timesheet, TimesheetChange } from './api-types.ts';
import { Stopped } from './failures.ts';
import { schema } from './schema.ts';

/** The timesheets as they were last heard of, in a file of SQLite's. */
export class LocalCopy {
  private readonly database: DatabaseSync;

  /** Opens the file, or makes it. */
  constructor(path: string) {
    this.database = new DatabaseSync(path, { timeout: 5000 });
    // A commit is on the disk when it returns, whatever happens to program and machine.
    this.database.exec('pragma journal_mode = wal; pragma synchronous = full;');
    this.database.exec(schema);
  }

  /** Up to where the feed was read; null before the first change. */
  get cursor(): string | null {
    return this.row('select cursor from progress').cursor as string | null;
  }

  /** How many changes have come. */
  get changeCount(): number {
    return Number(this.row('select coalesce(max(number), 0) as count from journal').count);
  }

  /**
   * Stores the changes that came after the cursor `from`, and the new cursor, all or nothing: a program that is killed in
   * between has stored neither, and asks for the same changes again. Fails when another program was faster.
   */
  apply(from: string | null, changes: readonly TimesheetChange[]): void {
    const last = changes.at(-1);
    if (!last) return;
    this.inTransaction(() => {
      const moved = this.run('update progress set cursor = ? where cursor is ?', last.cursor, from);
      if (moved !== 1) throw new Stopped('Another program keeps this copy in step already: only one may.');
      for (const change of changes) this.applyOne(change);
    });
  }

  /** As it was last heard of; undefined where there is none, or none any more. */
  find(id: string): Timesheet | undefined {
    const [row] = this.database.prepare('select body from timesheets where id = ? and deleted_at is null').all(id);
    return row && (JSON.parse(String(row.body)) as Timesheet);
  }

  /** Those that are not deleted. */
  *ids(): Generator<string> {
    for (const { id } of this.database.prepare('select id from timesheets where deleted_at is null').iterate()) {
      yield String(id);
    }
  }

  /** Which timesheets the changes after the first `count` were about. */
  touchedSince(count: number): Set<string> {
    const rows = this.database.prepare('select distinct timesheet_id as id from journal where number > ?').all(count);
    return new Set(rows.map(({ id }) => String(id)));
  }

  close(): void {
    this.database.close();
  }

  private applyOne({ cursor, kind, timesheetId, timesheet, at }: TimesheetChange): void {
    const what = [cursor, kind, timesheetId, at];
    this.run('insert into journal (cursor, kind, timesheet_id, at) values (?, ?, ?, ?)', ...what);
    if (kind === 'DELETE') {
      this.run(
        `insert into timesheets (id, deleted_at) values (?, ?)
         on conflict (id) do update set deleted_at = excluded.deleted_at`,
        timesheetId,
        at,
      );
    } else if (timesheet) {
      this.run(
        `insert into timesheets (id, body) values (?, ?)
         on conflict (id) do update set body = excluded.body, deleted_at = null`,
        timesheetId,
        JSON.stringify(timesheet),
      );
    }
    // Nothing of it is left to read where it was deleted since: its own change follows.
  }

  private inTransaction(work: () => void): void {
    this.database.exec('begin immediate');
    try {
      work();
      this.database.exec('commit');
    } catch (error) {
      this.database.exec('rollback');
      throw error;
    }
  }

  private run(sql: string, ...values: readonly (string | null)[]): number {
    return Number(this.database.prepare(sql).run(...values).changes);
  }

  private row(sql: string): Record<string, unknown> {
    return this.database.prepare(sql).get() ?? {};
  }
}
