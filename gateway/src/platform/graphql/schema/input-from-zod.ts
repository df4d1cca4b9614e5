import 'reflect-metadata';
import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import { fieldTypeOf, nameObject } from './types-from-zod.js';

/**
 * Makes the GraphQL input type of a zod object that is a member of other inputs, so that an input's shape and limits have one
 * source:
 *
 *     inputFromZod('LocationInput', locationInput, 'A position, as the device reports it.');
 */
export function inputFromZod(name: string, schema: z.ZodObject, description: string): void {
  const InputClass = inputTypeOf(name, schema, description);
  nameObject(schema, 'input', () => InputClass);
}

export function inputTypeOf(name: string, schema: z.ZodObject, description: string): new () => object {
  const InputClass = { [name]: class {} }[name] as new () => object;
  InputType(name, { description })(InputClass);
  for (const [key, field] of Object.entries(schema.shape)) {
    const { type, ...options } = fieldTypeOf(field as z.ZodType, 'input', `${name}.${key}`);
    Field(type as () => typeof String, options)(InputClass.prototype, key);
  }
  return InputClass;
}
