import 'reflect-metadata';
import { Field, Float, InputType, Int } from 'type-graphql';
import { z } from 'zod';

type GraphqlType = () => unknown;
const named = new WeakMap<z.ZodType, GraphqlType>();

/** Says which GraphQL type stands for a schema where it can't be worked out: an enum, a scalar. */
export function graphqlTypeOf<Schema extends z.ZodType>(schema: Schema, type: GraphqlType): Schema {
  named.set(schema, type);
  return schema;
}

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
  const InputClass = { [name]: class {} }[name] as new () => z.input<Schema>;
  InputType(name)(InputClass);
  for (const [key, field] of Object.entries(schema.shape)) {
    const { type, nullable } = describe(field as z.ZodType, `${name}.${key}`);
    Field(type as () => typeof String, { nullable })(InputClass.prototype, key);
  }
  named.set(schema, () => InputClass);
  return InputClass;
}

function describe(schema: z.ZodType, path: string): { type: GraphqlType; nullable: boolean } {
  const known = named.get(schema);
  if (known) return { type: known, nullable: false };
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return { type: describe(schema.unwrap() as z.ZodType, path).type, nullable: true };
  }
  if (schema instanceof z.ZodPipe) return describe(schema.in as z.ZodType, path);
  if (schema instanceof z.ZodArray) {
    const { type } = describe(schema.element as z.ZodType, path);
    return { type: () => [type()], nullable: false };
  }
  return { type: scalarOf(schema, path), nullable: false };
}

function scalarOf(schema: z.ZodType, path: string): GraphqlType {
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return () => String;
  if (schema instanceof z.ZodBoolean) return () => Boolean;
  if (schema instanceof z.ZodNumber) return () => (schema.isInt ? Int : Float);
  throw new Error(`${path} has no GraphQL type: name it with graphqlTypeOf`);
}
