import type { z } from 'zod';
import type { SignedInContext } from '../../access/index.js';
import { presentUser, presentUserName } from '../identity/index.js';
import { Organization } from '../organization/index.js';
import type { ClosedPayPeriod } from './closed-pay-period.entity.js';
import { assessClosings, type ClosingAssessment } from './closing-assessment.queries.js';
import type { PayPeriodPorts } from './pay-period.ports.js';
import type { FoundPeriod } from './pay-period.queries.js';
import type { PayPeriod, payPeriodJson } from './pay-period.types.js';
import type { PayrollVersion } from './payroll-version.entity.js';
import { mayClosePayPeriods, mayReopenPayPeriods } from './reopening/reopening.policy.js';

type PresentingContext = Pick<SignedInContext, 'em' | 'viewer' | 'platform'>;

/** Presents the periods. Runs a fixed number of statements, however many periods there are. */
export async function presentPayPeriods(
  context: PresentingContext,
  ports: PayPeriodPorts,
  found: readonly FoundPeriod[],
): Promise<PayPeriod[]> {
  const { em, viewer } = context;
  const mayClose = mayClosePayPeriods(viewer);
  const mayReopen = mayReopenPayPeriods(viewer, await em.findOneOrFail(Organization, viewer.organizationId));
  const open = found.filter(({ closed }) => !closed).map(({ dates }) => dates);
  const assessments = (await assessClosings(context, ports, open)).values();
  return found.map(({ dates: { startDate, endDate }, closed, versions: allVersions }): PayPeriod => {
    const versions = allVersions.map(presentVersion);
    const dates = { startDate, endDate, versions };
    if (closed) {
      const version = allVersions.find(({ id }) => id === closed.versionId)?.version ?? null;
      return { ...dates, ...presentClosing(closed), version, canClose: false, canReopen: mayReopen };
    }
    const { counts, blockers } = assessments.next().value as ClosingAssessment;
    return { ...dates, ...openState, ...counts, canClose: mayClose && blockers.length === 0, canReopen: false };
  });
}

const openState = { status: 'OPEN', closedAt: null, closedBy: null, version: null } as const;

function presentVersion({ version, reason, closedAt, closedBy }: PayrollVersion): PayPeriod['versions'][number] {
  return { version, reason, closedAt, closedBy: presentUser(closedBy) };
}

function presentClosing({ closedAt, closedBy, timesheetCount }: ClosedPayPeriod) {
  return { status: 'CLOSED', closedAt, closedBy: presentUser(closedBy), timesheetCount, unapprovedCount: 0 } as const;
}

export function serializePayPeriod({ closedBy, versions, ...period }: PayPeriod): z.input<typeof payPeriodJson> {
  return {
    ...period,
    closedBy: closedBy && presentUserName(closedBy),
    versions: versions.map((version) => ({ ...version, closedBy: presentUserName(version.closedBy) })),
  };
}
