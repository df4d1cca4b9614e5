import { useCan } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import { formatCount, phraseDateRange } from '@timetrack/screens';
import { Button } from '@timetrack/ui';
import { CircleCheck } from '@timetrack/ui/icons';
import type { ReactNode } from 'react';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { unapprovedAddress } from '../address/payroll-address.js';
import { ApproveStepClosingCheck } from '../check/check.graphql.js';
import { doneStyles, StepPanel } from '../steps/StepPanel.js';
import { ApproveAllButton } from './ApproveAllButton.js';
import { UndecidedTimeOff } from './UndecidedTimeOff.js';

/** What must be approved or decided before the period can be closed. */
export function ApproveStep(props: { readonly check: FragmentType<typeof ApproveStepClosingCheck> }) {
  const canApprove = useCan('APPROVE_TIMESHEETS');
  const check = readFragment(ApproveStepClosingCheck, props.check);
  const { startDate, endDate, timesheetCount, unapprovedCount, undecidedTimeOffCount } = check;
  const period = { startDate, endDate };
  return (
    <StepPanel
      title="Approve"
      description={`Every timesheet and every request for time off ${phraseDateRange(startDate, endDate)} needs a decision before the period can be closed.`}
    >
      <Part title="Timesheets">
        {unapprovedCount === 0 ? (
          <Done>
            {timesheetCount === 0
              ? 'No timesheets in this period'
              : `All ${formatCount(timesheetCount, 'timesheet')} approved`}
          </Done>
        ) : (
          <div className="ad:flex ad:flex-wrap ad:items-center ad:justify-between ad:gap-x-6 ad:gap-y-3">
            <p className="ad:min-w-0 ad:flex-1 ad:basis-56 ad:text-sm ad:text-pretty">
              <strong className="ad:font-semibold">{unapprovedCount.toLocaleString('en-US')}</strong> of{' '}
              {formatCount(timesheetCount, 'timesheet')} {unapprovedCount === 1 ? 'is' : 'are'} not approved
              {!canApprove && '. A manager or administrator approves them'}.
            </p>
            <div className="ad:flex ad:flex-wrap ad:gap-2">
              <Button asChild variant="outline">
                <Link to={unapprovedAddress(period)}>Show timesheets</Link>
              </Button>
              {canApprove && <ApproveAllButton period={period} />}
            </div>
          </div>
        )}
      </Part>
      <Part title="Time off">
        {undecidedTimeOffCount === 0 ? (
          <Done>No requests are waiting for a decision</Done>
        ) : (
          <UndecidedTimeOff count={undecidedTimeOffCount} requests={check.undecidedTimeOff} />
        )}
      </Part>
    </StepPanel>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="ad:flex ad:flex-col ad:gap-3 ad:border-t ad:border-border ad:pt-4">
      <h3 className="ad:text-sm ad:font-semibold">{title}</h3>
      {children}
    </div>
  );
}

function Done({ children }: { readonly children: ReactNode }) {
  return (
    <p className={doneStyles}>
      <CircleCheck aria-hidden="true" />
      {children}
    </p>
  );
}
