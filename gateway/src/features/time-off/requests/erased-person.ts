import type { ErasePerson } from '../../../platform/database/tenant.js';
import { PtoRequest } from './pto-request.entity.js';

/** What still waits for a decision is canceled. Time off that was approved stays: it may have to be paid. */
export const cancelRequestsOfErased: ErasePerson = async (em, { userId }) => {
  await em.nativeUpdate(PtoRequest, { user: userId, status: 'PENDING' }, { status: 'CANCELED' });
};
