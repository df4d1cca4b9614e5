import type { MikroORM } from '@mikro-orm/postgresql';
import type { Config } from '../platform/config/config.js';
import { type CellMap, nodesOf } from '../platform/database/cells.js';
import { urlOnNode } from '../platform/database/node-urls.js';
import { openPoolOf, poolOnNode } from '../platform/database/orm.js';
import type { Replicas } from '../platform/database/replicas.js';
import { watchDatabases } from '../platform/observability/gauges/database-gauges.js';
import { watchJobs } from '../platform/observability/gauges/job-gauges.js';
import type { WatchedRedis } from '../platform/observability/gauges/redis-gauges.js';
import { WatchedNodes } from '../platform/observability/gauges/watched-nodes.js';
import type { Metrics } from '../platform/observability/metrics.js';

interface WatchingParts {
  readonly metrics?: Metrics | undefined;
  readonly config: Config;
  readonly orm: MikroORM;
  readonly cells?: Pick<CellMap, 'cells'> | undefined;
}

interface WatchedParts {
  readonly replicas: Pick<Replicas, 'orms'>;
  readonly redis: Pick<WatchedRedis, 'addTo'>;
  readonly queues: readonly string[];
}

/**
 * Adds the gauges of what the gateway depends on: databases, Redis and the job queue. Without metrics, they would have
 * no reader. Returns how to close them.
 */
export function watchDependencies(
  { metrics, config, orm, cells }: WatchingParts,
  { replicas, redis, queues }: WatchedParts,
): () => Promise<void> {
  if (!metrics) return async () => undefined;
  const { databaseReplicaUrls, databasePoolSize: poolSize } = config;
  const url = orm.config.get('clientUrl') ?? '';
  const nodes = new WatchedNodes({
    nodes: () => nodesOf(cells),
    urlOf: (node) => urlOnNode(url, node),
    poolOf: (address) => poolOnNode(orm, address),
  });
  const databases = watchDatabases({
    metrics,
    nodes,
    primary: { server: 'primary', url, poolSize, pool: () => openPoolOf(orm) },
    replicas: replicas.orms.map((replica, index) => ({
      server: `replica-${index + 1}`,
      url: databaseReplicaUrls[index] ?? '',
      poolSize,
      pool: () => openPoolOf(replica),
    })),
    knownMigrations: orm.config.get('migrations').migrationsList?.length ?? 0,
  });
  watchJobs(metrics, () => [databases.probe, ...nodes.all().map(({ probe }) => probe)], queues);
  redis.addTo(metrics);
  return async () => void (await Promise.all([databases.close(), nodes.close()]));
}
