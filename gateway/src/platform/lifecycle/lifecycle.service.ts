import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

/** How long each part may take to stop before the shutdown continues without it. */
const maxSecondsPerPart = { drain: 10, other: 35 };

interface Part {
  readonly name: string;
  readonly seconds: number;
  readonly stop: () => Promise<void>;
  readonly abandon: () => void;
}

export interface PartOptions<T> {
  readonly name: string;
  readonly start: () => Promise<T>;
  readonly stop: (part: T) => Promise<unknown>;
  /** Whether the part finishes its requests first, for up to 10 seconds. */
  readonly drains?: boolean;
  /** Stops the part without waiting. */
  readonly abandon?: (part: T) => void;
}

/** The parts of the running gateway. They stop once, in the reverse order of their start. */
export class Lifecycle {
  private readonly parts: Part[] = [];
  private stopped: Promise<void> | null = null;

  constructor(private readonly logger: Logger) {}

  get isStopping(): boolean {
    return this.stopped !== null;
  }

  /** Starts a part and registers it to be stopped, even when the shutdown begins while it starts. */
  async begin<T>({ name, start, stop, abandon, drains = false }: PartOptions<T>): Promise<T> {
    if (this.isStopping) throw new Error(`${name} is not started: the gateway is stopping`);
    const starting = start();
    let running: T | undefined;
    this.parts.push({
      name,
      seconds: drains ? maxSecondsPerPart.drain : maxSecondsPerPart.other,
      stop: async () => {
        const started = await starting.catch(() => undefined);
        if (started !== undefined) await stop(started);
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
    for (const part of this.parts.toReversed()) {
      const begun = performance.now();
      try {
        await within(part.seconds, part.stop());
        const milliseconds = Math.round(performance.now() - begun);
        this.logger.debug({ part: part.name, milliseconds }, 'a part of the gateway has stopped');
      } catch (error) {
        this.logger.error({ err: error, part: part.name }, 'a part of the gateway did not stop properly');
      }
    }
  }
}

async function within(seconds: number, work: Promise<void>): Promise<void> {
  const timer = new AbortController();
  const tooLong = pause(seconds * 1000, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`it took longer than ${seconds} seconds`);
  });
  tooLong.catch(() => undefined);
  await Promise.race([work, tooLong]).finally(() => timer.abort());
}
