import { createHash } from 'node:crypto';
import { failures } from '../errors/index.js';

/** The values that a list is ordered by, of the row that a cursor stands at. */
export type CursorValues = readonly (string | number | null)[];

const sumBytes = 6;

export const notACursor = 'The cursor is none that this list gave out';

/**
 * A cursor is opaque to callers, who only hand it back. The check sum tells a cursor that was cut or changed on the
 * way; nothing secret is in it, and each query is within the caller's organization whatever a cursor says.
 */
export function encodeCursor(values: CursorValues): string {
  const content = Buffer.from(JSON.stringify(values));
  return Buffer.concat([sumOf(content), content]).toString('base64url');
}

/** The values of a cursor that `encodeCursor` made with so many; `field` is how the caller named it. */
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
