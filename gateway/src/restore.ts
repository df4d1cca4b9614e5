import { parseArgs } from 'node:util';
import { restoreBackup } from './backup.composition.js';
import { features } from './features.composition.js';
import { runOperatorCommand, withDatabaseAddresses } from './operator-database.composition.js';
import { readBackupKey } from './platform/backup/backup-key.adapter.js';
import { parseConfig } from './platform/config/environment.settings.js';
import { StartError } from './platform/errors/index.js';
import { createLogger } from './platform/observability/logger.adapter.js';

/** `npm run restore -- FILE`: verifies a backup and restores it into an empty database. The gateways must be stopped. */
await runOperatorCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } });
  const [file] = positionals;
  if (!file || positionals.length > 1)
    throw new StartError('Use "npm run restore -- FILE" or "npm run restore -- --replace FILE".');
  const key = await readBackupKey(process.env);
  const config = parseConfig(process.env);
  const { lines, isIntact } = await withDatabaseAddresses(config, (addresses) =>
    restoreBackup(
      { config, addresses, features, key, logger: createLogger({ ...config, logLevel: 'warn' }) },
      { file, replace: values.replace ?? false },
    ),
  );
  if (!isIntact) throw new StartError(lines.join('\n'));
  return lines;
});
