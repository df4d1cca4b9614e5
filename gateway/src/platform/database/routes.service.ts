import type { Pool } from 'pg';
import { hasMoved } from '../errors/index.js';
import { type Cell, type CellMap, defaultCell, type Node } from './cells.ports.js';

/** Where a statement goes: the connections of a server, and the cell whose tables it sees. No cell: there is only one. */
export interface Route {
  readonly pool: Pool;
  readonly cell: string | null;
}

/** Makes the connections of another server with the login and the options of these. */
type OpenNode = (node: Node) => Pool;

/** Finds the route of each organization. Opens the connections of a node with the first statement for it. */
export class Routes {
  private readonly pools = new Map<string, Pool>();

  constructor(
    private readonly main: Pool,
    private readonly openNode: OpenNode,
    private readonly map: CellMap | undefined,
  ) {}

  get isDivided(): boolean {
    return this.map?.isDivided ?? false;
  }

  /** Where the tables without an organization are. */
  home(): Route {
    return { pool: this.main, cell: this.isDivided ? defaultCell.name : null };
  }

  of(organizationId: string | undefined): Route | Promise<Route> {
    const { map } = this;
    if (!map?.isDivided || !organizationId) return this.home();
    const cell = map.cellOf(organizationId);
    return cell instanceof Promise ? cell.then((found) => this.routeTo(found)) : this.routeTo(cell);
  }

  everywhere(): readonly Route[] {
    return (this.map?.cells ?? []).map((cell) => this.routeTo(cell));
  }

  /** The routes to the cells in which a secret with this hint may be; undefined if no organization has the hint. */
  async ofHint(hint: string, isFresh: boolean): Promise<readonly Route[] | undefined> {
    const cells = await this.map?.cellsOfHint(hint, isFresh);
    return cells?.map((cell) => this.routeTo(cell));
  }

  /** The organizations that may have a secret with this hint. */
  async organizationsOfHint(hint: string): Promise<readonly string[]> {
    return (await this.map?.organizationsOfHint(hint)) ?? [];
  }

  async renew(): Promise<void> {
    await this.map?.renew();
  }

  async close(): Promise<void> {
    await Promise.all([...this.pools.values()].map((pool) => pool.end()));
    this.pools.clear();
  }

  /** The connections to every server that is in use, by their address, without the main ones. */
  poolsByNode(): ReadonlyMap<string, Pool> {
    return this.pools;
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

/** Fails as every statement of an organization does if it has left the cell. */
export type Enter = (route: Route, organizationId: string) => Promise<unknown>;

interface LookUp<T> {
  readonly run: (route: Route) => Promise<T>;
  readonly enter: Enter;
}

/**
 * Runs a look-up in each cell. With a hint, it runs in the cells of the hint first, and in the others only for a secret without
 * a usable hint, which an earlier version made. A secret that is in no cell may belong to an organization that is on its way from
 * one to another.
 */
export async function runWhereHinted<T extends { readonly rows: readonly unknown[] }>(
  routes: Routes,
  hint: string | undefined,
  { run, enter }: LookUp<T>,
): Promise<T[]> {
  const asked: Route[] = [];
  const ask = async (candidates: readonly Route[]) => {
    const others = candidates.filter((route) => !asked.some((one) => isSameRoute(one, route)));
    asked.push(...others);
    return Promise.all(others.map(run));
  };
  if (hint === undefined) return ask(routes.everywhere());
  for (const isFresh of [false, true]) {
    const hinted = await routes.ofHint(hint, isFresh);
    const found = await ask(hinted ?? (isFresh ? routes.everywhere() : []));
    if (found.some(({ rows }) => rows.length > 0)) return found;
  }
  for (const organizationId of await routes.organizationsOfHint(hint)) {
    await enter(await routes.of(organizationId), organizationId);
  }
  return [];
}

/** Runs a look-up again if a cell has been moved to another node meanwhile. */
export async function repeatIfMoved<T>(routes: Routes, look: () => Promise<T>): Promise<T> {
  return look().catch(async (error: unknown) => {
    if (!hasMoved(error)) throw error;
    await routes.renew();
    return look();
  });
}
