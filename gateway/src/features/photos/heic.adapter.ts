import path from 'node:path';
import { Worker } from 'node:worker_threads';

export interface RawPixels {
  readonly width: number;
  readonly height: number;
  /** RGBA, a byte each. */
  readonly data: Buffer;
}

type WorkerResponse =
  | { readonly width: number; readonly height: number; readonly pixels: ArrayBuffer }
  | { readonly tooManyPixels: true };

const longestMs = 20_000;
// Has the extension of this file: `.ts` when tests run the sources, `.js` when they are compiled.
const workerFile = new URL(`./heic.worker${path.extname(import.meta.url)}`, import.meta.url);

/** Decodes a HEIC file in a worker thread. Returns null if it has too many pixels, and rejects a broken file. */
export async function decodeHeic(content: Buffer, maxPixels: number): Promise<RawPixels | null> {
  // Captures the output, so that the decoder's messages about broken files don't reach the log.
  const worker = new Worker(workerFile, { workerData: { content, maxPixels }, stdout: true, stderr: true });
  const timeout = AbortSignal.timeout(longestMs);
  try {
    const response = await firstMessage(worker, timeout);
    if ('tooManyPixels' in response) return null;
    return { width: response.width, height: response.height, data: Buffer.from(response.pixels) };
  } finally {
    await worker.terminate();
  }
}

function firstMessage(worker: Worker, timeout: AbortSignal): Promise<WorkerResponse> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the HEIC decoder ended without a response')));
    timeout.addEventListener('abort', () => reject(new Error('the HEIC decoder took too long')), { once: true });
  });
}
