import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The root of the repository. This file is next to the programs in `src` and bundled next to them in `dist`. */
export const repository = path.resolve(import.meta.dirname, '../..');

/** The version in `gateway/package.json`. */
export const gatewayVersion: string = JSON.parse(
  readFileSync(path.join(repository, 'gateway/package.json'), 'utf8'),
).version;
