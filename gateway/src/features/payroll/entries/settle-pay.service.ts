import { tenantSql } from '../../../platform/database/tenant-sql.adapter.js';
import type { OnPayPeriodClosed } from '../../pay-periods/index.js';
import type { PayrollEntry } from '../run/payroll-entry.types.js';
import { openComputedEntries } from './computed-entries.queries.js';
import type { SettledEntry } from './settled-pay.entity.js';

const insertBatch = `
  insert into settled_pay (organization_id, pay_period_id, position, user_id, entry)
  select :organization, ?, ? + place - 1, (entry -> 'user' ->> 'id')::uuid, entry
  from jsonb_array_elements(?::jsonb) with ordinality as given (entry, place)`;

/**
 * Stores everyone's pay when a period is closed, so that it never changes afterwards: not with the rules, not with a name,
 * and not with a later release of the product.
 */
export const settlePay: OnPayPeriodClosed = async ({ em, viewer }, closed) => {
  const { organizationId } = viewer;
  const { id, startDate, endDate, closedAt } = closed;
  const rules = [{ ...closed.rules, from: null }] as const;
  const run = { organizationId, period: { startDate, endDate }, rules, now: closedAt };
  let position = 0;
  for await (const batch of openComputedEntries(em, run).all()) {
    const entries = JSON.stringify(batch.map(removeEmail));
    await tenantSql(em, organizationId).run(insertBatch, [id, position, entries]);
    position += batch.length;
  }
};

function removeEmail({ user: { email: _email, ...user }, ...entry }: PayrollEntry): SettledEntry {
  return { user, ...entry };
}
