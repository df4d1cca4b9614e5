import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, findBreakingChanges } from 'graphql';
import { run } from '../lib/run.mjs';
import { root } from '../lib/workspaces.mjs';

const file = path.join(root, 'gateway/schema.graphql');

export const committedSchema = () => readFileSync(file, 'utf8');

/**
 * The schema of the last commit, so that fields that were never committed can come and go. Without git, such as in a
 * container, the file.
 */
export async function schemaOfLastCommit() {
  const { code, stdout } = await run('git', ['show', 'HEAD:gateway/schema.graphql']);
  return code === 0 ? stdout : committedSchema();
}

/** @param {string} sdl */
export const writeSchema = (sdl) => writeFileSync(file, sdl);

/** Returns the schema that the built gateway serves. @returns {Promise<string>} */
export async function emittedSchema() {
  const { code, output, stdout } = await run(process.execPath, ['gateway/dist/emit-schema.js']);
  if (code !== 0) throw new Error(`The gateway could not emit its schema:\n${output}`);
  return stdout;
}

/**
 * Compares the committed schema.graphql, which modules and integrators build on, with the one that the gateway serves. A
 * change that would break a client is named, so that it is not committed by accident.
 *
 * @param {string} committed
 * @param {string} emitted
 * @returns {string | undefined}
 */
export function compareSchemas(committed, emitted) {
  if (committed.trim() === emitted.trim()) return undefined;
  return [
    'gateway/schema.graphql differs from the schema that the gateway serves.',
    ...listBreakingChanges(committed, emitted),
    'If the change is intended, run `npm run codegen`.',
  ].join('\n');
}

/**
 * @param {string} committed
 * @param {string} emitted
 * @returns {string[]} what would break clients of the committed schema; empty if nothing would
 */
export function listBreakingChanges(committed, emitted) {
  const breaking = findBreakingChanges(buildSchema(committed), buildSchema(emitted));
  return breaking.length > 0 ? ['Clients would break:', ...breaking.map(({ description }) => `  ${description}`)] : [];
}
