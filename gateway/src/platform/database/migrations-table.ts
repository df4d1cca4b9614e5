import { escapeIdentifier, escapeLiteral } from 'pg';
import { StartError } from '../errors/gateway.js';

/** The schema of the tables, unless an installation has more of them. */
export const defaultSchema = 'public';

const table = 'mikro_orm_migrations';

export const migrationsTableOf = (schema: string) => `${schema}.${table}`;

type Execute = (sql: string) => Promise<readonly { readonly name: string }[]>;

/** The schemas with the tables of the product: `public`, and the cells that the directory has. */
export async function readSchemas(execute: Execute): Promise<string[]> {
  const directory = await execute(`select 'found' as name where to_regclass('public.cells') is not null`);
  const cells =
    directory.length > 0 ? await execute(`select name from public.cells where name <> 'public' order by name`) : [];
  return [defaultSchema, ...cells.map(({ name }) => name)];
}

/** The names of the migrations that ran in a schema, in their order. None if the login may not read them. */
export async function readMigrations(execute: Execute, schema: string): Promise<string[]> {
  const name = `${escapeIdentifier(schema)}.${table}`;
  const relation = `to_regclass(${escapeLiteral(name)})`;
  const found = await execute(
    `select 'found' as name where ${relation} is not null and has_table_privilege(${relation}, 'select')`,
  );
  if (found.length === 0) return [];
  return (await execute(`select name from ${name} order by id`)).map((row) => row.name);
}

/**
 * Whether the migrations that ran are from before the baseline, which is the first migration of this version (ADR 0004).
 *
 * @param executed the names of the migrations that ran in a schema
 * @param known the names of this version's migrations, in their order
 */
export function isOlderThanBaseline(executed: readonly string[], known: readonly string[]): boolean {
  const [baseline] = known;
  return executed.length > 0 && baseline !== undefined && !executed.includes(baseline);
}

/** No migration changes the tables of an earlier baseline. */
export function requireBaseline(executed: readonly string[], known: readonly string[]): void {
  if (!isOlderThanBaseline(executed, known)) return;
  throw new StartError(
    'The database is from before the first release, and no migration leads from it to this version: delete its data folder (DATA_DIR), or set DATABASE_URL to an empty database.',
  );
}
