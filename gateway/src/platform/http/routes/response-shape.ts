import { z } from 'zod';

type Shape = (value: unknown) => unknown;

/**
 * Returns a function that keeps the members of a value that the schema of a response has, so that nothing else is exposed by
 * accident. It does not validate, and copies only objects and lists of objects.
 */
export function responseShape(schema: z.core.$ZodType): Shape {
  return shapeOf(schema) ?? ((value) => value);
}

/** Undefined for a schema whose values are sent as they are. */
function shapeOf(schema: z.core.$ZodType): Shape | undefined {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodReadonly) {
    const inner = shapeOf(schema.unwrap());
    return inner && ((value) => (value === null || value === undefined ? value : inner(value)));
  }
  if (schema instanceof z.ZodArray) {
    const element = shapeOf(schema.element);
    return element && ((value) => (value as readonly unknown[]).map(element));
  }
  if (schema instanceof z.ZodObject) return shapeOfObject(schema);
  if (schema instanceof z.ZodPipe) throw new Error('A response has no transformations: use `present`');
  return undefined;
}

function shapeOfObject({ shape }: z.ZodObject): Shape {
  const members = Object.entries(shape).map(([name, schema]) => [name, shapeOf(schema)] as const);
  return (value) => {
    const source = value as Readonly<Record<string, unknown>>;
    const kept: Record<string, unknown> = {};
    for (const [name, keep] of members) {
      const member = source[name];
      if (member !== undefined) kept[name] = keep ? keep(member) : member;
    }
    return kept;
  };
}
