import type { RemotesFile } from '@timetrack/contracts';

/** Reads which module lives where. Rejects when the file is missing, slow or not what it should be. */
export async function readRemotesFile(timeout: number): Promise<RemotesFile> {
  const response = await fetch('/remotes.json', { cache: 'no-cache', signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`/remotes.json answered ${response.status}`);
  return parseRemotesFile(await response.json());
}

export function parseRemotesFile(value: unknown): RemotesFile {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error('/remotes.json has to be an object of module names and manifest addresses');
  }
  for (const [name, address] of Object.entries(value)) {
    if (typeof address !== 'string') throw new Error(`/remotes.json gives no address for ${name}`);
  }
  return value as RemotesFile;
}
