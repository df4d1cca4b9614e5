import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { preset } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import { buildSchema, parse } from 'graphql';

/**
 * Writes the types of the operations into `src/gql`, as the command line of GraphQL Code Generator does with its
 * `client` preset.
 */
const source = import.meta.dirname;
const operations = path.join(source, 'operations.graphql');
const sdl = await readFile(path.join(source, 'schema.graphql'), 'utf8');
const text = await readFile(operations, 'utf8');

const outputs = await preset.buildGeneratesSection({
  baseOutputDir: `${path.join(source, 'gql')}/`,
  schema: parse(sdl),
  schemaAst: buildSchema(sdl),
  documents: [{ location: operations, rawSDL: text, document: parse(text) }],
  presetConfig: { fragmentMasking: false },
  plugins: [],
  pluginMap: {},
  config: {
    importExtension: '.ts',
    emitLegacyCommonJSImports: false,
    useTypeImports: true,
    enumType: 'string-literal',
    defaultScalarType: 'unknown',
    scalars: { ID: 'string', Date: 'string', DateTimeISO: 'string' },
  },
});
await mkdir(path.join(source, 'gql'), { recursive: true });
for (const output of outputs) await writeFile(output.filename, await codegen(output));
