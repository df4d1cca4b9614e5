import type { z } from 'zod';
import { StartError } from '../errors/index.js';
import type { header, manifest } from './manifest.js';

/** The first entry of a backup: what it contains. */
export type Header = z.infer<typeof header>;

/** The last entry but one: what a complete backup has counted. */
export type Manifest = z.infer<typeof manifest>;

/** A table and its columns, in the order of the rows' fields. */
export type BackupTable = Header['tables'][number];

export const quoted = (...names: readonly string[]) => names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.');

export interface FilesOfTable {
  readonly table: string;
  /** Selects the rows that have files, in the schema of the transaction. */
  readonly select: string;
  readonly keysOf: (row: never) => readonly string[];
}

/** A file is not a complete backup, or this key does not open it. Nothing was changed. */
export class BackupError extends StartError {
  override readonly name = 'BackupError';
}
