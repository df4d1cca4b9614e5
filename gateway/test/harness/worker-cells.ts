import { Client } from 'pg';
import { type Cell, defaultCell } from '../../src/platform/database/cells.js';
import { asAdministrator, definitionsOf, deleteJobs, deleteRows, type Place, placeOf } from '../citus/cell-state.js';
import { createCell, listCells, placeCell } from '../citus/cells.js';
import { administratorUrl, type CitusRun, citusUrl } from '../citus/citus-database.js';

/** A cell that a test uses alone until it gives it back. New organizations go to it. */
export interface ClaimedCell {
  readonly name: string;
  /** The administrator on the node of the cell. */
  readonly url: string;
  /** On the coordinator, where gateways connect. */
  readonly ownerUrl: string;
  readonly applicationUrl: string;
  /** Enters an organization whose rows a test inserted by itself in the directory. */
  enter(organizationId: string): Promise<void>;
  /** From now on, new organizations go to all cells; returns their names. */
  openAll(): Promise<readonly string[]>;
  release(): Promise<void>;
}

/** An arbitrary number. */
const moveLock = 7_316_241;

/** The cells of the database that one worker of jest uses. */
export class WorkerCells {
  /** The file that uses a cell, by its name. The last one gets new organizations. */
  private readonly taken = new Map<string, string>();
  /** The file that used a cell or the directory last and has left its rows there. */
  private readonly used = new Map<string, string>();
  private readonly definitions = new Map<string, ReadonlySet<string>>();
  private turn = 0;

  private constructor(
    private readonly run: CitusRun,
    private readonly database: string,
    private cells: Cell[],
  ) {}

  static async of(run: CitusRun, database: string): Promise<WorkerCells> {
    const all = new WorkerCells(run, database, await listCells(run, database));
    for (const cell of [defaultCell, ...all.cells]) await all.remember(cell);
    return all;
  }

  async claim(file: string): Promise<ClaimedCell> {
    // A file that failed before its end has given nothing back.
    for (const [name, claimant] of this.taken) if (claimant !== file) this.taken.delete(name);
    if (this.taken.size === 0) await this.cleanAll();
    const cell = await this.nextFree();
    this.taken.set(cell.name, file);
    this.used.set(cell.name, file);
    this.used.set(defaultCell.name, file);
    await this.openLast();
    return {
      name: cell.name,
      url: administratorUrl(this.place(cell).port, this.database, cell.name),
      ownerUrl: citusUrl(this.run.coordinator, this.database, 'timetrack'),
      applicationUrl: citusUrl(this.run.coordinator, this.database, 'timetrack_app'),
      enter: (organizationId) =>
        this.inDirectory('insert into organization_cells (organization, cell) values ($1, $2)', [
          organizationId,
          cell.name,
        ]),
      openAll: async () => {
        for (const { name } of this.cells) this.used.set(name, file);
        await this.inDirectory('update cells set is_open = name <> $1', [defaultCell.name]);
        return this.cells.map(({ name }) => name);
      },
      release: async () => {
        this.taken.delete(cell.name);
        await this.openLast();
      },
    };
  }

  private async nextFree(): Promise<Cell> {
    const { cells, taken, turn } = this;
    const free = cells.map((_, index) => (turn + index) % cells.length).find((at) => !taken.has(cells[at]?.name ?? ''));
    if (free === undefined) throw new Error(`A test needs more than ${cells.length} databases at once`);
    this.turn = free + 1;
    await this.clean(cells[free] as Cell);
    return this.cells[free] as Cell;
  }

  /** The gateway looks in all cells, so none may have the rows of an earlier file. */
  private async cleanAll(): Promise<void> {
    for (const cell of [...this.cells]) await this.clean(cell);
    const file = this.used.get(defaultCell.name);
    if (!file) return;
    await deleteRows(this.place(defaultCell));
    await deleteJobs(this.run, this.database);
    const changes = await this.changesOf(defaultCell);
    if (changes.length > 0) throw new Error(`${file} has changed the schema of the directory: ${changes.join('; ')}`);
    this.used.delete(defaultCell.name);
  }

  private async clean(cell: Cell): Promise<void> {
    const file = this.used.get(cell.name);
    if (!file) return;
    const changes = await this.changesOf(cell);
    if (changes.length > 0) {
      process.stderr.write(`${file} has changed ${cell.name}, so another cell replaces it: ${changes.join('; ')}\n`);
      return this.replace(cell);
    }
    await deleteRows(this.place(cell));
    await this.inDirectory('delete from organization_cells where cell = $1', [cell.name]);
    this.used.delete(cell.name);
  }

  private async remember(cell: Cell): Promise<void> {
    this.definitions.set(cell.name, await definitionsOf(this.place(cell)));
  }

  /** What a file has added to a cell and removed from it. */
  private async changesOf(cell: Cell): Promise<string[]> {
    const before = this.definitions.get(cell.name) ?? new Set();
    const after = await definitionsOf(this.place(cell));
    const [added, removed] = [after.difference(before), before.difference(after)];
    return [...[...removed].map((line) => `- ${line}`), ...[...added].map((line) => `+ ${line}`)];
  }

  /** A file that changed the tables of its cell must not change the result of another one: the next gets a new cell. */
  private async replace(cell: Cell): Promise<void> {
    const { run, database } = this;
    const name = `cell_${this.definitions.size}`;
    await this.inDirectory('delete from organization_cells where cell = $1', [cell.name]);
    await this.inDirectory('delete from cells where name = $1', [cell.name]);
    this.used.delete(cell.name);
    await createCell(run, database, name);
    await alone(run, () => placeCell(run, database, name, this.place(cell).port));
    const added = (await listCells(run, database)).find((one) => one.name === name);
    if (!added) throw new Error(`${name} is missing in the directory`);
    await this.remember(added);
    this.cells = this.cells.map((one) => (one === cell ? added : one));
  }

  private openLast(): Promise<void> {
    return this.inDirectory('update cells set is_open = (name = $1)', [[...this.taken.keys()].at(-1) ?? '']);
  }

  private inDirectory(statement: string, values: readonly string[]): Promise<void> {
    return asAdministrator(
      this.place(defaultCell),
      async (client) => void (await client.query(statement, [...values])),
    );
  }

  private place(cell: Cell): Place {
    return placeOf(this.run, this.database, cell);
  }
}

/** The databases of a server share the names of replication slots, so that only one cell moves at a time. */
async function alone(run: CitusRun, work: () => Promise<void>): Promise<void> {
  const client = await connectToCluster(run);
  try {
    await client.query('select pg_advisory_lock($1)', [moveLock]);
    await work();
  } finally {
    await client.end();
  }
}

export async function connectToCluster({ coordinator }: CitusRun): Promise<Client> {
  const client = new Client({ connectionString: citusUrl(coordinator, 'postgres', 'postgres') });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
