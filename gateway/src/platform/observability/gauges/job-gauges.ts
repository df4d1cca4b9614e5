import type { DatabaseProbe } from '../../database/database-probe.js';
import type { Metrics } from '../metrics.js';
import { recentValue } from '../recent-value.js';

/** A queue in the counts that pg-boss keeps every few seconds. */
interface Queue {
  readonly name: string;
  readonly waiting: number;
  readonly deferred: number;
  readonly active: number;
  readonly failed: number;
  /** How long the job that has waited longest could have run already. Null if none waits. */
  readonly oldestSeconds: number | null;
}

const statement = 'select * from pgboss.count_jobs()';

const states = ['waiting', 'deferred', 'active', 'failed'] as const;
const patience = { maxAgeMs: 15_000, patienceMs: 1000 };

/**
 * Adds the gauges of these queues. Each gateway reports the same numbers, because they share the queues. With several servers, each
 * has a part of a queue; the numbers are missing while one does not respond.
 */
export function watchJobs(metrics: Metrics, probes: () => readonly DatabaseProbe[], names: readonly string[]): void {
  const readAll = recentValue(() => readQueues(probes()), patience);
  const read = async () => (await readAll())?.filter(({ name }) => names.includes(name)) ?? [];
  metrics.addGauge({
    name: 'timetrack_jobs',
    help: 'Background jobs by queue: waiting, deferred until later, active, and those that failed in the last days after all retries.',
    labels: ['queue', 'state'],
    read: async (set) => {
      for (const queue of await read()) for (const state of states) set(queue[state], { queue: queue.name, state });
    },
  });
  metrics.addGauge({
    name: 'timetrack_job_oldest_seconds',
    help: 'How long the oldest waiting job of a queue could have run already. 0 if none waits.',
    labels: ['queue'],
    read: async (set) => {
      for (const { name, oldestSeconds } of await read()) set(oldestSeconds ?? 0, { queue: name });
    },
  });
}

async function readQueues(probes: readonly DatabaseProbe[]): Promise<Queue[]> {
  const parts = await Promise.all(probes.map((probe) => probe.query<Queue>(statement)));
  return [...Map.groupBy(parts.flat(), ({ name }) => name).values()].map((queues) => queues.reduce(joined));
}

function joined(one: Queue, other: Queue): Queue {
  return {
    name: one.name,
    waiting: one.waiting + other.waiting,
    deferred: one.deferred + other.deferred,
    active: one.active + other.active,
    failed: one.failed + other.failed,
    oldestSeconds: Math.max(one.oldestSeconds ?? 0, other.oldestSeconds ?? 0),
  };
}
