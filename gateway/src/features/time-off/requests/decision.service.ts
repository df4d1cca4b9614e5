import { LockMode } from '@mikro-orm/core';
import type { z } from 'zod';
import { command, type SignedInContext } from '../../../access/index.js';
import { enforce, failures } from '../../../platform/errors/index.js';
import { User } from '../../identity/index.js';
import { PtoRequest } from './pto-request.entity.js';
import { decidePtoInput } from './pto-request.inputs.js';
import { mayDecide } from './pto-request.policy.js';
import { presentedRelations, presentPtoRequest } from './pto-request.presenter.js';
import { callerMustBeAllowedToDecide, requestMustBePending } from './pto-request.rules.js';
import type { PtoRequestView } from './pto-request.types.js';

type Decision = 'APPROVED' | 'DENIED';

const decidedActions = { APPROVED: 'pto-request.approved', DENIED: 'pto-request.denied' } as const;

export const approvePtoRequest = command('approvePtoRequest', decidePtoInput, (context, input) =>
  decide(context, input, 'APPROVED'),
);

export const denyPtoRequest = command('denyPtoRequest', decidePtoInput, (context, input) =>
  decide(context, input, 'DENIED'),
);

/**
 * The row lock makes simultaneous decisions wait for each other. Only the first succeeds, the others fail with
 * CONFLICT.
 */
async function decide(
  context: SignedInContext,
  { id, managerNotes = null }: z.output<typeof decidePtoInput>,
  decision: Decision,
): Promise<PtoRequestView> {
  const { em, viewer, platform, record } = context;
  const request = await em.findOne(PtoRequest, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!request) throw failures.notFound('PTO request');
  enforce(callerMustBeAllowedToDecide(mayDecide(viewer, request)), requestMustBePending(request.status));
  request.status = decision;
  request.managerNotes = managerNotes;
  request.decidedAt = platform.clock.now();
  request.decidedBy = await em.findOneOrFail(User, viewer.userId);
  await em.flush();
  const changes = { status: { before: 'PENDING', after: decision } };
  record({ action: decidedActions[decision], subjectType: 'PTO_REQUEST', subjectId: id, changes });
  await em.populate(request, presentedRelations);
  return presentPtoRequest(context, request);
}
