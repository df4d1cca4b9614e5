import type { Column } from './columns.js';

/**
 * A value of a cursor, as the column that the list is sorted by takes it; undefined if it has another form. PostgreSQL
 * would report a date of the year 300000 or a text with a zero byte as an error of the gateway.
 */
export function parseCursorValue(
  value: string | number | null,
  { type, isNullable }: Column<unknown>,
): string | number | null | undefined {
  if (value === null) return isNullable ? null : undefined;
  switch (type) {
    case 'integer':
      return isWhole(value) && Math.abs(Number(value)) <= largestInteger ? value : undefined;
    case 'bigint':
      return isWhole(value) ? value : undefined;
    case 'float':
      return typeof value === 'number' ? value : undefined;
    default:
      return typeof value === 'string' && forms[type]?.(value) ? value : undefined;
  }
}

const largestInteger = 2 ** 31 - 1;

/** An eight-byte integer is a text in the row. */
function isWhole(value: string | number): boolean {
  return typeof value === 'number' ? Number.isSafeInteger(value) : /^-?\d{1,18}$/.test(value);
}

const forms: Readonly<Partial<Record<Column<unknown>['type'], (value: string) => boolean>>> = {
  uuid: (value) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value),
  date: (value) => /^\d{4}-\d\d-\d\d$/.test(value) && isInstant(`${value}T00:00:00.000Z`, value),
  instant: (value) => isInstant(value),
  text: (value) => value.isWellFormed() && !value.includes('\0'),
};

/** Exactly the form in which cursors are written. */
function isInstant(text: string, day = text): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) || text.startsWith('0000')) return false;
  const instant = new Date(text);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day);
}
