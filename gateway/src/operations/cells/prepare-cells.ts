import type { Client } from 'pg';
import type { Logger } from 'pino';
import { type Cell, defaultCell } from '../../platform/database/cells.js';
import type { DatabaseSchema } from '../../platform/database/orm.js';
import {
  type DatabaseAddresses,
  loginOf,
  migrateSchema,
  queueRolesOf,
} from '../../platform/database/row-level-security/prepare-database.js';
import { cellsOf, hasCitus, synchronizeNodes, withOwner } from './cell-administration.js';
import { dropLocalTables, hasLocalTables } from './local-tables.js';

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
    for (const cell of await cellsOf(main)) {
      const { name } = cell;
      if (name === defaultCell.name) continue;
      const migrate = () => migrateCell(addresses, features, { name, logger });
      const migrated = await migrate().catch(async (error: unknown) => {
        if (!isRefusedForViews(error)) throw error;
        await onItsNode(ownerUrl, cell, dropLocalTables);
        return migrate();
      });
      applied.push(...migrated.applied.map((migration) => `${name}: ${migration}`));
      // What another gateway, or an interrupted command, has left is completed.
      const isComplete = migrated.applied.length === 0 && (await onItsNode(ownerUrl, cell, hasLocalTables)) !== false;
      if (!isComplete && (await hasCitus(main))) {
        const roles = queueRolesOf(addresses, migrated.applicationRole);
        await synchronizeNodes(main, name, { ownerUrl, roles });
      }
    }
    return applied;
  });
}

async function onItsNode<T>(
  ownerUrl: string,
  { name, node }: Cell,
  work: (client: Client, cell: string) => Promise<T>,
): Promise<T | undefined> {
  return node ? withOwner(ownerUrl, { name: defaultCell.name, node }, (client) => work(client, name)) : undefined;
}

/** Views depend on columns that a migration removes or whose type it changes. One that adds some leaves the views in use. */
function isRefusedForViews(error: unknown): boolean {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return code === '2BP01' || code === '0A000';
}

export function migrateCell(
  { ownerUrl, url }: DatabaseAddresses,
  features: readonly DatabaseSchema[],
  { name, logger }: { readonly name: string; readonly logger: Logger },
) {
  const login = ownerUrl === url ? null : loginOf(url);
  return migrateSchema({ ownerUrl, url }, features, { schema: name, login, logger });
}
