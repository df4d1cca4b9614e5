import { createHash } from 'node:crypto';
import { isRaw } from '@mikro-orm/core';
import { defaults } from 'pg';

/** A statement, and one value for each of its `?`. */
export interface SqlStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

// A `Date` is sent in UTC: its offset in a zone of the past may not be a number of minutes.
defaults.parseInputDatesAsUTC = true;

/** A statement with PostgreSQL's placeholders (`$1`, `$2`) and the values of this execution. */
export interface Statement {
  readonly text: string;
  readonly values?: unknown[];
  /** Connections prepare it by this name. Without one, PostgreSQL plans each execution. */
  readonly name?: string | undefined;
}

/**
 * Hides the organization of a statement from PostgreSQL's planner. An organization with more or fewer rows than the average
 * seems to deserve a plan of its own, so PostgreSQL would plan each execution, which takes longer than a short execution. Use it
 * for statements whose plan is the same for every organization, and write their other values as `(select ?::type)`.
 */
export function plannedOnce(statement: string): string {
  return statement.replaceAll(':organization', '(select :organization::uuid)');
}

/** Where the values of a statement come from, in the order of its parameters. */
type Slot = 'ORGANIZATION' | 'VALUE' | { readonly listOf: number };

interface Template {
  readonly prepared: Prepared;
  readonly slots: readonly Slot[];
  readonly values: number;
}

/** A text with PostgreSQL's placeholders, which several templates may have: of lists with different lengths. */
interface Prepared {
  readonly text: string;
  readonly name: string | undefined;
  uses: number;
}

/** The process uses fewer texts, unless some of them vary, such as inserts of any number of rows. */
const mostTexts = 2_000;
/** A text this long, such as an insert of hundreds of rows, has no name. */
const longestNamedText = 20_000;

const templates = new Map<string, Template>();
const preparedByText = new Map<string, Prepared>();

/**
 * Binds values to the placeholders of the ORM: `?` is a value, `\?` is the operator of PostgreSQL. `in (?, ?)` becomes
 * `= any($1)` with one array, so that lists of every length are one statement. Fragments of the ORM and identifiers (`??`)
 * become part of the text; an array outside `in (?)` becomes a list of parameters.
 */
export function bindValues(text: string, values: readonly unknown[]): Statement {
  if (values.length === 0) return { text };
  if (text.includes('??') || values.some(isFragment)) return bindValues(...expand(text, values));
  const template = templateOf(text);
  if (template.slots.includes('ORGANIZATION')) throw new Error(`only tenantSql binds :organization: ${text}`);
  return fill(template, values);
}

/**
 * Binds values like `bindValues`, and the organization to each `:organization`, as one parameter. Throws unless the
 * statement names it.
 */
export function bindTenantValues(text: string, values: readonly unknown[], organizationId: string): Statement {
  if (values.some(isFragment)) return bindTenantValues(...expand(text, values), organizationId);
  const template = templateOf(text);
  if (!template.slots.includes('ORGANIZATION')) {
    throw new Error(`tenantSql: the statement does not name :organization: ${text}`);
  }
  return fill(template, values, organizationId);
}

function fill({ prepared, slots, values: expected }: Template, values: readonly unknown[], organizationId?: string) {
  const { text, name } = prepared;
  if (values.length < expected) {
    throw new Error(`the statement has ${expected} placeholders and ${values.length} values: ${text}`);
  }
  let next = 0;
  const parameters = slots.map((slot) => {
    if (slot === 'VALUE') return values[next++];
    if (slot === 'ORGANIZATION') return organizationId;
    next += slot.listOf;
    return values.slice(next - slot.listOf, next);
  });
  prepared.uses += 1;
  // A text that is used once would only fill PostgreSQL's memory.
  return { text, values: parameters, name: prepared.uses > 1 ? name : undefined };
}

const templateOf = (text: string) => remembered(templates, text, () => compile(text));

const preparedOf = (text: string) =>
  remembered(preparedByText, text, () => ({
    ...{ text, uses: 0 },
    name: text.length <= longestNamedText ? nameOf(text) : undefined,
  }));

function remembered<Value>(known: Map<string, Value>, text: string, make: () => Value): Value {
  const found = known.get(text);
  if (found !== undefined) return found;
  if (known.size >= mostTexts) known.clear();
  const made = make();
  known.set(text, made);
  return made;
}

const mark = /\b(?<not>not\s+)?in\s+\(\s*(?<list>\?(?:\s*,\s*\?)*)\s*\)|\\\?|\?|:organization\b/gi;

function compile(source: string): Template {
  const slots: Slot[] = [];
  let organization = 0;
  let values = 0;
  const text = source.replaceAll(mark, (found, ...rest) => {
    if (found === '\\?') return '?';
    if (found === ':organization') {
      organization ||= slots.push('ORGANIZATION');
      return `$${organization}`;
    }
    if (found === '?') {
      values += 1;
      return `$${slots.push('VALUE')}`;
    }
    const { not, list } = rest.at(-1) as { not?: string; list: string };
    const listOf = list.split(',').length;
    values += listOf;
    return `${not ? '<> all' : '= any'}($${slots.push({ listOf })})`;
  });
  return { prepared: preparedOf(text), slots, values };
}

/**
 * The hash of the text: behind a pooler, several gateways may meet on one connection of PostgreSQL, where a name must never
 * stand for another statement.
 */
export function nameOf(text: string): string {
  return `s_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
}

const isFragment = (value: unknown) => Array.isArray(value) || (typeof value === 'object' && isRaw(value));

const question = /\\\?|\?\??/g;

/** Writes fragments, identifiers and lists into the text, so that each `?` is one value. */
function expand(text: string, values: readonly unknown[]): [string, unknown[]] {
  const rest: unknown[] = [];
  let next = 0;
  const expanded = text.replaceAll(question, (found) => {
    if (found === '\\?') return found;
    const value = values[next++];
    if (found === '??') return String(value).split('.').map(quoteName).join('.');
    if (Array.isArray(value)) {
      rest.push(...value);
      return value.map(() => '?').join(', ');
    }
    if (typeof value === 'object' && isRaw(value)) {
      const [fragment, inner] = expand(value.sql, value.params as unknown[]);
      rest.push(...inner);
      return fragment;
    }
    rest.push(value);
    return '?';
  });
  return [expanded, rest];
}

export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** One value for `= any(?)` and `unnest(?)`: the text of an array. */
export function arrayLiteral(texts: Iterable<string>): string {
  return `{${[...texts].map(quoteElement).join(',')}}`;
}

// Escaping takes far longer than finding out that there is nothing to escape.
const quoteElement = (text: string) => `"${/["\\]/.test(text) ? text.replaceAll(/["\\]/g, String.raw`\$&`) : text}"`;
