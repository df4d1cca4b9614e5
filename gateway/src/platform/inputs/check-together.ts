import type { z } from 'zod';
import type { FieldMessages } from '../errors/index.js';

/** Other fields than the checked ones are not known to be valid. */
type Fields<All, Name extends keyof All> = Pick<All, Name> & { readonly [Other in Exclude<keyof All, Name>]?: unknown };

/**
 * Adds a check of several fields to the schema of an object. It runs once each of these fields is valid: a refused field can
 * have any type. It runs even if other fields are invalid, so that one response names every invalid field. A
 * problem may be deeper in a field: `breaks.0.startAt`.
 */
export function checkTogether<Schema extends z.ZodType<object>, const Name extends keyof z.output<Schema>>(
  schema: Schema,
  names: readonly Name[],
  findProblems: (fields: Fields<z.output<Schema>, Name>) => Partial<FieldMessages> | undefined,
): Schema {
  const together: ReadonlySet<unknown> = new Set(names);
  return schema.superRefine(
    (fields, context) => {
      for (const [field, message] of Object.entries(findProblems(fields) ?? {}))
        if (message !== undefined) context.addIssue({ code: 'custom', path: field.split('.'), message });
    },
    // An issue without a path says that the value is no such object.
    { when: ({ issues }) => !issues.some(({ path = [] }) => path.length === 0 || together.has(path[0])) },
  );
}
