/** Before and after, field by field. */
export type Changes = Readonly<Record<string, unknown>>;

const mustBeErasable = /password|secret|token|hash|e-?mail|phone/i;

/**
 * The log is never changed, so it must not hold what has to be kept secret, or has to go when somebody asks to be
 * forgotten. A field whose name says so is kept out; that it changed is told.
 */
export function auditable(changes: Changes): Changes {
  return Object.fromEntries(
    Object.entries(changes).map(([field, change]) => [field, mustBeErasable.test(field) ? 'changed' : change]),
  );
}

/** Before and after of each field that is no longer the same. */
export function changesBetween<Values extends object>(before: Values, after: Values): Changes {
  const fields = Object.keys(after) as (keyof Values & string)[];
  const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  return Object.fromEntries(changed.map((field) => [field, { before: before[field], after: after[field] }]));
}
