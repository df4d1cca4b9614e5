import type { z } from 'zod';
import { type ArchiveEntry, readArchive } from './archive.js';
import {
  BackupError,
  type Header,
  header as headerSchema,
  type Manifest,
  manifest as manifestSchema,
} from './backup.js';

export interface Verified {
  readonly header: Header;
  readonly manifest: Manifest;
}

/** Reads a whole backup and compares its checksums. */
export async function verifyBackup(file: string, key: string | null): Promise<Verified> {
  let header: Header | undefined;
  let manifest: Manifest | undefined;
  for await (const entry of readArchive(file, key)) {
    if (!header) header = readHeaderEntry(file, entry);
    else if (entry.name === 'manifest.json') manifest = parse(file, manifestSchema, entry);
  }
  if (header && manifest) return { header, manifest };
  throw new BackupError(`${file} is not a backup of TimeTrack.`);
}

function readHeaderEntry(file: string, entry: ArchiveEntry): Header {
  if (entry.name !== 'header.json') throw new BackupError(`${file} is not a backup of TimeTrack.`);
  return parse(file, headerSchema, entry);
}

function parse<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  { name, content }: ArchiveEntry,
): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(content.toString()));
  } catch (cause) {
    throw new BackupError(
      `${name} in ${file} cannot be read: a newer version may have written it. Nothing was changed.`,
      {
        cause,
      },
    );
  }
}
