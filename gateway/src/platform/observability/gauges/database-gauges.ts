import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { DatabaseProbe } from '../../database/database-probe.js';
import { defaultSchema, migrationsTableOf } from '../../database/migrations-table.js';
import type { GaugeValue, Metrics } from '../metrics.js';
import { RecentValue } from '../recent-value.js';
import { lagOf, type ReplicaLag, type ReplicaPosition } from './replica-lag.js';
import type { WatchedNodes } from './watched-nodes.js';

/** A database that this gateway uses. */
interface WatchedDatabase {
  /** `primary`, or `replica-1` for the first of `DATABASE_REPLICA_URLS`. */
  readonly server: string;
  readonly url: string;
  readonly poolSize: number;
  /** Undefined before the first connection was needed. */
  readonly pool: () => Pool | undefined;
}

export interface DatabaseGaugesParts {
  readonly metrics: Metrics;
  readonly primary: WatchedDatabase;
  readonly replicas: readonly WatchedDatabase[];
  readonly nodes: WatchedNodes;
  /** How many migrations this gateway knows. */
  readonly knownMigrations: number;
}

/** What the primary says about itself. */
interface PrimaryReading {
  /** The end of its log; null if it is a standby itself. */
  readonly position: string | null;
  /** Null if they cannot be counted. */
  readonly appliedMigrations: number | null;
}

const patience = { maxAgeMs: 5000, patienceMs: 1000 };

/** How long the reading of a replica waits for the primary. Without its position, the lag is an estimate. */
const patienceForPrimaryMs = 400;

/** Adds the gauges of the databases. Returns the probe of the primary, for others, and how to close everything. */
export function watchDatabases({ metrics, primary, replicas, nodes, knownMigrations }: DatabaseGaugesParts) {
  const probe = new DatabaseProbe(primary.url);
  const own = new RecentValue(() => readPrimary(probe), patience);
  const others = replicas.map(({ server, url }) => {
    const replica = new DatabaseProbe(url);
    const lag = async () => lagOf(await readReplica(replica, await soonPositionOf(own)));
    return { server, probe: replica, lag: new RecentValue(lag, patience) };
  });
  addUp(metrics, () => [
    { server: primary.server, recent: own },
    ...others.map(({ server, lag }) => ({ server, recent: lag })),
    ...nodes.all().map(({ server, up }) => ({ server, recent: up })),
  ]);
  addLag(metrics, others, 'seconds');
  addLag(metrics, others, 'bytes');
  addMigrations(metrics, own, knownMigrations);
  watchPools(metrics, () => [
    ...[primary, ...replicas],
    ...nodes.pools().map(({ server, pool }) => ({ server, poolSize: primary.poolSize, pool: () => pool })),
  ]);
  const close = async () => void (await Promise.all([probe, ...others.map((other) => other.probe)].map(closeProbe)));
  return { probe, close };
}

const closeProbe = (probe: DatabaseProbe) => probe.close();

async function soonPositionOf(primary: RecentValue<PrimaryReading>): Promise<string | null> {
  const timer = new AbortController();
  const tooLong = pause(patienceForPrimaryMs, undefined, { signal: timer.signal }).catch(() => undefined);
  const reading = await Promise.race([primary.read(), tooLong]).finally(() => timer.abort());
  return reading?.position ?? null;
}

function addUp(metrics: Metrics, servers: () => readonly { server: string; recent: RecentValue<object> }[]): void {
  metrics.addGauge({
    name: 'timetrack_database_up',
    help: 'Whether a database responds within a second (1) or not (0).',
    labels: ['server'],
    read: () =>
      Promise.all(
        servers().map(async ({ server, recent }) => ({
          labels: { server },
          value: (await recent.read()) === undefined ? 0 : 1,
        })),
      ),
  });
}

function addMigrations(metrics: Metrics, primary: RecentValue<PrimaryReading>, known: number): void {
  metrics.addGauge({
    name: 'timetrack_migrations',
    help: 'Migrations that this gateway knows, and that the database has.',
    labels: ['state'],
    read: async () => {
      const applied = (await primary.read())?.appliedMigrations ?? null;
      const values = [{ labels: { state: 'known' }, value: known }];
      return applied === null ? values : [...values, { labels: { state: 'applied' }, value: applied }];
    },
  });
}

type WatchedReplica = { readonly server: string; readonly lag: RecentValue<ReplicaLag> };

function addLag(metrics: Metrics, replicas: readonly WatchedReplica[], unit: keyof ReplicaLag): void {
  metrics.addGauge({
    name: `timetrack_replica_lag_${unit}`,
    help: `By how many ${unit} a read replica is behind the primary. Missing while it is unknown.`,
    labels: ['server'],
    read: async () => {
      const lags = await Promise.all(replicas.map(async ({ server, lag }) => ({ server, lag: await lag.read() })));
      return lags.flatMap(({ server, lag }) => {
        const value = lag?.[unit] ?? null;
        return value === null ? [] : [{ labels: { server }, value }];
      });
    },
  });
}

type WatchedPool = Pick<WatchedDatabase, 'server' | 'poolSize' | 'pool'>;

function watchPools(metrics: Metrics, databases: () => readonly WatchedPool[]): void {
  metrics.addGauge({
    name: 'timetrack_database_pool',
    help: 'Connections of this gateway to a database: in_use, idle and max, and waiting requests.',
    labels: ['server', 'state'],
    read: () => databases().flatMap(poolValues),
  });
}

function poolValues({ server, pool: open, poolSize }: WatchedPool): GaugeValue[] {
  const pool = open() ?? { totalCount: 0, idleCount: 0, waitingCount: 0 };
  const states = {
    in_use: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
    max: poolSize,
  };
  return Object.entries(states).map(([state, value]) => ({ labels: { server, state }, value }));
}

async function readPrimary(probe: DatabaseProbe): Promise<PrimaryReading> {
  const [row] = await probe.query<{ position: string | null }>(
    'select case when pg_is_in_recovery() then null else pg_current_wal_lsn() end as position',
  );
  return { position: row?.position ?? null, appliedMigrations: await countMigrations(probe).catch(() => null) };
}

async function readReplica(probe: DatabaseProbe, position: string | null): Promise<ReplicaPosition> {
  const [row] = await probe.query<ReplicaPosition>(
    `select pg_is_in_recovery() as "isStandby",
       pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn())::float8 as "missingBytes",
       extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as "secondsSinceReplay"`,
    [position],
  );
  return row ?? { isStandby: false, missingBytes: null, secondsSinceReplay: null };
}

async function countMigrations(probe: DatabaseProbe): Promise<number> {
  const [row] = await probe.query<{ count: number }>(
    `select count(*)::int as count from ${migrationsTableOf(defaultSchema)}`,
  );
  return row?.count ?? 0;
}
