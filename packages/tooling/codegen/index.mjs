import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { preset } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import { buildSchema, parse } from 'graphql';
import { isModule, root, workspaces } from '../lib/workspaces.mjs';
import { abilityFile, abilityType, roleAbilities, roleAbilitiesFile } from './abilities.mjs';
import { assertValid, operationsIn } from './documents.mjs';

const schema = path.join(root, 'gateway/schema.graphql');
const documents = 'src/**/*.graphql.ts';
const output = 'src/gql';

/** @typedef {import('graphql').DocumentNode} DocumentNode */

/**
 * Everything that is generated: the types of every module's operations and of the abilities from the gateway's committed
 * schema, and each role's abilities from its build. Maps file names (relative to the root) to text.
 *
 * Throws an error that names the file and the line when the schema does not allow an operation.
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
 * Generates the types of the operations of every module and example program from the committed schema.
 *
 * @returns {Promise<Map<string, string>>}
 */
export async function generateOperations() {
  const sdl = readFileSync(schema, 'utf8');
  const parsedSchema = { schema: parse(sdl), schemaAst: buildSchema(sdl) };
  const files = new Map();
  for (const { folder, directory } of workspacesWithDocuments()) {
    const documents = documentsIn(directory);
    assertValid(
      parsedSchema.schemaAst,
      documents.map(({ document }) => document),
    );
    const options = isModule(folder) ? optionsOfModule : optionsOfProgram;
    const baseOutputDir = `${path.join(directory, output)}/`;
    const outputs = await preset.buildGeneratesSection({ ...options, baseOutputDir, ...parsedSchema, documents });
    for (const output of outputs)
      files.set(path.relative(root, output.filename), await codegen({ ...output, ...options.config }));
  }
  return files;
}

/** The operations and fragments of a workspace. @param {string} directory */
const documentsIn = (directory) =>
  documentFiles(directory)
    .sort()
    .flatMap((name) => {
      const location = path.join(directory, name);
      const operations = operationsIn(readFileSync(location, 'utf8'), path.relative(root, location));
      return operations.map((one) => ({ location, ...one }));
    });

/** @param {Map<string, string>} files */
export function writeAll(files) {
  for (const { directory } of clients()) rmSync(path.join(directory, output), { recursive: true, force: true });
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
  const committed = clients().flatMap(({ folder, directory }) =>
    globSync(`${output}/**/*.ts`, { cwd: directory }).map((name) => path.join(folder, name)),
  );
  const all = new Set([...files.keys(), ...committed]);
  return [...all].filter((name) => files.get(name) !== readIfExists(path.join(root, name))).sort();
}

const documentFiles = (/** @type {string} */ directory) => globSync(documents, { cwd: directory });

const hasDocuments = (/** @type {{ directory: string }} */ { directory }) => documentFiles(directory).length > 0;

/** The modules, and the example programs with operations in TypeScript. Other examples have generators of their own. */
const clients = () => [
  ...workspaces().filter(({ folder }) => isModule(folder)),
  ...globSync('examples/*', { cwd: root })
    .map((folder) => ({ folder, directory: path.join(root, folder) }))
    .filter(hasDocuments),
];

const workspacesWithDocuments = () => clients().filter(hasDocuments);

/** @param {`.${string}`} importExtension */
const optionsWith = (importExtension) => ({
  plugins: [],
  pluginMap: {},
  config: {
    importExtension,
    emitLegacyCommonJSImports: false,
    useTypeImports: true,
    enumType: 'string-literal',
    defaultScalarType: 'unknown',
    scalars: { ID: 'string', Date: 'string', DateTimeISO: 'string', Upload: 'File' },
  },
});

/** The modules' build resolves imports as Node does: with the extension of the compiled file. */
const optionsOfModule = {
  ...optionsWith('.js'),
  // A component reads only its own fragment. `readFragment` is not a hook, so it may be called anywhere.
  presetConfig: { fragmentMasking: { unmaskFunctionName: 'readFragment' } },
};

/** Node runs the example programs without a build. */
const optionsOfProgram = { ...optionsWith('.ts'), presetConfig: { fragmentMasking: false } };

/** @param {string} file */
function readIfExists(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
