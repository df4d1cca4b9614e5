import { readArchive } from './archive.js';
import { BackupError, type Manifest, manifest as schema } from './backup.js';

/** Reads a whole backup, compares its checksums, and returns what it contains. */
export async function verifyBackup(file: string, key: string | null): Promise<Manifest> {
  let manifest: Buffer | undefined;
  for await (const { name, content } of readArchive(file, key)) if (name === 'manifest.json') manifest = content;
  if (!manifest) throw new BackupError(`${file} is not a backup of TimeTrack.`);
  try {
    return schema.parse(JSON.parse(manifest.toString()));
  } catch (cause) {
    throw new BackupError(
      `manifest.json in ${file} cannot be read: a newer version may have written it. Nothing was changed.`,
      { cause },
    );
  }
}
