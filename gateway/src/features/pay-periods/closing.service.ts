import { command, type SignedInContext } from '../../access/index.js';
import type { Viewer } from '../../platform/auth/viewer.js';
import { newId } from '../../platform/database/ids.js';
import { enforce } from '../../platform/errors/index.js';
import type { UseCase } from '../../platform/use-case/index.js';
import { User } from '../identity/index.js';
import { Organization, periodOfDays } from '../organization/index.js';
import { ClosedPayPeriod } from './closed-pay-period.entity.js';
import { payPeriodInput } from './pay-period.inputs.js';
import type { PayPeriodParts } from './pay-period.ports.js';
import {
  noSuchPeriod,
  periodMustBeClosed,
  periodMustBeOver,
  periodMustNotBeClosed,
  timesheetsMustBeApproved,
} from './pay-period.rules.js';
import type { PayPeriod } from './pay-period.type.js';
import { whileNothingChanges } from './pay-period-lock.js';
import { type FoundPeriod, periodsAround } from './plans.queries.js';
import { shownPeriods } from './shown-periods.js';

type Change<Name extends string> = UseCase<Name, typeof payPeriodInput, Viewer, PayPeriod>;

/**
 * Closes the period that begins on this day: its timesheets stay as they are, and what is paid is kept. Fails with
 * NOT_FOUND where none begins then, and with CONFLICT for one that is closed, not over, or not approved to the last.
 */
export function closePayPeriodCommand(parts: PayPeriodParts): Change<'closePayPeriod'> {
  return command('closePayPeriod', payPeriodInput, async (context, { startDate }) => {
    const { em, viewer, record } = context;
    await whileNothingChanges(em, viewer.organizationId);
    const { dates, closed: before } = await periodFrom(context, startDate);
    enforce(periodMustNotBeClosed(dates, before !== undefined));
    const closed = await close(context, parts, dates);
    for (const onClose of parts.onClose) await onClose(context, closed);
    const { endDate, rules, timesheetCount } = closed;
    const changes = { status: { before: 'OPEN', after: 'CLOSED' }, startDate, endDate, rules, timesheetCount };
    record({ action: 'pay-period.closed', subjectType: 'PAY_PERIOD', subjectId: closed.id, changes });
    return shownOne(context, parts, { dates, closed });
  });
}

/**
 * Reopens a closed period: its timesheets can be changed again, and what was kept of it goes. Gives the period in which
 * its first day then lies: of other days, where the plan has changed since it was closed.
 */
export function reopenPayPeriodCommand(parts: PayPeriodParts): Change<'reopenPayPeriod'> {
  return command('reopenPayPeriod', payPeriodInput, async (context, { startDate }) => {
    const { em, viewer, record } = context;
    await whileNothingChanges(em, viewer.organizationId);
    const { dates, closed } = await periodFrom(context, startDate);
    enforce(periodMustBeClosed(dates, closed !== undefined));
    const { id, endDate, closedAt } = closed as ClosedPayPeriod;
    await em.nativeDelete(ClosedPayPeriod, { organizationId: viewer.organizationId, id });
    const changes = { status: { before: 'CLOSED', after: 'OPEN' }, startDate, endDate, closedAt: { before: closedAt } };
    record({ action: 'pay-period.reopened', subjectType: 'PAY_PERIOD', subjectId: id, changes });
    const [reopened] = await periodsAround(em, viewer.organizationId, { date: startDate });
    return shownOne(context, parts, reopened as FoundPeriod);
  });
}

async function periodFrom({ em, viewer }: SignedInContext, startDate: string): Promise<FoundPeriod> {
  const [found] = await periodsAround(em, viewer.organizationId, { date: startDate });
  if (found?.dates.startDate !== startDate) throw noSuchPeriod();
  return found;
}

async function close(context: SignedInContext, parts: PayPeriodParts, dates: FoundPeriod['dates']) {
  const { em, viewer, platform } = context;
  const { organizationId, userId } = viewer;
  const organization = await em.findOneOrFail(Organization, organizationId);
  const { timezoneInForce: timezone, roundingRule, overtimeRule, workweekStartsOn } = organization;
  const { from: startsAt, to: endsAt } = periodOfDays(dates, timezone);
  enforce(periodMustBeOver(dates, endsAt, platform.clock.now()));
  const [counted] = await parts.countTimesheets(em, organizationId, [{ startsAt, endsAt }]);
  enforce(timesheetsMustBeApproved(dates, counted?.unapprovedCount ?? 0));
  const closed = em.create(ClosedPayPeriod, {
    id: newId(),
    organizationId,
    ...dates,
    startsAt,
    endsAt,
    rules: { timezone, roundingRule, overtimeRule, workweekStartsOn },
    timesheetCount: counted?.timesheetCount ?? 0,
    closedAt: platform.clock.now(),
    closedBy: await em.findOneOrFail(User, userId),
  });
  await em.flush();
  return closed;
}

async function shownOne(context: SignedInContext, parts: PayPeriodParts, found: FoundPeriod): Promise<PayPeriod> {
  const [period] = await shownPeriods(context, parts, [found]);
  return period as PayPeriod;
}
