import path from 'node:path';
import type { Config } from '../config/config.types.js';
import type { FileStore } from './file-store.ports.js';
import { LocalFileStore } from './local-file-store.adapter.js';
import { S3FileStore } from './s3-file-store.adapter.js';

export type { FileStore } from './file-store.ports.js';

/** Uses the S3-compatible store if one is configured, otherwise the data folder. */
export function createFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore {
  return s3 ? new S3FileStore(s3) : new LocalFileStore(path.join(dataDir, 'files'));
}
