import { escapeIdentifier } from 'pg';
import { z } from 'zod';
import { StartError } from '../../platform/errors/index.js';

/** As `npm run cells -- add` allows it, and `public`. */
const schemaName = z.string().regex(/^(?!pg_)[a-z][a-z0-9_]{0,29}$/);
/** An operator may have created tables with any name. */
const identifier = z.string().regex(/^\P{Cc}{1,63}$/u);

export const manifest = z.object({
  format: z.literal('timetrack-backup'),
  formatVersion: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The schemas with tables of the product, and the migrations that they have, in their order. */
  schemas: z.array(z.object({ name: schemaName, migrations: z.array(z.string()) })),
  /** The version of the job queue's tables. Null if there is no queue. */
  queueVersion: z.int().nullable(),
  tables: z.array(
    z.object({ schema: identifier, name: identifier, columns: z.array(identifier).min(1), rows: z.int() }),
  ),
  sequences: z.array(
    z.object({ schema: identifier, name: identifier, value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() }),
  ),
  files: z.object({
    count: z.int(),
    bytes: z.int(),
    /** Keys that a row names, but that the storage did not contain. */
    missing: z.array(z.string()),
  }),
});

/** The last entry but one: what the backup contains. */
export type Manifest = z.infer<typeof manifest>;

/** A table and its columns, in the order of the rows' fields. */
export type BackupTable = Omit<Manifest['tables'][number], 'rows'>;

export const quoted = (...names: readonly string[]) => names.map(escapeIdentifier).join('.');

/** A file is not a complete backup, or this key does not open it. Nothing was changed. */
export class BackupError extends StartError {
  override readonly name = 'BackupError';
}

/** `public.timesheets` */
export const nameOf = ({ schema, name }: Pick<BackupTable, 'schema' | 'name'>) => `${schema}.${name}`;

/** `database/public/timesheets/000001.copy.zst` */
export const partName = ({ schema, name }: BackupTable, number: number) =>
  `database/${schema}/${name}/${String(number).padStart(6, '0')}.copy.zst`;

const files = 'files/';

export const entryOfFile = (key: string) => `${files}${key}`;

/** The key of a file of an entry, or null for other entries. */
export const fileOfEntry = (name: string) => (name.startsWith(files) ? name.slice(files.length) : null);

/** The name of the table of an entry, or null for other entries. */
export function tableOfPart(name: string): string | null {
  const [, schema, table] = /^database\/([^/]+)\/([^/]+)\/\d{6,}\.copy\.zst$/.exec(name) ?? [];
  return schema && table ? nameOf({ schema, name: table }) : null;
}
