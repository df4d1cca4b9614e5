import type { RemotesFile } from '@timetrack/contracts';
import { failureFrom } from '../session/server-failure.js';

/** Reads the URL of each module. Rejects when the file is missing, late or malformed. */
export async function readRemotesFile(timeout: number): Promise<RemotesFile> {
  const response = await fetch('/remotes.json', { cache: 'no-cache', signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw await failureFrom(response);
  return parseRemotesFile(await response.json());
}

export function parseRemotesFile(value: unknown): RemotesFile {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error('/remotes.json has to be an object of module names and manifest URLs');
  }
  for (const [name, entry] of Object.entries(value)) {
    if (!isEntry(entry)) throw new Error(`/remotes.json has no URL for ${name}`);
  }
  return value as RemotesFile;
}

function isEntry(value: unknown): boolean {
  if (typeof value === 'string') return true;
  const { manifest, integrity = '' } = (value ?? {}) as Record<string, unknown>;
  return typeof manifest === 'string' && typeof integrity === 'string';
}
