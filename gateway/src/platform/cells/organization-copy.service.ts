import type { Client } from 'pg';
import { StartError } from '../errors/gateway.errors.js';
import type { MovedTable, MovedTables } from './moved-tables.queries.js';
import { countRows, findChanges, oldestTransaction } from './row-changes.service.js';
import { copyDifferences, copyWithinTransaction } from './row-copies.service.js';
import { type CellRows, type Differences, findDifferences } from './row-differences.service.js';

/**
 * The rows of an organization in the cell to which it moves. The first update compares all rows by their hashes, because an earlier
 * move may have left some; each further one reads what has changed since then.
 */
export class OrganizationCopy {
  private readonly source: CellRows;
  private readonly target: CellRows;
  /** The oldest transaction that ran when the last update began. */
  private since: string | undefined;

  /** Both connections have their cell as the search path. */
  constructor(
    private readonly organizationId: string,
    private readonly tables: MovedTables,
    source: Client,
    target: Client,
  ) {
    this.source = { client: source, isSource: true };
    this.target = { client: target, isSource: false };
  }

  /**
   * Makes the early tables of the copy equal to those of the source, as they were at one moment for each table. Returns how many
   * rows differed.
   */
  async update(): Promise<number> {
    const { since } = this;
    await requireCell(this.source.client);
    await assignPositions(this.organizationId, this.source.client);
    this.since = await oldestTransaction(this.source.client);
    let copied = 0;
    for (const table of this.tables.early) {
      copied += since === undefined ? await this.compare(table) : await this.catchUp(table, since);
    }
    await requireCell(this.source.client);
    return copied;
  }

  /**
   * Begins a transaction of the target and copies the last tables in it, while the commands of the organization wait. The caller
   * ends the transaction. Returns how many rows differed.
   */
  async beginArrival(): Promise<number> {
    const found: (readonly [MovedTable, Differences])[] = [];
    for (const table of this.tables.last) {
      found.push([table, await findDifferences(table, this.organizationId, this.source, this.target)]);
    }
    await this.target.client.query('begin');
    for (const [table, differences] of found) {
      await copyWithinTransaction(table, this.organizationId, differences, {
        source: this.source,
        target: this.target,
      });
    }
    return found.reduce((sum, [, { changed, removed }]) => sum + changed.length + removed.length, 0);
  }

  private async catchUp(table: MovedTable, since: string): Promise<number> {
    const changes = await findChanges(table, this.organizationId, this.source, since);
    const copied = await this.copy(table, changes);
    const [ours, theirs] = await Promise.all(
      [this.source, this.target].map((rows) => countRows(table, this.organizationId, rows)),
    );
    // Rows were removed, or written between the two statements.
    return ours === theirs ? copied : copied + (await this.compare(table));
  }

  private async compare(table: MovedTable): Promise<number> {
    return this.copy(table, await findDifferences(table, this.organizationId, this.source, this.target));
  }

  private async copy(table: MovedTable, differences: Differences): Promise<number> {
    await copyDifferences(table, this.organizationId, differences, { source: this.source, target: this.target });
    return differences.changed.length + differences.removed.length;
  }
}

/** Another node has other numbers of transactions. */
async function requireCell(source: Client): Promise<void> {
  const { rows } = await source.query<{ isHere: boolean }>('select cell_is_here() as "isHere"');
  if (!rows[0]?.isHere) throw new StartError('The cell has moved to another node meanwhile. Run the command again.');
}

/** Changes of timesheets get their final numbers, which are the same in every cell. As in `assignPositions` of the log. */
async function assignPositions(organizationId: string, source: Client): Promise<void> {
  await source.query('begin');
  await source.query(`select pg_advisory_xact_lock(hashtextextended('timesheet changes of ' || $1::uuid, 0))`, [
    organizationId,
  ]);
  await source.query(
    `update timesheet_changes as change set position = numbered.position
     from (
       select sequence, (
         select coalesce(max(position), 0) from timesheet_changes where organization_id = $1
       ) + row_number() over (order by sequence) as position
       from timesheet_changes where organization_id = $1 and position is null
     ) as numbered
     where change.organization_id = $1 and change.sequence = numbered.sequence`,
    [organizationId],
  );
  await source.query('commit');
}
