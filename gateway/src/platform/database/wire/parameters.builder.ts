import { JsonProperty, Utils } from '@mikro-orm/core';

/** A value as it is sent: text, or bytes for `bytea`. */
export type Parameter = string | Uint8Array | null;

/** Converts a value to the text that PostgreSQL reads for the type that it infers for the parameter. */
export function parameterOf(value: unknown): Parameter {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return value;
  if (Array.isArray(value)) return arrayOf(value);
  if (Utils.isPlainObject(value) || JsonProperty in value) return JSON.stringify(value);
  return String(value);
}

const unquoted = /^[\w.:+-]+$/;

/** The text of an array. Each element is quoted unless it has only harmless characters. */
export function arrayOf(values: readonly unknown[]): string {
  return `{${values.map(elementOf).join(',')}}`;
}

function elementOf(value: unknown): string {
  if (Array.isArray(value)) return arrayOf(value);
  const text = parameterOf(value);
  if (text === null) return 'NULL';
  if (typeof text !== 'string') return `"\\\\x${Buffer.from(text).toString('hex')}"`;
  if (unquoted.test(text) && text.toLowerCase() !== 'null') return text;
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
