import type { MikroORM } from '@mikro-orm/postgresql';
import type { Redis } from 'ioredis';
import type { Config } from '../platform/config/config.js';
import { type CellMap, nodesOf } from '../platform/database/cells.js';
import { urlOnNode } from '../platform/database/node-urls.js';
import { openPoolOf } from '../platform/database/orm.js';
import type { Replicas } from '../platform/database/replicas.js';
import { watchDatabases } from '../platform/observability/gauges/database-gauges.js';
import { watchJobs } from '../platform/observability/gauges/job-gauges.js';
import { watchRedis } from '../platform/observability/gauges/redis-gauges.js';
import type { Metrics } from '../platform/observability/metrics.js';

interface WatchingParts {
  readonly metrics?: Metrics | undefined;
  readonly config: Config;
  readonly orm: MikroORM;
  readonly cells?: Pick<CellMap, 'cells'> | undefined;
}

interface WatchedParts {
  readonly replicas: Pick<Replicas, 'orms'>;
  readonly redis: ReadonlyMap<string, Redis>;
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
  const databases = watchDatabases({
    metrics,
    poolSize,
    databases: () => [
      { server: 'primary', role: 'primary', url, pool: () => openPoolOf(orm) },
      ...replicas.orms.map((replica, index) => ({
        server: `replica-${index + 1}`,
        role: 'replica' as const,
        url: databaseReplicaUrls[index] ?? '',
        pool: () => openPoolOf(replica),
      })),
      ...nodesOf(cells).map((node) => {
        const server = `${node.host}:${node.port}`;
        return { server, role: 'node' as const, url: urlOnNode(url, node), pool: () => openPoolOf(orm, server) };
      }),
    ],
    knownMigrations: orm.config.get('migrations').migrationsList?.length ?? 0,
  });
  watchJobs(metrics, databases.probesOfJobs, queues);
  watchRedis(metrics, redis);
  return databases.close;
}
