import type { DateRange } from '@timetrack/contracts/calendar';
import type { SignedInContext } from '../../../access/index.js';
import type { DomainError } from '../../../platform/errors/index.js';
import { findClosedDates } from '../../pay-periods/index.js';
import { readBalances, readToday } from '../balances/balance.queries.js';
import { yearsOf } from '../balances/balance.rules.js';
import type { Balance } from '../balances/balance.types.js';
import { readPolicies } from '../policies/pto-policy.reads.js';
import { unknownPolicy } from '../policies/pto-policy.rules.js';
import { listTakenDays } from './approved-time-off.queries.js';
import { daysMustBeNear, maxHours, requestsMustNotOverlap } from './pto-request.rules.js';
import { listRangesOff } from './time-off-bounds.rules.js';

/** Why a request of the caller for these days would be rejected now. Takes no lock, so the request checks it again. */
export async function findObstacle(context: SignedInContext, days: DateRange): Promise<DomainError | undefined> {
  const { em, viewer } = context;
  const farAway = daysMustBeNear(days, await readToday(context));
  if (farAway) return farAway;
  const taken = await listTakenDays(em, viewer.userId, days);
  const ranges = listRangesOff({ ...days, hours: maxHours });
  return requestsMustNotOverlap(days, taken) ?? (await findClosedDates(em, viewer.organizationId, ranges));
}

/** The caller's balances under a policy, one for each year that the days touch. Fails with NOT_FOUND. */
export async function readBalancesFor(context: SignedInContext, policyId: string, days: DateRange): Promise<Balance[]> {
  const policy = (await readPolicies(context.em, [policyId])).get(policyId);
  if (!policy) throw unknownPolicy();
  const keys = yearsOf(days).map((year) => ({ userId: context.viewer.userId, policy, year }));
  return keys.map(await readBalances(context, keys));
}
