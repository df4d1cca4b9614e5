/** Before and after, field by field. */
export type Changes = Readonly<Record<string, unknown>>;

const mustBeErasable = /password|secret|token|hash|e-?mail|phone/i;

/** Stands for a change of what was taken away for good, and what it was is nobody's to know. */
export const erased = 'erased';

/** The change of what is left as it was, where one might think that it went along. */
export const kept = <Value>(value: Value) => ({ before: value, after: value });

/**
 * The log is never changed, so it must not hold what has to be kept secret, or has to go when somebody asks to be
 * forgotten. A field whose name says so is kept out; that it changed or was erased is told.
 */
export function auditable(changes: Changes): Changes {
  return Object.fromEntries(
    Object.entries(changes).map(([field, change]) => [field, mayBeHeld(field, change) ? change : 'changed']),
  );
}

function mayBeHeld(field: string, change: unknown): boolean {
  return change === erased || !mustBeErasable.test(field);
}

/** Before and after of each field that is no longer the same. */
export function changesBetween<Values extends object>(before: Values, after: Values): Changes {
  const fields = Object.keys(after) as (keyof Values & string)[];
  const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  return Object.fromEntries(changed.map((field) => [field, { before: before[field], after: after[field] }]));
}
