import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'graphql';
import { root } from '../lib/workspaces.mjs';

const record = path.join(root, 'packages/tooling/releases');

/** What API keys use, as of the last run of `npm run schema:usage`. */
const usageFile = 'gateway/schema-usage.json';

/**
 * What a new schema is compared with: the record of the last release. Undefined until there is one.
 *
 * @returns {import('./objections.mjs').Release | undefined}
 */
export function readRelease() {
  const schema = path.join(record, 'schema.graphql');
  if (!existsSync(schema)) return undefined;
  return {
    schema: readFileSync(schema, 'utf8'),
    operations: readOperations(path.join(record, 'operations')),
    usage: readUsage(),
  };
}

/** @returns {import('./objections.mjs').KeyUsage | undefined} */
function readUsage() {
  const file = path.join(root, usageFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * The operations of the last releases: one file for each version of a module, with the texts by their hashes.
 *
 * @param {string} folder
 * @returns {import('./objections.mjs').ReleasedOperations[]}
 */
function readOperations(folder) {
  return globSync('*/*.json', { cwd: folder })
    .sort()
    .map((name) => {
      /** @type {Record<string, string>} */
      const texts = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
      const { dir: module, name: version } = path.parse(name);
      return { module, version, documents: Object.values(texts).map((text) => parse(text)) };
    });
}
