import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { features } from '../../src/composition/features.js';
import { routesOf } from '../../src/platform/api/operation.js';

const inputs = new Map(
  routesOf(features)
    .flatMap(({ useCase, instead }) => [useCase, ...(instead ? [instead.route.useCase] : [])])
    .map(({ operation, input }) => [operation, input]),
);

/** The objects in a schema, at any depth. */
function objectsIn(schema: z.core.$ZodType): z.ZodObject[] {
  if (schema instanceof z.ZodObject) return [schema, ...Object.values(schema.shape).flatMap(objectsIn)];
  if (schema instanceof z.ZodPipe) return [...objectsIn(schema.in), ...objectsIn(schema.out)];
  if (schema instanceof z.ZodArray) return objectsIn(schema.element);
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapped ? objectsIn(schema.unwrap()) : [];
}

test.each([...inputs])('%s compares fields only once they are valid', (_operation, input) => {
  const checks = objectsIn(input).flatMap(({ _zod }) => _zod.def.checks ?? []);
  // `checkTogether` says when. A plain `refine` also runs when a field was refused, which can then have any type.
  expect(checks.filter(({ _zod }) => !('when' in _zod.def))).toEqual([]);
});
