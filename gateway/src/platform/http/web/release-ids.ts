import type { ReadBuild } from './builds.js';
import { type ChosenRemotes, releaseOf } from './canary.js';
import type { ReadManifests } from './manifests.js';

/** What a session is served: an id of the shell, null if it is not known, and one of each module. Equal ids, equal code. */
export interface ReleaseIds {
  readonly shell: string | null;
  readonly modules: Readonly<Record<string, string>>;
}

/** The address at which open tabs ask what they would be served now. */
export const releasePath = '/release.json';

export function createReleaseIds(
  readBuild: ReadBuild,
  readManifests: ReadManifests,
): (remotes: ChosenRemotes) => Promise<ReleaseIds> {
  return async (remotes) => {
    const releases = Object.entries(remotes).map(([name, chosen]) => [name, releaseOf(chosen)] as const);
    const manifests = await readManifests(releases.map(([, release]) => release));
    const shell = await readBuild('shell');
    return {
      shell: shell?.id ?? null,
      modules: Object.fromEntries(
        releases.map(([name, { manifest, integrity }]) => {
          // A module that is down has no new release.
          const id = integrity?.replace(/^\w+-/, '') ?? manifests.get(manifest)?.hash ?? '';
          return [name, id.slice(0, 10)];
        }),
      ),
    };
  };
}
