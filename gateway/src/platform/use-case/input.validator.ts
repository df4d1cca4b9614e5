import type { z } from 'zod';
import { type FieldMessages, failures } from '../errors/index.js';

/** Parses the input, or throws one failure with a message for every invalid field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, raw: unknown): z.output<Schema> {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  throw failures.invalid(collectFieldMessages(parsed.error));
}

function collectFieldMessages(error: z.ZodError): FieldMessages {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.join('.') || 'body';
    fields[path] ??= issue.message;
  }
  return fields;
}
