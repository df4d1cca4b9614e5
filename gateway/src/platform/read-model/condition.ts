export interface Condition {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/**
 * A condition whose values are parameters of the statement, never part of its text:
 *
 *     where`clock_in_at >= ${from} and user_id = ${userId}`
 *
 * It names columns of the table, and `:organization` in subqueries. Pass a list as one array: `id = any(${ids}::uuid[])`
 * with `arrayLiteral`. PostgreSQL prepares one statement for each text, so build a text only from constants.
 */
export function where(text: readonly string[], ...values: readonly unknown[]): Condition {
  return { sql: text.join('?'), values: values.map((value) => (value instanceof Date ? value.toISOString() : value)) };
}

export function allOf(...conditions: readonly Condition[]): Condition {
  const [only, ...others] = conditions.filter(({ sql }) => sql !== '');
  if (!only) return everyRow;
  if (others.length === 0) return only;
  const all = [only, ...others];
  return { sql: all.map(({ sql }) => `(${sql})`).join(' and '), values: all.flatMap(({ values }) => values) };
}

export const everyRow: Condition = { sql: '', values: [] };
