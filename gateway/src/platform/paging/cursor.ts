import { hash } from 'node:crypto';
import { failures } from '../errors/index.js';

/** The values of the sort columns in the row that a cursor points to. */
export type CursorValues = readonly (string | number | null)[];

/** The length of the checksum, 6 bytes in base64url. A multiple of three bytes, so that the content follows it unchanged. */
const sumLength = 8;

export const notACursor = 'The cursor is not from this list';

/**
 * A cursor is opaque: callers only send it back. The checksum detects a truncated or changed cursor. It contains no
 * secrets, and every query stays within the caller's organization, whatever the cursor says. Each list parses the values
 * by the types of its columns.
 */
export function encodeCursor(values: CursorValues): string {
  const content = JSON.stringify(values);
  return sumOf(content) + Buffer.from(content).toString('base64url');
}

/** Decodes a cursor with `length` values, or with any number of them. `field` is the caller's name for it, for the error message. */
export function decodeCursor(cursor: string, length: number | undefined, field: string): CursorValues {
  const content = Buffer.from(cursor.slice(sumLength), 'base64url');
  const isWhole = sumOf(content) + content.toString('base64url') === cursor;
  const values: unknown = isWhole ? parseJson(content) : null;
  if (Array.isArray(values) && values.length === (length ?? values.length) && values.every(isCursorValue))
    return values;
  throw failures.invalid({ [field]: notACursor });
}

/** Anyone can compute the checksum, so parse the content like any other input. */
function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(content));
  } catch {
    return null;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function isCursorValue(value: unknown): boolean {
  return value === null || typeof value === 'string' || typeof value === 'number';
}

function sumOf(content: string | Buffer): string {
  const text = typeof content === 'string' ? `cursor${content}` : Buffer.concat([prefix, content]);
  return hash('sha256', text, 'base64url').slice(0, sumLength);
}

const prefix = Buffer.from('cursor');
