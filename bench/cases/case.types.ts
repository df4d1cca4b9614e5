import type { RequestParts } from '../measure/connection.ts';
import type { World } from '../seed/world.types.ts';

export type ContenderName = 'product' | 'limit' | 'mercurius' | 'postgraphile';

export type Addresses = Readonly<Record<ContenderName, string>>;

/** The requests of one contender. */
export interface Requests {
  /** The request number `index` on a connection. */
  readonly requestOf: (connection: number, index: number) => RequestParts;
  /** The part of the answer that must be equal. */
  readonly read?: (answer: never) => unknown;
}

interface CaseBase {
  /** Selects it on the command line. */
  readonly name: string;
  readonly title: string;
  /** Ratios, or for work without a limit the milliseconds that it may take. */
  readonly goal: {
    readonly limit?: number;
    readonly peer?: number;
    readonly ms?: number;
  };
  readonly seeds: readonly (keyof World)[];
}

/** Requests over 16 keep-alive connections: what counts is how many are answered. */
export interface RateCase extends CaseBase {
  readonly kind: 'rate';
  readonly contenders: (world: World) => Partial<Record<ContenderName, Requests>>;
  /** The number of requests that belong together: each connection sends whole groups. */
  readonly group?: number;
  readonly seconds?: number;
  /** Fails unless the answers, or what they change, are equal. Without it, the answers to the first request are. */
  readonly check?: (world: World, addresses: Addresses) => Promise<void>;
}

/** Starts the product another time, with a data folder of its own, and stops it. Resolves to the milliseconds until it was ready. */
export type WarmStart = () => Promise<number>;

/** One piece of work at a time: what counts is how long it takes. */
export interface DurationCase extends CaseBase {
  readonly kind: 'duration';
  readonly contenders: (
    world: World,
    addresses: Addresses,
    warmStart: WarmStart,
  ) => Partial<Record<ContenderName, () => Promise<number | undefined>>>;
  readonly check?: (world: World, addresses: Addresses) => Promise<void>;
  readonly rounds?: number;
  /** Releases what the contenders hold. */
  readonly end?: () => void | Promise<void>;
  /** In which contender the memory is watched, and how much more of it that contender may hold during the case. */
  readonly maxMoreMemory?: number;
}

export type Case = RateCase | DurationCase;
