import { addDays } from '@timetrack/contracts/calendar';
import { query } from '../../../access/index.js';
import {
  beginning,
  createRuleTimeline,
  payRuleChangesInput,
  planRuleChanges,
  readSettingsHistory,
} from '../../organization/index.js';
import { comparePay, noDifference } from './compare-pay.queries.js';
import { chooseComparedDays } from './compared-days.rules.js';
import type { SettingsPreview } from './settings-preview.types.js';

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
