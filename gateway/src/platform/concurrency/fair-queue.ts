export class NotRunError extends Error {
  override readonly name = 'NotRunError';

  constructor(readonly reason: 'waited-too-long' | 'abandoned') {
    super(`the task was not run: ${reason}`);
  }
}

interface Turn {
  begin(): void;
}

export interface FairQueueOptions {
  readonly maxRunning: number;
  readonly maxWaitMs: number;
}

/** Runs a limited number of tasks at once. Those that wait take turns by key, so that no key delays the others. */
export class FairQueue {
  /** In the order of their turns. */
  private readonly waiting = new Map<string, Set<Turn>>();
  private running = 0;

  constructor(private readonly options: FairQueueOptions) {}

  /** Throws a `NotRunError` if the task waits for too long, or when `abandoned` aborts while it waits. */
  async run<T>(key: string, task: () => Promise<T>, abandoned?: AbortSignal): Promise<T> {
    if (abandoned?.aborted) throw new NotRunError('abandoned');
    if (this.running < this.options.maxRunning) this.running += 1;
    else await this.waitForTurn(key, abandoned);
    try {
      return await task();
    } finally {
      this.passOn();
    }
  }

  private async waitForTurn(key: string, abandoned?: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const turn: Turn = { begin: resolve };
    const giveUp = (reason: NotRunError['reason']) => () => {
      this.remove(key, turn);
      reject(new NotRunError(reason));
    };
    const leave = giveUp('abandoned');
    const timer = setTimeout(giveUp('waited-too-long'), this.options.maxWaitMs);
    abandoned?.addEventListener('abort', leave, { once: true });
    const turns = this.waiting.get(key) ?? new Set();
    this.waiting.set(key, turns.add(turn));
    await promise.finally(() => {
      clearTimeout(timer);
      abandoned?.removeEventListener('abort', leave);
    });
  }

  /** Gives the place to the first task of the key whose turn it is. That key then waits for all others. */
  private passOn(): void {
    const [key, turns] = this.waiting.entries().next().value ?? [];
    const [turn] = turns ?? [];
    if (key === undefined || !turns || !turn) {
      this.running -= 1;
      return;
    }
    this.remove(key, turn);
    if (this.waiting.delete(key)) this.waiting.set(key, turns);
    turn.begin();
  }

  private remove(key: string, turn: Turn): void {
    const turns = this.waiting.get(key);
    turns?.delete(turn);
    if (turns?.size === 0) this.waiting.delete(key);
  }
}
