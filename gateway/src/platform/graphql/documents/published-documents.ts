import { hash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type Documents, hashOf } from './trusted-documents.js';

/** The manifest of a module elsewhere, and the hash of its bytes if the operator named one. */
interface RemoteManifest {
  readonly manifest: string;
  readonly integrity?: string | undefined;
}

export interface PublishedDocumentsOptions {
  /** The folders of this gateway in which modules and their releases are. */
  readonly folders: readonly string[];
  /** The folder with the operations of the last releases, as the repository records them. */
  readonly recorded: string;
  /** The modules of other hosts in the remotes file. */
  readonly listRemote: () => Promise<readonly RemoteManifest[]>;
  readonly fetchText: (address: string) => Promise<string>;
  readonly onFailure: (error: unknown, place: string) => void;
}

/** The manifest names the file, and the hash of its bytes. */
const manifestSchema = z.object({
  timetrack: z.object({
    operations: z.string().regex(/^[\w.-]+\.json$/),
    operationsIntegrity: z.string().startsWith('sha384-'),
  }),
});

/** Larger files are not those of a module. */
const maxDocuments = 2000;

const documentsSchema = z.record(z.string(), z.string().max(32 * 1024));

/** Where the releases of a module are below a folder: the build in the workspace, or each version on its own. */
const manifestPlaces = ['mf-*/dist/mf-manifest.json', 'mf-*/*/mf-manifest.json'];

/** Reads the operations that modules publish next to their manifests. What cannot be read or verified is left out. */
export function createPublishedDocuments(options: PublishedDocumentsOptions): () => Promise<Documents> {
  const readLocal = async (manifest: string): Promise<Documents> =>
    documentsOf(await readFile(manifest, 'utf8'), (name) => readFile(path.join(path.dirname(manifest), name), 'utf8'));
  const readRemote = async ({ manifest, integrity }: RemoteManifest): Promise<Documents> => {
    const text = await options.fetchText(manifest);
    if (integrity && !hasIntegrity(text, integrity)) throw new Error(`${manifest} does not have the hash ${integrity}`);
    return documentsOf(text, (name) => options.fetchText(new URL(name, manifest).href));
  };
  const attempt = (reading: Promise<Documents>, place: string) =>
    reading.catch((error: unknown): Documents => {
      options.onFailure(error, place);
      return new Map();
    });
  return async () => {
    const [files, recorded, remotes] = await Promise.all([
      listFiles(manifestPlaces, options.folders),
      listFiles(['mf-*/*.json'], [options.recorded]),
      options.listRemote(),
    ]);
    const found = await Promise.all([
      ...files.map((file) => attempt(readLocal(file), file)),
      ...recorded.map((file) => attempt(readFile(file, 'utf8').then(parseDocuments), file)),
      ...remotes.map((remote) => attempt(readRemote(remote), remote.manifest)),
    ]);
    return new Map(found.flatMap((documents) => [...documents]));
  };
}

async function listFiles(places: readonly string[], folders: readonly string[]): Promise<string[]> {
  const files = new Set<string>();
  for (const cwd of folders) {
    for await (const name of glob(places, { cwd })) files.add(path.join(cwd, name));
  }
  return [...files];
}

async function documentsOf(manifest: string, read: (name: string) => Promise<string>): Promise<Documents> {
  const { data } = manifestSchema.safeParse(JSON.parse(manifest));
  if (!data) return new Map();
  const { operations, operationsIntegrity } = data.timetrack;
  const text = await read(operations);
  if (!hasIntegrity(text, operationsIntegrity))
    throw new Error(`${operations} is not the file that the manifest names`);
  return parseDocuments(text);
}

function parseDocuments(text: string): Documents {
  const documents = Object.entries(documentsSchema.parse(JSON.parse(text)));
  if (documents.length > maxDocuments) throw new Error(`there are more than ${maxDocuments} operations`);
  return new Map(documents.filter(([documentHash, document]) => hashOf(document) === documentHash));
}

function hasIntegrity(text: string, integrity: string): boolean {
  const [algorithm = '', expected] = integrity.split(/-(.*)/s);
  return ['sha256', 'sha384', 'sha512'].includes(algorithm) && hash(algorithm, text, 'base64') === expected;
}
