import { createHash } from 'node:crypto';
import { failures } from '../errors/index.js';

/** The values of the sort columns in the row that a cursor points to. */
export type CursorValues = readonly (string | number | null)[];

const sumBytes = 6;

export const notACursor = 'The cursor is not from this list';

/**
 * A cursor is opaque: callers only send it back. The checksum detects a truncated or changed cursor. It contains no
 * secrets, and every query stays within the caller's organization, whatever the cursor says.
 */
export function encodeCursor(values: CursorValues): string {
  const content = Buffer.from(JSON.stringify(values));
  return Buffer.concat([sumOf(content), content]).toString('base64url');
}

/** Decodes a cursor with `length` values. `field` is the caller's name for it, for the error message. */
export function decodeCursor(cursor: string, length: number, field: string): CursorValues {
  const bytes = Buffer.from(cursor, 'base64url');
  const content = bytes.subarray(sumBytes);
  const isWhole = bytes.toString('base64url') === cursor && bytes.subarray(0, sumBytes).equals(sumOf(content));
  const values: unknown = isWhole && content.length > 0 ? JSON.parse(content.toString()) : null;
  if (Array.isArray(values) && values.length === length) return values;
  throw failures.invalid({ [field]: notACursor });
}

function sumOf(content: Buffer): Buffer {
  return createHash('sha256').update('cursor').update(content).digest().subarray(0, sumBytes);
}
