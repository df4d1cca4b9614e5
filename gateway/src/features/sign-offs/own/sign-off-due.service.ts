import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/contracts/calendar';
import { z } from 'zod';
import { query } from '../../../access/index.js';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { createRuleTimeline, dateAt, readOrganization } from '../../organization/index.js';
import { findPeriodsAround, periodInstantsOf } from '../../pay-periods/index.js';
import { countSigned } from '../records/signers.queries.js';
import { readSignOffSettings } from '../settings/sign-off-settings.service.js';
import type { SignOffDue } from './own-sign-off.types.js';
import { findDue } from './sign-off-due.rules.js';

/** Older periods were closed long ago, so the person is not reminded of them. */
const periodsBefore = 2;

/** Null if no period is due, or if the organization does not require signatures. */
export const signOffDue = query('signOffDue', z.object({}), async (context): Promise<SignOffDue | null> => {
  const { em, viewer, platform } = context;
  const { enabled, remindDays } = await readSignOffSettings(em);
  if (!enabled) return null;
  const { history } = await readOrganization(em, viewer.organizationId);
  const timeline = createRuleTimeline(history);
  const now = platform.clock.now();
  const today = dateAt(timeline, now);
  const search = { date: today, before: periodsBefore, plan: history.payCalendar };
  const found = await findPeriodsAround(em, viewer.organizationId, search);
  const periods = found.map(({ dates }) => periodInstantsOf(timeline, dates));
  const counts = await countSigned(em, periods, { userId: viewer.userId, now });
  const due = findDue(
    periods.flatMap(({ startDate, endDate }, index) => {
      const ofPeriod = counts[index];
      return ofPeriod ? { startDate, endDate, counts: ofPeriod } : [];
    }),
    { today, remindDays },
  );
  return due && { ...due, staleReason: due.reason === 'STALE' ? await readStaleReason(em, viewer.userId, due) : null };
});

async function readStaleReason(
  em: EntityManager,
  userId: string,
  { startDate, endDate }: DateRange,
): Promise<string | null> {
  const [newest] = await tenantSql(em).query<{ readonly staleReason: string | null }>(
    `select stale_reason as "staleReason" from sign_offs
     where organization_id = :organization and user_id = ?::uuid and start_date = ?::date and end_date = ?::date
     order by signed_at desc, id desc limit 1`,
    [userId, startDate, endDate],
  );
  return newest?.staleReason ?? null;
}
