import type { SqlStatement } from '../database/statement.js';
import type { Condition } from './condition.js';
import { joinsOf, type ReadModel, selectList } from './read-model.js';

export type Direction = 'asc' | 'desc';

/** The columns that sort a list, all in one direction, as PostgreSQL's indexes are read. */
export interface Order {
  readonly columns: readonly string[];
  readonly direction: Direction;
}

interface PageQuestion {
  readonly parts: readonly string[];
  /** Consecutive in the order of the list. */
  readonly ranges: readonly Condition[];
  readonly order: Order;
  readonly limit: number;
}

/**
 * The first rows of consecutive ranges. The parts are joined to the rows of the page only. PostgreSQL plans the statement once
 * for all values: the inner limit is a constant of its text, because for a parameter PostgreSQL expects a tenth of the table,
 * and sorts or scans all of it.
 */
export function selectPage(model: ReadModel, question: PageQuestion): SqlStatement {
  const { parts, ranges, order, limit } = question;
  const maxLimit = limits.find((each) => each >= limit) ?? limit;
  const name = [maxLimit, order.direction, ...order.columns, parts, ...ranges.map(({ sql }) => sql)].join('|');
  const text = rememberText(model, name, () => textOfPage(model, { ...question, limit: maxLimit }));
  return { text, values: [...ranges.flatMap(({ values }) => values), limit] };
}

/** One more than the usual page sizes, so that the number of texts is bounded. */
const limits = [2, 6, 11, 21, 26, 51, 101, 251, 501, 1001];

function textOfPage(model: ReadModel, { parts, ranges, order, limit }: PageQuestion): string {
  const { table } = model;
  const end = `${orderBy(order)} limit ${limit}`;
  const selected = ranges.map(({ sql }) => `select * from ${table} where ${within(sql)}${end}`);
  const [only = ''] = selected;
  const rows = selected.length === 1 ? only : `(${selected.join(') union all (')})${end}`;
  return (
    `select ${selectList(model, parts)} from (select * from (${rows}) as ${table} limit ?) as ${table}` +
    `${joinsOf(model, parts)}${orderBy(order, `${table}.`)}`
  );
}

export function selectRows(
  model: ReadModel,
  { parts, condition, order }: { parts: readonly string[]; condition: Condition; order: Order },
): SqlStatement {
  const name = ['rows', order.direction, ...order.columns, parts, condition.sql].join('|');
  const text = rememberText(model, name, () => {
    const { table } = model;
    const rows = `(select * from ${table} where ${within(condition.sql)}) as ${table}`;
    return `select ${selectList(model, parts)} from ${rows}${joinsOf(model, parts)}${orderBy(order, `${table}.`)}`;
  });
  return { text, values: condition.values };
}

/** Counts the rows of all ranges, at most `most` of each. */
export function countRows(model: ReadModel, ranges: readonly Condition[], most: number): SqlStatement {
  const name = ['count', ...ranges.map(({ sql }) => sql)].join('|');
  const text = rememberText(model, name, () => {
    const rows = ranges.map(({ sql }) => `(select from ${model.table} where ${within(sql)} limit ${most})`);
    return `select count(*)::int as count from (${rows.join(' union all ')}) as counted`;
  });
  return { text, values: ranges.flatMap(({ values }) => values) };
}

/** The rows that come after a position in an order. */
export function isAfter({ columns, direction }: Order, values: readonly unknown[]): Condition {
  const marks = values.map(() => '?').join(', ');
  return { sql: `(${columns.join(', ')}) ${direction === 'asc' ? '>' : '<'} (${marks})`, values };
}

function rememberText({ texts }: ReadModel, name: string, write: () => string): string {
  let text = texts.get(name);
  if (text === undefined) {
    text = write();
    texts.set(name, text);
  }
  return text;
}

const within = (condition: string) => `organization_id = :organization${condition && ` and (${condition})`}`;

function orderBy({ columns, direction }: Order, prefix = ''): string {
  return columns.length === 0 ? '' : ` order by ${columns.map((name) => `${prefix}${name} ${direction}`).join(', ')}`;
}
