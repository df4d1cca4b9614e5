import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import { type DateRange, formatCount, formatDateRange } from '@timetrack/screens';
import { Alert, Button, ConfirmDialog } from '@timetrack/ui';
import { Lock } from '@timetrack/ui/icons';
import { linkStyles } from '../../../components/Layout.js';
import { useConfirmedChange } from '../../../components/LinkedDialogs.js';
import { Minutes } from '../../../components/Minutes.js';
import type { CloseStep_ClosingCheckFragment, ClosingBlockerCode, LateCorrections } from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { type Step, unapprovedAddress } from '../address/payroll-address.js';
import { ClosePayPeriod, CloseStepClosingCheck, LoadCheck } from '../check/check.graphql.js';
import { LoadPeriods } from '../period/periods.graphql.js';
import type { Period } from '../period/use-periods.js';
import { Reopening } from '../reopening/Reopening.js';
import { describeUnsigned, type SignatureCounts, Signatures, useSignatureCounts } from '../sign-offs/Signatures.js';
import { StepPanel } from '../steps/StepPanel.js';
import { VersionHistory } from '../versions/VersionHistory.js';

interface CloseStepProps {
  readonly period: Period;
  readonly check: FragmentType<typeof CloseStepClosingCheck>;
}

export function CloseStep(props: CloseStepProps) {
  const { version, payVersions } = props.period;
  const versions = payVersions?.nodes ?? [];
  const check = readFragment(CloseStepClosingCheck, props.check);
  const { startDate, endDate, status, canClose, canReopen, canRequestReopening, exceptionCount, blockers } = check;
  const period = { startDate, endDate };
  const days = formatDateRange(startDate, endDate);
  const counts = useSignatureCounts(startDate);
  const signatures = counts && <Signatures period={period} counts={counts} isClosed={status === 'CLOSED'} />;
  if (status === 'CLOSED') {
    return (
      <StepPanel
        title="Closed"
        description={`The hours of ${days} are final. These totals were stored at the closing.`}
        actions={
          <Button asChild>
            <Link to={stepAddress(period, 'export')}>Export Files</Link>
          </Button>
        }
      >
        <PayTotals check={check} />
        <ApprovalsByCloser check={check} />
        {signatures}
        <VersionHistory period={period} versions={versions} inForce={version} />
        <Reopening period={period} canReopen={canReopen} canRequest={canRequestReopening} />
      </StepPanel>
    );
  }
  return (
    <StepPanel
      title="Close"
      description={`Closing stores this pay for ${days}. Until then, it follows every change.`}
      actions={canClose && <ClosePeriodButton period={period} counts={counts} />}
    >
      <PayTotals check={check} />
      {blockers.length > 0 && (
        <Alert variant="warning" title="This period can’t be closed yet">
          <ul className="ad:flex ad:flex-col ad:gap-1">
            {blockers.map(({ code, message }) => (
              <li key={code}>
                <span>{`${message}${/[.!?]$/u.test(message) ? ' ' : '. '}`}</span>
                <BlockerLink code={code} period={period} />
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {check.notices.length > 0 && (
        <Alert title="Check these before closing">
          <ul className="ad:flex ad:flex-col ad:gap-1">
            {check.notices.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </Alert>
      )}
      <ApprovalsByCloser check={check} />
      {check.latestVersion !== null && (
        <Correction latestVersion={check.latestVersion} goesTo={check.lateCorrections} />
      )}
      {blockers.length === 0 && exceptionCount > 0 && (
        <p className="ad:text-sm ad:text-pretty ad:text-muted-foreground">
          <span>{`${formatCount(exceptionCount, 'exception')} ${exceptionCount === 1 ? 'remains' : 'remain'}. The period can be closed with ${exceptionCount === 1 ? 'it' : 'them'}. `}</span>
          <Link to={stepAddress(period, 'review')} className={linkStyles}>
            Review exceptions
          </Link>
        </p>
      )}
      {signatures}
      <VersionHistory period={period} versions={versions} inForce={version} />
    </StepPanel>
  );
}

/** Two people should see the hours before they are paid, and a second account is not a second person. */
function ApprovalsByCloser({
  check: { approvalsByCloser, status },
}: {
  readonly check: CloseStep_ClosingCheckFragment;
}) {
  if (approvalsByCloser.length === 0) return null;
  const title =
    status === 'CLOSED'
      ? 'The same person approved hours and closed the period'
      : 'Ask someone else to close this period';
  return (
    <Alert variant="warning" title={title}>
      <ul className="ad:flex ad:flex-col ad:gap-1">
        {approvalsByCloser.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Alert>
  );
}

interface CorrectionProps {
  readonly latestVersion: number;
  readonly goesTo: LateCorrections | null;
}

/** A reopened period was exported before, so its pay must not change unnoticed. */
function Correction({ latestVersion, goesTo }: CorrectionProps) {
  return (
    <Alert title="This period was closed before">
      {goesTo === 'NEXT_PERIOD'
        ? `Version ${latestVersion} stays in force. The next open period pays what changed since, as adjustment lines.`
        : `Closing it again makes version ${latestVersion + 1} with what changed since. Version ${latestVersion} stays available.`}
    </Alert>
  );
}

function BlockerLink({ code, period }: { readonly code: ClosingBlockerCode; readonly period: DateRange }) {
  if (code === 'NOT_OVER') return null;
  const [to, label] =
    code === 'TIMESHEETS_NOT_APPROVED'
      ? [unapprovedAddress(period), 'Show unapproved timesheets']
      : [stepAddress(period, 'approve'), 'Show requests'];
  return (
    <Link to={to} className="ad:font-medium ad:underline ad:underline-offset-4">
      {label}
    </Link>
  );
}

function stepAddress({ startDate }: DateRange, step: Step): string {
  return `/payroll?${new URLSearchParams({ period: startDate, step })}`;
}

/** What closing settles, or has settled. */
function PayTotals({ check: { totals, timesheetCount } }: { readonly check: CloseStep_ClosingCheckFragment }) {
  const { people, regularMinutes, overtimeMinutes, doubleTimeMinutes, ptoMinutes, hours } = totals;
  const { mealPremiumMinutes, restPremiumMinutes } = totals;
  const kinds = [
    { name: 'Regular', minutes: regularMinutes, hours: hours.regular },
    { name: 'Overtime', minutes: overtimeMinutes, hours: hours.overtime },
    { name: 'Double time', minutes: doubleTimeMinutes, hours: hours.doubleTime },
    { name: 'Meal premium', minutes: mealPremiumMinutes, hours: hours.mealPremium ?? 0, isOptional: true },
    { name: 'Rest premium', minutes: restPremiumMinutes, hours: hours.restPremium ?? 0, isOptional: true },
    { name: 'Paid time off', minutes: ptoMinutes, hours: hours.pto },
  ].filter(({ minutes, isOptional }) => minutes !== 0 || !isOptional);
  return (
    <dl className="ad:grid ad:grid-cols-2 ad:gap-x-4 ad:gap-y-5 ad:rounded-lg ad:bg-muted ad:p-4 ad:sm:grid-cols-3 ad:md:p-5 ad:lg:grid-cols-5">
      <div className="ad:col-span-2 ad:sm:col-span-1">
        <dt className="ad:text-sm ad:text-muted-foreground">People paid</dt>
        <dd>
          <span className="ad:text-xl ad:font-semibold ad:tracking-tight ad:tabular-nums">
            {people.toLocaleString('en-US')}
          </span>
          <span className="ad:block ad:text-sm ad:text-muted-foreground">
            {formatCount(timesheetCount, 'timesheet')}
          </span>
        </dd>
      </div>
      {kinds.map(({ name, minutes, hours: inHours }) => (
        <div key={name} className="ad:min-w-0">
          <dt className="ad:text-sm ad:text-muted-foreground">{name}</dt>
          <dd className="ad:text-xl ad:font-semibold ad:tracking-tight ad:tabular-nums ad:wrap-anywhere">
            <Minutes minutes={minutes} hours={inHours} stacked />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ClosePeriodButtonProps {
  readonly period: DateRange;
  readonly counts: SignatureCounts | null;
}

/** The dialog stays open with the server's message if the period can't be closed. */
function ClosePeriodButton({ period: { startDate, endDate }, counts }: ClosePeriodButtonProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const days = formatDateRange(startDate, endDate);
  const unsigned = counts && describeUnsigned(counts);
  const dialog = useConfirmedChange({
    name: 'close-period',
    send: async () => {
      await client.mutate({
        mutation: ClosePayPeriod,
        variables: { input: { startDate } },
        refetchQueries: [LoadPeriods, LoadCheck],
        awaitRefetchQueries: true,
      });
      showToast({ title: 'Pay period closed', description: `The hours of ${days} are final.` });
    },
    // Something changed since the check, for example a new timesheet.
    onFailure: () => client.refetchQueries({ include: [LoadCheck] }).catch(() => undefined),
  });
  return (
    <ConfirmDialog
      {...dialog}
      trigger={
        <Button>
          <Lock aria-hidden="true" />
          <span>Close Period</span>
        </Button>
      }
      title={`Close ${days}?`}
      description={
        <>
          <p>
            Closing stores everyone’s pay and makes the hours final. No one can add, change, approve or delete a
            timesheet of these days, and reports and exports stay exactly as they are until the period is reopened.
          </p>
          {unsigned && <p className="ad:mt-2 ad:font-medium ad:text-foreground">{unsigned}</p>}
        </>
      }
      action={dialog.failure === null ? 'Close Period' : 'Try again'}
    />
  );
}
