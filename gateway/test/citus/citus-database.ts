/** A cell and the node that has it. */
export interface TestCell {
  readonly cell: string;
  readonly port: number;
}

/** A database of the cluster, which one worker of jest uses at a time. */
export interface CitusDatabase {
  readonly database: string;
  readonly cells: readonly TestCell[];
}

/** What the command tells the workers of jest, in the environment variable TEST_CITUS. */
export interface CitusRun {
  readonly coordinator: number;
  readonly databases: readonly CitusDatabase[];
}

/** Functions within queries, and settings that are local to a transaction, work on a node as they do without Citus. */
const settings = {
  'citus.enable_ddl_propagation': 'off',
  'citus.allow_nested_distributed_execution': 'on',
  'citus.propagate_set_commands': 'local',
};

/** The address of a node, as a role, with the tables of a cell. */
export function citusUrl(port: number, database: string, role: string, cell: string): string {
  const url = new URL(`postgres://${role}@127.0.0.1:${port}/${database}`);
  const path = cell ? { search_path: `${cell},public` } : {};
  const options = Object.entries({ ...settings, ...path }).map(([name, value]) => `-c ${name}=${value}`);
  url.searchParams.set('options', options.join(' '));
  return url.href;
}
