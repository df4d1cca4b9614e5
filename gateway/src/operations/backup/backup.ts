import { z } from 'zod';
import { StartError } from '../../platform/errors/index.js';

export const manifest = z.object({
  format: z.literal('timetrack-backup'),
  formatVersion: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The schemas with tables of the product, and the migrations that they have, in their order. */
  schemas: z.array(z.object({ name: z.string(), migrations: z.array(z.string()) })),
  /** The version of the job queue's tables. Null if there is no queue. */
  queueVersion: z.int().nullable(),
  tables: z.array(
    z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()).min(1), rows: z.int() }),
  ),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() }),
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

export const quoted = (...names: readonly string[]) => names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.');

/** A file is not a complete backup, or this key does not open it. Nothing was changed. */
export class BackupError extends StartError {
  override readonly name = 'BackupError';
}

/** `public.timesheets` */
export const nameOf = ({ schema, name }: Pick<BackupTable, 'schema' | 'name'>) => `${schema}.${name}`;

/** `database/public/timesheets/000001.copy.zst` */
export const partName = ({ schema, name }: BackupTable, number: number) =>
  `database/${schema}/${name}/${String(number).padStart(6, '0')}.copy.zst`;

/** The name of the table of an entry, or null for other entries. */
export function tableOfPart(name: string): string | null {
  const [, schema, table] = /^database\/([^/]+)\/([^/]+)\/\d{6,}\.copy\.zst$/.exec(name) ?? [];
  return schema && table ? nameOf({ schema, name: table }) : null;
}
