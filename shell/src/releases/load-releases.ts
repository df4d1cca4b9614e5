import type { ComponentType } from 'react';

/** Loads what keeps a page alive over a release, when the browser has shown the screen: not before, and not much later. */
export async function loadReleases(): Promise<ComponentType> {
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1_000 });
    else setTimeout(resolve, 200);
  });
  return (await import('./Releases.js')).Releases;
}
