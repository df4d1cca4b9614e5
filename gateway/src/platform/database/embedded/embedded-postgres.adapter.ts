import type { Logger } from 'pino';
import { Cluster, type ClusterSettings } from './cluster.adapter.js';
import { Guard } from './guard.adapter.js';

/** The PostgreSQL server that comes with TimeTrack, while this gateway runs. */
export interface EmbeddedPostgres {
  /** The product's database, as its owner. */
  readonly url: string;
  /** The server's administrator, for tests. */
  readonly adminUrl: string;
  stop(): Promise<void>;
  /** Tells the server to stop without waiting for it. */
  abandon(): void;
}

/**
 * Starts PostgreSQL in the data folder, or takes over a server that outlived a killed gateway. Restarts the server if
 * it ends before the gateway does.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  logger: Logger,
  settings: ClusterSettings = {},
): Promise<EmbeddedPostgres> {
  const cluster = await Cluster.at(dataDir, settings);
  const guard = new Guard(cluster, dataDir, logger);
  const port = await guard.start();
  return {
    url: addressOf(cluster, port, 'timetrack'),
    adminUrl: addressOf(cluster, port, 'postgres'),
    stop: () => guard.stop(),
    abandon: () => guard.abandon(),
  };
}

/** The URL of the database while another process runs PostgreSQL in the data folder, for reading. */
export async function urlOfRunningPostgres(dataDir: string): Promise<string> {
  const cluster = await Cluster.at(dataDir, {});
  return addressOf(cluster, await cluster.ensureRunning(), 'timetrack');
}

/** Each database has an owner of the same name. */
function addressOf(cluster: Cluster, port: number, name: 'timetrack' | 'postgres'): string {
  return `postgres://${name}:${encodeURIComponent(cluster.password)}@127.0.0.1:${port}/${name}`;
}
