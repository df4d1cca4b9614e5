import { features } from './composition/features.js';
import { parseCommandLine, runOperatorCommand, withDatabaseAddresses } from './composition/operator-database.js';
import { prepareCells } from './operations/cells/prepare-cells.js';
import { parseConfig } from './platform/config/environment.js';
import { describeMissing, listMissingMigrations } from './platform/database/migrator.js';
import { awaitRestore } from './platform/database/restore-lock.js';
import { prepareDatabase } from './platform/database/row-level-security/prepare-database.js';
import { StartError } from './platform/errors/index.js';
import { createLogger } from './platform/observability/logger.js';

/**
 * `npm run migrate`: migrates the database as its owner, and waits while another process does. `-- --check` only lists missing migrations, and exits with 1 if there are any.
 */
await runOperatorCommand(async () => {
  const { values } = parseCommandLine('Use "npm run migrate" or "npm run migrate -- --check".', {
    options: { check: { type: 'boolean' } },
  });
  const config = parseConfig(process.env);
  return withDatabaseAddresses(config, async (addresses) => {
    if (values.check) {
      const missing = await listMissingMigrations(addresses.ownerUrl, features);
      if (missing.length > 0) throw new StartError([describeMissing(missing), ...missing].join('\n  '));
      return ['The database has every migration of this version.'];
    }
    const logger = createLogger(config);
    await awaitRestore(addresses.ownerUrl, () => logger.warn('a restore fills the database: waiting for it'));
    const { appliedMigrations } = await prepareDatabase(addresses, features, logger);
    const applied = [...appliedMigrations, ...(await prepareCells(addresses, features, logger))];
    if (applied.length === 0) return ['The database has every migration of this version.'];
    return [`Migrated the database: ${applied.length} changes, the last one is ${applied.at(-1)}.`];
  });
});
