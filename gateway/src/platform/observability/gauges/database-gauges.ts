import type { Pool } from 'pg';
import { within } from '../../concurrency/within.js';
import { DatabaseProbe } from '../../database/database-probe.js';
import { defaultSchema, migrationsTableOf } from '../../database/migrations-table.js';
import type { Metrics } from '../metrics.js';
import { type ReadRecent, recentValue } from '../recent-value.js';

/** A database that this gateway uses. */
interface WatchedDatabase {
  /** `primary`, `replica-1` for the first of `DATABASE_REPLICA_URLS`, or the server of other cells: `10.0.0.7:5432`. */
  readonly server: string;
  readonly role: 'primary' | 'replica' | 'node';
  readonly url: string;
  /** Undefined before the first connection was needed. */
  readonly pool: () => Pool | undefined;
}

interface DatabaseGaugesParts {
  readonly metrics: Metrics;
  /** At the moment: servers of other cells can be added while the gateway runs. The first one is the primary. */
  readonly databases: () => readonly [WatchedDatabase, ...WatchedDatabase[]];
  readonly poolSize: number;
  readonly knownMigrations: number;
}

/** What a database says about itself. */
interface Reading {
  /** The end of the log of the primary; null if it is a standby itself. */
  readonly position?: string | null;
  /** Null if they cannot be counted. */
  readonly appliedMigrations?: number | null;
  /** Of a replica. */
  readonly lag?: ReplicaLag;
}

interface Probed {
  readonly probe: DatabaseProbe;
  readonly readRecent: ReadRecent<Reading>;
}

const patience = { maxAgeMs: 5000, patienceMs: 1000 };

/** How long the reading of a replica waits for the primary. Without its position, the lag is an estimate. */
const patienceForPrimaryMs = 400;

/** Adds the gauges of the databases. Returns the probes of those that can have jobs, and how to close all probes. */
export function watchDatabases({ metrics, databases, poolSize, knownMigrations }: DatabaseGaugesParts) {
  const probes = new Map<string, Probed>();
  const primary = () => probed(databases()[0]).readRecent();
  const probed = ({ server, role, url }: WatchedDatabase): Probed =>
    probes.getOrInsertComputed(server, () => {
      const probe = new DatabaseProbe(url);
      return { probe, readRecent: recentValue(() => read(role, probe, primary), patience) };
    });
  const readAll = () =>
    Promise.all(databases().map(async (one) => ({ server: one.server, reading: await probed(one).readRecent() })));
  metrics.addGauge({
    name: 'timetrack_database_up',
    help: 'Whether a database responds within a second (1) or not (0).',
    labels: ['server'],
    read: async (set) => {
      for (const { server, reading } of await readAll()) set(reading === undefined ? 0 : 1, { server });
    },
  });
  for (const unit of ['seconds', 'bytes'] as const) {
    metrics.addGauge({
      name: `timetrack_replica_lag_${unit}`,
      help: `By how many ${unit} a read replica is behind the primary. Missing while it is unknown.`,
      labels: ['server'],
      read: async (set) => {
        for (const { server, reading } of await readAll()) {
          const value = reading?.lag?.[unit] ?? null;
          if (value !== null) set(value, { server });
        }
      },
    });
  }
  metrics.addGauge({
    name: 'timetrack_migrations',
    help: 'Migrations that this gateway knows, and that the database has.',
    labels: ['state'],
    read: async (set) => {
      const applied = (await primary())?.appliedMigrations ?? null;
      set(knownMigrations, { state: 'known' });
      if (applied !== null) set(applied, { state: 'applied' });
    },
  });
  metrics.addGauge({
    name: 'timetrack_database_pool',
    help: 'Connections of this gateway to a database: in_use, idle and max, and waiting requests.',
    labels: ['server', 'state'],
    read: (set) => {
      for (const { server, pool } of databases()) {
        const { totalCount = 0, idleCount: idle = 0, waitingCount: waiting = 0 } = pool() ?? {};
        const states = { in_use: totalCount - idle, idle, waiting, max: poolSize };
        for (const [state, value] of Object.entries(states)) set(value, { server, state });
      }
    },
  });
  return {
    probesOfJobs: () => databases().flatMap((one) => (one.role === 'replica' ? [] : [probed(one).probe])),
    close: async () => void (await Promise.all([...probes.values()].map(({ probe }) => probe.close()))),
  };
}

async function read(
  role: WatchedDatabase['role'],
  probe: DatabaseProbe,
  primary: ReadRecent<Reading>,
): Promise<Reading> {
  if (role === 'replica') {
    const reading = await within(patienceForPrimaryMs, primary());
    return { lag: lagOf(await readReplica(probe, reading?.position ?? null)) };
  }
  if (role === 'node') return (await probe.query('select 1'))[0] ?? {};
  const [row] = await probe.query<{ position: string | null }>(
    'select case when pg_is_in_recovery() then null else pg_current_wal_lsn() end as position',
  );
  const count = `select count(*)::int as count from ${migrationsTableOf(defaultSchema)}`;
  const [migrations] = await probe.query<{ count: number }>(count).catch(() => []);
  return { position: row?.position ?? null, appliedMigrations: migrations?.count ?? null };
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

/** What a database says about itself, compared with the position of the primary in the log. */
interface ReplicaPosition {
  readonly isStandby: boolean;
  /** How much of the primary's log the replica still has to replay. Null if the position of the primary is unknown. */
  readonly missingBytes: number | null;
  /** How long ago the primary committed the last transaction that the replica has replayed. Null before the first one. */
  readonly secondsSinceReplay: number | null;
}

/** By how much a replica is behind. Null means unknown. */
interface ReplicaLag {
  readonly seconds: number | null;
  readonly bytes: number | null;
}

/**
 * A replica that has everything is up to date, however long ago the last transaction was. The time alone would show an idle
 * installation as one that falls behind. A cut link to the primary shows too, because the primary's position is its own.
 */
export function lagOf({ isStandby, missingBytes, secondsSinceReplay }: ReplicaPosition): ReplicaLag {
  if (!isStandby) return { seconds: 0, bytes: 0 };
  if (missingBytes !== null && missingBytes <= 0) return { seconds: 0, bytes: 0 };
  const seconds = secondsSinceReplay === null ? null : Math.max(0, secondsSinceReplay);
  return { seconds, bytes: missingBytes };
}
