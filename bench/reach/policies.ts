import type pg from 'pg';

interface Policy {
  readonly table: string;
  readonly roles: string;
  readonly condition: string;
}

/** The policies that hide people who are out of reach. */
export class ReachPolicies {
  private readonly admin: pg.Client;
  private readonly policies: readonly Policy[];
  private areThere = true;

  private constructor(admin: pg.Client, policies: readonly Policy[]) {
    this.admin = admin;
    this.policies = policies;
  }

  static async find(admin: pg.Client): Promise<ReachPolicies> {
    const { rows } = await admin.query<Policy>(`
      select tablename as table, array_to_string(roles, ', ') as roles, qual as condition
      from pg_policies where schemaname = 'public' and policyname = 'reach' order by tablename`);
    if (rows.length === 0) throw new Error('The database has no policies named reach.');
    return new ReachPolicies(admin, rows);
  }

  /** Creates or drops them, and ends the gateway's connections: a plan that was chosen before would stay on them. */
  async enforce(isWanted: boolean): Promise<void> {
    // One lock at a time: together, they could wait for a job of the gateway that waits for them.
    const statements = this.areThere === isWanted ? [] : this.policies.map(isWanted ? create : drop);
    for (const statement of statements) await this.admin.query(statement);
    this.areThere = isWanted;
    await this.admin.query(
      "select pg_terminate_backend(pid, 5000) from pg_stat_activity where usename = 'timetrack_app'",
    );
  }
}

const create = ({ table, roles, condition }: Policy) =>
  `create policy reach on ${table} as restrictive for select to ${roles} using (${condition})`;

const drop = ({ table }: Policy) => `drop policy reach on ${table}`;
