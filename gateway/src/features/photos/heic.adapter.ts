import path from 'node:path';
import { Worker } from 'node:worker_threads';

export interface RawPixels {
  readonly width: number;
  readonly height: number;
  /** RGBA, a byte each. */
  readonly data: Buffer;
}

type WorkerAnswer =
  | { readonly width: number; readonly height: number; readonly pixels: ArrayBuffer }
  | { readonly tooManyPixels: true };

const longestMs = 20_000;
// As this file is called, so is the worker's: `.ts` where the tests run the sources, `.js` where they were compiled.
const workerFile = new URL(`./heic.worker${path.extname(import.meta.url)}`, import.meta.url);

/** Decodes a HEIC file in a thread of its own. Gives null where it holds too many pixels; rejects what is broken. */
export async function decodeHeic(content: Buffer, maxPixels: number): Promise<RawPixels | null> {
  // With its output taken over, the decoder's complaints about broken files don't reach the log.
  const worker = new Worker(workerFile, { workerData: { content, maxPixels }, stdout: true, stderr: true });
  const alarm = AbortSignal.timeout(longestMs);
  try {
    const answer = await firstMessage(worker, alarm);
    if ('tooManyPixels' in answer) return null;
    return { width: answer.width, height: answer.height, data: Buffer.from(answer.pixels) };
  } finally {
    await worker.terminate();
  }
}

function firstMessage(worker: Worker, alarm: AbortSignal): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the HEIC decoder ended without an answer')));
    alarm.addEventListener('abort', () => reject(new Error('the HEIC decoder took too long')), { once: true });
  });
}
