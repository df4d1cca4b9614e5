import type { TestUseCases } from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import { timesheetChanges } from '../changes/changes.service.js';
import type { TimesheetChange } from '../changes/timesheet-change.types.js';

/** Reads the feed as an integrator does: keeps the last cursor and a copy of every timesheet. */
export class FeedReader {
  readonly changes: TimesheetChange[] = [];
  readonly cursors: string[] = [];
  readonly copy = new Map<string, string>();
  private cursor: string | null = null;

  constructor(
    private readonly work: TestUseCases,
    private readonly by: User,
    private readonly pageSize = 7,
  ) {}

  /** Reads all new changes and returns their number. */
  async catchUp(): Promise<number> {
    let read = 0;
    for (let hasNext = true; hasNext; ) {
      const page = await this.work.run(timesheetChanges, this.by, { after: this.cursor, first: this.pageSize });
      for (const { cursor, node } of page.edges) this.take(cursor, node);
      read += page.edges.length;
      this.cursor = page.pageInfo.endCursor;
      hasNext = page.pageInfo.hasNextPage;
    }
    return read;
  }

  private take(cursor: string, change: TimesheetChange): void {
    this.cursors.push(cursor);
    this.changes.push(change);
    if (change.timesheet) this.copy.set(change.timesheetId, change.timesheet.version);
    else this.copy.delete(change.timesheetId);
  }
}
