import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse } from 'graphql';
import { root } from '../lib/workspaces.mjs';

const record = path.join(root, 'packages/tooling/releases');

/** What API keys use, as of the last run of `npm run schema:usage`. */
export const usageFile = 'gateway/schema-usage.json';

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
 * The operations of the last releases: one file for each version of a module, with GraphQL, or with JSON that contains it.
 *
 * @param {string} folder
 * @returns {import('./objections.mjs').ReleasedOperations[]}
 */
function readOperations(folder) {
  return globSync('*/*.{graphql,json}', { cwd: folder })
    .sort()
    .map((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      const { dir: module, name: version, ext } = path.parse(name);
      const texts = ext === '.json' ? textsIn(JSON.parse(text)) : [text];
      return { module, version, documents: texts.map((source) => parse(source)).filter(hasDefinitions) };
    });
}

/** @param {unknown} value @returns {string[]} every text in JSON that is a document */
function textsIn(value) {
  if (typeof value === 'string') return /^\s*(query|mutation|subscription|fragment|\{)/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** @param {import('graphql').DocumentNode} document */
const hasDefinitions = ({ definitions }) =>
  definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION || kind === Kind.FRAGMENT_DEFINITION);
