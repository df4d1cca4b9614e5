import type { ErasePerson } from '../../../platform/ports/platform.js';
import { erased } from '../../audit/index.js';
import { Correction } from './correction.entity.js';

/** The reasons of a deleted person’s corrections go. What was corrected stays with the hours, for payroll and for the law. */
export const eraseReasons: ErasePerson = async (em, { userId }) => {
  const count = await em.nativeUpdate(Correction, { user: userId, reason: { $ne: null } }, { reason: null });
  return count > 0 ? { correctionReasons: erased } : {};
};
