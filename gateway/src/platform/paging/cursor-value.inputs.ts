import type { EntityProperty } from '@mikro-orm/core';

/**
 * A value of a cursor, as the column that the list is sorted by takes it; undefined if it has another form. PostgreSQL
 * would report a date of the year 300000 or a text with a zero byte as an error of the gateway.
 */
export function parseCursorValue<Node>(value: string | number | null, column: EntityProperty<Node>): unknown {
  if (value === null) return column.nullable ? null : undefined;
  const [type = ''] = column.columnTypes ?? [];
  if (column.runtimeType === 'Date') return typeof value === 'string' ? parseInstant(value) : undefined;
  if (/^(integer|int\d?|smallint|bigint)/.test(type)) return parseInteger(value, type);
  if (typeof value !== column.runtimeType) return undefined;
  return typeof value === 'number' || isTextOf(type, value) ? value : undefined;
}

function isTextOf(type: string, value: string): boolean {
  if (type === 'uuid') return uuid.test(value);
  return type === 'date' ? isDate(value) : value.isWellFormed() && !value.includes('\0');
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Exactly the form in which cursors are written. */
function parseInstant(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) || text.startsWith('0000')) return undefined;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

function isDate(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && parseInstant(`${text}T00:00:00.000Z`)?.toISOString().startsWith(text) === true
  );
}

const largestInteger = 2 ** 31 - 1;

/** Some columns of eight bytes are texts in the entity. */
function parseInteger(value: string | number, type: string): string | number | undefined {
  const isWhole = typeof value === 'number' ? Number.isSafeInteger(value) : /^-?\d{1,18}$/.test(value);
  const isInRange = type === 'bigint' || type === 'int8' || Math.abs(Number(value)) <= largestInteger;
  return isWhole && isInRange ? value : undefined;
}
