import { setTimeout as pause } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { permissionTable, scopeTable } from '../access/index.js';
import { auditTrail, createSignInAudit, securityEventOf } from '../features/audit/index.js';
import { createCallers, findAccount } from '../features/identity/index.js';
import type { CellDirectory } from '../platform/cells/cell-directory.js';
import type { Config } from '../platform/config/config.js';
import type { DatabaseOptions } from '../platform/database/orm.js';
import { Replicas } from '../platform/database/replicas.js';
import { UnitOfWork } from '../platform/database/unit-of-work.js';
import type { Feature } from '../platform/feature.js';
import { closeServer } from '../platform/http/server/fastify.js';
import { createMetricsServer } from '../platform/http/server/monitoring.js';
import type { JobsOfNodes } from '../platform/jobs/jobs-of-nodes.js';
import { createMailer } from '../platform/mail/mailer.js';
import { WatchedRedis } from '../platform/observability/gauges/redis-gauges.js';
import { createMetrics, type Metrics } from '../platform/observability/metrics.js';
import {
  type Cells,
  type Clock,
  type Mailer,
  type PayHistory,
  type Platform,
  type PubSub,
  type RateLimits,
} from '../platform/ports/platform.js';
import { createPubSub } from '../platform/pub-sub/pub-sub.js';
import { createRateLimits } from '../platform/rate-limits/rate-limits.js';
import { loadSecretBox } from '../platform/secrets/secret-box.js';
import { SecurityLog } from '../platform/security-events/security-events.js';
import { createFileStore } from '../platform/storage/create-file-store.js';
import { answerWhileAway, type FileStore } from '../platform/storage/file-store.js';
import { type Callers, Executor } from '../platform/use-case/index.js';
import { repository } from '../repository.js';
import { features as allFeatures } from './features.js';
import { watchDependencies } from './gauges.js';
import { createHttp } from './http.js';
import { createJobs } from './jobs.js';
import { createReleases } from './releases.js';

/** An installation that was never divided: the database of the URL has everything. */
const oneCell: Cells = { assign: async () => undefined };
/** How long requests and jobs may take to finish, with the closing of connections that comes after them. */
const secondsToStop = 9;
const secondsToCloseServices = 1;

const systemClock: Clock = { now: () => new Date() };

/** The parts of the gateway. A part that is not given is built according to the configuration. */
export interface AppParts {
  readonly config: Config;
  readonly orm: MikroORM;
  /** The role to which each transaction switches, if the login of the connections owns the tables. */
  readonly database?: Pick<DatabaseOptions, 'applicationRole'>;
  /** Without, there is one cell. */
  readonly cells?: CellDirectory;
  readonly logger: Logger;
  readonly clock?: Clock;
  readonly pubSub?: PubSub;
  readonly rateLimits?: RateLimits;
  readonly files?: FileStore;
  readonly mail?: Mailer;
  readonly metrics?: Metrics;
  readonly features?: readonly Feature[];
}

export interface Services {
  readonly executor: Executor;
  readonly platform: Platform;
  readonly unitOfWork: UnitOfWork;
  readonly callers: Callers;
  /** Background jobs. They wait until `startWorking`; tests run them by hand with `runPending`. */
  readonly jobs: JobsOfNodes;
  /** Closes what `createServices` opened itself. */
  close(): Promise<void>;
}

export interface App extends Omit<Services, 'unitOfWork' | 'callers'> {
  readonly http: FastifyInstance;
  keepReleases(): void;
  listen(): Promise<string>;
  /** Reports that this gateway is not ready, and resolves once proxies had the time to learn it. It still serves requests. */
  announceStop(): Promise<void>;
  /** Finishes the requests and jobs in progress within this time, in seconds, then closes what the app opened itself. */
  close(seconds?: number): Promise<void>;
}

export async function createServices(parts: AppParts): Promise<Services> {
  const { config, orm, logger, features = allFeatures } = parts;
  const constraintErrors = Object.assign({}, ...features.map((feature) => feature.constraintErrors));
  const unitOfWork = new UnitOfWork(orm, constraintErrors, logger);
  const { clock = systemClock, cells = oneCell, mail = createMailer(config) } = parts;
  const files = answerWhileAway(parts.files ?? createFileStore(config), logger);
  const secrets = await loadSecretBox(config);
  const redisGauges = new WatchedRedis();
  const rateLimits = parts.rateLimits ?? createRateLimits({ redisUrl: config.redisUrl, logger, clock, redisGauges });
  const securityEvents = new SecurityLog({
    ...{ logger, clock, limits: config.limits, metrics: parts.metrics },
    audit: createSignInAudit({
      ...{ unitOfWork, rateLimits, clock },
      limit: config.limits.auditedSignInFailures,
      findAccount: (email) => unitOfWork.read(null, (em) => findAccount(em, email)),
    }),
  });
  const jobs = createJobs(parts, { config, unitOfWork, clock, files, mail, secrets, logger });
  const replicas = await replicasOf(parts, unitOfWork);
  const pubSub = parts.pubSub ?? createPubSub({ redisUrl: config.redisUrl, logger, redisGauges });
  const platform = platformOf(parts, {
    ...{ cells, pubSub, clock, files, jobs, mail, rateLimits, secrets, securityEvents },
    readReplica: replicas.read,
  });
  const callers = createCallers(orm, platform);
  const executor = new Executor({
    platform,
    unitOfWork,
    permissions: permissionTable,
    scopes: scopeTable,
    lockCaller: callers.lock,
    auditTrail,
    hooks: features.flatMap(({ transactionHook }) => transactionHook ?? []),
    announcements: Object.assign({}, ...features.map((feature) => feature.announcements)),
    securityEventOf,
    countFailure: (failed) => parts.metrics?.countFailedOperation(failed),
  });
  const unwatch = watchDependencies(parts, { replicas, redis: redisGauges, queues: jobs.queueNames });
  return {
    executor,
    platform,
    unitOfWork,
    jobs,
    callers,
    close: async () => {
      await Promise.all([jobs.close(), replicas.close(), securityEvents.close(), unwatch()]);
      if (!parts.pubSub) await platform.pubSub.close();
      if (!parts.rateLimits) await platform.rateLimits.close();
    },
  };
}

/** The composition root: builds the services and serves them over HTTP. */
export async function createApp(given: AppParts): Promise<App> {
  const parts = { ...given, metrics: given.metrics ?? createMetrics() };
  const { config, orm, features = allFeatures, metrics } = parts;
  const services = await createServices(parts);
  const { executor, platform, unitOfWork, jobs, callers } = services;
  const releases = createReleases({ root: repository, config, unitOfWork, platform });
  const shutdown = { hasBegun: false };
  const http = await createHttp({
    shutdown,
    releases,
    platform,
    orm,
    unitOfWork,
    executor,
    permissions: permissionTable,
    scopes: scopeTable,
    features,
    callers,
    metrics,
  });
  const metricsServer = createMetricsServer(metrics, config);
  return {
    http,
    executor,
    platform,
    jobs,
    keepReleases: releases.startKeeping,
    listen: async () => {
      await metricsServer?.listen();
      return http.listen({ port: config.port, host: config.host });
    },
    announceStop: async () => {
      shutdown.hasBegun = true;
      await pause(config.shutdownDelaySeconds * 1000);
    },
    close: async (seconds = secondsToStop) => {
      const left = seconds - secondsToCloseServices;
      await Promise.all([closeServer(http, left), metricsServer?.close(), jobs.stopWorking(left), releases.close()]);
      await services.close();
    },
  };
}

function replicasOf(
  { config, database, cells, logger, features = allFeatures }: AppParts,
  unitOfWork: UnitOfWork,
): Promise<Replicas> {
  const { databaseReplicaUrls: urls, databasePoolSize: poolSize } = config;
  const { applicationRole } = database ?? {};
  return Replicas.of({ urls, applicationRole, poolSize, logger, cells, unitOfWork }, features);
}

type PlatformParts = Pick<
  Platform,
  'cells' | 'clock' | 'files' | 'jobs' | 'mail' | 'pubSub' | 'rateLimits' | 'readReplica' | 'secrets' | 'securityEvents'
>;

function platformOf({ config, logger, metrics, features = allFeatures }: AppParts, services: PlatformParts): Platform {
  return {
    ...services,
    config,
    logger,
    countClientError: (error) => metrics?.countClientError(error),
    beginTenant: async (em, organizationId) => {
      for (const feature of features) await feature.beginTenant?.(em, organizationId);
    },
    erasePerson: async (em, person) => {
      const changes: Record<string, unknown> = {};
      for (const feature of features) Object.assign(changes, await feature.erasePerson?.(em, person));
      return changes;
    },
    renewSecrets: async (em, person) => {
      const changes: Record<string, unknown> = {};
      for (const feature of features) Object.assign(changes, await feature.renewSecrets?.(em, person));
      return changes;
    },
    removeFromShifts: async (em, daysOff) => {
      const changed = [];
      for (const feature of features) changed.push(...((await feature.removeFromShifts?.(em, daysOff)) ?? []));
      return changed;
    },
    payHistory: payHistoryOf(features),
  };
}

function payHistoryOf(features: readonly Feature[]): PayHistory {
  const histories = features.flatMap(({ payHistory }) => payHistory ?? []);
  return {
    findLastClosedDay: async (em, organizationId) => {
      const days: string[] = [];
      for (const history of histories) days.push((await history.findLastClosedDay?.(em, organizationId)) ?? '');
      return days.toSorted().at(-1) || null;
    },
    hasPayBefore: async (em, organizationId, day) => {
      for (const history of histories) if (await history.hasPayBefore?.(em, organizationId, day)) return true;
      return false;
    },
  };
}
