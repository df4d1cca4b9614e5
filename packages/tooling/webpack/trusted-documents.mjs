import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { InMemoryCache } from '@apollo/client/cache';
import { Kind, print } from 'graphql';
import webpack from 'webpack';
import { createRunner } from './typescript-runner.mjs';

/** @typedef {import('graphql').DocumentNode} DocumentNode */

const generatedFile = 'src/gql/graphql.ts';
const manifestName = 'mf-manifest.json';

/** What Apollo Client makes of every document before it sends it: `__typename` in each selection. */
const transformer = new InMemoryCache();

/**
 * The text of an operation exactly as browsers send it, and its SHA-256.
 *
 * @param {DocumentNode} document
 */
function trustedDocument(document) {
  const text = print(transformer.transformDocument(document));
  return { text, hash: createHash('sha256').update(text).digest('hex') };
}

/** @param {DocumentNode} document */
const isOperation = ({ definitions }) => definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION);

/**
 * The operations of a module by their hashes, from the file that `npm run codegen` writes.
 *
 * @param {string} directory of the module
 * @returns {Record<string, string>} empty for a module without operations
 */
export function trustedDocumentsIn(directory) {
  const file = path.join(directory, generatedFile);
  if (!existsSync(file)) return {};
  const exported = createRunner((request) => {
    throw new Error(`${generatedFile} must not need ${request}.`);
  })(file);
  const documents = Object.values(exported).filter((value) => value?.kind === Kind.DOCUMENT && isOperation(value));
  return Object.fromEntries(documents.map(trustedDocument).map(({ hash, text }) => [hash, text]));
}

/** A line of the generated file that contains an operation. */
const declaration = /^(export const \w+Document = )(\{"kind":"Document".*\})( as unknown as DocumentNode<.*)$/gm;

/**
 * A webpack loader for the generated file: adds its hash to each document, where `@timetrack/client` finds it.
 *
 * @param {string} source
 * @returns {string}
 */
// biome-ignore lint/style/noDefaultExport: webpack expects a loader as the default export
export default function addHashes(source) {
  return source.replace(declaration, (_, start, json, end) => {
    const { hash } = trustedDocument(JSON.parse(json));
    return `${start}${json.slice(0, -1)},"__meta__":{"hash":"${hash}"}}${end}`;
  });
}

/** The rule that applies the loader. */
export const documentHashes = {
  test: /[\\/]src[\\/]gql[\\/]graphql\.ts$/,
  enforce: /** @type {const} */ ('pre'),
  loader: import.meta.filename,
};

/**
 * Writes the operations of a module to a file next to its manifest, which names it as `timetrack.operations`, with the hash of
 * its bytes. The gateway runs these operations, and no others, for browsers in production.
 */
export class TrustedDocuments {
  /** @param {string} directory of the module */
  constructor(directory) {
    this.directory = directory;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(TrustedDocuments.name, (compilation) => {
      // After `ScreensInManifest` has added the section `timetrack`.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE + 1;
      compilation.hooks.processAssets.tap({ name: TrustedDocuments.name, stage }, () => {
        const documents = JSON.stringify(trustedDocumentsIn(this.directory));
        const digest = createHash('sha384').update(documents).digest();
        const operations = `operations.${digest.toString('hex').slice(0, 10)}.json`;
        compilation.emitAsset(operations, new webpack.sources.RawSource(documents));
        const manifest = JSON.parse(String(compilation.getAsset(manifestName)?.source.source()));
        const published = { operations, operationsIntegrity: `sha384-${digest.toString('base64')}` };
        const text = JSON.stringify({ ...manifest, timetrack: { ...manifest.timetrack, ...published } });
        compilation.updateAsset(manifestName, new webpack.sources.RawSource(text));
      });
    });
  }
}
