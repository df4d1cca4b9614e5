import type { ErasePerson } from '../../../platform/database/tenant.js';
import { unchanged } from '../../audit/index.js';
import { PtoRequest } from './pto-request.entity.js';

/** Cancels the pending requests of an erased person. Approved time off stays, because it may still have to be paid. */
export const cancelRequestsOfErasedPerson: ErasePerson = async (em, { userId }) => {
  const canceled = await em.nativeUpdate(PtoRequest, { user: userId, status: 'PENDING' }, { status: 'CANCELED' });
  const approved = await em.count(PtoRequest, { user: userId, status: 'APPROVED' });
  return {
    ...(canceled > 0 && { pendingTimeOff: { before: canceled, after: 0 } }),
    ...(approved > 0 && { approvedTimeOff: unchanged(approved) }),
  };
};
