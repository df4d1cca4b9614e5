import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { isModule, root, workspaces } from '../lib/workspaces.mjs';
import { abilityFile, abilityType, roleAbilities, roleAbilitiesFile } from './abilities.mjs';

const schema = path.join(root, 'gateway/schema.graphql');
const documents = 'src/**/*.graphql.ts';
const output = 'src/gql';

/**
 * Everything that is generated from the gateway: the types of every module's operations and of the abilities from its
 * committed schema, and each role's abilities from its build. Maps file names (relative to the root) to text.
 *
 * Throws an error that names the operation when the schema does not allow one.
 *
 * @returns {Promise<Map<string, string>>}
 */
export async function generateAll() {
  const files = await generateOperations();
  files.set(abilityFile, abilityType(readFileSync(schema, 'utf8')));
  files.set(roleAbilitiesFile, await roleAbilities());
  return files;
}

/**
 * Generates the types of every module's operations from the committed schema.
 *
 * @returns {Promise<Map<string, string>>}
 */
export async function generateOperations() {
  const files = new Map();
  for (const { directory } of modulesWithDocuments()) {
    const generated = await generate(configFor(directory), false);
    for (const { filename, content } of generated) files.set(path.relative(root, filename), content);
  }
  return files;
}

/** @param {Map<string, string>} files */
export function writeAll(files) {
  for (const { directory } of modules()) rmSync(path.join(directory, output), { recursive: true, force: true });
  for (const [name, content] of files) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  }
}

/**
 * Lists the committed files that would be generated differently, or not at all.
 *
 * @param {Map<string, string>} files
 * @returns {string[]}
 */
export function driftOf(files) {
  const committed = modules().flatMap(({ folder, directory }) =>
    globSync(`${output}/**/*.ts`, { cwd: directory }).map((name) => path.join(folder, name)),
  );
  const all = new Set([...files.keys(), ...committed]);
  return [...all].filter((name) => files.get(name) !== readIfThere(path.join(root, name))).sort();
}

const modules = () => workspaces().filter(({ folder }) => isModule(folder));

const modulesWithDocuments = () =>
  modules().filter(({ directory }) => globSync(documents, { cwd: directory }).length > 0);

/**
 * @param {string} directory
 * @returns {import('@graphql-codegen/cli').CodegenConfig}
 */
const configFor = (directory) => ({
  schema,
  cwd: directory,
  silent: true,
  importExtension: '.js',
  documents,
  generates: {
    [`${path.join(directory, output)}/`]: {
      preset: 'client',
      // A component reads only its own fragment. `readFragment` is not a hook, so it may be called anywhere.
      presetConfig: { fragmentMasking: { unmaskFunctionName: 'readFragment' } },
      config: {
        useTypeImports: true,
        enumType: 'string-literal',
        defaultScalarType: 'unknown',
        scalars: { ID: 'string', Date: 'string', DateTimeISO: 'string', Upload: 'File' },
      },
    },
  },
});

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
