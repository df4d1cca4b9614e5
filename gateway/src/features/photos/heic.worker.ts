import { parentPort, workerData } from 'node:worker_threads';
import { all } from 'heic-decode';

/**
 * Decodes the first picture of a HEIC file. It computes for seconds without yielding, so it runs in a thread of its own.
 * `workerData` is `{ content, maxPixels }`. The response is a message with the pixels (RGBA), or that there are too many.
 */
const { content, maxPixels } = workerData;
const pictures = await all({ buffer: content });
const [picture] = pictures;
if (!picture) throw new Error('the file contains no picture');
if (picture.width * picture.height > maxPixels) {
  parentPort?.postMessage({ tooManyPixels: true });
} else {
  const { width, height, data } = await picture.decode();
  parentPort?.postMessage({ width, height, pixels: data.buffer }, [data.buffer as ArrayBuffer]);
}
