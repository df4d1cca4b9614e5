import { DatabaseSync } from 'node:sqlite';
import type { Timesheet, TimesheetChange } from './api-types.ts';
import { FatalError } from './errors.ts';
import { schema } from './schema.ts';

/** The last known timesheets in an SQLite file. */
export class LocalCopy {
  private readonly database: DatabaseSync;

  /** Opens the file, or creates it. */
  constructor(path: string) {
    this.database = new DatabaseSync(path, { timeout: 5000 });
    // A commit is on disk when it returns, so that it survives a crash of the program or the machine.
    this.database.exec('pragma journal_mode = wal; pragma synchronous = full;');
    this.database.exec(schema);
  }

  /** How far the feed was read. Null before the first change. */
  get cursor(): string | null {
    return this.readRow('select cursor from progress').cursor as string | null;
  }

  /** How many changes were stored. */
  get changeCount(): number {
    return Number(this.readRow('select coalesce(max(number), 0) as count from journal').count);
  }

  /**
   * Stores the changes after the cursor `from` together with the new cursor, or neither. A program that is killed before
   * the commit reads the same changes again. Fails when another program stored changes in the meantime.
   */
  apply(from: string | null, changes: readonly TimesheetChange[]): void {
    const last = changes.at(-1);
    if (!last) return;
    this.runInTransaction(() => {
      const updatedRows = this.run('update progress set cursor = ? where cursor is ?', last.cursor, from);
      if (updatedRows !== 1)
        throw new FatalError('Another program is already syncing this copy. Only one program may sync it.');
      for (const change of changes) this.applyOne(change);
    });
  }

  /** The last known timesheet, or undefined if it does not exist or was deleted. */
  find(id: string): Timesheet | undefined {
    const [row] = this.database.prepare('select body from timesheets where id = ? and deleted_at is null').all(id);
    return row && (JSON.parse(String(row.body)) as Timesheet);
  }

  /** The ids of timesheets that are not deleted. */
  *ids(): Generator<string> {
    for (const { id } of this.database.prepare('select id from timesheets where deleted_at is null').iterate()) {
      yield String(id);
    }
  }

  /** The ids of timesheets that changed after the first `count` changes. */
  listChangedSince(count: number): Set<string> {
    const rows = this.database.prepare('select distinct timesheet_id as id from journal where number > ?').all(count);
    return new Set(rows.map(({ id }) => String(id)));
  }

  close(): void {
    this.database.close();
  }

  private applyOne({ cursor, kind, timesheetId, timesheet, at }: TimesheetChange): void {
    const values = [cursor, kind, timesheetId, at];
    this.run('insert into journal (cursor, kind, timesheet_id, at) values (?, ?, ?, ?)', ...values);
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
    // An UPSERT without a timesheet was deleted later, and the change that deletes it follows.
  }

  private runInTransaction(work: () => void): void {
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

  private readRow(sql: string): Record<string, unknown> {
    return this.database.prepare(sql).get() ?? {};
  }
}
