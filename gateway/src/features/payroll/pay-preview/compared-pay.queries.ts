import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/contracts/calendar';
import { summarizePay } from '../../../pay-engine/index.js';
import type { PayTimelines } from '../../employment/index.js';
import { spanOf } from '../../organization/index.js';
import { loadPayFacts } from '../run/pay-facts.queries.js';
import { findWindow } from '../run/pay-window.rules.js';
import type { PayrollPerson } from '../run/payroll-entry.types.js';
import { type PersonDifference, subtractPay } from './pay-difference.rules.js';

export interface Comparison {
  readonly organizationId: string;
  readonly period: DateRange;
  readonly before: PayTimelines;
  readonly after: PayTimelines;
  readonly now: Date;
}

/** Small, because a batch contains a year of timesheets of each person and blocks other requests while it is computed. */
export const peopleComparedAtOnce = 25;

type Batches = AsyncIterable<readonly PayrollPerson[]> | Iterable<readonly PayrollPerson[]>;

/** Computes each person's pay under both timelines. Other requests run between the batches. */
export async function comparePay(
  em: EntityManager,
  { organizationId, period, before, after, now }: Comparison,
  batches: Batches,
): Promise<PersonDifference[]> {
  const window = spanOf([findWindow(period, before), findWindow(period, after)]);
  const differences: PersonDifference[] = [];
  for await (const people of batches) {
    const facts = await loadPayFacts(em, { organizationId, period, window, userIds: people.map(({ id }) => id) });
    for (const user of people) {
      const input = { period, punches: facts.of(user.id).punches, timeOff: [], now };
      const [one, other] = [before, after].map((timelines) =>
        summarizePay({ ...input, rules: timelines.of(user.id) }),
      ) as [ReturnType<typeof summarizePay>, ReturnType<typeof summarizePay>];
      differences.push({ user, ...subtractPay(other, one) });
    }
    await setImmediate();
  }
  return differences;
}
