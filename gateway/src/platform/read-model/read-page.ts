import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { tenantSql } from '../database/tenant-sql.js';
import { failures } from '../errors/index.js';
import {
  decodeCursor,
  defaultPageSize,
  isBackwardPage,
  LazyEdge,
  LazyPageInfo,
  maxExactCount,
  notACursor,
  type Page,
  type PageRequest,
} from '../paging/index.js';
import type { Column } from './columns.js';
import { allOf, type Condition } from './condition.js';
import { toInstant } from './instants.js';
import type { PartOf, ReadModel, RowOf } from './read-model.js';
import { countRows, type Direction, isAfter, type Order, selectPage, selectRows } from './statements.js';

interface RowsQuestion<Model extends ReadModel> {
  /** Columns of the table. For a page, the last one makes the order unambiguous: `['clockInAt', 'id']`. */
  readonly orderBy: readonly (keyof Model['columns'] & string)[];
  /** `asc` by default. */
  readonly direction?: Direction;
  readonly parts?: readonly PartOf<Model>[];
}

interface PageQuestion<Model extends ReadModel> extends RowsQuestion<Model> {
  /**
   * The conditions whose union is the list, consecutive in its order: every row of the first comes before every row of the
   * second. PostgreSQL uses one index for each, but would scan a single index to its end for two conditions joined by OR.
   */
  readonly ranges: readonly Condition[];
  readonly page: PageRequest;
}

/**
 * One page of a list as plain rows, by one prepared statement with keyset pagination: the thousandth page is as fast as the
 * first, and no row is skipped or repeated when rows are added or removed in the meantime. The organization is that of the
 * entity manager. Fails with BAD_USER_INPUT for a cursor of another list.
 */
export async function readPage<Model extends ReadModel>(
  em: EntityManager,
  model: Model,
  { ranges, orderBy, direction = 'asc', page, parts = [] }: PageQuestion<Model>,
): Promise<Page<RowOf<Model>>> {
  const isBackward = isBackwardPage(page);
  const size = (isBackward ? page.last : page.first) ?? defaultPageSize;
  const columns = orderBy.map((name) => model.columns[name] as Column<unknown>);
  const order = orderOf(columns, direction);
  const reverse = orderOf(columns, direction === 'asc' ? 'desc' : 'asc');
  const position = [
    ...(page.after ? [isAfter(order, readPosition(page.after, columns, 'after'))] : []),
    ...(page.before ? [isAfter(reverse, readPosition(page.before, columns, 'before'))] : []),
  ];
  const remaining = position.length > 0 ? ranges.map((range) => allOf(range, ...position)) : ranges;
  const { text, values } = selectPage(model, {
    parts,
    ranges: isBackward ? remaining.toReversed() : remaining,
    order: isBackward ? reverse : order,
    limit: size + 1,
  });
  const rows = await tenantSql(em).query<RowOf<Model>>(text, values);
  const isMore = rows.length > size;
  if (isMore) rows.pop();
  if (isBackward) rows.reverse();
  const edges = rows.map((row) => new LazyEdge(row, () => writePosition(row as never, orderBy, columns)));
  const hasNextPage = isBackward ? Boolean(page.before) : isMore;
  const hasPreviousPage = isBackward ? isMore : Boolean(page.after);
  return {
    edges,
    pageInfo: new LazyPageInfo(edges, { hasNextPage, hasPreviousPage }),
    countAll: () => countUpToLimit(em, model, ranges),
  };
}

/** All rows of a condition, for look-ups by ids and for lists that are always short. */
export async function readRows<Model extends ReadModel>(
  em: EntityManager,
  model: Model,
  condition: Condition,
  { orderBy = [], direction = 'asc', parts = [] }: Partial<RowsQuestion<Model>> = {},
): Promise<RowOf<Model>[]> {
  const columns = orderBy.map((name) => model.columns[name] as Column<unknown>);
  const { text, values } = selectRows(model, { parts, condition, order: orderOf(columns, direction) });
  return tenantSql(em).query<RowOf<Model>>(text, values);
}

/** Counts the rows of a list, up to the first one that is too many for an exact count. */
export async function countUpToLimit(
  em: EntityManager,
  model: ReadModel,
  ranges: readonly Condition[],
): Promise<number> {
  const { text, values } = countRows(model, ranges, maxExactCount + 1);
  const [row] = await tenantSql(em).query<{ count: number }>(text, values);
  return row?.count ?? 0;
}

function orderOf(columns: readonly Column<unknown>[], direction: Direction): Order {
  return { columns: columns.map(({ sql }) => sql), direction };
}

/** The values for the database. A value of the wrong type means that the cursor is not from this list. */
function readPosition(cursor: string, columns: readonly Column<unknown>[], field: string): unknown[] {
  const values = decodeCursor(cursor, columns.length, field);
  return columns.map(({ type, isNullable }, index) => {
    const value = values[index] ?? null;
    const isValid = value === null ? isNullable : cursorValues[type]?.safeParse(value).success;
    if (!isValid) throw failures.invalid({ [field]: notACursor });
    return value;
  });
}

function writePosition(
  row: Readonly<Record<string, string | number | null>>,
  names: readonly string[],
  columns: readonly Column<unknown>[],
) {
  return names.map((name, index) => {
    const value = row[name] ?? null;
    return columns[index]?.type === 'instant' ? toInstant(String(value)).toISOString() : value;
  });
}

const hasYear = (value: string) => !value.startsWith('0000');

/**
 * What a cursor may contain for a column. PostgreSQL would report a date of the year 0 or a text with a zero byte as an error of
 * the gateway.
 */
const cursorValues: Readonly<Partial<Record<Column<unknown>['type'], z.ZodType>>> = {
  uuid: z.guid(),
  date: z.iso.date().refine(hasYear),
  instant: z.iso.datetime({ precision: 3 }).refine(hasYear),
  text: z.string().refine((value) => value.isWellFormed() && !value.includes('\0')),
  integer: z.int32(),
  // Eight bytes are a text in the row.
  bigint: z.union([z.int(), z.string().regex(/^-?\d{1,18}$/)]),
};
