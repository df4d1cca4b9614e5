import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { command, query, type SignedInContext } from '../../../access/index.js';
import {
  builtInOvertimeRules,
  lawOf,
  type OvertimeLaw,
  overtimeLaws,
  overtimeSteps,
} from '../../../pay-engine/index.js';
import { deleteUnused } from '../../../platform/database/delete-unused.js';
import { newId } from '../../../platform/database/ids.js';
import { failures } from '../../../platform/errors/index.js';
import { pageOfList } from '../../../platform/paging/index.js';
import { addedFields, compareFields } from '../../audit/index.js';
import { compareNames } from '../../jobs/index.js';
import { lockPayHistory, type OrganizationCustomRule, readCustomRules } from '../../organization/index.js';
import { CustomOvertimeRule } from './overtime-rule.entity.js';
import {
  createOvertimeRuleInput,
  deleteOvertimeRuleInput,
  overtimeRulePageInput,
  updateOvertimeRuleInput,
} from './overtime-rule.inputs.js';
import { isRuleOfOrganization } from './overtime-rule.queries.js';
import type { OvertimeRuleView } from './overtime-rule.types.js';

/** The laws, and then the custom rules by name. */
export const overtimeRules = query('overtimeRules', z.object({}), ({ em, viewer }) =>
  listOvertimeRules(em, viewer.organizationId),
);

export const overtimeRulePage = query('overtimeRules', overtimeRulePageInput, async ({ em, viewer }, page) =>
  pageOfList(
    await listOvertimeRules(em, viewer.organizationId),
    { name: 'overtimeRules', keyOf: placeOf, compare: comparePlaces },
    page,
  ),
);

type Place = readonly [rank: number, name: string, id: string];

/** The place of a rule in the list: laws have the order of the pay engine. */
function placeOf({ key, customRuleId, name }: OvertimeRuleView): Place {
  if (key === 'CUSTOM') return [builtInOvertimeRules.length, name, customRuleId ?? ''];
  return [builtInOvertimeRules.indexOf(key), '', ''];
}

const comparePlaces = ([rank, ...name]: Place, [otherRank, ...otherName]: Place) =>
  rank - otherRank || compareNames(name, otherName);

async function listOvertimeRules(em: EntityManager, organizationId: string): Promise<OvertimeRuleView[]> {
  const custom = await readCustomRules(em, organizationId);
  const byName = custom.toSorted((one, other) => compareNames([one.name, one.id], [other.name, other.id]));
  return [...laws, ...byName.map(presentCustomRule)];
}

const rulesOf = ({ rules }: OvertimeLaw) => overtimeSteps.flatMap((step) => rules[step] ?? []);

const laws: readonly OvertimeRuleView[] = builtInOvertimeRules.map((key) => {
  const law: OvertimeLaw = overtimeLaws[key];
  const { name, country, limits, examples } = law;
  return { key, customRuleId: null, name, country, limits, laws: rulesOf(law), examples, retired: false };
});

function presentCustomRule({ retired, ...customRule }: OrganizationCustomRule): OvertimeRuleView {
  const { id, name, country, limits, source } = customRule;
  const ofRule = rulesOf(lawOf({ overtimeRule: 'CUSTOM', customRule })).map((law) => ({ ...law, source }));
  return { key: 'CUSTOM', customRuleId: id, name, country, limits, laws: ofRule, examples: [], retired };
}

/** Fails with CONFLICT if an active rule already has the name in any case. A database constraint checks this. */
export const createOvertimeRule = command('createOvertimeRule', createOvertimeRuleInput, async (context, input) => {
  const { em, viewer, record } = context;
  const { name, country, limits, source = null } = input;
  const { dailyMinutes = null, dailyDoubleMinutes = null, weeklyMinutes = null } = limits;
  const { consecutiveMinutes = null, nthDay = null } = limits;
  const fields = {
    ...{ name, country, dailyMinutes, dailyDoubleMinutes, weeklyMinutes, consecutiveMinutes, nthDay, source },
  };
  const { organizationId } = viewer;
  const rule = em.create(CustomOvertimeRule, { id: newId(), organizationId, ...fields });
  await em.flush();
  const set = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
  record({
    action: 'overtime-rule.created',
    subjectType: 'OVERTIME_RULE',
    subjectId: rule.id,
    changes: addedFields(set),
  });
  return present(rule);
});

export const updateOvertimeRule = command('updateOvertimeRule', updateOvertimeRuleInput, async (context, input) => {
  const { em, platform, record, recordNothing } = context;
  const { id, name, source, retired } = input;
  const rule = await lockRule(context, id);
  const before = pickAuditedFields(rule);
  rule.name = name ?? rule.name;
  if (source !== undefined) rule.source = source;
  if (retired !== undefined && retired !== before.retired) rule.retiredAt = retired ? platform.clock.now() : null;
  await em.flush();
  const changes = compareFields(before, pickAuditedFields(rule));
  if (Object.keys(changes).length === 0) recordNothing('the overtime rule stays as it is');
  else record({ action: 'overtime-rule.updated', subjectType: 'OVERTIME_RULE', subjectId: id, changes });
  return present(rule);
});

/** Deletes a rule that no person and no setting has or had. Retires any other rule, and returns it. */
export const deleteOvertimeRule = command(
  'deleteOvertimeRule',
  deleteOvertimeRuleInput,
  async (context, { id }): Promise<OvertimeRuleView | null> => {
    const { em, viewer, platform, record, recordNothing } = context;
    // Changes of settings take the same lock, so no setting can choose the rule before the commit.
    await lockPayHistory(em, viewer.organizationId);
    const rule = await lockRule(context, id);
    const changes = { name: { before: rule.name } };
    const isUsed = (await isRuleOfOrganization(em, id)) || !(await deleteUnused(em, CustomOvertimeRule, id));
    if (!isUsed) {
      record({ action: 'overtime-rule.deleted', subjectType: 'OVERTIME_RULE', subjectId: id, changes });
      return null;
    }
    if (rule.retiredAt) {
      recordNothing('the overtime rule is retired already');
      return present(rule);
    }
    rule.retiredAt = platform.clock.now();
    await em.flush();
    record({ action: 'overtime-rule.retired', subjectType: 'OVERTIME_RULE', subjectId: id, changes });
    return present(rule);
  },
);

async function lockRule({ em }: SignedInContext, id: string): Promise<CustomOvertimeRule> {
  const rule = await em.findOne(CustomOvertimeRule, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!rule) throw failures.notFound('Overtime rule');
  return rule;
}

function pickAuditedFields({ name, source, retiredAt }: CustomOvertimeRule) {
  return { name, source, retired: retiredAt !== null };
}

function present(rule: CustomOvertimeRule): OvertimeRuleView {
  const { id, name, country, source, retiredAt } = rule;
  const { dailyMinutes, dailyDoubleMinutes, weeklyMinutes, consecutiveMinutes, nthDay } = rule;
  const limits = { dailyMinutes, dailyDoubleMinutes, weeklyMinutes, consecutiveMinutes, nthDay };
  return presentCustomRule({ id, name, country, limits, source, retired: retiredAt !== null });
}
