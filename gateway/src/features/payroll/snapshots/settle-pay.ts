import type { EntityManager } from '@mikro-orm/postgresql';
import type { OnPayPeriodClosed } from '../../pay-periods/index.js';
import { computedEntries } from '../run/computed-entries.js';
import type { PayrollEntry } from '../run/payroll-entry.js';
import type { SettledEntry } from './settled-pay.entity.js';

const insertBatch = `
  insert into settled_pay (organization_id, pay_period_id, position, user_id, entry)
  select ?, ?, ? + place - 1, (entry -> 'user' ->> 'id')::uuid, entry
  from jsonb_array_elements(?::jsonb) with ordinality as given (entry, place)`;

/**
 * Keeps everybody's pay with the period that closes, so that it reads the same whenever it is asked for: also when a
 * rule, a name or a later release of the product would have it otherwise.
 */
export const settlePay: OnPayPeriodClosed = async ({ em, viewer }, closed) => {
  const { organizationId } = viewer;
  const { id, startDate, endDate, rules, closedAt } = closed;
  const period = { startDate, endDate };
  let position = 0;
  for await (const batch of computedEntries(em, { organizationId, period, rules, now: closedAt }).all()) {
    await keep(em, [organizationId, id, position], batch);
    position += batch.length;
  }
};

async function keep(em: EntityManager, place: readonly [string, string, number], batch: readonly PayrollEntry[]) {
  await em.execute(insertBatch, [...place, JSON.stringify(batch.map(settled))]);
}

function settled({ user: { id, firstName, lastName }, ...entry }: PayrollEntry): SettledEntry {
  return { user: { id, firstName, lastName }, ...entry };
}
