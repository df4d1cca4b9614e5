import type { CalendarDate, DateRange } from '@timetrack/contracts/calendar';
import { command, type SignedInContext } from '../../access/index.js';
import { newId } from '../../platform/database/ids.js';
import { enforce } from '../../platform/errors/index.js';
import { toInstant } from '../../platform/read-model/index.js';
import { everything } from '../../platform/use-case/index.js';
import { User } from '../identity/index.js';
import { findRulesInForce, lockPayHistory, readOrganization, readRuleTimeline } from '../organization/index.js';
import { ClosedPayPeriod } from './closed-pay-period.entity.js';
import { assessClosing } from './closing-assessment.queries.js';
import { payPeriodInput } from './pay-period.inputs.js';
import { presentPayPeriods } from './pay-period.presenter.js';
import { type FoundPeriod, findPeriodOn, findPeriodsAround } from './pay-period.queries.js';
import { periodMustBeClosed, periodMustNotBeClosed } from './pay-period.rules.js';
import type { PayPeriod } from './pay-period.types.js';
import type { PayPeriodPorts } from './pay-period-ports.types.js';
import type { PayrollVersion } from './payroll-version.entity.js';
import { mayReopenPayPeriods } from './reopening/reopening.policy.js';
import { consentMustNotBeNeeded } from './reopening/reopening.rules.js';
import { ReopeningRequest } from './reopening/reopening-request.entity.js';

/**
 * Closes the period that starts on a date: its timesheets can no longer change, and its pay is stored. Fails with NOT_FOUND
 * when no period starts on the date, and with CONFLICT when the period is already closed, has not ended, or has
 * unapproved timesheets or undecided time off.
 */
export function closePayPeriodCommand(ports: PayPeriodPorts) {
  return command('closePayPeriod', payPeriodInput, async (context, { startDate }) => {
    const { em, viewer, record } = context;
    await lockPayHistory(em, viewer.organizationId);
    const { dates, closed: alreadyClosed } = await findPeriodOn(em, viewer.organizationId, startDate);
    enforce(periodMustNotBeClosed(dates, alreadyClosed !== undefined));
    const closed = await close(context, ports, dates);
    const { endDate, rules, timesheetCount } = closed;
    const changes = { status: { before: 'OPEN', after: 'CLOSED' }, startDate, endDate, rules, timesheetCount };
    record({ action: 'pay-period.closed', subjectType: 'PAY_PERIOD', subjectId: closed.id, changes });
    for (const onClose of ports.onClose)
      for (const made of await onClose(em, closed, context)) recordNeighbor(context, made);
    return presentPayPeriod(context, ports, await findPeriodOn(em, viewer.organizationId, startDate));
  });
}

/** Says which other payrolls changed, because closing a period can change the pay of its neighbors. */
function recordNeighbor(
  { record }: SignedInContext,
  { id, startDate, endDate, version, reason }: PayrollVersion,
): void {
  if (reason !== 'NEIGHBOR') return;
  const changes = { startDate, endDate, version };
  record({ action: 'payroll-version.created', subjectType: 'PAY_PERIOD', subjectId: id, changes });
}

/**
 * Reopens a closed period: its timesheets can change again. The versions of its pay stay, and so do its dates, even if
 * the plan has changed since it was closed. Returns the reopened period.
 */
export function reopenPayPeriodCommand(ports: PayPeriodPorts) {
  return command('reopenPayPeriod', payPeriodInput, async (context, { startDate }) => {
    const { em, viewer } = context;
    const { settings } = await readOrganization(em, viewer.organizationId);
    enforce(consentMustNotBeNeeded(mayReopenPayPeriods(viewer, settings)));
    return reopenPeriod(context, ports, startDate);
  });
}

/** Reopens a period on behalf of a caller who may do so, or with consent. */
export async function reopenPeriod(
  context: SignedInContext,
  ports: PayPeriodPorts,
  startDate: CalendarDate,
): Promise<PayPeriod> {
  const { em, viewer, record } = context;
  await lockPayHistory(em, viewer.organizationId);
  const { dates, closed } = await findPeriodOn(em, viewer.organizationId, startDate);
  enforce(periodMustBeClosed(dates, closed !== undefined));
  const { id, endDate } = closed as NonNullable<typeof closed>;
  const closedAt = toInstant((closed as NonNullable<typeof closed>).closedAt);
  await em.nativeDelete(ClosedPayPeriod, { organizationId: viewer.organizationId, id });
  await overtakeReopeningRequest(context, startDate);
  const changes = { status: { before: 'CLOSED', after: 'OPEN' }, startDate, endDate, closedAt: { before: closedAt } };
  record({ action: 'pay-period.reopened', subjectType: 'PAY_PERIOD', subjectId: id, changes });
  const [reopened] = await findPeriodsAround(em, viewer.organizationId, { date: startDate });
  return presentPayPeriod(context, ports, reopened as FoundPeriod);
}

async function close(context: SignedInContext, ports: PayPeriodPorts, dates: DateRange): Promise<ClosedPayPeriod> {
  const { em, viewer, platform } = context;
  const { organizationId, userId } = viewer;
  const timeline = await readRuleTimeline(em, organizationId);
  const { instants, counts, blockers } = await assessClosing(context, ports, { timeline, dates });
  enforce(...blockers.map(({ violation }) => violation));
  const closed = em.create(ClosedPayPeriod, {
    id: newId(),
    organizationId,
    ...dates,
    ...instants,
    rules: findRulesInForce(timeline, dates.endDate),
    timesheetCount: counts.timesheetCount,
    closedAt: platform.clock.now(),
    closedBy: await em.findOneOrFail(User, userId),
  });
  await em.flush();
  return closed;
}

async function presentPayPeriod(context: SignedInContext, ports: PayPeriodPorts, found: FoundPeriod) {
  const organization = await readOrganization(context.em, context.viewer.organizationId);
  const [period] = await presentPayPeriods(context, ports, { found: [found], organization, selection: everything });
  return period as PayPeriod;
}

/** Ends the pending request for a period that is reopened without it, in the transaction that reopens the period. */
async function overtakeReopeningRequest(
  { em, viewer, platform }: SignedInContext,
  startDate: CalendarDate,
): Promise<void> {
  const { organizationId, userId } = viewer;
  const decision = { status: 'OVERTAKEN', decidedAt: platform.clock.now(), decidedBy: userId } as const;
  await em.nativeUpdate(ReopeningRequest, { organizationId, startDate, status: 'PENDING' }, decision);
}
