import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import { z } from 'zod';
import { type ArchiveEntry, damaged, readArchive } from './archive.js';
import {
  BackupError,
  countRows,
  type Header,
  header as headerSchema,
  type Manifest,
  manifest as manifestSchema,
  partBytes,
  tableOfPart,
} from './backup.js';

const decompressPart = promisify(zstdDecompress);

/** A part is at most a chunk of the connection larger than `partBytes`. */
const maxPartBytes = 64 * partBytes;

export interface Verified {
  readonly header: Header;
  readonly manifest: Manifest;
}

/** Reads a whole backup: every checksum, the number of rows of each table, and the number of files. */
export async function verifyBackup(file: string, key: string | null): Promise<Verified> {
  const counted = new Counts();
  let header: Header | undefined;
  let manifest: Manifest | undefined;
  for await (const entry of readArchive(file, key)) {
    if (!header) header = readHeaderEntry(file, entry);
    else if (entry.name === 'manifest.json') manifest = parse(file, manifestSchema, entry);
    else await counted.add(file, entry);
  }
  if (!header || !manifest) throw new BackupError(`${file} is not a backup of TimeTrack.`);
  const lacking = counted.findLacking(manifest);
  if (!lacking) return { header, manifest };
  throw new BackupError(`${file} is not consistent: it lacks ${lacking}. Nothing was changed.`);
}

class Counts {
  private readonly rows = new Map<string, number>();
  private readonly files = { count: 0, bytes: 0 };

  async add(file: string, entry: ArchiveEntry): Promise<void> {
    const table = tableOfPart(entry.name);
    if (table) {
      const content = await decompress(entry).catch((cause) => {
        throw damaged(file, cause);
      });
      this.rows.set(nameOf(table), (this.rows.get(nameOf(table)) ?? 0) + countRows(content));
    } else if (entry.name.startsWith('files/')) {
      this.files.count += 1;
      this.files.bytes += entry.content.length;
    }
  }

  findLacking({ tables, files }: Manifest): string | null {
    const wrong = tables.find((table) => table.rows !== (this.rows.get(nameOf(table)) ?? 0));
    if (wrong) return `rows of ${nameOf(wrong)}`;
    return files.count === this.files.count && files.bytes === this.files.bytes ? null : 'files';
  }
}

export const decompress = (entry: ArchiveEntry): Promise<Buffer> =>
  decompressPart(entry.content, { maxOutputLength: maxPartBytes });

const nameOf = ({ schema, name }: { readonly schema: string; readonly name: string }) => `${schema}.${name}`;

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
