import { tenantSql } from '../platform/database/tenant-sql.js';
import { type Demo, idOf } from './cast.js';

const insertExempt = `
  insert into employment_terms (organization_id, user_id, from_date, exempt) values (:organization, ?, '0001-01-01', true)`;

/** The owner and a manager are salaried and exempt from overtime. */
export async function insertTerms(demo: Demo): Promise<void> {
  const { em, organizationId } = demo;
  await tenantSql(em, organizationId).queryAll(
    (['Olivia', 'Maya'] as const).map((name) => ({ text: insertExempt, values: [idOf(demo, name)] })),
  );
}
