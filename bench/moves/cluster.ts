import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { root, startServer } from '../servers/children.ts';

type ServerName = 'coordinator' | 'worker 1' | 'worker 2';

/** The name of a server in reports, and how it is reached. */
export interface NodeServer {
  readonly name: ServerName;
  readonly port: number;
  /** The process that started all others of the server. */
  readonly pid: number;
}

export const cellNames = ['cell_1', 'cell_2', 'cell_3', 'cell_4'] as const;

/** A Citus cluster with a coordinator, two workers and an empty database. */
export class Nodes {
  readonly servers: readonly NodeServer[];
  private readonly database: string;
  private readonly passwords: Readonly<Record<string, string>>;

  private constructor(database: string, servers: readonly NodeServer[], passwords: Readonly<Record<string, string>>) {
    this.database = database;
    this.servers = servers;
    this.passwords = passwords;
  }

  static async start(): Promise<Nodes> {
    const program = ['--import', './gateway/test/typescript.mjs', 'gateway/test/citus/serve.ts'];
    const server = await startServer(program, {}, /^(\{.*\})$/);
    const { database, servers, passwords } = JSON.parse(server.lines.find((line) => line.startsWith('{')) ?? '');
    const names = ['coordinator', 'worker 1', 'worker 2'];
    return new Nodes(
      database,
      servers.map((one: object, index: number) => ({ ...one, name: names[index] })),
      passwords,
    );
  }

  get coordinator(): NodeServer {
    return this.named('coordinator');
  }

  get workers(): readonly NodeServer[] {
    return this.servers.slice(1);
  }

  named(name: NodeServer['name']): NodeServer {
    const found = this.servers.find((server) => server.name === name);
    if (!found) throw new Error(`the cluster has no ${name}`);
    return found;
  }

  urlOf(port: number, role: 'postgres' | 'timetrack' | 'timetrack_app'): string {
    const url = new URL(`postgres://${role}@127.0.0.1:${port}/${this.database}`);
    url.password = this.passwords[role] ?? '';
    return url.href;
  }

  /** As the administrator. The caller ends the connection. */
  async connect({ port }: Pick<NodeServer, 'port'>): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.urlOf(port, 'postgres'), application_name: 'bench' });
    await client.connect();
    return client;
  }

  async query<Row extends object>(server: NodeServer, text: string, values: unknown[] = []): Promise<Row[]> {
    const client = await this.connect(server);
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** The settings of a gateway: it gets the address of the coordinator. `port` is that of a proxy in front of it. */
  environment(dataDir: string, port = this.coordinator.port): NodeJS.ProcessEnv {
    return {
      DATA_DIR: dataDir,
      DATABASE_URL: this.urlOf(port, 'timetrack_app'),
      DATABASE_OWNER_URL: this.urlOf(this.coordinator.port, 'timetrack'),
      DATABASE_ADMINISTRATOR_URL: this.urlOf(this.coordinator.port, 'postgres'),
    };
  }

  /** Runs `npm run cells` as an operator does. */
  operate(dataDir: string, ...args: readonly string[]): Promise<void> {
    return this.run(dataDir, 'manage-cells', args);
  }

  /** Runs `npm run migrate`. */
  migrate(dataDir: string): Promise<void> {
    return this.run(dataDir, 'migrate', []);
  }

  private async run(dataDir: string, program: string, args: readonly string[]): Promise<void> {
    await promisify(execFile)(process.execPath, [`gateway/dist/${program}.js`, ...args], {
      cwd: root,
      env: { ...process.env, ...this.environment(dataDir), LOG_LEVEL: 'warn' },
    });
  }

  /** The cell of an organization. */
  async cellOf(organizationId: string): Promise<string> {
    const [row] = await this.query<{ cell: string }>(
      this.coordinator,
      'select cell from public.organization_cells where organization = $1',
      [organizationId],
    );
    if (!row) throw new Error(`${organizationId} has no cell`);
    return row.cell;
  }

  /** The bytes of all tables of a cell with their indexes. */
  async sizeOf(cell: string): Promise<number> {
    const [row] = await this.query<{ bytes: number }>(
      await this.nodeOf(cell),
      `select sum(pg_total_relation_size(shard_name(logicalrelid, shardid)::regclass))::float8 as bytes
       from pg_dist_shard join pg_class on oid = logicalrelid where relnamespace = to_regnamespace($1)`,
      [cell],
    );
    return row?.bytes ?? Number.NaN;
  }

  /** The worker that has a cell. */
  async nodeOf(cell: string): Promise<NodeServer> {
    const [row] = await this.query<{ worker: number }>(
      this.coordinator,
      `select distinct groupid - 1 as worker from pg_dist_shard join pg_dist_placement using (shardid)
       join pg_class on oid = logicalrelid where relnamespace = to_regnamespace($1)`,
      [cell],
    );
    const worker = row && this.workers[row.worker];
    if (!worker) throw new Error(`${cell} is on no worker`);
    return worker;
  }
}
