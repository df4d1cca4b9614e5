import type { SignedInContext } from '../../../access/index.js';
import { dayOf, Organization } from '../../organization/index.js';
import type { PtoPolicy } from '../policies/pto-policy.entity.js';
import type { PtoRequest } from '../requests/pto-request.entity.js';
import { balancesFor } from './balance.queries.js';
import { yearOf, yearsOf } from './balance.rules.js';

type Reading = Pick<SignedInContext, 'em' | 'viewer' | 'platform'>;

interface Things {
  readonly policies?: readonly PtoPolicy[];
  readonly requests?: readonly PtoRequest[];
}

/**
 * Gives each request the balances of whoever made it, for the years that it touches, and each policy that of whoever
 * looks, for this year. Two statements, however many there are.
 */
export async function withBalances({ em, viewer, platform }: Reading, { policies = [], requests = [] }: Things) {
  const { organizationId, userId: viewerId } = viewer;
  const { timezoneInForce } = await em.findOneOrFail(Organization, organizationId);
  const thisYear = yearOf(dayOf(platform.clock.now(), timezoneInForce).date);
  const shown = [...new Set([...policies, ...requests.map(({ policy }) => policy)])];
  const asked = [
    ...shown.map((policy) => ({ userId: viewerId, policy, year: thisYear })),
    ...requests.flatMap((request) =>
      yearsOf(request).map((year) => ({ userId: request.user.id, policy: request.policy, year })),
    ),
  ];
  const answers = (await balancesFor(em, organizationId, asked)).values();
  for (const policy of shown) policy.balance = next(answers);
  for (const request of requests) request.balances = yearsOf(request).map(() => next(answers));
}

function next<Answer>(answers: Iterator<Answer>): Answer {
  return answers.next().value as Answer;
}
