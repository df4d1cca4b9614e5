import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { permissionTable, scopeTable } from './access/index.js';
import { openDoors } from './doors.js';
import { auditTrail } from './features/audit/index.js';
import { createApiKeyAuthenticator, createAuthenticator } from './features/identity/index.js';
import { features as allFeatures } from './features.js';
import { type Clock, systemClock } from './platform/clock/clock.js';
import type { Config } from './platform/config/config.js';
import { Replicas } from './platform/database/replicas.js';
import { UnitOfWork } from './platform/database/unit-of-work.js';
import type { Feature } from './platform/feature.js';
import { type JobContext, PgBossJobs } from './platform/jobs/index.js';
import { createMailer, type Mailer } from './platform/mail/index.js';
import { createMetrics, type Metrics } from './platform/observability/index.js';
import type { Platform } from './platform/platform.js';
import { createPubSub, type PubSub } from './platform/pub-sub/index.js';
import { createRateLimits } from './platform/rate-limits/index.js';
import type { RateLimits } from './platform/rate-limits/rate-limits.js';
import type { FileStore } from './platform/storage/file-store.js';
import { createFileStore } from './platform/storage/index.js';
import { Executor } from './platform/use-case/index.js';

/** What the gateway is made of. What is left out is made as the configuration says. */
export interface AppParts {
  readonly config: Config;
  readonly orm: MikroORM;
  readonly logger: Logger;
  readonly clock?: Clock;
  readonly pubSub?: PubSub;
  readonly rateLimits?: RateLimits;
  readonly files?: FileStore;
  readonly mail?: Mailer;
  readonly metrics?: Metrics;
  readonly features?: readonly Feature[];
}

export interface App {
  readonly http: FastifyInstance;
  readonly executor: Executor;
  readonly platform: Platform;
  /** Work in the background. Somebody has to say that it may begin: a test rather works it off by hand. */
  readonly jobs: PgBossJobs;
  /** Answers the address on which it listens. */
  listen(): Promise<string>;
  /** Lets what is under way come to its end, then closes what the app made itself. */
  close(): Promise<void>;
}

/** The composition root: the one place where everything meets. */
export async function createApp(parts: AppParts): Promise<App> {
  const { config, orm, logger, features = allFeatures, metrics = createMetrics() } = parts;
  const constraintErrors = Object.assign({}, ...features.map((feature) => feature.constraintErrors));
  const unitOfWork = new UnitOfWork(orm, constraintErrors, logger);
  const { clock = systemClock, files = createFileStore(config), mail = createMailer(config) } = parts;
  const jobs = jobsOf({ ...parts, metrics }, { unitOfWork, clock, files, mail, logger });
  const replicas = await replicasOf(parts, unitOfWork);
  const platform = platformOf(parts, { clock, files, jobs, mail, readReplica: replicas.read });
  const executor = new Executor({ platform, unitOfWork, permissions: permissionTable, scopes: scopeTable, auditTrail });
  const authenticate = createAuthenticator(orm, platform.clock);
  const http = await openDoors({
    platform,
    orm,
    unitOfWork,
    executor,
    permissions: permissionTable,
    scopes: scopeTable,
    features,
    authenticate,
    authenticateKey: createApiKeyAuthenticator(orm, platform),
    metrics,
  });
  return {
    http,
    executor,
    platform,
    jobs,
    listen: () => http.listen({ port: config.port, host: config.host }),
    close: async () => {
      await Promise.all([http.close(), jobs.stopWorking()]);
      await Promise.all([jobs.close(), replicas.close()]);
      if (!parts.pubSub) await platform.pubSub.close();
      if (!parts.rateLimits) await platform.rateLimits.close();
    },
  };
}

function jobsOf({ config, orm, features = allFeatures, metrics }: AppParts, context: JobContext): PgBossJobs {
  return new PgBossJobs({
    databaseUrl: orm.config.get('clientUrl') ?? '',
    handlers: features.flatMap((feature) => feature.jobs ?? []),
    context,
    retries: { firstDelaySeconds: config.jobRetrySeconds },
    observe: (outcome) => metrics?.observeJob(outcome),
  });
}

function replicasOf({ config, logger, features = allFeatures }: AppParts, unitOfWork: UnitOfWork): Promise<Replicas> {
  const { databaseReplicaUrls: urls, databasePoolSize: poolSize } = config;
  return Replicas.of({ urls, poolSize, logger, unitOfWork }, features);
}

type Made = Pick<Platform, 'clock' | 'files' | 'jobs' | 'mail' | 'readReplica'>;

function platformOf({ config, logger, pubSub, rateLimits, features = allFeatures }: AppParts, made: Made): Platform {
  const { redisUrl } = config;
  return {
    ...made,
    config,
    logger,
    pubSub: pubSub ?? createPubSub({ redisUrl, logger }),
    rateLimits: rateLimits ?? createRateLimits({ redisUrl, logger }),
    beginTenant: async (em, organizationId) => {
      for (const feature of features) await feature.beginTenant?.(em, organizationId);
    },
    erasePerson: async (em, person) => {
      const changes: Record<string, unknown> = {};
      for (const feature of features) Object.assign(changes, await feature.erasePerson?.(em, person));
      return changes;
    },
  };
}
