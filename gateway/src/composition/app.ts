import { setTimeout as pause } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { closedToRestricted, permissionTable, scopeTable } from '../access/index.js';
import { auditTrail, createSignInAudit, securityEventOf } from '../features/audit/index.js';
import { createCallers, findAccount } from '../features/identity/index.js';
import type { CellDirectory } from '../operations/cells/cell-directory.js';
import type { Config } from '../platform/config/config.js';
import type { DatabaseOptions } from '../platform/database/orm.js';
import { Replicas } from '../platform/database/replicas.js';
import { UnitOfWork } from '../platform/database/unit-of-work.js';
import type { Feature } from '../platform/feature.js';
import { closeServer } from '../platform/http/server/fastify.js';
import { createMetricsServer } from '../platform/http/server/monitoring.js';
import type { JobsOfNodes } from '../platform/jobs/jobs-of-nodes.js';
import type { WaitingServer } from '../platform/lifecycle/port.js';
import { createMailer } from '../platform/mail/mailer.js';
import { createMetrics, type Metrics } from '../platform/observability/metrics.js';
import {
  type Cells,
  type Clock,
  type Mailer,
  type Platform,
  type PubSub,
  type RateLimits,
} from '../platform/ports/platform.js';
import { LocalPubSub } from '../platform/pub-sub/local-pub-sub.js';
import { RedisPubSub } from '../platform/pub-sub/redis-pub-sub.js';
import { createRateLimits } from '../platform/rate-limits/rate-limits.js';
import { RedisConnections } from '../platform/redis/redis.js';
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
  readonly database: {
    /** The role to which each transaction switches, if the login of the connections owns the tables. */
    readonly applicationRole?: DatabaseOptions['applicationRole'];
    /** The address of the main database for the login that works on jobs. */
    readonly queueUrl: string;
  };
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
  /** Listens at the address of the configuration, on the port of a server that waited until now if there is one. */
  listen(waiting?: WaitingServer): Promise<string>;
  /** Reports that this gateway is not ready, and resolves once proxies had the time to learn it. It still serves requests. */
  announceStop(): Promise<void>;
  /** Finishes the requests and jobs in progress within this time, in seconds, then closes what the app opened itself. */
  close(seconds?: number): Promise<void>;
}

export async function createServices(given: AppParts): Promise<Services> {
  const parts = { ...given, features: given.features ?? allFeatures };
  const { config, orm, logger, features } = parts;
  const constraintErrors = Object.assign({}, ...features.map((feature) => feature.constraintErrors));
  const unitOfWork = new UnitOfWork(orm, constraintErrors, logger);
  const { clock = systemClock, cells = oneCell, mail = createMailer(config) } = parts;
  const files = answerWhileAway(parts.files ?? createFileStore(config), logger);
  const secrets = await loadSecretBox(config);
  const redis = config.redisUrl === null ? null : new RedisConnections(config.redisUrl, logger);
  const rateLimits = parts.rateLimits ?? createRateLimits(redis, clock);
  const securityEvents = new SecurityLog({
    ...{ logger, clock, limits: config.limits, metrics: parts.metrics },
    audit: createSignInAudit({
      ...{ unitOfWork, rateLimits, clock },
      limit: config.limits.auditedSignInFailures,
      findAccount: (email) => unitOfWork.read(null, (em) => findAccount(em, email)),
    }),
  });
  const jobs = createJobs(parts, { config, unitOfWork, clock, files, mail, secrets, logger });
  const { databaseReplicaUrls: urls, databasePoolSize: poolSize } = config;
  const { applicationRole } = parts.database;
  const replicas = await Replicas.of(
    { urls, applicationRole, poolSize, logger, cells: parts.cells, unitOfWork },
    features,
  );
  // Without Redis, messages stay within this process, which suffices for one gateway.
  const pubSub = parts.pubSub ?? (redis ? new RedisPubSub(redis, logger) : new LocalPubSub());
  const platform: Platform = {
    ...{ config, logger, cells, pubSub, clock, files, jobs, mail, rateLimits, secrets, securityEvents },
    readReplica: replicas.read,
    countClientError: (error) => parts.metrics?.countClientError(error),
    ...callsOf(features),
  };
  const callers = createCallers(orm, platform);
  const executor = new Executor({
    platform,
    unitOfWork,
    permissions: permissionTable,
    closedToRestricted,
    scopes: scopeTable,
    lockCaller: callers.lock,
    auditTrail,
    hooks: features.flatMap(({ transactionHook }) => transactionHook ?? []),
    announcements: Object.assign({}, ...features.map((feature) => feature.announcements)),
    securityEventOf,
    countFailure: (failed) => parts.metrics?.countFailedOperation(failed),
  });
  const unwatch = watchDependencies(parts, { replicas, redis: redis?.byName ?? new Map(), queues: jobs.queueNames });
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
  const parts = { ...given, features: given.features ?? allFeatures, metrics: given.metrics ?? createMetrics() };
  const { config, orm, features, metrics } = parts;
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
    listen: async (waiting) => {
      await metricsServer?.listen();
      const address = { port: config.port, host: config.host };
      return http.listen(waiting?.handOver(address) ?? address);
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

/** What calls every feature. */
function callsOf(
  features: readonly Feature[],
): Pick<Platform, 'beginTenant' | 'erasePerson' | 'renewSecrets' | 'removeFromShifts' | 'payHistory'> {
  const histories = features.flatMap(({ payHistory }) => payHistory ?? []);
  const mergeChanges = async (change: (feature: Feature) => Promise<object> | undefined) => {
    const changes: Record<string, unknown> = {};
    for (const feature of features) Object.assign(changes, await change(feature));
    return changes;
  };
  return {
    beginTenant: async (em, organizationId) => {
      for (const feature of features) await feature.beginTenant?.(em, organizationId);
    },
    erasePerson: (em, person) => mergeChanges((feature) => feature.erasePerson?.(em, person)),
    renewSecrets: (em, person) => mergeChanges((feature) => feature.renewSecrets?.(em, person)),
    removeFromShifts: async (em, daysOff) => {
      const changed = [];
      for (const feature of features) changed.push(...((await feature.removeFromShifts?.(em, daysOff)) ?? []));
      return changed;
    },
    payHistory: {
      findLastClosedDay: async (em, organizationId) => {
        const days: string[] = [];
        for (const history of histories) days.push((await history.findLastClosedDay?.(em, organizationId)) ?? '');
        return days.toSorted().at(-1) || null;
      },
      hasPayBefore: async (em, organizationId, day) => {
        for (const history of histories) if (await history.hasPayBefore?.(em, organizationId, day)) return true;
        return false;
      },
    },
  };
}
