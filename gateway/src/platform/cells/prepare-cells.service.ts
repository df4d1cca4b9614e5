import type { Logger } from 'pino';
import { defaultCell } from '../database/cells.ports.js';
import type { DatabaseSchema } from '../database/orm.adapter.js';
import { type DatabaseAddresses, loginOf, migrateSchema } from '../database/wall/prepare-database.service.js';
import { hasCitus, readCells, synchronizeNodes, withOwner } from './cell-administration.service.js';

/**
 * Migrates the other cells, after the default one: one transaction each, so that an interrupted run continues with the cell at
 * which it stopped. Returns the migrations that ran, with their cell.
 */
export async function prepareCells(
  addresses: DatabaseAddresses,
  features: readonly DatabaseSchema[],
  logger: Logger,
): Promise<string[]> {
  const { ownerUrl } = addresses;
  return withOwner(ownerUrl, defaultCell, async (main) => {
    const applied: string[] = [];
    for (const { name } of await readCells(main)) {
      if (name === defaultCell.name) continue;
      const migrated = await migrateCell(addresses, features, {
        name,
        logger,
      });
      applied.push(...migrated.applied.map((migration) => `${name}: ${migration}`));
      const isChanged = migrated.applied.length > 0;
      if (isChanged && (await hasCitus(main))) {
        await synchronizeNodes(main, name, { ownerUrl, applicationRole: migrated.applicationRole });
      }
    }
    return applied;
  });
}

interface CellToMigrate {
  readonly name: string;
  readonly logger: Logger;
}

/** Runs the migrations of this version in a cell, and raises the wall. */
export function migrateCell(
  { ownerUrl, url }: DatabaseAddresses,
  features: readonly DatabaseSchema[],
  { name, logger }: CellToMigrate,
) {
  const login = ownerUrl === url ? null : loginOf(url);
  return migrateSchema({ ownerUrl, url }, features, { schema: name, login, logger });
}
