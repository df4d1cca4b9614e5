import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Clock } from '../clock/clock.js';
import type { Config } from '../config/config.types.js';
import type { FileStore } from '../storage/file-store.ports.js';

export interface SweepContext {
  readonly orm: MikroORM;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly logger: Logger;
  readonly config: Config;
}

/** Periodic cleanup. Safe to run twice, and at any time. */
export interface Sweep {
  /** `expired-sessions` */
  readonly name: string;
  readonly everyMinutes: number;
  /** Returns how many items it removed. */
  run(context: SweepContext): Promise<number>;
}
