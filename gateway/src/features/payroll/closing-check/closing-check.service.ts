import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { query, type SignedInContext } from '../../../access/index.js';
import { arrayLiteral } from '../../../platform/database/tenant-sql.js';
import { calendarDate } from '../../../platform/inputs/date.js';
import { readRows, where } from '../../../platform/read-model/index.js';
import { userReads } from '../../identity/index.js';
import { createRuleTimeline, findRulesInForce, readOrganization } from '../../organization/index.js';
import {
  assessClosing,
  findPeriodOn,
  type PayPeriodPorts,
  permissionsOn,
  readCloser,
} from '../../pay-periods/index.js';
import { countUndecidedTimeOff, findUndecidedTimeOff, type UndecidedRow } from '../../time-off/index.js';
import type { PayrollEntries } from '../entries/payroll-entries.types.js';
import { readPay } from '../entries/read-pay.queries.js';
import type { PayrollPerson } from '../run/payroll-entry.types.js';
import { findCloserApprovals } from './closer-approvals.queries.js';
import { type ClosingCheck, maxItems } from './closing-check.types.js';
import { listNotices } from './closing-notices.rules.js';
import type { PayrollFileCheck } from './payroll-file-check.types.js';
import { type CheckedPeople, namePerson, summarizeEntries } from './summarize-entries.rules.js';

const closingCheckInput = z.object({
  startDate: calendarDate('Start date').describe('The first day of the pay period.'),
});

export interface ClosingCheckPorts extends Pick<PayPeriodPorts, 'countTimesheets'> {
  /** The payroll files that can’t be written for the people who are paid. */
  readonly checkPayrollFiles: (
    em: EntityManager,
    entries: PayrollEntries,
    people: CheckedPeople,
  ) => Promise<readonly PayrollFileCheck[]>;
}

/**
 * What to review before the period that starts on a date is closed, and what closing it settles. It changes nothing. Fails
 * with NOT_FOUND when no period starts on the date.
 */
export function closingCheckQuery(ports: ClosingCheckPorts) {
  return query('closingCheck', closingCheckInput, async (context, { startDate }): Promise<ClosingCheck> => {
    const { em, viewer } = context;
    const { dates, closed, versions } = await findPeriodOn(em, viewer.organizationId, startDate);
    const latestVersion = versions[0]?.version ?? null;
    const { settings, history, overtimeRuleHints } = await readOrganization(em, viewer.organizationId);
    const summary = await readPay(context, dates, async (entries, replica) => {
      const found = await summarizeEntries(entries.summaries());
      return { ...found, payrollFiles: await ports.checkPayrollFiles(replica, entries, found) };
    });
    const { paidPeople, exemptIds: _, ...pay } = summary;
    const without = await findWithoutNumber(em, paidPeople);
    const timeline = createRuleTimeline(history);
    const closer = closed && readCloser(closed.closedById, closed);
    const approvalsByCloser = await findCloserApprovals(em, viewer.organizationId, {
      ...{ dates, timeline, closerId: closer?.id ?? viewer.userId },
      closedBy: closer ? `${closer.firstName} ${closer.lastName}` : null,
    });
    const state = closed ? settledState(closed.timesheetCount) : await openState(context, ports, { timeline, dates });
    const isReady = !closed && state.blockers.length === 0;
    return {
      ...{ startDate, endDate: dates.endDate },
      ...state,
      ...permissionsOn(viewer, settings, { isReady, isClosed: closed !== undefined }),
      ...pay,
      notices: closed
        ? []
        : listNotices({
            hints: overtimeRuleHints,
            exceptions: pay.exceptions,
            rules: findRulesInForce(timeline, dates.endDate),
          }),
      approvalsByCloser,
      latestVersion,
      lateCorrections: latestVersion === null ? null : settings.lateCorrections,
      withoutEmployeeNumberCount: without.length,
      withoutEmployeeNumber: without.slice(0, maxItems).map(namePerson),
    };
  });
}

type State = Pick<
  ClosingCheck,
  'status' | 'timesheetCount' | 'unapprovedCount' | 'blockers' | 'undecidedTimeOffCount' | 'undecidedTimeOff'
>;

function settledState(timesheetCount: number): State {
  const nothingLeft = { unapprovedCount: 0, blockers: [], undecidedTimeOffCount: 0, undecidedTimeOff: [] };
  return { status: 'CLOSED', timesheetCount, ...nothingLeft };
}

async function openState(
  context: SignedInContext,
  ports: ClosingCheckPorts,
  { timeline, dates }: Parameters<typeof assessClosing>[2],
): Promise<State> {
  const allPorts = { ...ports, countUndecidedTimeOff };
  const { counts, undecidedCount, blockers } = await assessClosing(context, allPorts, { timeline, dates });
  const undecided = undecidedCount === 0 ? [] : await findUndecidedTimeOff(context.em, dates);
  return {
    status: 'OPEN',
    ...counts,
    blockers: blockers.map(({ code, violation }) => ({ code, message: violation.message })),
    undecidedTimeOffCount: undecidedCount,
    undecidedTimeOff: undecided.slice(0, maxItems).map(presentUndecided),
  };
}

function presentUndecided(request: UndecidedRow) {
  const { id, userId, requesterFirstName, requesterLastName, policyName, startDate, endDate, hours } = request;
  const user = { id: userId, firstName: requesterFirstName, lastName: requesterLastName };
  return { id, user, policyName, startDate, endDate, hours };
}

/** People with neither an employee number nor an id at a payroll provider. */
async function findWithoutNumber(
  em: EntityManager,
  people: readonly PayrollPerson[],
): Promise<readonly PayrollPerson[]> {
  const ids = people.map(({ id }) => id);
  const isWithout = where`employee_number is null and id = any(${arrayLiteral(ids)}::uuid[])
    and not exists (select from payroll_ids own where own.organization_id = :organization and own.user_id = users.id)`;
  const found = await readRows(em, userReads, isWithout);
  const without = new Set(found.map(({ id }) => id));
  return people.filter(({ id }) => without.has(id));
}
