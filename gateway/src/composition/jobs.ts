import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { CellDirectory } from '../operations/cells/cell-directory.js';
import { nodesOf } from '../platform/database/cells.js';
import type { Feature } from '../platform/feature.js';
import type { JobContext } from '../platform/jobs/job.js';
import { JobsOfNodes } from '../platform/jobs/jobs-of-nodes.js';
import { scheduleSweeps } from '../platform/jobs/sweeps.js';
import type { Metrics } from '../platform/observability/metrics.js';

interface JobsParts {
  readonly orm: MikroORM;
  readonly database: { readonly queueUrl: string };
  readonly cells?: CellDirectory;
  readonly features: readonly Feature[];
  readonly logger: Logger;
  readonly metrics?: Pick<Metrics, 'observeJob'>;
}

export function createJobs(parts: JobsParts, context: Omit<JobContext, 'jobs'>): JobsOfNodes {
  const { orm, database, cells, features, logger, metrics } = parts;
  const sweeps = features.flatMap((feature) => feature.sweeps ?? []);
  const jobs = new JobsOfNodes({
    databaseUrl: database.queueUrl,
    nodes: () => nodesOf(cells),
    handlers: features.flatMap((feature) => feature.jobs ?? []),
    schedules: scheduleSweeps(sweeps, { orm, ...context }),
    context,
    observe: (outcome) => metrics?.observeJob(outcome),
  });
  cells?.onChange(() => {
    jobs.follow().catch((err: unknown) => logger.error({ err }, 'the queue of a new server cannot be opened'));
  });
  return jobs;
}
