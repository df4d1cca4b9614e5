import { useApolloClient } from '@timetrack/client';
import { useCan, useToast } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import {
  type DateRange,
  formatCount,
  formatDateRange,
  formatDuration,
  fullName,
  phraseDateRange,
} from '@timetrack/screens';
import { Button, ConfirmDialog, type Elements } from '@timetrack/ui';
import { CheckCheck, CircleCheck } from '@timetrack/ui/icons';
import { useConfirmedChange } from '../../../components/LinkedDialogs.js';
import type {
  Admin_Payroll_ApproveTimesheetsMutation,
  ApproveStep_ClosingCheckFragment,
} from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { unapprovedAddress } from '../address/payroll-address.js';
import { ApproveStepClosingCheck, ApproveTimesheetsOfPeriod, LoadCheck } from '../check/check.graphql.js';
import { doneStyles, StepPanel } from '../steps/StepPanel.js';

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
              <strong className="ad:font-semibold">{unapprovedCount.toLocaleString('en-US')}</strong>
              <span>{` of ${formatCount(timesheetCount, 'timesheet')} ${unapprovedCount === 1 ? 'is' : 'are'} not approved${canApprove ? '' : '. A manager or administrator approves them'}.`}</span>
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

function Part({ title, children }: { readonly title: string; readonly children: Elements }) {
  return (
    <div className="ad:flex ad:flex-col ad:gap-3 ad:border-t ad:border-border ad:pt-4">
      <h3 className="ad:text-sm ad:font-semibold">{title}</h3>
      {children}
    </div>
  );
}

function Done({ children }: { readonly children: string }) {
  return (
    <p className={doneStyles}>
      <CircleCheck aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

interface UndecidedTimeOffProps {
  readonly count: number;
  readonly requests: ApproveStep_ClosingCheckFragment['undecidedTimeOff'];
}

function UndecidedTimeOff({ count, requests }: UndecidedTimeOffProps) {
  const canDecide = useCan('SCREEN_TIME_OFF_APPROVAL');
  return (
    <div className="ad:flex ad:flex-col ad:gap-3">
      <ul
        aria-label="Undecided time off"
        className="ad:divide-y ad:divide-border ad:rounded-lg ad:border ad:border-border"
      >
        {requests.map(({ id, user, policyName, startDate, endDate, hours }) => (
          <li
            key={id}
            className="ad:flex ad:flex-col ad:gap-x-4 ad:gap-y-0.5 ad:px-4 ad:py-3 ad:text-sm ad:sm:flex-row ad:sm:items-baseline"
          >
            <span className="ad:min-w-0 ad:font-medium ad:wrap-anywhere ad:sm:w-56 ad:sm:shrink-0">
              {fullName(user)}
            </span>
            <span className="ad:min-w-0 ad:flex-1 ad:text-muted-foreground ad:wrap-anywhere">{policyName}</span>
            <span className="ad:text-muted-foreground ad:tabular-nums">
              {`${formatDateRange(startDate, endDate)} · ${formatDuration(hours * 60)}`}
            </span>
          </li>
        ))}
      </ul>
      <div className="ad:flex ad:flex-wrap ad:items-center ad:justify-between ad:gap-3">
        <p className="ad:text-sm ad:text-muted-foreground">
          {requests.length < count && (
            <span>{`The first ${requests.length} of ${formatCount(count, 'request')}. `}</span>
          )}
          {!canDecide && <span>A manager or administrator decides them.</span>}
        </p>
        {canDecide && (
          <Button asChild variant="outline">
            <Link to="/pto-requests">Decide time off</Link>
          </Button>
        )}
      </div>
    </div>
  );
}

/** Approves the timesheets of the period that have no exception. */
function ApproveAllButton({ period: { startDate, endDate } }: { readonly period: DateRange }) {
  const client = useApolloClient();
  const showToast = useToast();
  const dialog = useConfirmedChange({
    name: 'approve-all',
    send: async () => {
      const { data } = await client.mutate({
        mutation: ApproveTimesheetsOfPeriod,
        variables: { input: { from: startDate, to: endDate } },
        refetchQueries: [LoadCheck],
        awaitRefetchQueries: true,
      });
      if (data?.timesheetsApprove?.summary) showToast(describeResult(data.timesheetsApprove.summary));
    },
  });
  return (
    <ConfirmDialog
      {...dialog}
      trigger={
        <Button>
          <CheckCheck aria-hidden="true" />
          <span>Approve all without exceptions</span>
        </Button>
      }
      title="Approve all without exceptions?"
      description={`All pending timesheets of ${formatDateRange(startDate, endDate)}. Those with an exception stay pending for individual review.`}
      action="Approve"
    />
  );
}

function describeResult({
  approved,
  skipped,
  remaining,
}: NonNullable<NonNullable<Admin_Payroll_ApproveTimesheetsMutation['timesheetsApprove']>['summary']>) {
  const title = approved === 0 ? 'Nothing to approve' : `${formatCount(approved, 'timesheet')} approved`;
  const left = skipped + remaining;
  return left > 0 ? { title, description: `${formatCount(left, 'timesheet')} left for review` } : { title };
}
