import type { Column, Columns, ValuesOf } from './columns.js';

/** Rows of other tables that belong to a row. Joined only by the statements that read the part. */
export interface Part<Of extends Columns> {
  readonly columns: Of;
  /** The join, or '' if the columns are subqueries. Names the organization in every table. */
  readonly join: (table: string) => string;
}

type Parts = Readonly<Record<string, Part<Columns>>>;

type Intersection<Union> = (Union extends unknown ? (given: Union) => void : never) extends (given: infer All) => void
  ? All
  : never;

/** The table of a list, its columns, and its parts: what a statement can read in addition. */
export interface ReadModel<Own extends Columns = Columns, More extends Parts = Parts> {
  readonly table: string;
  readonly columns: Own;
  readonly parts: More;
  /** The texts of its statements by what they read. Their number is bounded: values are never part of a text. */
  readonly texts: Map<string, string>;
}

/** A row of a read model: plain data. Columns of a part are undefined unless the statement read the part. */
export type RowOf<Model> =
  Model extends ReadModel<infer Own, infer More>
    ? ValuesOf<Own> & Intersection<{ [Name in keyof More]: ValuesOf<More[Name]['columns']> }[keyof More]>
    : never;

export type PartOf<Model> = Model extends ReadModel<Columns, infer More> ? keyof More & string : never;

/**
 * Describes what lists read from a table of tenants. The names of all columns, parts included, differ. docs/architecture.md
 * has an example: "Lists and screens".
 */
export function readModel<Own extends Columns, More extends Parts = Record<never, never>>(
  table: string,
  { columns, parts }: { readonly columns: Own; readonly parts?: More },
): ReadModel<Own, More> {
  return { table, columns, parts: parts ?? ({} as More), texts: new Map() };
}

/** More columns of the table itself. */
export function own<Of extends Columns>(columns: Of): Part<Of> {
  return { columns: qualify(columns, ':row') as Of, join: () => '' };
}

/** The row that a column of every row refers to: `toOne('users', 'user_id', { userFirstName: text('first_name') })`. */
export function toOne<Of extends Columns>(table: string, key: string, columns: Of, alias = table): Part<Of> {
  return joined('join', { table, key, columns, alias });
}

/** The same for a column that can be null: all columns of the part are nullable. */
export function toOneOrNone<Of extends Columns>(
  table: string,
  key: string,
  columns: Of,
  alias = table,
): Part<{ readonly [Name in keyof Of]: Of[Name] extends Column<infer Value> ? Column<Value | null> : never }> {
  return joined('left join', { table, key, columns, alias }) as never;
}

interface JoinedRow<Of extends Columns> {
  readonly table: string;
  readonly key: string;
  readonly columns: Of;
  readonly alias: string;
}

function joined<Of extends Columns>(kind: string, { table, key, columns, alias }: JoinedRow<Of>): Part<Of> {
  return {
    columns: qualify(columns, alias) as Of,
    join: (owner) =>
      ` ${kind} ${table} as ${alias} on ${alias}.organization_id = :organization and ${alias}.id = ${owner}.${key}`,
  };
}

interface ManyRows {
  readonly table: string;
  /** Their column that refers to the row. */
  readonly key: string;
  /** Their columns, in the order of the tuples. */
  readonly select: readonly string[];
  readonly orderBy: string;
}

/**
 * The rows that refer to a row, as tuples: `toMany<[id: string, endAt: string | null]>()('breaks', { … })`. Null
 * without rows. Instants have the form of JSON, which `toInstant` reads as well.
 */
export function toMany<Tuple extends readonly unknown[]>() {
  return <Name extends string>(
    name: Name,
    { table, key, select, orderBy }: ManyRows,
  ): Part<Readonly<Record<Name, Column<readonly Tuple[] | null>>>> => {
    const tuple = `json_build_array(${select.join(', ')})`;
    const sql =
      `(select json_agg(${tuple} order by ${orderBy}) from ${table} ` +
      `where ${table}.organization_id = :organization and ${table}.${key} = :row.id)`;
    return { columns: { [name]: { sql, type: 'json', isNullable: true } } as never, join: () => '' };
  };
}

/** An expression names its table itself, or `:row` for the row that it belongs to. */
function qualify(columns: Columns, alias: string): Columns {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [
      name,
      { ...column, sql: /^\w+$/.test(column.sql) ? `${alias}.${column.sql}` : column.sql.replaceAll(':row', alias) },
    ]),
  );
}

/** `timesheets.id as "id", …` of a model with some of its parts. */
export function selectList({ table, columns, parts }: ReadModel, chosen: readonly string[]): string {
  const all = { ...qualify(columns, table), ...Object.assign({}, ...chosen.map((name) => parts[name]?.columns)) };
  return Object.entries(all as Columns)
    .map(([name, { sql }]) => `${sql.replaceAll(':row', table)} as "${name}"`)
    .join(', ');
}

/** Two parts of the same row are one join. */
export function joinsOf({ table, parts }: ReadModel, chosen: readonly string[]): string {
  return [...new Set(chosen.map((name) => parts[name]?.join(table) ?? ''))].join('');
}
