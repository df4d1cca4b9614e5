import { realpath } from 'node:fs/promises';
import path from 'node:path';

/**
 * Whether the way from a folder to a file leads over a symbolic link, which could publish any file that the gateway may read. The
 * folder itself may be one. False for a missing file.
 */
export async function isLinked(folder: string, file: string): Promise<boolean> {
  const found = await realpath(path.join(folder, file)).catch(() => null);
  return found !== null && found !== path.join(await realpath(folder), file);
}

/** The same for a file that is served together with its compressed copies. */
export async function isServedLink(folder: string, file: string): Promise<boolean> {
  const links = await Promise.all(['', '.br', '.gz'].map((ending) => isLinked(folder, `${file}${ending}`)));
  return links.includes(true);
}
