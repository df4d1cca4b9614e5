import type { CalendarDate } from '@timetrack/contracts/calendar';
import { z } from 'zod';
import { command, query, type SignedInContext } from '../../access/index.js';
import { type NodeReader, nodesInput } from '../../platform/use-case/index.js';
import { compareFields, unchanged } from '../audit/index.js';
import { readSettingsHistory } from './dated-settings.queries.js';
import { applySettingsInForce, lockPayHistory, setDatedValue } from './dated-settings.service.js';
import { beginning, type RuleChanges, ruleSettings } from './dated-settings.types.js';
import { Organization } from './organization.entity.js';
import { updateOrganizationInput } from './organization.inputs.js';
import { readOrganizationView } from './organization.reads.js';
import type { OrganizationView } from './organization.types.js';
import { planRuleChanges } from './pay-settings.service.js';
import { findValueOn } from './rule-timeline.rules.js';

export const organization = query('organization', z.object({}), async ({ em, viewer, platform }) =>
  readOrganizationView(em, viewer.organizationId, platform.clock.now()),
);

/**
 * Changes any of the settings. Punches are instants and stay unchanged: another time zone only changes the day they
 * fall on. The time zone and the rules of pay hold from `effectiveFrom` and replace later changes of the same setting.
 * Without it, they hold from today, or from the beginning while the organization has no time to pay.
 *
 * Fails with CONFLICT when `effectiveFrom` is not after the last closed day.
 */
export const updateOrganization = command('updateOrganization', updateOrganizationInput, async (context, input) => {
  const { em, viewer, record, platform } = context;
  await lockPayHistory(em, viewer.organizationId);
  const settings = await em.findOneOrFail(Organization, viewer.organizationId);
  const before = pickUndated(settings);
  em.assign(settings, {
    ...pickFields(input, undatedFields),
    ...(input.timezone !== undefined && { timezoneConfirmed: true }),
  });
  const changes = {
    ...compareFields(before, pickUndated(settings)),
    ...(await changeRules(context, pickFields(input, ruleSettings), input.effectiveFrom ?? null)),
  };
  await applySettingsInForce(em, settings, platform.clock.now());
  await em.flush();
  record({ action: 'organization.updated', subjectType: 'ORGANIZATION', subjectId: settings.id, changes });
  return readOrganizationView(em, viewer.organizationId, platform.clock.now());
});

const datedFields = ['effectiveFrom', ...ruleSettings];
const undatedFields = Object.keys(updateOrganizationInput.shape).filter((field) => !datedFields.includes(field));

export const confirmTimezone = command(
  'confirmTimezone',
  z.object({}),
  async ({ em, viewer, record, platform }): Promise<OrganizationView> => {
    const settings = await em.findOneOrFail(Organization, viewer.organizationId);
    const changes = { timezone: unchanged(settings.timezoneInForce) };
    settings.timezoneConfirmed = true;
    await em.flush();
    record({ action: 'organization.timezone-confirmed', subjectType: 'ORGANIZATION', subjectId: settings.id, changes });
    return readOrganizationView(em, viewer.organizationId, platform.clock.now());
  },
);

const pickFields = (input: object, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(input).filter(([field]) => fields.includes(field)));

/** The settings that are the same for every day. */
const pickUndated = (settings: Organization) =>
  Object.fromEntries(undatedFields.map((field) => [field, settings[field as keyof Organization]]));

async function changeRules(context: SignedInContext, input: RuleChanges, effectiveFrom: CalendarDate | null) {
  const { em, viewer, platform } = context;
  const { organizationId, userId } = viewer;
  const history = await readSettingsHistory(em, organizationId);
  const { from, settings, changes } = await planRuleChanges(context, history, input, effectiveFrom);
  const by = { userId, at: platform.clock.now() };
  for (const setting of settings) {
    await setDatedValue(em, organizationId, { setting, value: changes[setting] as never, from }, by);
  }
  const valuesBefore = settings.map((setting) => [setting, findValueOn(history, setting, from)]);
  const valuesAfter = settings.map((setting) => [setting, changes[setting]]);
  const compared = compareFields(Object.fromEntries(valuesBefore), Object.fromEntries(valuesAfter));
  return from === beginning || settings.length === 0 ? compared : { ...compared, effectiveFrom: from };
}

const organizationById = query('organization', nodesInput, async ({ em, viewer, platform }, { ids }) => {
  const { organizationId } = viewer;
  return ids.includes(organizationId) ? [await readOrganizationView(em, organizationId, platform.clock.now())] : [];
});

export const organizationNodes: readonly NodeReader[] = [{ type: 'Organization', useCase: organizationById }];
