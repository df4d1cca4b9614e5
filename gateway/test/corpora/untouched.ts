import { Client } from 'pg';
import { verifyAudit } from '../../src/features/audit/index.js';
import type { Actor, TestGateway } from '../harness/index.js';

const tables = `
  select table_name from information_schema.columns
  where table_schema = 'public' and column_name = 'organization_id' order by 1`;

/** Everything that an organization has stored: a digest of each of its tables. */
export async function digestOf({ orm }: TestGateway, { organizationId }: Actor): Promise<Record<string, string>> {
  const em = orm.em.fork();
  const names = (await em.execute(tables)) as { table_name: string }[];
  const digests: Record<string, string> = {};
  for (const { table_name: name } of names) {
    const [row] = (await em.execute(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${name} t where organization_id = ?`,
      [organizationId],
    )) as { digest: string }[];
    digests[name] = row?.digest ?? '';
  }
  return digests;
}

/** The problems of the audit log, as `npm run audit:verify` reports them. */
export async function auditFlawsOf({ databaseUrl, config }: TestGateway) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await verifyAudit([{ client }], config)).flaws;
  } finally {
    await client.end();
  }
}
