import type { Logger } from 'pino';
import { within } from '../concurrency/within.js';

/**
 * How long a shutdown may take. Supervisors that wait for less kill the process: Docker waits for 10 seconds unless
 * `stop_grace_period` says otherwise, systemd for 90, Kubernetes for 30.
 */
const defaultSeconds = 14;

/** What a part gets that has no time left, because parts before it took theirs. */
const leastSeconds = 0.5;

interface Part {
  readonly name: string;
  readonly leaves: number;
  readonly atMost: number;
  readonly stop: (seconds: number) => Promise<void>;
  readonly abandon: () => void;
}

interface PartOptions<T> {
  readonly name: string;
  /** The signal is aborted when the shutdown begins: a long start then ends early. */
  readonly start: (signal: AbortSignal) => Promise<T>;
  /** Stops the part within this time, in seconds. The shutdown then continues without it. */
  readonly stop: (part: T, seconds: number) => Promise<unknown>;
  /** The seconds that it leaves for the parts that stop later. */
  readonly leaves?: number;
  /** The seconds that it may take even if there is more time. */
  readonly atMost?: number;
  /** Stops the part without waiting. */
  readonly abandon?: (part: T) => void;
}

/** The parts of the running gateway. They stop once, in the reverse order of their start, before one common deadline. */
export class Lifecycle {
  private readonly parts: Part[] = [];
  private readonly stopping = new AbortController();
  private stopped: Promise<void> | null = null;

  constructor(
    private readonly logger: Logger,
    readonly seconds = defaultSeconds,
  ) {}

  get isStopping(): boolean {
    return this.stopped !== null;
  }

  /** Starts a part and registers it to be stopped, even when the shutdown begins while it starts. */
  async begin<T>({ name, start, stop, abandon, leaves = 0, atMost = this.seconds }: PartOptions<T>): Promise<T> {
    if (this.isStopping) throw new Error(`${name} is not started: the gateway is stopping`);
    const starting = start(this.stopping.signal);
    let running: T | undefined;
    this.parts.push({
      name,
      leaves,
      atMost,
      stop: async (seconds) => {
        const begun = performance.now();
        const started = await starting.catch(() => undefined);
        if (started !== undefined) await stop(started, seconds - (performance.now() - begun) / 1000);
      },
      abandon: () => running !== undefined && abandon?.(running),
    });
    running = await starting;
    return running;
  }

  stop(): Promise<void> {
    this.stopped ??= this.stopAll();
    return this.stopped;
  }

  /** Stops everything that must not be left running, without waiting for it. */
  abandon(): void {
    for (const part of this.parts.toReversed()) part.abandon();
  }

  private async stopAll(): Promise<void> {
    const end = performance.now() + this.seconds * 1000;
    this.stopping.abort();
    for (const part of this.parts.toReversed()) {
      const begun = performance.now();
      const seconds = Math.min(Math.max((end - begun) / 1000 - part.leaves, leastSeconds), part.atMost);
      try {
        const ended = part.stop(seconds).then(() => true);
        if (!(await within(seconds * 1000, ended)))
          throw new Error(`it took longer than ${seconds.toFixed(1)} seconds`);
        const milliseconds = Math.round(performance.now() - begun);
        this.logger.debug({ part: part.name, milliseconds }, 'a part of the gateway has stopped');
      } catch (error) {
        this.logger.error({ err: error, part: part.name }, 'a part of the gateway did not stop properly');
      }
    }
  }
}

/** What the last part may take beyond the deadline. */
const graceMilliseconds = 500;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Stops the gateway properly on Ctrl-C, `kill` or a closed terminal, and immediately on a second signal. An uncaught
 * error also stops it, with exit code 1: its state is unknown, and the supervisor restarts it.
 */
export function endOnSignals(lifecycle: Lifecycle, logger: Logger): void {
  for (const signal of signals) {
    process.on(signal, () => {
      if (lifecycle.isStopping) {
        lifecycle.abandon();
        process.exit(130);
      }
      logger.info({ signal }, 'stopping');
      stopAndExit(lifecycle, 0);
    });
  }
  const crash = (error: unknown) => {
    logger.fatal({ err: error }, 'uncaught error: stopping');
    stopAndExit(lifecycle, 1);
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
}

/** Ends the process even if the shutdown itself does not end: nothing may depend on the supervisor's patience. */
function stopAndExit(lifecycle: Lifecycle, code: number): void {
  setTimeout(
    () => {
      lifecycle.abandon();
      process.exit(1);
    },
    lifecycle.seconds * 1000 + graceMilliseconds,
  );
  void lifecycle.stop().then(() => process.exit(code));
}
