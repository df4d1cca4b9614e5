import { restoreBackup } from './composition/backup.js';
import { features } from './composition/features.js';
import { parseCommandLine, runOperatorCommand, withDatabaseAddresses } from './composition/operator-database.js';
import { readBackupKey } from './operations/backup/backup-key.js';
import { parseConfig } from './platform/config/environment.js';
import { StartError } from './platform/errors/index.js';
import { createLogger } from './platform/observability/logger.js';

const usage = 'Use "npm run restore -- FILE" or "npm run restore -- --replace FILE".';

/** `npm run restore -- FILE`: verifies a backup and restores it into an empty database. The gateways must be stopped. */
await runOperatorCommand(async () => {
  const { values, positionals } = parseCommandLine(usage, { takes: 1, options: { replace: { type: 'boolean' } } });
  const [file] = positionals;
  if (!file) throw new StartError(usage);
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
