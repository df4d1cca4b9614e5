import { isRaw } from '@mikro-orm/core';
import { arrayOf, type Parameter, parameterOf } from './parameters.builder.js';
import { RecentMap, type Statement, statementOf } from './statements.store.js';

/** A statement and the values of this execution. */
export interface BoundStatement {
  readonly statement: Statement;
  readonly parameters: readonly Parameter[];
}

/** Where the values of a statement come from, in the order of its parameters. */
type Slot = 'ORGANIZATION' | 'VALUE' | { readonly listOf: number };

interface Template {
  readonly statement: Statement;
  readonly slots: readonly Slot[];
  readonly values: number;
}

const templates = new RecentMap<Template>(1_000);
const tenantTemplates = new RecentMap<Template>(1_000);

/**
 * Binds values to the placeholders of the ORM: `?` is a value, `\?` is the operator of PostgreSQL. `in (?, ?)` becomes
 * `= any($1)` with one array, so that lists of every length are one statement. Fragments of the ORM and identifiers (`??`)
 * become part of the text; an array outside `in (?)` becomes a list of parameters.
 */
export function bindValues(text: string, values: readonly unknown[]): BoundStatement {
  if (values.length === 0) return { statement: statementOf(text, isScript(text)), parameters: [] };
  if (text.includes('??') || values.some(isFragment)) return bindValues(...expand(text, values));
  const known = templates.get(text);
  const template = known ?? templateOf(text, false);
  if (!known) templates.set(text, template);
  return fill(template, values, '');
}

/**
 * Binds values like `bindValues`, and the organization to each `:organization`, as one parameter. Throws unless the
 * statement names it.
 */
export function bindTenantValues(text: string, values: readonly unknown[], organizationId: string): BoundStatement {
  if (values.some(isFragment)) return bindTenantValues(...expand(text, values), organizationId);
  const known = tenantTemplates.get(text);
  const template = known ?? templateOf(text, true);
  if (!known) tenantTemplates.set(text, template);
  return fill(template, values, organizationId);
}

function fill({ statement, slots, values: expected }: Template, values: readonly unknown[], organizationId: string) {
  if (values.length < expected) {
    throw new Error(`the statement has ${expected} placeholders and ${values.length} values: ${statement.text}`);
  }
  const parameters: Parameter[] = [];
  let next = 0;
  for (const slot of slots) {
    if (slot === 'VALUE') parameters.push(parameterOf(values[next++]));
    else if (slot === 'ORGANIZATION') parameters.push(organizationId);
    else {
      parameters.push(arrayOf(values.slice(next, next + slot.listOf)));
      next += slot.listOf;
    }
  }
  return { statement, parameters };
}

const mark = /\b(?<not>not\s+)?in\s+\(\s*(?<list>\?(?:\s*,\s*\?)*)\s*\)|\\\?|\?|:organization\b/gi;

function templateOf(text: string, isTenant: boolean): Template {
  const slots: Slot[] = [];
  let organization = 0;
  let values = 0;
  const compiled = text.replaceAll(mark, (found, ...rest) => {
    if (found === '\\?') return '?';
    if (found === ':organization') {
      if (!isTenant) return found;
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
  if (isTenant && organization === 0) {
    throw new Error(`tenantSql: the statement does not name :organization: ${text}`);
  }
  return { statement: statementOf(compiled), slots, values };
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

const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Several statements: a semicolon that something follows. A function's body may have one too, which does no harm. */
const isScript = (text: string) => text.includes(';') && /;\s*\S/.test(text);
