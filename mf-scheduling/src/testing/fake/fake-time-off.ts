import type { SessionUser } from '@timetrack/contracts';
import { api, rejectWith, respondWith } from '@timetrack/testing/graphql-api';
import { ApprovePto, DenyPto, LoadPendingRequests } from '../../features/time-off/approval/approval.graphql.js';
import { CancelPto, LoadMyTimeOff, RequestPto } from '../../features/time-off/my/my-time-off.graphql.js';
import { Refusal, TimeOffWorld } from './time-off-world.js';

/** The operations about time off on a make-believe organization, for the module alone. */
export function fakeTimeOff(whoCalls: () => SessionUser) {
  const world = new TimeOffWorld(new URLSearchParams(window.location.search));
  return [
    api.query(LoadMyTimeOff, () =>
      respondWith({
        ptoPolicies: structuredClone(world.policies),
        myPtoRequests: structuredClone(world.of(whoCalls())),
      }),
    ),
    api.query(LoadPendingRequests, () =>
      respondWith({ pendingPtoRequests: structuredClone(world.pending(whoCalls())) }),
    ),
    api.mutation(RequestPto, ({ variables }) =>
      respondWith({ requestPto: structuredClone(world.request(whoCalls(), variables.input)) }),
    ),
    api.mutation(CancelPto, ({ variables: { id } }) =>
      decide(() => ({ cancelPtoRequest: structuredClone(world.decide(id, 'CANCELED', null)) })),
    ),
    api.mutation(ApprovePto, ({ variables: { id, input } }) =>
      decide(() => ({ approvePtoRequest: structuredClone(world.decide(id, 'APPROVED', input?.managerNotes)) })),
    ),
    api.mutation(DenyPto, ({ variables: { id, input } }) =>
      decide(() => ({ denyPtoRequest: structuredClone(world.decide(id, 'DENIED', input?.managerNotes)) })),
    ),
  ];
}

function decide<Data extends Record<string, unknown>>(act: () => Data) {
  try {
    return respondWith(act());
  } catch (error) {
    if (error instanceof Refusal) return rejectWith<Data>({ message: error.message, code: 'CONFLICT' });
    throw error;
  }
}
