import { findNextUnpaidDate } from '../../pay-periods/index.js';
import { addAdjustments } from './adjustments.service.js';
import { findChangedPay } from './compare-pay.queries.js';
import type { Correction, Settling } from './settling.types.js';

/** Leaves the pay of a period as it is. The next period that is open and was never paid pays what differs from it. */
export async function carryDifferences(settling: Settling, correction: Correction): Promise<void> {
  const { paid, reason } = correction;
  const { startDate, endDate, version: previousVersion } = paid;
  let targetStartDate: string | undefined;
  for await (const changed of findChangedPay(settling, correction)) {
    if (changed.length === 0) continue;
    targetStartDate ??= await findNextUnpaidDate(settling.em, settling.organizationId, endDate);
    await addAdjustments(settling, {
      ...{ startDate, endDate, version: null, previousVersion, reason, targetStartDate },
      people: changed.map(({ userId, difference }) => ({ userId, lines: difference })),
    });
  }
}
