import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listObjections } from '../evolution/objections.mjs';
import { readRelease } from '../evolution/release-record.mjs';
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
