import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays, type DateRange } from '@timetrack/contracts/calendar';
import { query } from '../../../access/index.js';
import { findPunchWindow, type RuleTimeline, summarizePay } from '../../../pay-engine/index.js';
import {
  beginning,
  createRuleTimeline,
  payRuleChangesInput,
  planRuleChanges,
  readSettingsHistory,
  spanOf,
} from '../../organization/index.js';
import { loadPayFacts } from '../run/pay-facts.queries.js';
import { streamPeopleOnPayroll } from '../run/people-on-payroll.queries.js';
import { chooseComparedDays } from './compared-days.rules.js';
import type { SettingsPreview } from './settings-preview.types.js';

interface Comparison {
  readonly organizationId: string;
  readonly period: DateRange;
  readonly before: RuleTimeline;
  readonly after: RuleTimeline;
  readonly now: Date;
}

type PayDifference = Pick<SettingsPreview, 'people' | 'regularMinutes' | 'overtimeMinutes' | 'doubleTimeMinutes'>;

const noDifference: PayDifference = { people: 0, regularMinutes: 0, overtimeMinutes: 0, doubleTimeMinutes: 0 };

/** Small, because a batch contains a year of timesheets of each person and blocks other requests while it is computed. */
const batchSize = 25;

const kinds = ['regularMinutes', 'overtimeMinutes', 'doubleTimeMinutes'] as const;

/** Computes everyone's pay under both timelines and adds up the differences. Other requests run between the batches. */
async function comparePay(em: EntityManager, comparison: Comparison): Promise<PayDifference> {
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

/**
 * What changed pay rules would change in open pay periods. It stores nothing. It compares the days from the last closed
 * one until today, at most a year. Fails with CONFLICT when `effectiveFrom` is not after the last closed day, as the
 * change itself does.
 */
export const previewSettings = query(
  'previewSettings',
  payRuleChangesInput,
  async (context, { effectiveFrom, ...changes }): Promise<SettingsPreview> => {
    const { em, viewer, platform } = context;
    const { organizationId } = viewer;
    const history = await readSettingsHistory(em, organizationId);
    const plan = await planRuleChanges(context, history, changes, effectiveFrom ?? null);
    const { from, settings, today, lastClosedDay } = plan;
    const period = settings.length > 0 ? chooseComparedDays({ from, today, lastClosedDay }) : undefined;
    const [before, after] = [createRuleTimeline(history), createRuleTimeline(plan.after)];
    const comparison = period && { organizationId, period, before, after, now: platform.clock.now() };
    return {
      effectiveFrom: from === beginning ? null : from,
      earliestEffectiveFrom: lastClosedDay && addDays(lastClosedDay, 1),
      startDate: period?.startDate ?? null,
      endDate: period?.endDate ?? null,
      ...(comparison ? await comparePay(em, comparison) : noDifference),
    };
  },
);
