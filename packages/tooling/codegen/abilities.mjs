import { buildSchema, isEnumType } from 'graphql';
import { run } from '../lib/run.mjs';

const header = '// Written by `npm run codegen`. Do not edit.';

/** The file that types what a user may do in the front ends, from the schema's enum `Ability`. */
export const abilityFile = 'packages/contracts/src/ability.generated.ts';

/** The file from which tests take what each role may do, from the gateway's permission table. */
export const roleAbilitiesFile = 'packages/testing/src/role-abilities.generated.ts';

/**
 * @param {string} schema the text of gateway/schema.graphql
 * @returns {string}
 */
export function abilityType(schema) {
  const type = buildSchema(schema).getType('Ability');
  if (!isEnumType(type)) throw new Error('gateway/schema.graphql has no enum Ability.');
  const names = type.getValues().map(({ name }) => `  | '${name}'`);
  return [
    header,
    '',
    '/**',
    ' * An operation that the signed-in user may run, or a screen that they may open.',
    ' *',
    ' * @open',
    ' */',
    'export type Ability =',
    `${names.join('\n')};`,
    '',
  ].join('\n');
}

/** Reads what each role may do from the built gateway. @returns {Promise<string>} */
export async function roleAbilities() {
  const { code, output, stdout } = await run(process.execPath, ['gateway/dist/emit-role-abilities.js']);
  if (code !== 0) throw new Error(`The gateway's abilities could not be read:\n${output}`);
  const roles = Object.entries(JSON.parse(stdout)).map(([role, abilities]) =>
    [`  ${role}: [`, ...abilities.map((/** @type {string} */ name) => `    '${name}',`), '  ],'].join('\n'),
  );
  return [
    header,
    "import type { Ability, Role } from '@timetrack/contracts';",
    '',
    '/** What each role may do. */',
    'export const roleAbilities: Readonly<Record<Role, readonly Ability[]>> = {',
    ...roles,
    '};',
    '',
  ].join('\n');
}
