import { Pool, type QueryResult } from 'pg';
import type { Logger } from 'pino';
import { type Cell, type CellMap, defaultCell } from '../../platform/database/cells.js';
import { databaseAway, isConnectionLost } from '../../platform/errors/index.js';
import { assignCell, readCells, selectCellOfOrganization, selectCellsOfRoutingKey } from './directory.js';

interface DirectoryOptions {
  /** The main database: it has the schema `public` with the directory. */
  readonly url: string;
  readonly logger: Pick<Logger, 'warn'>;
  readonly everyMs?: number;
}

/** Cells come and go rarely. A gateway that does not know a new cell yet serves all that is in the others. */
const defaultIntervalMs = 2000;

/** The look-ups are tiny: a directory that takes longer cannot be reached. */
const timeouts = { connectionTimeoutMillis: 10_000, query_timeout: 10_000, keepAlive: true };

/** How Node and the driver report an idle connection that has ended. */
const wasCut = /terminated unexpectedly|ECONNRESET|EPIPE/;

/**
 * Where organizations are, for one gateway. It remembers what it has learned. A statement that does not find its cell calls `renew`.
 * An organization that the directory does not know is in the default cell.
 */
export class CellDirectory implements CellMap {
  private readonly pool: Pool;
  private readonly byOrganization = new Map<string, Cell>();
  private readonly byRoutingKey = new Map<string, readonly Cell[]>();
  private readonly listeners = new Set<() => void>();
  private known: readonly Cell[] = [defaultCell];
  private timer: NodeJS.Timeout | undefined;

  private constructor(private readonly options: DirectoryOptions) {
    this.pool = new Pool({
      connectionString: options.url,
      max: 2,
      application_name: 'timetrack-directory',
      ...timeouts,
    });
    // The next query reports a lost connection. Without a listener, the error event would end the process.
    this.pool.on('error', () => undefined);
  }

  static async open(options: DirectoryOptions): Promise<CellDirectory> {
    const directory = new CellDirectory(options);
    await directory.readCells();
    directory.timer = setInterval(() => void directory.look(), options.everyMs ?? defaultIntervalMs).unref();
    return directory;
  }

  get isDivided(): boolean {
    return this.known.length > 1;
  }

  get cells(): readonly Cell[] {
    return this.known;
  }

  cellOf(organizationId: string): Cell | Promise<Cell> {
    return this.byOrganization.get(organizationId) ?? this.lookUp(organizationId);
  }

  async cellsOfRoutingKey(routingKey: string, isFresh: boolean): Promise<readonly Cell[] | undefined> {
    const remembered = isFresh ? undefined : this.byRoutingKey.get(routingKey);
    if (remembered) return remembered;
    const rows = await this.ask<{ name: string }>(selectCellsOfRoutingKey, [routingKey]);
    const cells = rows.map(({ name }) => this.cellNamed(name));
    if (cells.length > 0) this.byRoutingKey.set(routingKey, cells);
    return cells.length > 0 ? cells : undefined;
  }

  /** Chooses the cell of a new organization: the open one with the fewest. Call it before the organization is created. */
  async assign(organizationId: string): Promise<void> {
    if (!this.isDivided) return;
    const rows = await this.ask<{ name: string }>(assignCell, [organizationId]);
    if (rows[0]) this.byOrganization.set(organizationId, this.cellNamed(rows[0].name));
  }

  async renew(): Promise<void> {
    this.byOrganization.clear();
    this.byRoutingKey.clear();
    await this.readCells();
  }

  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.pool.end();
  }

  /** Requests wait for the answer, so its errors are those that every request reports while the database is away. */
  private async ask<Answer extends object>(text: string, values: unknown[] = []): Promise<Answer[]> {
    const { rows } = await this.query<Answer>(text, values).catch((error) => {
      throw isConnectionLost(error) ? databaseAway(error) : error;
    });
    return rows;
  }

  /** A look-up on a cut connection is repeated with another one. A new organization is not. */
  private query<Answer extends object>(text: string, values: unknown[]): Promise<QueryResult<Answer>> {
    const query = () => this.pool.query<Answer>(text, values);
    return query().catch((error) => {
      if (text !== assignCell && wasCut.test(String(error))) return query();
      throw error;
    });
  }

  private async look(): Promise<void> {
    await this.readCells().catch((err: unknown) => {
      this.options.logger.warn({ err }, 'the directory of cells cannot be read');
    });
  }

  private async readCells(): Promise<void> {
    const cells = (await readCells((text) => this.ask(text))).map(({ name, node }) => ({ name, node }));
    if (JSON.stringify(cells) === JSON.stringify(this.known)) return;
    this.known = cells;
    this.byOrganization.clear();
    this.byRoutingKey.clear();
    for (const listener of this.listeners) listener();
  }

  private async lookUp(organizationId: string): Promise<Cell> {
    const rows = await this.ask<{ name: string }>(selectCellOfOrganization, [organizationId]);
    if (!rows[0]) return this.cellNamed(defaultCell.name);
    const cell = this.cellNamed(rows[0].name);
    this.byOrganization.set(organizationId, cell);
    return cell;
  }

  private cellNamed(name: string): Cell {
    return this.known.find((cell) => cell.name === name) ?? { name, node: null };
  }
}
