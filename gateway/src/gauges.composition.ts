import type { MikroORM } from '@mikro-orm/postgresql';
import type { Config } from './platform/config/config.types.js';
import { openPoolOf } from './platform/database/orm.adapter.js';
import type { Replicas } from './platform/database/replicas.service.js';
import { watchDatabases } from './platform/observability/gauges/database-gauges.adapter.js';
import { watchJobs } from './platform/observability/gauges/job-gauges.adapter.js';
import type { WatchedRedis } from './platform/observability/gauges/redis-gauges.adapter.js';
import type { Metrics } from './platform/observability/metrics.adapter.js';

interface WatchingParts {
  readonly metrics?: Metrics | undefined;
  readonly config: Config;
  readonly orm: MikroORM;
}

interface WatchedParts {
  readonly replicas: Replicas;
  readonly redis: WatchedRedis;
  readonly queues: readonly string[];
}

/**
 * Adds the gauges of what the gateway depends on: databases, Redis and the job queue. Without metrics, nobody would read
 * them. Returns how to close them.
 */
export function watchDependencies(
  { metrics, config, orm }: WatchingParts,
  { replicas, redis, queues }: WatchedParts,
): () => Promise<void> {
  if (!metrics) return async () => undefined;
  const { databaseReplicaUrls, databasePoolSize: poolSize } = config;
  const databases = watchDatabases({
    metrics,
    primary: { server: 'primary', url: orm.config.get('clientUrl') ?? '', poolSize, pool: () => openPoolOf(orm) },
    replicas: replicas.orms.map((replica, index) => ({
      server: `replica-${index + 1}`,
      url: databaseReplicaUrls[index] ?? '',
      poolSize,
      pool: () => openPoolOf(replica),
    })),
    knownMigrations: orm.config.get('migrations').migrationsList?.length ?? 0,
  });
  watchJobs(metrics, databases.probe, queues);
  redis.addTo(metrics);
  return databases.close;
}
