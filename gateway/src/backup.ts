import { backUp } from './composition/backup.js';
import { features } from './composition/features.js';
import { parseCommandLine, runOperatorCommand, withDatabaseAddresses } from './composition/operator-database.js';
import { createBackupKey, readBackupKey } from './operations/backup/backup-key.js';
import { verifyBackup } from './operations/backup/verify-backup.js';
import { parseConfig } from './platform/config/environment.js';
import { StartError } from './platform/errors/index.js';

const usage =
  'Use "npm run backup -- FILE_OR_FOLDER", "npm run backup -- --verify FILE" or "npm run backup -- --new-key".';

/** `npm run backup`: writes the database and the files of one moment to a file. The gateways may be running. */
await runOperatorCommand(async () => {
  const { values, positionals } = parseCommandLine(usage, {
    takes: 1,
    options: { verify: { type: 'boolean' }, 'new-key': { type: 'boolean' } },
  });
  const [target] = positionals;
  if (values['new-key'] && !target && !values.verify) return printKey();
  if (values['new-key'] || !target) throw new StartError(usage);
  const key = await readBackupKey(process.env);
  if (values.verify) {
    const manifest = await verifyBackup(target, key);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return [`The backup of ${manifest.createdAt} is complete: ${rows} rows and ${manifest.files.count} files.`];
  }
  const config = parseConfig(process.env);
  const { file, manifest } = await withDatabaseAddresses(config, (addresses) =>
    backUp({ config, addresses, features, key }, target),
  );
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const { count, missing } = manifest.files;
  return [
    `Backed up ${rows} rows and ${count} files to ${file}.`,
    ...(missing.length > 0
      ? [
          `${missing.length} files are missing in the storage: they were just removed, or are lost. The first one is ${missing[0]}.`,
        ]
      : []),
    key
      ? 'It is encrypted. Keep the key apart from it.'
      : 'It is not encrypted: anyone who reads the file reads everything. Set BACKUP_KEY.',
    'It does not contain the keys of the gateways. Keep secrets.key (SECRETS_KEY) and audit-signing-key.pem (AUDIT_SIGNING_KEY) in another place.',
  ];
});

async function printKey(): Promise<readonly string[]> {
  const { identity, recipient } = await createBackupKey();
  return [
    `BACKUP_KEY to back up (it cannot read backups): ${recipient}`,
    `BACKUP_KEY to restore, keep it apart: ${identity}`,
  ];
}
