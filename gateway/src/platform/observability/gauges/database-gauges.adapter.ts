import type { Pool } from 'pg';
import { DatabaseProbe } from '../../database/database-probe.adapter.js';
import { defaultSchema, migrationsTableOf } from '../../database/migrations-table.queries.js';
import type { GaugeValue, Metrics } from '../metrics.adapter.js';
import { RecentValue } from '../recent-value.store.js';
import { lagOf, type ReplicaLag, type ReplicaPosition } from './replica-lag.rules.js';

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
  /** How many migrations this gateway knows. */
  readonly knownMigrations: number;
}

interface Reading {
  readonly up: ReadonlyMap<string, boolean>;
  readonly lags: ReadonlyMap<string, ReplicaLag>;
  readonly appliedMigrations: number | null;
}

const patience = { maxAgeMs: 5000, patienceMs: 1000 };

/** Adds the gauges of the databases. Returns the probe of the primary, for others, and how to close everything. */
export function watchDatabases({ metrics, primary, replicas, knownMigrations }: DatabaseGaugesParts) {
  const probes = new Map([primary, ...replicas].map(({ server, url }) => [server, new DatabaseProbe(url)]));
  const recent = new RecentValue(() => readAll(probes, primary.server), patience);
  const servers = [...probes.keys()];
  metrics.addGauge({
    name: 'timetrack_database_up',
    help: 'Whether a database responds within a second (1) or not (0).',
    labels: ['server'],
    read: async () => {
      const up = (await recent.read())?.up;
      return servers.map((server) => ({ labels: { server }, value: Number(up?.get(server) ?? false) }));
    },
  });
  addLag(metrics, recent, 'seconds');
  addLag(metrics, recent, 'bytes');
  metrics.addGauge({
    name: 'timetrack_migrations',
    help: 'Migrations that this gateway knows, and that the database has.',
    labels: ['state'],
    read: async () => {
      const applied = (await recent.read())?.appliedMigrations ?? null;
      const known = { labels: { state: 'known' }, value: knownMigrations };
      return applied === null ? [known] : [known, { labels: { state: 'applied' }, value: applied }];
    },
  });
  watchPools(metrics, [primary, ...replicas]);
  return {
    probe: probes.get(primary.server) as DatabaseProbe,
    close: async () => void (await Promise.all([...probes.values()].map((probe) => probe.close()))),
  };
}

function addLag(metrics: Metrics, recent: RecentValue<Reading>, unit: keyof ReplicaLag): void {
  metrics.addGauge({
    name: `timetrack_replica_lag_${unit}`,
    help: `By how many ${unit} a read replica is behind the primary. Missing while it is unknown.`,
    labels: ['server'],
    read: async () => {
      const lags = [...((await recent.read())?.lags ?? [])];
      return lags.flatMap(([server, lag]) => {
        const value = lag[unit];
        return value === null ? [] : [{ labels: { server }, value }];
      });
    },
  });
}

function watchPools(metrics: Metrics, databases: readonly WatchedDatabase[]): void {
  metrics.addGauge({
    name: 'timetrack_database_pool',
    help: 'Connections of this gateway to a database: in_use, idle and max, and waiting requests.',
    labels: ['server', 'state'],
    read: () => databases.flatMap(poolValues),
  });
}

function poolValues({ server, pool: open, poolSize }: WatchedDatabase): GaugeValue[] {
  const pool = open() ?? { totalCount: 0, idleCount: 0, waitingCount: 0 };
  const states = {
    in_use: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
    max: poolSize,
  };
  return Object.entries(states).map(([state, value]) => ({ labels: { server, state }, value }));
}

async function readAll(probes: ReadonlyMap<string, DatabaseProbe>, primary: string): Promise<Reading> {
  const [[, first] = [], ...others] = probes;
  const position = first && (await readPosition(first).catch(() => undefined));
  const up = new Map([[primary, position !== undefined]]);
  const lags = new Map<string, ReplicaLag>();
  const [appliedMigrations] = await Promise.all([
    position === undefined ? null : first && countMigrations(first).catch(() => null),
    ...others.map(async ([server, probe]) => {
      const replica = await readReplica(probe, position ?? null).catch(() => undefined);
      up.set(server, replica !== undefined);
      if (replica) lags.set(server, lagOf(replica));
    }),
  ]);
  return { up, lags, appliedMigrations: appliedMigrations ?? null };
}

/** The end of the primary's log; null if the database is a standby itself. */
async function readPosition(probe: DatabaseProbe): Promise<string | null> {
  const [row] = await probe.query<{ position: string | null }>(
    'select case when pg_is_in_recovery() then null else pg_current_wal_lsn() end as position',
  );
  return row?.position ?? null;
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
