/** Where the code of a module is. */
interface Container {
  /** The URL of the script. */
  readonly entry: string;
  /** The global variable that it sets. */
  readonly globalName: string;
}

/** Reads a module's mf-manifest.json. Rejects when the file is missing, late or malformed. */
export async function readContainer(manifestUrl: string, timeout: number): Promise<Container> {
  const response = await fetch(manifestUrl, { cache: 'no-cache', signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${manifestUrl} responded with ${response.status}`);
  const container = containerOf(await response.json(), manifestUrl);
  if (!container) throw new Error(`${manifestUrl} is not the manifest of a module`);
  return container;
}

function containerOf(manifest: unknown, manifestUrl: string): Container | null {
  const { globalName, publicPath, remoteEntry } = (manifest as { metaData?: Record<string, unknown> }).metaData ?? {};
  const { name, path = '' } = (remoteEntry ?? {}) as { readonly name?: unknown; readonly path?: unknown };
  if (typeof globalName !== 'string' || typeof name !== 'string') return null;
  // Files are next to the manifest, unless the build names another place.
  const folder = typeof publicPath === 'string' && publicPath !== 'auto' ? publicPath : manifestUrl;
  return { globalName, entry: new URL(`${path}${name}`, new URL(folder, window.location.href)).href };
}
