import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'graphql';
import { listObjections } from '../evolution/objections.mjs';
import { run } from '../lib/run.mjs';
import { root } from '../lib/workspaces.mjs';

const file = path.join(root, 'gateway/schema.graphql');

const committedSchema = () => readFileSync(file, 'utf8');

/** @param {string} sdl */
export const writeSchema = (sdl) => writeFileSync(file, sdl);

/** Returns the schema that the built gateway serves. @returns {Promise<string>} */
export async function emittedSchema() {
  const { code, output, stdout } = await run(process.execPath, ['gateway/dist/emit-schema.js']);
  if (code !== 0) throw new Error(`The gateway could not emit its schema:\n${output}`);
  return stdout;
}

/**
 * Why a schema must not replace that of the last release. What was never released can come and go.
 *
 * @param {string} schema
 * @returns {Promise<string[]>} empty if it may
 */
export async function objectionsTo(schema) {
  const today = new Date().toISOString().slice(0, 10);
  return listObjections(readRelease() ?? { schema, operations: [], usage: undefined }, schema, today);
}

/**
 * Compares the committed schema.graphql, which modules and integrators build on, with the one that the gateway serves.
 *
 * @param {string} committed
 * @param {string} emitted
 * @param {readonly string[]} objections the problems of the emitted schema
 * @returns {string | undefined}
 */
export function compareSchemas(committed, emitted, objections) {
  if (objections.length > 0) return objections.join('\n');
  if (committed.trim() === emitted.trim()) return undefined;
  return 'gateway/schema.graphql differs from the schema that the gateway serves. If that is intended, run `npm run codegen`.';
}

/** The check of `npm run check`. @returns {Promise<string | undefined>} */
export async function checkSchema() {
  const emitted = await emittedSchema();
  return compareSchemas(committedSchema(), emitted, await objectionsTo(emitted));
}

const record = path.join(root, 'packages/tooling/releases');

/** What API keys use, as of the last run of `npm run schema:usage`. */
const usageFile = 'gateway/schema-usage.json';

/**
 * What a new schema is compared with: the record of the last release. Undefined until there is one.
 *
 * @returns {import('../evolution/objections.mjs').Release | undefined}
 */
function readRelease() {
  const schema = path.join(record, 'schema.graphql');
  if (!existsSync(schema)) return undefined;
  return {
    schema: readFileSync(schema, 'utf8'),
    operations: readOperations(path.join(record, 'operations')),
    usage: readUsage(),
  };
}

/** @returns {import('../evolution/objections.mjs').KeyUsage | undefined} */
function readUsage() {
  const file = path.join(root, usageFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * The operations of the last releases: one file for each version of a module, with the texts by their hashes.
 *
 * @param {string} folder
 * @returns {import('../evolution/objections.mjs').ReleasedOperations[]}
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
