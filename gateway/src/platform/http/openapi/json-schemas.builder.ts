import { z } from 'zod';
import { uploadedFile } from '../bodies/uploads.inputs.js';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** The JSON Schema (2020-12, as in OpenAPI 3.1) of an input or a response. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    // Dates and files have no JSON Schema. `override` describes them.
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === (uploadedFile as unknown)) Object.assign(jsonSchema, { type: 'string', format: 'binary' });
      if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
    },
  });
  return rest;
}

export interface Members {
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
}

/** The members of an input without the exceptions. */
export function membersOf(schema: z.ZodType, except: readonly string[]): Members {
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input') as Partial<Members>;
  const listed = Object.entries(properties).filter(([name]) => !except.includes(name));
  return { properties: Object.fromEntries(listed), required: required.filter((name) => !except.includes(name)) };
}
