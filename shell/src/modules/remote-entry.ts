import type { RemoteEntry, RemotesFile } from '@timetrack/contracts';

/** An entry of the remotes file in its long form. */
export const remoteEntry = (value: RemotesFile[string] | undefined): RemoteEntry =>
  typeof value === 'object' ? value : { manifest: value ?? '' };
