import type { EntityManager } from '@mikro-orm/postgresql';
import type { CalendarDate } from '@timetrack/contracts/calendar';
import { beginning, type DatedValue, ruleSettings, type SettingsHistory } from './dated-settings.types.js';
import { readOrganization } from './organization.reads.js';
import type { OrganizationView, ScheduledChange } from './organization.types.js';
import { createRuleTimeline, dateAt } from './rule-timeline.rules.js';

/** Changes after the date of `now` are scheduled. A command flushes its changes first. */
export async function readOrganizationView(
  em: EntityManager,
  organizationId: string,
  now: Date,
): Promise<OrganizationView> {
  const { settings, history } = await readOrganization(em, organizationId);
  const timeline = createRuleTimeline(history);
  return {
    ...settings,
    payRules: timeline,
    scheduledChanges: listScheduledChanges(history, dateAt(timeline, now)),
  };
}

/** The changes of settings after today, earliest first. */
function listScheduledChanges(history: SettingsHistory, today: CalendarDate): ScheduledChange[] {
  return ruleSettings
    .flatMap((setting) => {
      const values: readonly DatedValue<typeof setting>[] = history[setting];
      return values.map(({ from, value }, index) => ({
        setting,
        from,
        before: values[index - 1]?.value ?? null,
        value,
      }));
    })
    .filter(({ from }) => from > today && from > beginning)
    .toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)));
}
