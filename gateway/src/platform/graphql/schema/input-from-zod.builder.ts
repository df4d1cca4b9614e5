import 'reflect-metadata';
import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import { type Direction, fieldTypeOf, nameObject } from './types-from-zod.builder.js';

/**
 * Makes the GraphQL input type of a zod object, so that an input's shape and limits have one source.
 *
 *     const LoginInput = inputFromZod('LoginInput', loginInput);
 *
 *     login(@Arg('input', () => LoginInput) input: InstanceType<typeof LoginInput>) {
 *       return context.execute(login, input);
 *     }
 */
export function inputFromZod<Schema extends z.ZodObject>(name: string, schema: Schema): new () => z.input<Schema> {
  const InputClass = inputClassOf(name, schema, 'input');
  nameObject(schema, 'input', () => InputClass);
  return InputClass;
}

/** The same for the one argument of a `payloadMutation`, where `preciseTypeOf` holds. */
export function mutationInputFromZod<Schema extends z.ZodObject>(
  name: string,
  schema: Schema,
): new () => z.input<Schema> {
  return inputClassOf(name, schema, 'precise input');
}

function inputClassOf<Schema extends z.ZodObject>(
  name: string,
  schema: Schema,
  direction: Direction,
): new () => z.input<Schema> {
  const InputClass = { [name]: class {} }[name] as new () => z.input<Schema>;
  InputType(name, { ...(schema.description && { description: schema.description }) })(InputClass);
  for (const [key, field] of Object.entries(schema.shape)) {
    const { type, ...options } = fieldTypeOf(field as z.ZodType, direction, `${name}.${key}`);
    Field(type as () => typeof String, options)(InputClass.prototype, key);
  }
  return InputClass;
}
