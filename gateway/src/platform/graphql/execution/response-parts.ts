import { randomUUID } from 'node:crypto';
import { JsonBytes } from './json-bytes.js';
import type { WritePlain } from './plain-value.js';

/** Shorter lists gain little. */
const minItems = 10;

/** No value of a response can contain it, because it never leaves the gateway. */
const mark = `response part ${randomUUID()} `;

/** All lists share these bytes: nothing else runs while a list is written. */
const json = new JsonBytes();

/** The large lists of plain data in a response, as JSON. Until it is written, the response holds a placeholder for each. */
export class ResponseParts {
  private readonly lists: Buffer[] = [];

  /** Takes a list of plain data. Returns its placeholder, or undefined for any other value. */
  add(value: unknown, writeList: WritePlain): string | undefined {
    if (!Array.isArray(value) || value.length < minItems) return undefined;
    json.clear();
    try {
      writeList(value, json);
    } catch {
      // Fails again when it is completed item by item, with its path.
      return undefined;
    }
    return `${mark}${this.lists.push(json.take()) - 1} `;
  }

  /** Writes a response as JSON, with the lists in place of their placeholders. */
  write(response: unknown): string | Buffer {
    const text = `${JSON.stringify(response)}\n`;
    if (this.lists.length === 0) return text;
    const [first = '', ...rest] = text.split(`"${mark}`);
    const pieces = rest.flatMap((piece) => {
      const end = piece.indexOf(' "');
      return [this.lists[Number(piece.slice(0, end))] ?? Buffer.alloc(0), Buffer.from(piece.slice(end + 2))];
    });
    return Buffer.concat([Buffer.from(first), ...pieces]);
  }
}
