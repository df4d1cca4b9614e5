import type { SignedInContext } from '../../../access/index.js';
import { withBalances } from '../balances/with-balances.js';
import type { PtoRequest } from './pto-request.entity.js';
import { mayDecide } from './pto-request.policy.js';

/** What is read along with a request. */
export const shownWith = ['user', 'policy', 'decidedBy'] as const;

type Reading = Pick<SignedInContext, 'em' | 'viewer' | 'platform'>;

/** Gives the requests everything that is shown of them. The same few statements, however many there are. */
export async function shown(context: Reading, ...requests: PtoRequest[]): Promise<PtoRequest> {
  await context.em.populate(requests, shownWith);
  await withBalances(context, { requests });
  for (const request of requests) {
    request.canDecide = request.status === 'PENDING' && mayDecide(context.viewer, request);
  }
  return requests[0] as PtoRequest;
}
