import { z } from 'zod';
import { originOf } from './module-address.js';

export interface ModuleRelease {
  /** The address of its mf-manifest.json: a path of this gateway, or a URL. */
  readonly manifest: string;
  readonly version?: string;
  /** The hash of the manifest's bytes, as browsers write it: `sha384-…`. */
  readonly integrity?: string;
}

export interface RemoteEntry extends ModuleRelease {
  /** The version that a part of the sessions gets instead. */
  readonly canary?: ModuleRelease & { readonly percent: number };
}

/** The remotes file as the operator writes it: each module by its name. */
export type RemotesFile = Readonly<Record<string, RemoteEntry>>;

/** The operator's file cannot be used. The message is one sentence without its period. */
export class RemotesFileError extends Error {
  override readonly name = 'RemotesFileError';
}

/** base64 of 32, 48 and 64 bytes. */
const integrity = z
  .string()
  .regex(
    /^(sha256-[\w+/]{43}=|sha384-[\w+/]{64}|sha512-[\w+/]{86}==)$/,
    'must be a hash such as sha384-… of the bytes of the manifest',
  );

const release = {
  manifest: z.string(),
  version: z.string().min(1).max(100).optional(),
  integrity: integrity.optional(),
};

const entry = z.strictObject({
  ...release,
  canary: z
    .strictObject({ ...release, percent: z.number('must be a number from 0 to 100').min(0).max(100) })
    .optional(),
  // For rollbacks, which a command does. The gateway does not read them.
  previous: z.array(z.unknown()).max(1000).optional(),
});

/** Names become parts of paths and of JavaScript objects. */
const moduleName = /^[a-z][\w-]{0,99}$/i;

export interface RemotesRules {
  readonly allowedOrigins: readonly string[];
  readonly ownOrigin: string | null;
}

/** Parses the text of a remotes file. Throws a `RemotesFileError` that names the first problem. */
export function parseRemotesFile(text: string, rules: RemotesRules): RemotesFile {
  const modules = Object.entries(parseObject(text)).map(([name, value]) => {
    if (!moduleName.test(name) || name in Object.prototype) {
      throw new RemotesFileError(`${JSON.stringify(name)} is not a name of a module, such as mf-team`);
    }
    const parsed = parseEntry(name, value);
    assertAllowed(name, parsed, rules);
    if (parsed.canary) assertAllowed(`${name}, canary`, parsed.canary, rules);
    return [name, parsed] as const;
  });
  return Object.fromEntries(modules);
}

function parseObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // The message of the parser quotes the file.
  }
  throw new RemotesFileError('it is not a JSON object of module names and manifests');
}

function parseEntry(name: string, value: unknown): RemoteEntry {
  if (typeof value === 'string') return { manifest: value };
  const parsed = entry.safeParse(value);
  if (parsed.success) {
    const { previous, ...known } = parsed.data;
    return known;
  }
  const [issue] = parsed.error.issues;
  const place = [name, ...(issue?.path ?? [])].join('.');
  throw new RemotesFileError(`${place}: ${issue?.message}`);
}

/** Code from elsewhere needs the operator's consent, and a hash: its server could change it at any time. */
function assertAllowed(name: string, { manifest, integrity: hash }: ModuleRelease, rules: RemotesRules): void {
  const origin = originOf(manifest);
  if (origin === undefined) {
    throw new RemotesFileError(
      `${name}: ${JSON.stringify(manifest)} is not a path such as /modules/mf-team/mf-manifest.json or an http or https URL`,
    );
  }
  if (origin === null || origin === rules.ownOrigin) return;
  if (!rules.allowedOrigins.includes(origin)) {
    throw new RemotesFileError(`${name}: it comes from ${origin}, which REMOTE_ORIGINS does not list`);
  }
  if (!hash) throw new RemotesFileError(`${name}: it comes from ${origin}, so it needs the integrity of its manifest`);
}
