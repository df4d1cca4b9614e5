import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { InMemoryCache } from '@apollo/client/cache';
import { Kind, print } from 'graphql';
import { graphqlCall } from '../codegen/documents.mjs';
import { assetPlugin, emit, extendManifest, stages } from './assets.mjs';
import { createRunner, fileBeside } from './typescript-runner.mjs';

/** @typedef {import('graphql').DocumentNode} DocumentNode */

const generatedFile = 'src/gql/graphql.ts';
const generatedFunction = 'src/gql/gql.ts';

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

/**
 * Queries by the hashes of their texts, which the gateway looks up.
 *
 * @param {string} directory of the module
 * @param {readonly { name: string, variables?: Record<string, unknown> }[]} queries by the names of their operations
 * @returns {{ hash: string, variables: Record<string, unknown> }[]}
 */
export function queryHashes(directory, queries) {
  const documents = Object.entries(trustedDocumentsIn(directory));
  return queries.map(({ name, variables = {} }) => {
    const [hash] = documents.find(([, text]) => text.match(/^query (\w+)/)?.[1] === name) ?? [];
    if (!hash) throw new Error(`A screen names the query ${name}, which the module does not have.`);
    return { hash, variables };
  });
}

/**
 * A webpack loader for `*.graphql.ts` files: replaces each call of `graphql` by its document. An operation gets its hash, where
 * `@timetrack/client` finds it. Without the loader, every screen would load the documents of the whole module, and their texts.
 *
 * @this {Pick<import('webpack').LoaderContext<{ directory: string }>, 'addDependency' | 'getOptions'>}
 * @param {string} source
 * @returns {string}
 */
// biome-ignore lint/style/noDefaultExport: webpack expects a loader as the default export
export default function inlineDocuments(source) {
  const { directory } = this.getOptions();
  this.addDependency(path.join(directory, generatedFile));
  const documents = documentsByText(directory);
  return source.replace(graphqlCall, (_, text) => {
    const document = documents(text);
    if (document.kind !== Kind.DOCUMENT) throw new Error(`Run npm run codegen: there is no document for ${text}`);
    const hash = isOperation(document) && { __meta__: { hash: trustedDocument(document).hash } };
    return JSON.stringify({ ...document, ...hash });
  });
}

/** The generated function that returns the document of a text. @param {string} directory @returns {(text: string) => DocumentNode} */
const documentsByText = (directory) =>
  createRunner((request, from) => ({ file: fileBeside(request, from) }))(path.join(directory, generatedFunction))
    .graphql;

/**
 * The rules that apply the loader. What imports the generated functions needs none of the documents.
 *
 * @param {string} directory of the module
 */
export const inlinedDocuments = (directory) => [
  {
    test: /\.graphql\.ts$/,
    include: path.join(directory, 'src'),
    enforce: /** @type {const} */ ('pre'),
    loader: import.meta.filename,
    options: { directory },
  },
  { include: path.join(directory, 'src/gql'), sideEffects: false },
];

/**
 * Writes the operations of a module to a file next to its manifest, which names it as `timetrack.operations`, with the hash of
 * its bytes. The gateway runs these operations, and no others, for browsers in production.
 *
 * @param {string} directory of the module
 */
export const trustedDocuments = (directory) =>
  // After the screens have been added to the manifest.
  assetPlugin('TrustedDocuments', stages.analyze + 1, (compilation) => {
    const documents = JSON.stringify(trustedDocumentsIn(directory));
    const digest = createHash('sha384').update(documents).digest();
    const operations = `operations.${digest.toString('hex').slice(0, 10)}.json`;
    emit(compilation, operations, documents);
    extendManifest(compilation, { operations, operationsIntegrity: `sha384-${digest.toString('base64')}` });
  });
