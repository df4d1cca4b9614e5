import type { Storm } from '../storm/storm.ts';
import type { StormOptions, StormReport } from '../storm/storm.types.ts';
import type { Gateway } from './gateway.ts';
import type { Postgres } from './postgres.ts';

/** What a case may use. What it starts is stopped after it. */
export interface World {
  /** An empty folder of the case, which every user can enter. */
  readonly folder: string;
  /** A PostgreSQL of the case. */
  postgres(name?: string, settings?: readonly string[]): Promise<Postgres>;
  gateway(env: NodeJS.ProcessEnv): Promise<Gateway>;
  /** A Redis of the case. */
  redis(): Promise<Redis>;
  storm(options: StormOptions): Promise<Storm>;
  /** Called after the case, in reverse order. */
  afterwards(work: () => Promise<unknown> | unknown): void;
}

export interface Redis {
  readonly url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
}

export interface Outcome {
  readonly report: StormReport;
  /** Those that must be ready at the end. */
  readonly gateways: readonly Gateway[];
  /** What the case measured in addition to the storm. */
  readonly notes?: readonly string[];
}

/** One class of fault, under a storm of punches. */
export interface Fault {
  readonly name: string;
  readonly title: string;
  readonly run: (world: World) => Promise<Outcome>;
}
