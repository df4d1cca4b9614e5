import type { Logger } from 'pino';
import { Cluster, type ClusterSettings } from './cluster.js';
import { Guard } from './guard.js';

export interface EmbeddedPostgres {
  /** The product's database, as the application. */
  readonly url: string;
  /** The product's database, as its owner. */
  readonly ownerUrl: string;
  /** The server's administrator, for tests. */
  readonly adminUrl: string;
  /** Stops the server within this time, in seconds: properly, or else at once. The next start then recovers from its log. */
  stop(seconds?: number): Promise<void>;
  /** Tells the server to stop without waiting for it. */
  abandon(): void;
}

/**
 * Starts PostgreSQL in the data folder, or takes over a server that outlived a killed gateway. Restarts the server if
 * it ends before the gateway does. The signal ends a start early: it then rejects, and leaves nothing running.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  logger: Logger,
  settings: ClusterSettings = {},
  signal?: AbortSignal,
): Promise<EmbeddedPostgres> {
  const cluster = await Cluster.at(dataDir, settings, signal);
  const guard = new Guard(cluster, dataDir, logger, signal);
  const port = await guard.start();
  return {
    ...addressesOf(cluster, port),
    stop: (seconds) => guard.stop(seconds),
    abandon: () => guard.abandon(),
  };
}

/** The addresses while another process runs PostgreSQL in the data folder. */
export async function addressesOfRunningPostgres(dataDir: string): Promise<Omit<EmbeddedPostgres, 'stop' | 'abandon'>> {
  const cluster = await Cluster.at(dataDir, {});
  return addressesOf(cluster, await cluster.ensureRunning());
}

function addressesOf({ folder: { passwords } }: Cluster, port: number) {
  const address = (role: string, password: string, database: string) =>
    `postgres://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  return {
    url: address('timetrack_app', passwords.application, 'timetrack'),
    ownerUrl: address('timetrack', passwords.owner, 'timetrack'),
    adminUrl: address('postgres', passwords.administrator, 'postgres'),
  };
}
