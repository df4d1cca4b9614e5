import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Node } from '../database/cells.js';
import { urlOnNode } from '../database/node-urls.js';
import type { Jobs } from '../ports/platform.js';
import { PgBossJobs, type PgBossJobsParts } from './pg-boss-jobs.js';

interface JobsOfNodesParts extends Omit<PgBossJobsParts, 'jobs'> {
  /** The servers of other cells. */
  nodes(): readonly Node[];
}

const addressOf = ({ host, port }: Node) => `${host}:${port}`;

/**
 * A queue on each server, so that a job is stored in the transaction of its cell (ADR 0112). The jobs of a cell that moved to
 * another server since are still worked on: a job names its organization.
 */
export class JobsOfNodes implements Jobs {
  private readonly others = new Map<string, PgBossJobs>();
  /** The queue of the main database. Scheduled jobs run from it, once for all cells. */
  private readonly main: PgBossJobs;
  private isWorking = false;

  constructor(private readonly parts: JobsOfNodesParts) {
    this.main = new PgBossJobs({ ...parts, jobs: this });
  }

  async enqueue(em: EntityManager, name: string, payload: object): Promise<void> {
    const transaction = em.getTransactionContext() as { readonly route?: { readonly pool: Pool } } | undefined;
    const { host, port } = transaction?.route?.pool.options ?? {};
    const node = this.parts.nodes().find((one) => one.host === host && one.port === port);
    await (node ? this.of(node) : this.main).enqueue(em, name, payload);
  }

  /** Runs jobs until `close`, also those of servers that are added. */
  async startWorking(): Promise<void> {
    this.isWorking = true;
    await this.main.startWorking();
    await this.follow();
  }

  async follow(): Promise<void> {
    if (!this.isWorking) return;
    const added = this.parts.nodes().filter((node) => !this.others.has(addressOf(node)));
    await Promise.all(added.map((node) => this.of(node).startWorking()));
  }

  /** Runs all waiting jobs, including those that wait for a retry, and then returns. For tests. */
  async runPending(): Promise<void> {
    await this.main.runPending();
    // A job of the main queue may have opened another one.
    for (const jobs of this.others.values()) await jobs.runPending();
  }

  /** Stops taking jobs, and waits a few seconds for the running ones. */
  async stopWorking(seconds?: number): Promise<void> {
    this.isWorking = false;
    await Promise.all(this.all().map((jobs) => jobs.stopWorking(seconds)));
  }

  async close(): Promise<void> {
    await Promise.all(this.all().map((jobs) => jobs.close()));
  }

  get queueNames(): readonly string[] {
    return this.main.queueNames;
  }

  private all(): PgBossJobs[] {
    return [this.main, ...this.others.values()];
  }

  private of(node: Node): PgBossJobs {
    return this.others.getOrInsertComputed(addressOf(node), () => {
      const databaseUrl = urlOnNode(this.parts.databaseUrl, node);
      return new PgBossJobs({ ...this.parts, databaseUrl, schedules: [], jobs: this });
    });
  }
}
