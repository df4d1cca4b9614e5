import type { TestGateway } from '../harness/index.js';

/** The triggers that fire even where a session has disabled triggers. */
const logTriggers = (action: string) => [
  ...['append_only', 'arrive', 'chained'].map(
    (name) => `alter table audit_entries ${action} trigger audit_entries_${name}`,
  ),
  ...['unchanged', 'erased'].map((name) => `alter table audit_origins ${action} trigger audit_origins_${name}`),
];

/** Copies of all rows of an organization, to compare them and to bring them back. */
export class SavedRows {
  private constructor(
    private readonly gateway: TestGateway,
    readonly organizationId: string,
    /** The columns of each table, without those that PostgreSQL computes. */
    private readonly tables: ReadonlyMap<string, string>,
  ) {}

  static async save(gateway: TestGateway, organizationId: string): Promise<SavedRows> {
    const columns = await gateway.orm.em.fork().execute<{ table: string; columns: string }[]>(`
      select keyed.relname as table, string_agg(quote_ident(attname), ', ' order by attnum) as columns
      from pg_class keyed join pg_attribute on attrelid = keyed.oid and attnum > 0 and not attisdropped and attgenerated = ''
      where keyed.relnamespace = 'public'::regnamespace and keyed.relkind = 'r'
        and exists (select from pg_attribute key where key.attrelid = keyed.oid and key.attname = 'organization_id')
      group by 1 order by 1`);
    const saved = new SavedRows(gateway, organizationId, new Map(columns.map((each) => [each.table, each.columns])));
    await saved.change('create schema if not exists saved');
    for (const table of saved.tables.keys()) {
      await saved.change(`drop table if exists saved.${table}`);
      await saved.change(`create table saved.${table} as select * from ${table} where ${saved.condition}`);
    }
    return saved;
  }

  get names(): string[] {
    return [...this.tables.keys()];
  }

  get condition(): string {
    return `organization_id = '${this.organizationId}'`;
  }

  /** Runs statements without triggers and without checking references. */
  async change(...statements: readonly string[]): Promise<void> {
    await this.gateway.orm.em.fork().transactional(async (em) => {
      await em.execute('set local session_replication_role = replica');
      for (const statement of [...logTriggers('disable'), ...statements, ...logTriggers('enable always')]) {
        await em.execute(statement);
      }
    });
  }

  async read<Row>(sql: string): Promise<Row[]> {
    return this.gateway.orm.em.fork().execute(sql);
  }

  async restore(): Promise<void> {
    const statements = [...this.tables].flatMap(([table, columns]) => [
      `delete from ${table} where ${this.condition}`,
      `insert into ${table} (${columns}) overriding system value select ${columns} from saved.${table}`,
    ]);
    await this.change(...statements);
  }

  /** A hash of the rows of each table. Using a session changes its row. */
  async digest(): Promise<Record<string, string>> {
    const hashes = this.names
      .filter((table) => table !== 'sessions')
      .map(
        (table) =>
          `select '${table}' as table, md5(string_agg(t::text, ',' order by t::text)) as hash from ${table} t where ${this.condition}`,
      );
    const rows = await this.read<{ table: string; hash: string }>(hashes.join(' union all '));
    return Object.fromEntries(rows.map(({ table, hash }) => [table, hash]));
  }
}
