/** Values before and after a change, by field. */
export type Changes = Readonly<Record<string, unknown>>;

/** Where the changes of an entry name the API key that made them. No field of a subject has this name. */
export const apiKeyField = 'apiKey';

export interface AuditedKey {
  readonly id: string;
  readonly name: string;
}

const mustBeErasable = /password|secret|token|hash|e-?mail|phone/i;

/** Recorded in place of a permanently erased value, so that the log does not keep it either. */
export const erased = 'erased';

/** Records a value that deliberately did not change, such as the name of a deleted person. */
export const unchanged = <Value>(value: Value) => ({ before: value, after: value });

/**
 * Removes values that the log must not hold. It is append-only, so it can contain neither secrets nor contact data that
 * a person may later ask to have erased. For such fields it records only that they were changed or erased.
 */
export function toAuditValues(changes: Changes): Changes {
  return Object.fromEntries(
    Object.entries(changes).map(([field, change]) => [field, mayBeRecorded(field, change) ? change : 'changed']),
  );
}

function mayBeRecorded(field: string, change: unknown): boolean {
  return change === erased || !mustBeErasable.test(field);
}

/** The values before and after of each field that differs. */
export function compareFields<Values extends object>(before: Values, after: Values): Changes {
  const fields = Object.keys(after) as (keyof Values & string)[];
  const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  return Object.fromEntries(changed.map((field) => [field, { before: before[field], after: after[field] }]));
}

/** The values of something new. */
export const addedFields = (values: object): Changes => mapFields(values, (after) => ({ after }));

/** The last values of something that is gone. */
export const removedFields = (values: object): Changes => mapFields(values, (before) => ({ before }));

function mapFields(values: object, toChange: (value: unknown) => object): Changes {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, toChange(value)]));
}
