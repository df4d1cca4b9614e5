import { parentPort, workerData } from 'node:worker_threads';
import { all } from 'heic-decode';

/**
 * Decodes the first picture of a HEIC file. It takes seconds of computing without a pause, hence a thread of its own.
 * `workerData` is `{ content, maxPixels }`; the answer is a message: the pixels (RGBA), or that there are too many.
 */
const { content, maxPixels } = workerData;
const pictures = await all({ buffer: content });
const [picture] = pictures;
if (!picture) throw new Error('there is no picture in the file');
if (picture.width * picture.height > maxPixels) {
  parentPort?.postMessage({ tooManyPixels: true });
} else {
  const { width, height, data } = await picture.decode();
  parentPort?.postMessage({ width, height, pixels: data.buffer }, [data.buffer as ArrayBuffer]);
}
