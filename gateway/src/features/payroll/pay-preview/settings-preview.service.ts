import { addDays } from '@timetrack/contracts/calendar';
import { query } from '../../../access/index.js';
import { createPayTimelines, readPayRules } from '../../employment/index.js';
import { beginning, payRuleChangesInput, planRuleChanges } from '../../organization/index.js';
import { streamPeopleOnPayroll } from '../run/people-on-payroll.queries.js';
import { chooseComparedDays } from './compared-days.rules.js';
import { comparePay, peopleComparedAtOnce } from './compared-pay.queries.js';
import { listLargest, sumDifferences } from './pay-difference.rules.js';
import type { SettingsPreview } from './settings-preview.types.js';

/** Enough for an administrator to look at. */
const maxPeople = 200;

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
    const { history, terms } = await readPayRules(em, organizationId, null);
    const plan = await planRuleChanges(context, history, changes, effectiveFrom ?? null);
    const { from, settings, today, lastClosedDay } = plan;
    const period = settings.length > 0 ? chooseComparedDays({ from, today, lastClosedDay }) : undefined;
    const [before, after] = [createPayTimelines(history, terms), createPayTimelines(plan.after, terms)];
    const people =
      period && streamPeopleOnPayroll(em, { organizationId, period, timelines: before }, peopleComparedAtOnce);
    const differences = people
      ? await comparePay(em, { organizationId, period, before, after, now: platform.clock.now() }, people)
      : [];
    return {
      effectiveFrom: from === beginning ? null : from,
      earliestEffectiveFrom: lastClosedDay && addDays(lastClosedDay, 1),
      startDate: period?.startDate ?? null,
      endDate: period?.endDate ?? null,
      ...sumDifferences(differences),
      byPerson: listLargest(differences, maxPeople),
    };
  },
);
