import { randomUUID } from 'node:crypto';
import type { WritePlain } from './plain-value.js';

/** Shorter lists gain little. */
const minItems = 10;

/** No value of a response can contain it, because it never leaves the gateway. */
const mark = `response part ${randomUUID()} `;
const placeholders = new RegExp(`"${mark}(\\d+)"`, 'g');

/** The large lists of plain data in a response, as JSON. Until it is written, the response holds a placeholder for each. */
export class ResponseParts {
  private readonly lists: string[] = [];

  /** Takes a list of plain data. Returns its placeholder, or undefined for any other value. */
  add(value: unknown, writeList: WritePlain): string | undefined {
    if (!Array.isArray(value) || value.length < minItems) return undefined;
    try {
      return `${mark}${this.lists.push(writeList(value)) - 1}`;
    } catch {
      // Fails again when it is completed item by item, with its path.
      return undefined;
    }
  }

  /** Writes a response as JSON, with the lists in place of their placeholders. */
  write(response: unknown): string {
    const json = `${JSON.stringify(response)}\n`;
    return this.lists.length === 0 ? json : json.replaceAll(placeholders, (_, index) => this.lists[index] ?? '');
  }
}
