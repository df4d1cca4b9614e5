import type { Pool } from 'pg';
import { hasMoved } from '../errors/index.js';
import { type CallerCheck, CallerNotConfirmed } from './caller-check.js';
import { type Cell, type CellMap, defaultCell, type Node } from './cells.js';

/** Where a statement goes: the connections of a server, and the cell whose tables it sees. No cell: there is only one. */
export interface Route {
  readonly pool: Pool;
  readonly cell: string | null;
}

type OpenNode = (node: Node) => Pool;

/** Finds the route of each organization. Opens the connections of a node with the first statement for it. */
export class Routes {
  /** The connections to the servers of other cells that are in use, by their address. */
  readonly pools = new Map<string, Pool>();

  constructor(
    readonly main: Pool,
    private readonly openNode: OpenNode,
    private readonly map: CellMap | undefined,
  ) {}

  get isDivided(): boolean {
    return this.map?.isDivided ?? false;
  }

  /** Where the tables without an organization are. */
  default(): Route {
    return { pool: this.main, cell: this.isDivided ? defaultCell.name : null };
  }

  of(organizationId: string | undefined): Route | Promise<Route> {
    const { map } = this;
    if (!map?.isDivided || !organizationId) return this.default();
    const cell = map.cellOf(organizationId);
    return cell instanceof Promise ? cell.then((found) => this.routeTo(found)) : this.routeTo(cell);
  }

  everywhere(): readonly Route[] {
    return (this.map?.cells ?? []).map((cell) => this.routeTo(cell));
  }

  /** The routes to the cells in which a secret with this routing key may be; undefined if no organization has it. */
  async ofRoutingKey(routingKey: string, isFresh: boolean): Promise<readonly Route[] | undefined> {
    const cells = await this.map?.cellsOfRoutingKey(routingKey, isFresh);
    return cells?.map((cell) => this.routeTo(cell));
  }

  async renew(): Promise<void> {
    await this.map?.renew();
  }

  async close(): Promise<void> {
    // The query builder closes only a main pool from which it took a connection.
    const open = [this.main, ...this.pools.values()].filter(({ ending }) => !ending);
    await Promise.all(open.map((pool) => pool.end()));
  }

  private routeTo({ name, node }: Cell): Route {
    return { pool: node ? this.poolOf(node) : this.main, cell: name };
  }

  private poolOf(node: Node): Pool {
    const address = `${node.host}:${node.port}`;
    const known = this.pools.get(address);
    if (known) return known;
    const pool = this.openNode(node);
    surviveLostConnections(pool);
    this.pools.set(address, pool);
    return pool;
  }
}

/**
 * The next statement reports a lost connection. Without a listener, the error event would end the process: the pool has it while a
 * connection is idle, and the connection while it is in use, such as within a transaction. The ORM listens to the main ones.
 */
function surviveLostConnections(pool: Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}

export const isSameRoute = (one: Route, other: Route) => one.pool === other.pool && one.cell === other.cell;

/**
 * Runs a look-up in each cell. With a routing key, it runs only in its cells: first in those that this gateway remembers,
 * then in those that the directory has now. An organization that the directory does not have is in the default cell.
 */
export async function runByRoutingKey<T extends { readonly rows: readonly unknown[] }>(
  routes: Routes,
  routingKey: string | undefined,
  run: (route: Route) => Promise<T>,
): Promise<T[]> {
  if (routingKey === undefined) return Promise.all(routes.everywhere().map(run));
  const asked: Route[] = [];
  for (const isFresh of [false, true]) {
    const located = (await routes.ofRoutingKey(routingKey, isFresh)) ?? (isFresh ? [routes.default()] : []);
    const others = located.filter((route) => !asked.some((one) => isSameRoute(one, route)));
    asked.push(...others);
    const found = await Promise.all(others.map(run));
    if (found.some(({ rows }) => rows.length > 0)) return found;
  }
  return [];
}

/** Runs something again if it met a cell that has moved. The caller is then looked up again, because the session has moved too. */
export async function repeatIfMoved<T>(routes: Routes, run: () => Promise<T>, check?: CallerCheck): Promise<T> {
  return run().catch(async (cause: unknown) => {
    if (!hasMoved(cause)) throw cause;
    await routes.renew();
    if (check) throw new CallerNotConfirmed({ cause });
    return run();
  });
}
