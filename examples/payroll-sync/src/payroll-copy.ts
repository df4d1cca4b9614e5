import { DatabaseSync } from 'node:sqlite';
import type { PayrollAdjustment, PayrollEntry, PayrollVersion } from './api-types.ts';
import { FatalError } from './errors.ts';
import { payrollSchema } from './payroll-schema.ts';

/** How far each feed was read. Null before the first item. */
interface Progress {
  readonly versions: string | null;
  readonly adjustments: string | null;
}

/** Every version of every closed payroll, and how they differ, in an SQLite file. */
export class PayrollCopy {
  private readonly database: DatabaseSync;

  /** Opens the file, or creates it. */
  constructor(path: string) {
    this.database = new DatabaseSync(path, { timeout: 5000 });
    this.database.exec('pragma journal_mode = wal; pragma synchronous = full;');
    this.database.exec(payrollSchema);
  }

  get progress(): Progress {
    const row = this.database.prepare('select * from payroll_progress').get() ?? {};
    return {
      versions: row.versions_cursor as string | null,
      adjustments: row.adjustments_cursor as string | null,
    };
  }

  /** Stores a version with all its entries and the cursor after it, or nothing. */
  addVersion(version: PayrollVersion, entries: readonly PayrollEntry[]): void {
    const { cursor, startDate, endDate, version: number, reason, closedAt } = version;
    this.move('versions_cursor', this.progress.versions, cursor, () => {
      this.run('insert into payroll_versions values (?, ?, ?, ?, ?)', startDate, endDate, number, reason, closedAt);
      for (const entry of entries) {
        const values = [startDate, endDate, number, entry.user.id, JSON.stringify(entry)] as const;
        this.run('insert into payroll_entries values (?, ?, ?, ?, ?)', ...values);
      }
    });
  }

  /** Stores the adjustments of a page and the cursor after them, or nothing. */
  addAdjustments(adjustments: readonly PayrollAdjustment[]): void {
    const last = adjustments.at(-1);
    if (!last) return;
    this.move('adjustments_cursor', this.progress.adjustments, last.cursor, () => {
      for (const adjustment of adjustments) {
        const { cursor, user } = adjustment;
        this.run('insert into payroll_adjustments values (?, ?, ?)', cursor, user.id, JSON.stringify(adjustment));
      }
    });
  }

  /** The newest version of each period, and the minutes that it pays in total. */
  listCurrent(): Record<string, unknown>[] {
    return this.database
      .prepare(
        `select start_date, end_date, version, sum(regular_minutes) as regular, sum(overtime_minutes) as overtime
         from current_payroll group by start_date, end_date, version order by start_date`,
      )
      .all();
  }

  get adjustmentCount(): number {
    return Number(this.database.prepare('select count(*) as count from payroll_adjustments').get()?.count);
  }

  close(): void {
    this.database.close();
  }

  /** Moves a cursor in the transaction that stores the entries. Fails if another program has moved it. */
  private move(
    column: 'versions_cursor' | 'adjustments_cursor',
    from: string | null,
    to: string,
    store: () => void,
  ): void {
    this.database.exec('begin immediate');
    try {
      if (this.run(`update payroll_progress set ${column} = ? where ${column} is ?`, to, from) !== 1) {
        throw new FatalError('Another program is already syncing this copy. Only one program may sync it.');
      }
      store();
      this.database.exec('commit');
    } catch (error) {
      this.database.exec('rollback');
      throw error;
    }
  }

  private run(sql: string, ...values: readonly (string | number | null)[]): number {
    return Number(this.database.prepare(sql).run(...values).changes);
  }
}
