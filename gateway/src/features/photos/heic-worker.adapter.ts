import { parentPort, workerData } from 'node:worker_threads';
import type { HeicRequest, HeicResponse } from './heic-decoder.adapter.js';

/**
 * Decodes the first picture of HEIC files, one after the other. It computes for seconds without yielding, so it runs in
 * a thread of its own. `workerData` is `{ maxMemoryBytes }`.
 */
const { maxMemoryBytes } = workerData as { maxMemoryBytes: number };
let isMemoryExhausted = false;

interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}
declare const WebAssembly: { readonly Memory: { readonly prototype: Memory } };

// The decoder's memory is not part of the heap that Node can limit. A refusal makes its allocation fail.
const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function growWithinLimit(this: Memory, pages: number) {
  if (this.buffer.byteLength + pages * 65_536 > maxMemoryBytes) {
    isMemoryExhausted = true;
    throw new RangeError('the HEIC decoder needs more memory than it may have');
  }
  return grow.call(this, pages);
};

// Loaded after the limit is set.
const { all } = await import('heic-decode');

async function decode({ content, maxPixels }: HeicRequest): Promise<HeicResponse> {
  const [picture] = await all({ buffer: content });
  if (!picture) throw new Error('the file contains no picture');
  if (picture.width * picture.height > maxPixels) return { outcome: 'too-many-pixels' };
  const { width, height, data } = await picture.decode();
  return { outcome: 'decoded', width, height, pixels: data.buffer as ArrayBuffer };
}

parentPort?.on('message', async (request: HeicRequest) => {
  isMemoryExhausted = false;
  const response = await decode(request).catch(
    (error): HeicResponse =>
      isMemoryExhausted ? { outcome: 'too-much-memory' } : { outcome: 'broken', message: String(error) },
  );
  parentPort?.postMessage(response, response.outcome === 'decoded' ? [response.pixels] : []);
});
