import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { JsonBytes } from './json-bytes.js';
import { acceptsAll, type Plain } from './plain-value.js';

/** Shorter lists gain little. */
const minItems = 10;

/** Longer lists are written while they are sent. */
const maxItemsAtOnce = 500;

const sliceBytes = 64 * 1024;

/** No value of a response can contain it, because it never leaves the gateway. */
const mark = `response part ${randomUUID()} `;

/** All lists share these bytes: nothing else runs while a slice is written. */
const json = new JsonBytes();

const [openBracket, closeBracket, comma] = [0x5b, 0x5d, 0x2c];

type Slices = Iterable<Buffer>;

/** The large lists of plain data in a response. Until it is written, the response holds a placeholder for each. */
export class ResponseParts {
  private readonly parts: (Buffer | Slices)[] = [];
  private isLong = false;

  /** Takes a list of plain data. Returns its placeholder, or undefined for any other value. */
  add(value: unknown, item: Plain): string | undefined {
    if (!Array.isArray(value) || value.length < minItems) return undefined;
    const part = value.length > maxItemsAtOnce ? this.writeLater(value, item) : writeAtOnce(value, item);
    return part && `${mark}${this.parts.push(part) - 1} `;
  }

  private writeLater(items: readonly unknown[], item: Plain): Slices | undefined {
    if (!acceptsAll(item, items)) return undefined;
    this.isLong = true;
    return slicesOf(items, item);
  }

  /**
   * Writes a response as JSON, with the lists in place of their placeholders. A response with a long list is a stream, which
   * writes the list as fast as the client reads.
   */
  write(response: unknown): string | Buffer | Readable {
    const json = `${JSON.stringify(response)}\n`;
    if (this.parts.length === 0) return json;
    const [first = '', ...rest] = json.split(`"${mark}`);
    const pieces = rest.flatMap((piece) => {
      const end = piece.indexOf(' "');
      return [this.parts[Number(piece.slice(0, end))] ?? [], Buffer.from(piece.slice(end + 2))];
    });
    const all = [Buffer.from(first), ...pieces];
    if (!this.isLong) return Buffer.concat(all as Buffer[]);
    return Readable.from(sendSlices(all), { objectMode: false, highWaterMark: sliceBytes });
  }
}

/** Reads each property once: some are computed. */
function writeAtOnce(items: readonly unknown[], item: Plain): Buffer | undefined {
  try {
    return Buffer.concat([...slicesOf(items, item)]);
  } catch {
    // Fails again when it is completed item by item, with its path.
    return undefined;
  }
}

/** Lets other requests run between two slices. */
async function* sendSlices(pieces: readonly (Buffer | Slices)[]): AsyncGenerator<Buffer> {
  for (const piece of pieces) {
    for (const slice of Buffer.isBuffer(piece) ? [piece] : piece) {
      yield slice;
      await setImmediate();
    }
  }
}

function* slicesOf(items: readonly unknown[], { write }: Plain): Generator<Buffer> {
  json.clear();
  json.addByte(openBracket);
  for (let index = 0; index < items.length; index += 1) {
    if (index > 0) json.addByte(comma);
    write(items[index], json);
    if (json.length < sliceBytes) continue;
    yield json.take();
    // Another list may have failed in the middle of a slice.
    json.clear();
  }
  json.addByte(closeBracket);
  yield json.take();
}
