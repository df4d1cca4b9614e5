import path from 'node:path';
import type { ReleasesConfig } from './config.js';
import { addressOrPath, integer, origins, text } from './variables.js';

/** Where the modules come from, and how long the files of earlier releases are kept. */
export const releaseVariables = {
  REMOTES_URL: addressOrPath(),
  REMOTE_ORIGINS: origins(),
  RELEASES_DIR: text('.releases'),
  KEPT_RELEASES: integer(0, 1000, 10),
  KEPT_RELEASE_DAYS: integer(1, 3650, 30),
};

type ReleaseValues = {
  readonly [Name in keyof typeof releaseVariables]: ReturnType<(typeof releaseVariables)[Name]['parse']>;
};

export function readReleasesConfig(values: ReleaseValues): ReleasesConfig {
  return {
    remotesUrl: values.REMOTES_URL ?? null,
    remoteOrigins: values.REMOTE_ORIGINS ?? [],
    folder: path.resolve(values.RELEASES_DIR),
    kept: values.KEPT_RELEASES,
    keptDays: values.KEPT_RELEASE_DAYS,
  };
}
