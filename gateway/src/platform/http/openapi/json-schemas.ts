import { z } from 'zod';
import { uploadedFile } from '../bodies/uploads.js';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** How schemas of inputs and responses become JSON Schema 2020-12, as in OpenAPI 3.1. */
export const jsonSchemaOptions: NonNullable<Parameters<typeof z.toJSONSchema>[1]> = {
  io: 'input',
  target: 'draft-2020-12',
  // Dates and files have no JSON Schema. `override` describes them.
  unrepresentable: 'any',
  override: ({ zodSchema, jsonSchema }) => {
    if (zodSchema === (uploadedFile as unknown)) Object.assign(jsonSchema, { type: 'string', format: 'binary' });
    if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
  },
};

/** The JSON Schema of an input, without references. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, jsonSchemaOptions);
  return rest;
}
