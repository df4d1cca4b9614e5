import { hash } from 'node:crypto';
import type { ModuleRelease, RemoteEntry, RemotesFile } from './remotes-file.js';

/** What browsers get: each module with one release. It is a plain address unless there is a hash to check. */
export type ChosenRemotes = Readonly<Record<string, string | ModuleRelease>>;

/** Chooses a release of each module for a session. People without a session get no canary. */
export function chooseRemotes(file: RemotesFile, session: string | null): ChosenRemotes {
  return Object.fromEntries(
    Object.entries(file).map(([name, entry]) => [name, present(chooseRelease(name, entry, session))]),
  );
}

/** The same for a session each time, and independent between modules. */
function chooseRelease(name: string, { canary, ...stable }: RemoteEntry, session: string | null): ModuleRelease {
  if (!canary || session === null || positionOf(name, session) >= canary.percent) return stable;
  const { percent, ...release } = canary;
  return release;
}

/** A number from 0 to less than 100. */
function positionOf(name: string, session: string): number {
  return (Number.parseInt(hash('sha256', `${name}\n${session}`).slice(0, 8), 16) / 2 ** 32) * 100;
}

const present = (release: ModuleRelease): string | ModuleRelease => (release.integrity ? release : release.manifest);

/** The other form: what a browser got, as a release. */
export const releaseOf = (chosen: string | ModuleRelease): ModuleRelease =>
  typeof chosen === 'string' ? { manifest: chosen } : chosen;

export const releasesIn = (file: RemotesFile): ModuleRelease[] =>
  Object.values(file).flatMap(({ canary, ...stable }) => (canary ? [stable, canary] : [stable]));
