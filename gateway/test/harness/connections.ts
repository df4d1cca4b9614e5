import type { MikroORM } from '@mikro-orm/postgresql';
import pino from 'pino';
import { CellDirectory } from '../../src/operations/cells/cell-directory.js';
import type { Cell, CellMap } from '../../src/platform/database/cells.js';
import {
  createOrm,
  type DatabaseOptions,
  type DatabaseSchema,
  type Patience,
} from '../../src/platform/database/orm.js';

const logger = pino({ level: 'silent' });

/** Far longer than that of requests: on a machine that is busy with other tests, PostgreSQL may take long to let one in. */
export const ofTests: Patience = { connectionTimeoutMillis: 60_000, query_timeout: 60_000 };

/** How another gateway reaches a server: by default, as the first one does. */
export interface Connecting extends Partial<Pick<DatabaseOptions, 'poolSize' | 'logger' | 'patience'>> {
  /** Changes the address of each server. */
  through?(url: string): string;
}

/** The connections of another gateway to the same database. */
export interface Connected {
  readonly orm: MikroORM;
  /** Undefined if there is one cell. */
  readonly cells?: CellDirectory;
  close(): Promise<void>;
}

/** Connects as a gateway does: to the main database, and from there to the nodes that the directory of cells names. */
export async function connect(
  mainUrl: string,
  features: readonly DatabaseSchema[],
  { isDivided, through = (url) => url, ...options }: Connecting & { readonly isDivided: boolean },
): Promise<Connected> {
  const url = through(mainUrl);
  const cells = isDivided ? await CellDirectory.open({ url, logger }) : undefined;
  const cellMap = cells && reachedThrough(cells, through);
  const orm = await createOrm({ url, poolSize: 50, logger, cellMap, patience: ofTests, ...options }, features);
  const close = async () => {
    await orm.close(true);
    await cells?.close();
  };
  return { orm, ...(cells && { cells }), close };
}

/** The same cells, with other addresses of their nodes. */
function reachedThrough(cells: CellDirectory, through: (url: string) => string): CellMap {
  const reach = ({ name, node }: Cell): Cell => {
    if (!node) return { name, node };
    const { hostname: host, port } = new URL(through(`postgres://${node.host}:${node.port}`));
    return { name, node: { host, port: Number(port) } };
  };
  return {
    get isDivided() {
      return cells.isDivided;
    },
    get cells() {
      return cells.cells.map(reach);
    },
    cellOf: (organizationId) => {
      const cell = cells.cellOf(organizationId);
      return cell instanceof Promise ? cell.then(reach) : reach(cell);
    },
    cellsOfRoutingKey: async (routingKey, isFresh) => (await cells.cellsOfRoutingKey(routingKey, isFresh))?.map(reach),
    renew: () => cells.renew(),
  };
}
