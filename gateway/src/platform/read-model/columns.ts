/** What a cursor may contain for a column, and how the driver returns it. */
type ColumnType = 'uuid' | 'text' | 'integer' | 'bigint' | 'boolean' | 'date' | 'instant' | 'texts' | 'json' | 'bytes';

/** A column of a read model: SQL, and the type of the value that the driver returns for it. */
export interface Column<Value> {
  readonly sql: string;
  readonly type: ColumnType;
  readonly isNullable: boolean;
  /** Only for the compiler. */
  readonly value?: Value;
}

export type Columns = Readonly<Record<string, Column<unknown>>>;

export type ValuesOf<Of extends Columns> = {
  readonly [Name in keyof Of]: Of[Name] extends Column<infer Value> ? Value : never;
};

/**
 * Makes the columns of one type. The argument is the name of a column, or an SQL expression that names the table or the
 * alias of its part: `integer('count(*) over (partition by jobs.kind)')`.
 */
function columnsOf<Default>(type: ColumnType) {
  return <Value extends Default = Default>(sql: string): Column<Value> => ({ sql, type, isNullable: false });
}

export const uuid = columnsOf<string>('uuid');
/** Also enums: `text<Role>('role')`. */
export const text = columnsOf<string>('text');
export const integer = columnsOf<number>('integer');
/** Eight bytes, as text. */
export const bigint = columnsOf<string>('bigint');
export const boolean = columnsOf<boolean>('boolean');
/** A calendar date, YYYY-MM-DD. */
export const date = columnsOf<string>('date');
/** A timestamptz as PostgreSQL writes it. `toInstant` makes it a `Date`, for the rows that need one. */
export const instant = columnsOf<string>('instant');
export const texts = columnsOf<readonly string[]>('texts');
export const bytes = columnsOf<Buffer>('bytes');
export const json = columnsOf<unknown>('json');

export const nullable = <Value>(column: Column<Value>): Column<Value | null> => ({ ...column, isNullable: true });
