import type { TestGateway } from './gateway.js';

/**
 * Copies the rows of a table from one organization to another without checking references. Globally unique columns are
 * not copied.
 */
export async function copyRows(gateway: TestGateway, table: string, from: string, to: string): Promise<void> {
  await gateway.orm.em.fork().transactional(async (em) => {
    const columns = await em.execute<{ name: string }[]>(`
      select column_name as name from information_schema.columns where table_schema = 'public' and table_name = '${table}'
        and is_generated = 'NEVER' and column_name <> 'organization_id'`);
    const list = columns.map(({ name }) => `"${name}"`).join(', ');
    await em.execute('set local session_replication_role = replica');
    await em.execute(
      `insert into ${table} (organization_id, ${list}) overriding system value
       select '${to}', ${list} from ${table} where organization_id = '${from}' on conflict do nothing`,
    );
  });
}
