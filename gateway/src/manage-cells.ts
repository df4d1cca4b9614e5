import type { Logger } from 'pino';
import { features } from './composition/features.js';
import { runOperatorCommand, withDatabaseAddresses } from './composition/operator-database.js';
import { addCell, listCells, openCell } from './operations/cells/cell-administration.js';
import { moveCellToNode } from './operations/cells/cell-placement.js';
import { migrateCell } from './operations/cells/prepare-cells.js';
import { parseConfig } from './platform/config/environment.js';
import type { Cell } from './platform/database/cells.js';
import { awaitRestore } from './platform/database/restore-lock.js';
import {
  type DatabaseAddresses,
  loginOf,
  prepareDatabase,
  queueRolesOf,
} from './platform/database/row-level-security/prepare-database.js';
import { StartError } from './platform/errors/index.js';
import { createLogger } from './platform/observability/logger.js';

const usage = `Cells are schemas with the tables of many organizations (docs/operations/cells.md).
  npm run cells -- list
  npm run cells -- add CELL
  npm run cells -- close CELL                new organizations go to other cells
  npm run cells -- open CELL                 they go to this one again
  npm run cells -- place CELL HOST:PORT      moves a cell to another node of Citus while it works`;

interface Installation extends DatabaseAddresses {
  readonly logger: Logger;
}

interface Command {
  /** How many arguments it takes. */
  readonly takes: number;
  run(installation: Installation, ...given: string[]): Promise<string[]>;
}

const commands: Readonly<Record<string, Command>> = {
  list: { takes: 0, run: list },
  add: { takes: 1, run: add },
  close: { takes: 1, run: (installation, name) => open(installation, name, false) },
  open: { takes: 1, run: (installation, name) => open(installation, name, true) },
  place: { takes: 2, run: place },
};

await runOperatorCommand(async () => {
  const [name = '', ...given] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (given.length !== command?.takes) throw new StartError(usage);
  const config = parseConfig(process.env);
  const logger = createLogger(config);
  return withDatabaseAddresses(config, (addresses) => command.run({ ...addresses, logger }, ...given));
});

async function list({ ownerUrl }: Installation): Promise<string[]> {
  const cells = await listCells(ownerUrl);
  return cells.map(
    (cell) =>
      `${cell.name.padEnd(30)} ${nodeNameOf(cell).padEnd(24)} ${cell.organizations} organizations${cell.isOpen ? '' : ', closed'}`,
  );
}

function nodeNameOf({ node }: Cell): string {
  return node ? `${node.host}:${node.port}` : 'main database';
}

async function add({ logger, ...addresses }: Installation, name: string): Promise<string[]> {
  const { ownerUrl, url } = addresses;
  await awaitRestore(ownerUrl, () => logger.warn('a restore fills the database: waiting for it'));
  // The default cell has the directory and the roles.
  const { applicationRole = loginOf(url) } = await prepareDatabase(addresses, features, logger);
  await addCell(name, {
    ownerUrl,
    roles: queueRolesOf(addresses, applicationRole),
    migrate: () => migrateCell(addresses, features, { name, logger }),
  });
  return [`The cell ${name} is ready. New organizations go to the cell with the fewest.`];
}

async function open({ ownerUrl }: Installation, name: string, isOpen: boolean): Promise<string[]> {
  await openCell(ownerUrl, name, isOpen);
  return [`New organizations go to ${isOpen ? name : 'other cells'}.`];
}

async function place({ ownerUrl }: Installation, name: string, address: string): Promise<string[]> {
  const [host = '', port = ''] = address.split(':');
  if (!host || !/^\d+$/.test(port)) throw new StartError('Name the node as HOST:PORT, as Citus knows it.');
  const administratorUrl = process.env.DATABASE_ADMINISTRATOR_URL || ownerUrl;
  await moveCellToNode(name, { host, port: Number(port) }, { ownerUrl, administratorUrl });
  return [`The cell ${name} is on ${address}.`];
}
