import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { fromKysely, type KyselyTransactionLike, PgBoss } from 'pg-boss';
import type { JobContext, JobHandler } from './job-handler.js';
import type { Jobs } from './jobs.js';
import { givenUpQueueOf, queueOptions, type RetrySettings, workOptions } from './queue-settings.js';

export interface PgBossJobsParts {
  /** The same database as everything else, or jobs could not be stored along with what they are about. */
  readonly databaseUrl: string;
  readonly handlers: readonly JobHandler[];
  readonly context: JobContext;
  readonly retries: RetrySettings;
  readonly observe?: (job: JobOutcome) => void;
}

export interface JobOutcome {
  readonly name: string;
  readonly outcome: 'done' | 'failed';
  readonly seconds: number;
}

type Work = (context: JobContext, payload: never) => Promise<void>;

/** How long a gateway that stops waits for its jobs: less than it waits for requests. */
const mostSecondsToEnd = 8;

/** How soon a job is taken from a gateway that has gone silent, beyond the heartbeat. */
const superviseSeconds = 5;

/** A queue in PostgreSQL, shared by all gateways. It opens with the first job, or when this gateway begins to work. */
export class PgBossJobs implements Jobs {
  private readonly boss: PgBoss;
  private opening: Promise<PgBoss> | undefined;

  constructor(private readonly parts: PgBossJobsParts) {
    const { logger } = parts.context;
    this.boss = new PgBoss({
      connectionString: parts.databaseUrl,
      application_name: 'timetrack-jobs',
      max: 4,
      schedule: false,
      useListenNotify: true,
      superviseIntervalSeconds: superviseSeconds,
      monitorIntervalSeconds: superviseSeconds,
    });
    // A lost connection is taken up again; unheard, the event alone would end the process.
    this.boss.on('error', (err) => logger.error({ err }, 'the job queue met an error'));
    this.boss.on('warning', ({ message, data }) => logger.warn({ data }, message));
  }

  async enqueue(em: EntityManager, name: string, payload: object): Promise<void> {
    const transaction = em.getTransactionContext();
    if (!transaction) throw new Error(`the job ${name} is enqueued outside of a transaction`);
    const boss = await this.opened();
    await boss.send(name, payload, { db: fromKysely(transaction as unknown as KyselyTransactionLike) });
  }

  /** Does jobs as they come, until `close`. */
  async startWorking(): Promise<void> {
    const boss = await this.opened();
    // What a gateway that died has left behind need not wait for the first round.
    await boss.supervise();
    for (const [queue, work] of this.queues()) {
      let worker = '';
      worker = await boss.work<never>(queue, workOptions, async (jobs) => {
        // Then look at once whether there is another one.
        boss.notifyWorker(worker);
        for (const job of jobs) await this.run(queue, work, job.data);
      });
    }
  }

  /** Does all that waits, also what waits for its next try, and then comes back: for tests, which don't wait. */
  async workOff(): Promise<void> {
    const boss = await this.opened();
    for (const [queue, work] of this.queues()) {
      for (;;) {
        const [job] = await boss.fetch<never>(queue, { ignoreStartAfter: true });
        if (!job) break;
        await this.run(queue, work, job.data).then(
          () => boss.complete(queue, job),
          (error: Error) => boss.fail(queue, job, error),
        );
      }
    }
  }

  /** Begins no more, and lets the jobs under way come to their end, if they do so soon. */
  async stopWorking(): Promise<void> {
    await this.opening?.catch(() => undefined);
    const timer = new AbortController();
    const tooLong = pause(mostSecondsToEnd * 1000, undefined, { signal: timer.signal }).catch(() => undefined);
    const ended = Promise.all([...this.queues()].map(([queue]) => this.boss.offWork(queue)));
    await Promise.race([ended, tooLong]).finally(() => timer.abort());
  }

  /** A job that is still under way goes back into the queue, for another gateway to begin anew. */
  async close(): Promise<void> {
    await this.stopWorking();
    await this.boss.stop({ graceful: false });
  }

  private opened(): Promise<PgBoss> {
    this.opening ??= this.open().catch((error) => {
      this.opening = undefined;
      throw error;
    });
    return this.opening;
  }

  private async open(): Promise<PgBoss> {
    await this.boss.start();
    const options = queueOptions(this.parts.retries);
    for (const { name } of this.parts.handlers) {
      const deadLetter = givenUpQueueOf(name);
      for (const queue of [deadLetter, name]) await this.boss.createQueue(queue, { notify: true });
      // Set anew at each start: the queue may have been made by an earlier version, with other settings.
      await this.boss.updateQueue(deadLetter, options);
      await this.boss.updateQueue(name, { ...options, deadLetter });
    }
    return this.boss;
  }

  private *queues(): Iterable<[queue: string, work: Work]> {
    for (const handler of this.parts.handlers) {
      yield [handler.name, (context, payload) => handler.run(context, payload)];
      yield [givenUpQueueOf(handler.name), (context, payload) => handler.giveUp(context, payload)];
    }
  }

  private async run(name: string, work: Work, payload: never): Promise<void> {
    const { context, observe } = this.parts;
    const begun = performance.now();
    const done = (outcome: JobOutcome['outcome']) =>
      observe?.({ name, outcome, seconds: (performance.now() - begun) / 1000 });
    try {
      await work(context, payload);
      done('done');
    } catch (err) {
      done('failed');
      context.logger.error({ err, job: name, payload }, 'a job failed');
      throw err;
    }
  }
}
