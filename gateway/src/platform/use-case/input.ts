import type { z } from 'zod';
import { DomainError, type FieldMessages, failures } from '../errors/index.js';

/** An input that was parsed before it is known whether the caller may send it. */
export interface ParsedInput<Data> {
  readonly data: Data | undefined;
  /** Throws one failure with a message for every invalid field. */
  orThrow(): Data;
}

export function readInput<Schema extends z.ZodType>(schema: Schema, raw: unknown): ParsedInput<z.output<Schema>> {
  const { data, error } = parse(schema, raw);
  return {
    data,
    orThrow: () => {
      if (error) throw error instanceof DomainError ? error : failures.invalid(collectFieldMessages(error));
      return data as z.output<Schema>;
    },
  };
}

function parse<Schema extends z.ZodType>(schema: Schema, raw: unknown) {
  try {
    return schema.safeParse(raw);
  } catch (error) {
    // Zod compares the length of everything that has one, even `{ "length": { "toString": 1 } }`.
    if (!(error instanceof TypeError && error.message.includes('primitive value'))) throw error;
    return { data: undefined, error: failures.malformed('The input has a value of the wrong type') };
  }
}

/** Parses the input, or throws one failure with a message for every invalid field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, raw: unknown): z.output<Schema> {
  return readInput(schema, raw).orThrow();
}

function collectFieldMessages(error: z.ZodError): FieldMessages {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.join('.') || 'body';
    fields[path] ??= issue.message;
  }
  return fields;
}
