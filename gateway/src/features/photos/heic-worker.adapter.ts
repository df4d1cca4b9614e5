import { parentPort, workerData } from 'node:worker_threads';
import type { Failure, Pointer } from 'libheif-js/wasm-bundle.js';
import type { HeicRequest, HeicResponse, HeicWorkerData } from './heic-decoder.adapter.js';

/**
 * Decodes the primary picture of HEIC files, one after the other. It computes for seconds without yielding, so it runs in
 * a thread of its own. In tests, Node runs this file as it is, so it imports no other file of the product.
 */
const { maxMemoryBytes, displayP3Profile } = workerData as HeicWorkerData;
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
const { default: heif } = await import('libheif-js/wasm-bundle.js');

async function decode({ content, maxPixels }: HeicRequest): Promise<HeicResponse> {
  const context = heif.heif_context_alloc();
  try {
    return await decodePrimary(context, content, maxPixels);
  } finally {
    heif.heif_context_free(context);
  }
}

/** The other pictures of a file are thumbnails, depth maps, frames of a burst and the tiles of the primary one. */
async function decodePrimary(context: object, content: Uint8Array, maxPixels: number): Promise<HeicResponse> {
  const { code, message } = heif.heif_context_read_from_memory(context, content);
  if (code !== heif.heif_error_code.heif_error_Ok) throw new Error(message);
  const handle = found(heif.heif_js_context_get_primary_image_handle(context));
  try {
    const pixels = heif.heif_image_handle_get_width(handle) * heif.heif_image_handle_get_height(handle);
    return pixels > maxPixels ? { outcome: 'too-many-pixels' } : await decodePixels(handle);
  } finally {
    heif.heif_image_handle_release(handle);
  }
}

async function decodePixels(handle: Pointer): Promise<HeicResponse> {
  const { heif_colorspace_RGB } = heif.heif_colorspace;
  const { heif_chroma_interleaved_RGB } = heif.heif_chroma;
  const decoded = found(await heif.heif_js_decode_image2(handle, heif_colorspace_RGB, heif_chroma_interleaved_RGB));
  try {
    assertComplete(decoded.image);
    const [channel] = decoded.channels;
    if (!channel) throw new Error('the picture has no pixels');
    const { width, height, stride, data } = channel;
    const { file, pixels } = createTiff(width, height, readProfile(handle));
    const rowBytes = width * 3;
    for (let row = 0; row < height; row += 1) {
      pixels.set(data.subarray(row * stride, row * stride + rowBytes), row * rowBytes);
    }
    return { outcome: 'decoded', tiff: file.buffer as ArrayBuffer };
  } finally {
    heif.heif_image_release(decoded.image);
  }
}

function found<Result extends object>(result: Result | Failure): Result {
  if ('code' in result) throw new Error(result.message);
  return result;
}

/** Fields of C's `heif_error` and `heif_color_profile_nclx`, in bytes. */
const errorBytes = 12;
const subcodeOffset = 4;
const primariesOffset = 4;

/** `heif_suberror_End_of_data`. Phones also cause other warnings, such as one for two declarations of the colors. */
const endOfData = 100;

/** libheif fills the tiles that a truncated file lacks, and adds a warning for each. */
function assertComplete({ $$: { ptr } }: Pointer): void {
  const count = heif._heif_image_get_decoding_warnings(ptr, 0, 0, 0);
  const warnings = heif._malloc(errorBytes * Math.max(count, 1));
  heif._heif_image_get_decoding_warnings(ptr, 0, warnings, count);
  const subcodes = Array.from({ length: count }, (_, index) => readWord(warnings + index * errorBytes + subcodeOffset));
  heif._free(warnings);
  if (subcodes.includes(endOfData)) throw new Error('the file is truncated');
}

/** Display P3 (ITU-T H.273, table 2). */
const displayP3Primaries = 12;

/** The ICC profile, or that of the primaries which the file names. Null for sRGB, and for a profile of gray or CMYK. */
function readProfile({ $$: { ptr } }: Pointer): Uint8Array | null {
  const profileBytes = heif._heif_image_handle_get_raw_color_profile_size(ptr);
  const target = heif._malloc(errorBytes + Math.max(profileBytes, 4));
  const value = target + errorBytes;
  try {
    if (profileBytes > 0) {
      heif._heif_image_handle_get_raw_color_profile(target, ptr, value);
      const profile = heif.HEAPU8.slice(value, value + profileBytes);
      return Buffer.from(profile).toString('latin1', 16, 20) === 'RGB ' ? profile : null;
    }
    heif.HEAPU8.fill(0, value, value + 4);
    heif._heif_image_handle_get_nclx_color_profile(target, ptr, value);
    const nclx = readWord(value);
    const isDisplayP3 = nclx !== 0 && heif.HEAPU8[nclx + primariesOffset] === displayP3Primaries;
    heif._heif_nclx_color_profile_free(nclx);
    return isDisplayP3 ? displayP3Profile : null;
  } finally {
    heif._free(target);
  }
}

const readWord = (address: number): number => Buffer.from(heif.HEAPU8.slice(address, address + 4)).readUInt32LE();

const [short, long, bytes] = [3, 4, 7];
const bytesOf = { header: 8, count: 2, entry: 12, end: 4, samples: 6 };

/**
 * A TIFF around pixels that are still to be written, without copying them: sharp takes the color profile of a picture from
 * its file only. Baseline tags (TIFF 6.0), and 34675 for the profile (ICC.1:2022 B.4).
 */
function createTiff(width: number, height: number, profile: Uint8Array | null): { file: Buffer; pixels: Buffer } {
  const pixelBytes = width * height * 3;
  const directory = bytesOf.header + pixelBytes;
  const tags = profile ? 10 : 9;
  const samples = directory + bytesOf.count + tags * bytesOf.entry + bytesOf.end;
  const file = Buffer.alloc(samples + bytesOf.samples + (profile?.length ?? 0));
  file.write('II*\0', 0, 'latin1');
  file.writeUInt32LE(directory, 4);
  file.writeUInt16LE(tags, directory);
  const entries = [
    [256, long, 1, width],
    [257, long, 1, height],
    [258, short, 3, samples],
    [259, short, 1, 1],
    [262, short, 1, 2],
    [273, long, 1, bytesOf.header],
    [277, short, 1, 3],
    [278, long, 1, height],
    [279, long, 1, pixelBytes],
    [34_675, bytes, profile?.length ?? 0, samples + bytesOf.samples],
  ] as const;
  for (const [index, [tag, type, count, value]] of entries.slice(0, tags).entries()) {
    const entry = directory + bytesOf.count + index * bytesOf.entry;
    file.writeUInt16LE(tag, entry);
    file.writeUInt16LE(type, entry + 2);
    file.writeUInt32LE(count, entry + 4);
    file.writeUInt32LE(value, entry + 8);
  }
  for (let sample = 0; sample < 3; sample += 1) file.writeUInt16LE(8, samples + sample * 2);
  if (profile) file.set(profile, samples + bytesOf.samples);
  return { file, pixels: file.subarray(bytesOf.header, directory) };
}

parentPort?.on('message', async (request: HeicRequest) => {
  isMemoryExhausted = false;
  const response = await decode(request).catch(
    (error): HeicResponse =>
      isMemoryExhausted ? { outcome: 'too-much-memory' } : { outcome: 'broken', message: String(error) },
  );
  parentPort?.postMessage(response, response.outcome === 'decoded' ? [response.tiff] : []);
});
