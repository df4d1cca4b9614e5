import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { backUpHeads, HeadRestorer, setAsideLaterHeads, verifyAudit } from '../features/audit/index.js';
import { writeArchive } from '../operations/backup/archive.js';
import { BackupError, type Manifest } from '../operations/backup/backup.js';
import { beginSnapshot, dump } from '../operations/backup/dump.js';
import { requireEmptyDatabase } from '../operations/backup/empty-database.js';
import { requireKnownMigrations, restore } from '../operations/backup/restore.js';
import { verifyBackup } from '../operations/backup/verify-backup.js';
import { withOwnerOfEachCell } from '../operations/cells/cell-administration.js';
import type { Config } from '../platform/config/config.js';
import { finishRestore, withoutGateways } from '../platform/database/restore-lock.js';
import { type DatabaseAddresses, prepareDatabase } from '../platform/database/row-level-security/prepare-database.js';
import { withClient } from '../platform/database/with-client.js';
import type { Feature } from '../platform/feature.js';
import { createFileStore } from '../platform/storage/create-file-store.js';

interface Parts {
  readonly config: Config;
  readonly addresses: DatabaseAddresses;
  readonly features: readonly Feature[];
  readonly key: string | null;
}

export async function backUp(
  { config, addresses, features, key }: Parts,
  target: string,
): Promise<{ readonly file: string; readonly manifest: Manifest }> {
  const createdAt = new Date();
  const file = await fileOf(target, createdAt, key !== null);
  const manifest = await writeArchive({ file, key, createdAt }, (add) =>
    withClient(addresses.ownerUrl, 'timetrack-backup', async (client) => {
      await beginSnapshot(client);
      const files = createFileStore(config);
      return dump(add, { client, files, filesOfTables: filesOf(features), extra: backUpHeads(config), createdAt });
    }),
  );
  return { file, manifest };
}

const filesOf = (features: readonly Feature[]) => features.flatMap(({ files = [] }) => files);

interface RestoreReport {
  readonly lines: readonly string[];
  readonly isIntact: boolean;
}

export async function restoreBackup(
  { config, addresses, features, key, logger }: Parts & { readonly logger: Logger },
  { file, replace }: { readonly file: string; readonly replace: boolean },
): Promise<RestoreReport> {
  const manifest = await verifyBackup(file, key);
  const names = features.flatMap(({ migrations = [] }) => migrations.map(({ name }) => name));
  requireKnownMigrations(manifest, names.toSorted());
  return withoutGateways(addresses.ownerUrl, () =>
    withClient(addresses.ownerUrl, 'timetrack-restore', async (client) => {
      await requireEmptyDatabase(client, manifest, replace);
      for (const { name, migrations } of manifest.schemas) {
        await prepareDatabase(addresses, onlyMigrations(features, migrations), logger, [name]);
      }
      const heads = await HeadRestorer.begin(config);
      const { rows, foreignTables } = await restore({
        ...{ file, key, manifest, client, files: createFileStore(config), filesOfTables: filesOf(features) },
        isExtra: HeadRestorer.owns,
        addExtra: ({ name, content }) => heads.add(name, content),
      });
      const schemas = manifest.schemas.map(({ name }) => name);
      const { appliedMigrations } = await prepareDatabase(addresses, features, logger, schemas);
      const { count, missing } = manifest.files;
      const lines = [
        `Restored ${rows} rows and ${count} files of ${manifest.createdAt}.`,
        ...(missing.length > 0 ? [`${missing.length} files were already missing when the backup was made.`] : []),
        ...foreignTables.map((name) => `${name} is not a table of TimeTrack: its rows are only in the backup.`),
        ...(appliedMigrations.length > 0 ? [`Ran ${appliedMigrations.length} migrations that are newer than it.`] : []),
      ];
      const report = await checkAudit(addresses.ownerUrl, config, lines);
      await finishRestore(client);
      return report;
    }),
  );
}

async function checkAudit(ownerUrl: string, config: Config, lines: readonly string[]): Promise<RestoreReport> {
  const { lost, report } = await withOwnerOfEachCell(ownerUrl, async (cells) => ({
    lost: await setAsideLaterHeads(
      cells.map(({ client }) => client),
      config,
      new Date(),
    ),
    report: await verifyAudit(cells, config),
  }));
  const { flaws, entries, heads, foreignHeads } = report;
  return {
    isIntact: flaws.length === 0,
    lines: [
      ...lines,
      ...lost.map(
        ({ organizationId, signed }) =>
          `The audit log of organization ${organizationId} had at least ${signed} entries. Those after the backup are lost; their signed heads are in ${config.dataDir}/audit-heads-after-backup.`,
      ),
      ...(foreignHeads > 0
        ? [`${foreignHeads} signed heads belong to another key: put audit-signing-key.pem or AUDIT_SIGNING_KEY back.`]
        : []),
      `The audit log is ${flaws.length === 0 ? 'intact' : 'NOT intact: run "npm run audit:verify"'} (${entries} entries, ${heads} signed heads).`,
    ],
  };
}

/** The migrations that the backup has, so that its rows fit. The newer ones run afterwards, on the rows. */
function onlyMigrations(features: readonly Feature[], names: readonly string[]): Feature[] {
  const wanted = new Set(names);
  return features.map((feature) => ({
    ...feature,
    migrations: (feature.migrations ?? []).filter(({ name }) => wanted.has(name)),
  }));
}

/** `timetrack-2026-07-15T12-00-00-000Z.tar.age` in a folder, or the file itself. */
async function fileOf(target: string, at: Date, isEncrypted: boolean): Promise<string> {
  const isFolder = await stat(target).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (isFolder) {
    return path.join(target, `timetrack-${at.toISOString().replace(/[:.]/g, '-')}.tar${isEncrypted ? '.age' : ''}`);
  }
  const folder = /[/\\]$/.test(target) ? target : path.dirname(target);
  await stat(folder).catch(() => {
    throw new BackupError(`The folder ${folder} does not exist. Create it first.`);
  });
  return target;
}
