/** What the command tells the workers of jest, in the environment variable TEST_CITUS. */
export interface CitusRun {
  readonly coordinator: number;
  readonly workers: readonly number[];
  /** Each has a directory and cells on all nodes. One worker of jest uses a database at a time. */
  readonly databases: readonly string[];
}

export type CitusRole = 'postgres' | 'timetrack' | 'timetrack_app';

/**
 * Only the login of the application has a password, which no node knows: what a node would ask another one for the application
 * fails.
 */
export const passwords: Readonly<Partial<Record<CitusRole, string>>> = { timetrack_app: 'known to gateways' };

/** The address of a node, as a role of the product or the administrator. */
export function citusUrl(port: number, database: string, role: CitusRole): string {
  return Object.assign(new URL(`postgres://${role}@127.0.0.1:${port}/${database}`), {
    password: passwords[role] ?? '',
  }).href;
}

/** The administrator sees the tables of a cell, and changes on a node what belongs to this node alone. */
export function administratorUrl(port: number, database: string, cell: string): string {
  const url = new URL(citusUrl(port, database, 'postgres'));
  const settings = {
    search_path: `${cell},public`,
    'citus.enable_ddl_propagation': 'off',
    'citus.enable_manual_changes_to_shards': 'on',
    'citus.override_table_visibility': 'off',
    'citus.allow_nested_distributed_execution': 'on',
    'citus.propagate_set_commands': 'local',
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  url.searchParams.set('options', options.join(' '));
  return url.href;
}
