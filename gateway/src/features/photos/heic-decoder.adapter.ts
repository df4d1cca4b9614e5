import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { displayP3Profile } from './color-profile.types.js';

export interface HeicRequest {
  readonly content: Uint8Array;
  readonly maxPixels: number;
}

/** What the thread sends back: the pixels with their color profile, or why the photo was not decoded. */
export type HeicResponse =
  | { readonly outcome: 'decoded'; readonly tiff: ArrayBuffer }
  | { readonly outcome: 'too-many-pixels' }
  | { readonly outcome: 'too-much-memory' }
  | { readonly outcome: 'broken'; readonly message: string };

export interface HeicWorkerData {
  readonly maxMemoryBytes: number;
  readonly displayP3Profile: Uint8Array;
}

export interface HeicBudget {
  /** Seconds of computing for one file. With other work on the same cores, it may take three times as long. */
  readonly seconds: number;
  readonly memoryMib: number;
}

export type HeicResult = HeicResponse | { readonly outcome: 'too-slow' } | { readonly outcome: 'abandoned' };

/** A thread without work ends after this time, because the memory that its decoder has grown to never shrinks. */
const idleMs = 60_000;
const checkMs = 100;
const mebibyte = 1024 * 1024;
// Has the extension of this file: `.ts` when tests run the sources, `.js` when they are compiled.
const workerFile = new URL(`./heic-worker.adapter${path.extname(import.meta.url)}`, import.meta.url);

/** Decodes HEIC files in threads that stay warm. It starts one for each file that is decoded at the same time. */
export class HeicDecoder {
  private readonly idle = new Map<Worker, NodeJS.Timeout>();

  constructor(private readonly budget: HeicBudget) {}

  async decode(request: HeicRequest, abandoned?: AbortSignal): Promise<HeicResult> {
    const worker = this.takeWorker();
    const result = await this.decodeWith(worker, request, abandoned).catch(
      (error: Error & { code?: string }): HeicResult =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? { outcome: 'too-much-memory' }
          : { outcome: 'broken', message: error.message },
    );
    const isReusable = result.outcome === 'decoded' || result.outcome === 'too-many-pixels';
    if (isReusable) this.keep(worker);
    else await worker.terminate();
    return result;
  }

  private takeWorker(): Worker {
    const worker = [...this.idle.keys()].at(-1) ?? this.startWorker();
    clearTimeout(this.idle.get(worker));
    this.idle.delete(worker);
    worker.ref();
    return worker;
  }

  private keep(worker: Worker): void {
    const expiry = setTimeout(() => {
      this.idle.delete(worker);
      void worker.terminate();
    }, idleMs).unref();
    // The process may end although a thread waits for work.
    worker.unref();
    this.idle.set(worker, expiry);
  }

  private startWorker(): Worker {
    const worker = startWorker(this.budget);
    // An error between two files ends the thread. The next file gets another one: it must not be called broken for it.
    return worker.on('error', () => undefined).once('exit', () => this.idle.delete(worker));
  }

  private async decodeWith(worker: Worker, request: HeicRequest, abandoned?: AbortSignal): Promise<HeicResult> {
    const { promise, resolve, reject } = Promise.withResolvers<HeicResult>();
    const end = new AbortController();
    const stop = () => resolve({ outcome: 'abandoned' });
    const fail = () => reject(new Error('the HEIC decoder ended without a response'));
    const isOverBudget = this.watchBudget(worker);
    const refuseIfSlow = async () => {
      if (await isOverBudget()) resolve({ outcome: 'too-slow' });
    };
    const finish = async (response: HeicResponse) => {
      await refuseIfSlow();
      resolve(response);
    };
    const watch = setInterval(refuseIfSlow, checkMs);
    if (abandoned?.aborted) stop();
    abandoned?.addEventListener('abort', stop, { signal: end.signal });
    worker.on('message', finish).on('error', reject).on('exit', fail);
    worker.postMessage(request);
    return promise.finally(() => {
      clearInterval(watch);
      end.abort();
      worker.off('message', finish).off('error', reject).off('exit', fail);
    });
  }

  /** Counts the computing rather than the time, so that a busy machine does not refuse ordinary photos. */
  private watchBudget(worker: Worker): () => Promise<boolean> {
    const { seconds } = this.budget;
    const began = performance.now();
    const usedBefore = computingSeconds(worker);
    return async () =>
      performance.now() - began > 3000 * seconds || (await computingSeconds(worker)) - (await usedBefore) > seconds;
  }
}

/** Zero for a thread that is only starting, or has ended. */
async function computingSeconds(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  return (user + system) / 1_000_000;
}

function startWorker({ memoryMib }: HeicBudget): Worker {
  return new Worker(workerFile, {
    workerData: { maxMemoryBytes: memoryMib * mebibyte, displayP3Profile } satisfies HeicWorkerData,
    // Captures the output, so that the decoder's messages about broken files don't reach the log.
    stdout: true,
    stderr: true,
    // The decoder reads what strangers send. It gets no secrets.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 },
  });
}
