import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { CellDirectory } from '../platform/cells/cell-directory.js';
import { type Node, nodesOf } from '../platform/database/cells.js';
import { urlOnNode } from '../platform/database/node-urls.js';
import type { Feature } from '../platform/feature.js';
import { type JobContext } from '../platform/jobs/job.js';
import { JobsOfNodes } from '../platform/jobs/jobs-of-nodes.js';
import { PgBossJobs } from '../platform/jobs/pg-boss-jobs.js';
import { scheduleSweeps } from '../platform/jobs/sweeps.js';
import type { Metrics } from '../platform/observability/metrics.js';

interface JobsParts {
  readonly orm: MikroORM;
  readonly cells?: CellDirectory;
  readonly features: readonly Feature[];
  readonly logger: Logger;
  readonly metrics?: Pick<Metrics, 'observeJob'>;
}

export function createJobs(parts: JobsParts, context: Omit<JobContext, 'jobs'>): JobsOfNodes {
  const { orm, cells, features, logger } = parts;
  const sweeps = features.flatMap((feature) => feature.sweeps ?? []);
  const nodes = () => nodesOf(cells);
  const jobs: JobsOfNodes = new JobsOfNodes({
    main: openQueue(parts, context, { jobs: () => jobs, schedules: scheduleSweeps(sweeps, { orm, ...context }) }),
    nodes,
    open: (node) => openQueue(parts, context, { jobs: () => jobs, node }),
  });
  cells?.onChange(() => {
    jobs.follow().catch((err: unknown) => logger.error({ err }, 'the queue of a new server cannot be opened'));
  });
  return jobs;
}

interface QueueParts {
  readonly jobs: () => JobsOfNodes;
  readonly schedules?: ReturnType<typeof scheduleSweeps>;
  readonly node?: Node;
}

function openQueue(
  { orm, features, metrics }: JobsParts,
  context: Omit<JobContext, 'jobs'>,
  { jobs, schedules = [], node }: QueueParts,
): PgBossJobs {
  const url = orm.config.get('clientUrl') ?? '';
  return new PgBossJobs({
    databaseUrl: node ? urlOnNode(url, node) : url,
    handlers: features.flatMap((feature) => feature.jobs ?? []),
    schedules,
    context,
    jobs,
    retries: { firstDelaySeconds: context.config.jobRetrySeconds },
    observe: (outcome) => metrics?.observeJob(outcome),
  });
}
