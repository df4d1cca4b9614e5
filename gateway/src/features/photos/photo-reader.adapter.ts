import sharp, { type FailOnOptions, type Sharp } from 'sharp';
import { createConcurrencyLimit } from '../../platform/concurrency/concurrency-limit.js';
import { FairQueue, NotRunError } from '../../platform/concurrency/fair-queue.js';
import type { Limits } from '../../platform/config/config.js';
import type { UploadedFile } from '../../platform/http/bodies/uploads.js';
import { endOfImage } from './headers/jpeg-header.rules.js';
import { detectFormat, mend, readSize } from './headers/picture-header.rules.js';
import type { Format, PictureSize } from './headers/picture-header.types.js';
import { HeicDecoder } from './heic-decoder.adapter.js';
import { photoFailures } from './photo.errors.js';
import { EncodingTimeout, encodePhoto, type ReadyPhoto } from './photo-encoder.adapter.js';

type PhotoLimits = Pick<Limits, 'maxPhotoBytes' | 'photos'>;

interface Picture extends PictureSize {
  readonly format: Format;
}

/** Pictures up to this size take some ten milliseconds. Larger ones wait in a lane of their own. */
const smallPixels = 4_000_000;

/**
 * Reads uploads as photos: detects the format, decodes the picture, rotates it upright, converts it to sRGB and encodes
 * it without metadata. Organizations take turns, and small pictures never wait for large ones or for HEIC.
 */
export class PhotoReader {
  /** Few at once: each holds a thread of libuv, which has four, for the files and passwords of everyone else as well. */
  private readonly lanes: Readonly<Record<'small' | 'large' | 'heic', FairQueue>>;
  private readonly heicDecoder: HeicDecoder;
  private readonly limitInspections = createConcurrencyLimit(4);

  constructor(private readonly limits: PhotoLimits) {
    const { waitSeconds, secondsPerPhoto, heicWorkers, heicWorkerMib } = limits.photos;
    const lane = (maxRunning: number) => new FairQueue({ maxRunning, maxWaitMs: waitSeconds * 1000 });
    this.lanes = { small: lane(2), large: lane(1), heic: lane(heicWorkers) };
    this.heicDecoder = new HeicDecoder({ seconds: secondsPerPhoto, memoryMib: heicWorkerMib });
  }

  /**
   * Fails with UNSUPPORTED_MEDIA_TYPE for anything except a photo, PAYLOAD_TOO_LARGE for too many pixels or bytes, and
   * SERVICE_UNAVAILABLE if the photo would have to wait or to be decoded for too long.
   */
  async read(file: UploadedFile, organizationId: string): Promise<ReadyPhoto> {
    const picture = await this.limitInspections(() => this.inspect(file));
    return this.lanes[laneOf(picture)]
      .run(organizationId, () => this.convert(file, picture), file.abandoned)
      .catch((error) => {
        throw error instanceof NotRunError ? photoFailures.busy(file.name) : error;
      });
  }

  /** Reads only the header. The content is read again when its turn comes, so that waiting photos need no memory. */
  private async inspect(file: UploadedFile): Promise<Picture> {
    const content = await file.read(this.limits.maxPhotoBytes);
    const format = detectFormat(content);
    if (!format) throw photoFailures.notAPhoto(file.name);
    const { width, height } = readSizeOf(content, format, file);
    const { maxPixels, maxSide } = this.limits.photos;
    if (width === 0 || height === 0) throw photoFailures.unreadable(file.name, new Error('the picture has no pixels'));
    if (Math.max(width, height) > maxSide) throw photoFailures.tooLong(file.name, maxSide);
    if (width * height > maxPixels) throw photoFailures.tooManyPixels(file.name, maxPixels);
    return { format, width, height };
  }

  private async convert(file: UploadedFile, shown: Picture): Promise<ReadyPhoto> {
    const { format } = shown;
    const received = await file.read(this.limits.maxPhotoBytes);
    try {
      const content = mend(received, format);
      // A picture to which an end was added may not miss anything else. libvips then has only a warning.
      const failOn = format === 'jpeg' && content !== received ? 'warning' : 'error';
      const picture =
        format === 'heic' ? await this.decodeHeic(content, file) : await this.decode(content, format, failOn);
      const ready = await encodePhoto(picture, format, this.limits.photos.secondsPerPhoto);
      if (failOn === 'warning' && !(await hasLastRows(content.subarray(0, -endOfImage.length), shown)))
        throw new Error('the last rows are missing');
      return ready;
    } catch (cause) {
      if (cause instanceof EncodingTimeout) throw photoFailures.tooSlow(file.name);
      throw cause instanceof Error && 'kind' in cause ? cause : photoFailures.unreadable(file.name, cause);
    }
  }

  private async decode(content: Buffer, format: Format, failOn: FailOnOptions): Promise<Sharp> {
    const { maxPixels } = this.limits.photos;
    const head = await sharp(content, { limitInputPixels: maxPixels }).metadata();
    if (head.format !== format) throw new Error(`detected ${format}, but decoded ${head.format}`);
    return sharp(content, { failOn, limitInputPixels: maxPixels, autoOrient: true });
  }

  private async decodeHeic(content: Buffer, file: UploadedFile): Promise<Sharp> {
    const { maxPixels } = this.limits.photos;
    const result = await this.heicDecoder.decode({ content, maxPixels }, file.abandoned);
    switch (result.outcome) {
      case 'decoded':
        return sharp(Buffer.from(result.tiff), { limitInputPixels: maxPixels });
      case 'too-many-pixels':
        throw photoFailures.tooManyPixels(file.name, maxPixels);
      case 'too-much-memory':
        throw photoFailures.tooMuchMemory(file.name);
      case 'too-slow':
        throw photoFailures.tooSlow(file.name);
      case 'abandoned':
        throw photoFailures.busy(file.name);
      case 'broken':
        throw new Error(result.message);
    }
  }
}

/** Within data, 255 is followed by 0. */
const restOf255 = Buffer.alloc(1);
/** What a decoder reads where data is missing: zeros at the end, then these. One of them alone is right by chance for 1 cut in 200. */
const continuations = [0x5a, 0xa5, 0x33, 0xcc].map((byte) => Buffer.alloc(64, byte));

/**
 * libvips looks for warnings before each strip of rows, never after the last. What follows the data of a whole picture leaves its
 * pixels as they are.
 */
async function hasLastRows(jpeg: Buffer, { width, height }: PictureSize): Promise<boolean> {
  const top = Math.max(0, height - 16);
  const begun = jpeg.at(-1) === 255 ? [restOf255] : [];
  const decode = (end: readonly Buffer[]) =>
    sharp(Buffer.concat([jpeg, ...end, endOfImage]), { failOn: 'none', limitInputPixels: width * height })
      .extract({ left: 0, top, width, height: height - top })
      .raw()
      .toBuffer();
  const rows = await decode([]);
  for (const continuation of continuations) {
    if (!rows.equals(await decode([...begun, continuation]))) return false;
  }
  return true;
}

function laneOf({ format, width, height }: Picture): 'small' | 'large' | 'heic' {
  if (format === 'heic') return 'heic';
  return width * height > smallPixels ? 'large' : 'small';
}

function readSizeOf(content: Buffer, format: Format, file: UploadedFile): PictureSize {
  try {
    return readSize(content, format);
  } catch (cause) {
    throw photoFailures.unreadable(file.name, cause);
  }
}
