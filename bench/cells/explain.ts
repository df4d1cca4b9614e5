import pg from 'pg';
import type { SentStatement } from './frontend-reader.ts';

/** Where PostgreSQL runs a statement, as EXPLAIN says. */
export interface Explained {
  readonly text: string;
  /** The servers of the tasks that Citus would send, as `host:port`. None: the node plans it alone. */
  readonly tasks: readonly string[];
}

interface PlanNode {
  readonly Node?: unknown;
  readonly [member: string]: unknown;
}

/** Statements without a plan, and the binding, which is run before each of the others. */
const withoutPlan = /^\s*(begin|commit|rollback|savepoint|release|set|select set_config)\b/i;

/** Explains statements of a request on the node that got them, as the application and with the values that were sent. */
export async function explainAll(url: string, statements: readonly SentStatement[]): Promise<Explained[]> {
  const binding = statements.find(({ text }) => text.includes('.enter_cell('));
  if (!binding) throw new Error('the request has not entered a cell');
  const client = new pg.Client({ connectionString: url, application_name: 'bench' });
  await client.connect();
  const explained: Explained[] = [];
  try {
    for (const statement of statements.filter(({ text }) => !withoutPlan.test(text))) {
      await client.query('begin');
      await client.query(binding.text, [...binding.values]);
      await client.query(`prepare explained as ${statement.text}`);
      const values = statement.values.map((value) => (value === null ? 'null' : client.escapeLiteral(value)));
      const call = values.length > 0 ? `explained(${values.join(', ')})` : 'explained';
      const { rows } = await client.query<{ 'QUERY PLAN': PlanNode[] }>(`explain (format json) execute ${call}`);
      explained.push({ text: statement.text, tasks: rows.flatMap((row) => tasksOf(row['QUERY PLAN'])) });
      await client.query('rollback; deallocate all');
    }
  } finally {
    await client.end();
  }
  return explained;
}

/** A task of Citus names its node: `host=127.0.0.1 port=5433 dbname=timetrack`. */
export function tasksOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(tasksOf);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const found = name === 'Node' && typeof inner === 'string' && /host=(\S+) port=(\d+)/.exec(inner);
    return found ? [`${found[1]}:${found[2]}`] : tasksOf(inner);
  });
}
