import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/contracts/calendar';
import { findPunchWindow, type RuleTimeline, summarizePay } from '../../../pay-engine/index.js';
import { spanOf } from '../../organization/index.js';
import { loadPayFacts } from '../run/pay-facts.queries.js';
import { streamPeopleOnPayroll } from '../run/people-on-payroll.queries.js';
import type { SettingsPreview } from './settings-preview.types.js';

interface Comparison {
  readonly organizationId: string;
  readonly period: DateRange;
  readonly before: RuleTimeline;
  readonly after: RuleTimeline;
  readonly now: Date;
}

export type PayDifference = Pick<
  SettingsPreview,
  'people' | 'regularMinutes' | 'overtimeMinutes' | 'doubleTimeMinutes'
>;

export const noDifference: PayDifference = { people: 0, regularMinutes: 0, overtimeMinutes: 0, doubleTimeMinutes: 0 };

/** Small, because a batch contains a year of timesheets of each person and blocks other requests while it is computed. */
const batchSize = 25;

const kinds = ['regularMinutes', 'overtimeMinutes', 'doubleTimeMinutes'] as const;

/** Computes everyone's pay under both timelines and adds up the differences. Other requests run between the batches. */
export async function comparePay(em: EntityManager, comparison: Comparison): Promise<PayDifference> {
  const { organizationId, period, before, after, now } = comparison;
  const window = spanOf([findPunchWindow(period, before), findPunchWindow(period, after)]);
  let total = noDifference;
  for await (const people of streamPeopleOnPayroll(em, { organizationId, period, rules: before }, batchSize)) {
    const userIds = people.map(({ id }) => id);
    const facts = await loadPayFacts(em, { organizationId, period, window, userIds });
    for (const userId of userIds) {
      const { punches } = facts.of(userId);
      const input = { period, punches, timeOff: [], now };
      const [one, other] = [summarizePay({ ...input, rules: before }), summarizePay({ ...input, rules: after })];
      total = addDifference(total, one, other);
    }
    await setImmediate();
  }
  return total;
}

type Minutes = Readonly<Record<(typeof kinds)[number], number>>;

function addDifference(total: PayDifference, before: Minutes, after: Minutes): PayDifference {
  const differs = kinds.some((kind) => before[kind] !== after[kind]);
  return {
    people: total.people + Number(differs),
    regularMinutes: total.regularMinutes + after.regularMinutes - before.regularMinutes,
    overtimeMinutes: total.overtimeMinutes + after.overtimeMinutes - before.overtimeMinutes,
    doubleTimeMinutes: total.doubleTimeMinutes + after.doubleTimeMinutes - before.doubleTimeMinutes,
  };
}
