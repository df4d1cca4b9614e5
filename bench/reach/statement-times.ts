import pg from 'pg';
import { startProduct } from '../servers/product.ts';

/** How long PostgreSQL plans and executes a statement, in milliseconds. */
export interface StatementTime {
  /** Equal for the same statement under other policies. */
  readonly id: string;
  readonly text: string;
  readonly ms: number;
}

/** Lets the PostgreSQL of a data folder time its statements from its next start, which loads the library. */
export async function loadStatementTimes(dataDir: string): Promise<void> {
  const product = await startProduct(dataDir);
  const admin = new pg.Client({ connectionString: product.adminUrl });
  await admin.connect();
  await admin.query("alter system set shared_preload_libraries = 'pg_stat_statements'");
  await admin.query('alter system set pg_stat_statements.track_planning = on');
  await admin.query('create extension pg_stat_statements');
  await admin.end();
  await product.stop();
}

/** Times the statements that the gateway sends during one piece of work. */
export async function timeStatements(admin: pg.Client, work: () => Promise<void>): Promise<readonly StatementTime[]> {
  await admin.query('select pg_stat_statements_reset()');
  await work();
  const { rows } = await admin.query<StatementTime>(
    `select queryid::text as id, query as text, total_plan_time + total_exec_time as ms
     from pg_stat_statements where userid = 'timetrack_app'::regrole`,
  );
  return rows;
}
