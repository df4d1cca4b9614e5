import type { z } from 'zod';
import { features } from '../../src/composition/features.js';
import { routesOf } from '../../src/platform/api/operation.js';
import { jsonSchemaOf } from '../../src/platform/http/openapi/schema-catalog.js';

/** A member of an operation's input that takes any text: `layout.columns.0.header` of `createExportTemplate`. */
export interface TextMember {
  readonly operation: string;
  readonly path: readonly (string | number)[];
  readonly input: z.ZodType;
}

interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** Every text member of every input. Ids and fixed sets of values do not count. */
export function listTextMembers(): TextMember[] {
  const useCases = new Map(routesOf(features).map(({ useCase }) => [useCase.operation, useCase]));
  return [...useCases.values()].flatMap(({ operation, input }) =>
    pathsOf(jsonSchemaOf(input) as Schema).map((path) => ({ operation, path, input })),
  );
}

function pathsOf(schema: Schema, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  const { properties = {}, items, anyOf = [] } = schema;
  const isText = [schema.type].flat().includes('string') && !schema.enum && !schema.const && schema.format !== 'uuid';
  const found = [
    ...(isText ? [path] : []),
    ...Object.entries(properties).flatMap(([name, member]) => pathsOf(member, [...path, name])),
    ...(items ? pathsOf(items, [...path, 0]) : []),
    ...anyOf.flatMap((option) => pathsOf(option, path)),
  ];
  return [...new Map(found.map((one) => [one.join('.'), one])).values()];
}

/** An input with only this member. Whatever else is missing is reported elsewhere. */
export function inputWith(path: readonly (string | number)[], text: string): unknown {
  return path.reduceRight<unknown>((value, step) => (typeof step === 'number' ? [value] : { [step]: value }), text);
}
