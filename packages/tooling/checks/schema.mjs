import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, findBreakingChanges } from 'graphql';
import { run } from '../lib/run.mjs';
import { root } from '../lib/workspaces.mjs';

const file = path.join(root, 'gateway/schema.graphql');

export const committedSchema = () => readFileSync(file, 'utf8');

/** @param {string} sdl */
export const writeSchema = (sdl) => writeFileSync(file, sdl);

/** What the built gateway serves. @returns {Promise<string>} */
export async function emittedSchema() {
  const { code, output, stdout } = await run(process.execPath, ['gateway/dist/emit-schema.js']);
  if (code !== 0) throw new Error(`The gateway could not emit its schema:\n${output}`);
  return stdout;
}

/**
 * The committed schema.graphql is what modules and integrators build on. It has to be what the gateway really serves; and
 * a change that would break one of them is named, so that nobody commits it by accident.
 *
 * @param {string} committed
 * @param {string} emitted
 * @returns {string | undefined}
 */
export function compareSchemas(committed, emitted) {
  if (committed.trim() === emitted.trim()) return undefined;
  return [
    'gateway/schema.graphql is not what the gateway serves.',
    ...breakages(committed, emitted),
    'If the change is meant, `npm run codegen` writes it.',
  ].join('\n');
}

/**
 * @param {string} committed
 * @param {string} emitted
 * @returns {string[]} nothing, or what clients of the committed schema would trip over
 */
export function breakages(committed, emitted) {
  const breaking = findBreakingChanges(buildSchema(committed), buildSchema(emitted));
  return breaking.length > 0 ? ['Clients would break:', ...breaking.map(({ description }) => `  ${description}`)] : [];
}
