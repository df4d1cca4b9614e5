import { failureOf, skipToken, useQuery } from '@timetrack/client';
import { useCan } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import {
  type CalendarDate,
  dateOf,
  formatDate,
  fullName,
  LoadFailure,
  PayPeriodPicker,
  useAddressState,
  useTimeZone,
  useToday,
} from '@timetrack/screens';
import { Badge, Button, Card, EmptyState, Skeleton, VisuallyHidden } from '@timetrack/ui';
import { CalendarOff, Lock } from '@timetrack/ui/icons';
import { useEffect, useRef } from 'react';
import { ScreenHeader } from '../../components/Layout.js';
import { PendingOvertime } from '../../components/PendingOvertime.js';
import type { PayPeriodStatus } from '../../gql/graphql.js';
import { readFragment } from '../../gql/index.js';
import { type PayrollAddress, payrollAddress, type Step } from './address/payroll-address.js';
import { ApproveStep } from './approve/ApproveStep.js';
import { CloseStepClosingCheck, LoadCheck } from './check/check.graphql.js';
import { CloseStep } from './close/CloseStep.js';
import { ExportStep } from './export/ExportStep.js';
import { type Period, usePeriods } from './period/use-periods.js';
import { PendingReopenings } from './reopening/PendingReopenings.js';
import { ReviewStep } from './review/ReviewStep.js';
import { type ClosingCheck, findNextStep, Stepper, stepPanelId, summarizeSteps } from './steps/StepPanel.js';

export function Payroll() {
  const { state, change, queryWith } = useAddressState(payrollAddress);
  const canDecide = useCan('APPROVE_REOPENING');
  const { periods, chosen, error, loading, refetch } = usePeriods(state.period);
  const choose = (period: string) => change({ period, step: null });
  return (
    <div className="ad:mx-auto ad:flex ad:w-full ad:max-w-5xl ad:flex-col ad:gap-5 ad:md:gap-6">
      <ScreenHeader title="Payroll" description="Review, approve, close and export a pay period" />
      {canDecide && <PendingReopenings />}
      {periods && chosen && (
        <>
          <div className="ad:flex ad:flex-wrap ad:items-center ad:gap-x-4 ad:gap-y-2">
            <PayPeriodPicker periods={periods} period={chosen} onChoose={choose} />
            <PeriodStatus period={chosen} />
            <CorrectLink period={chosen} queryWith={queryWith} />
          </div>
          <PendingOvertime weeks={chosen.pendingOvertime} />
          <PeriodSteps
            period={chosen}
            step={state.step}
            queryFor={(step) => queryWith({ period: chosen.startDate, step })}
          />
        </>
      )}
      {periods && !chosen && !loading && <NoPeriod />}
      {!periods && !error && <PayrollSkeleton hasPicker />}
      {!periods && error && <LoadFailure title="The pay periods could not be loaded" error={error} onRetry={refetch} />}
    </div>
  );
}

interface PeriodStepsProps {
  readonly period: Period;
  readonly step: Step | null;
  readonly queryFor: (step: Step) => string;
}

function PeriodSteps({ period, step, queryFor }: PeriodStepsProps) {
  const { startDate } = period;
  const { data, error, loading, refetch } = useQuery(
    LoadCheck,
    startDate ? { variables: { startDate }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const check = data?.viewer?.closingCheck;
  useStepFocus(check?.status);
  if (!check && error) {
    const title = failureOf(error).code === 'NOT_FOUND' ? 'This pay period has changed' : 'The check could not be run';
    return <LoadFailure title={title} error={error} onRetry={refetch} />;
  }
  if (!check) return <PayrollSkeleton />;
  const summaries = summarizeSteps(check);
  const current = step ?? findNextStep(summaries);
  return (
    <div aria-busy={loading} className="ad:flex ad:flex-col ad:gap-5 ad:md:gap-6">
      <Stepper steps={summaries} current={current} queryFor={queryFor} />
      <StepContent step={current} period={period} check={check} />
    </div>
  );
}

interface StepContentProps {
  readonly step: Step;
  readonly period: Period;
  readonly check: ClosingCheck;
}

function StepContent({ step, period, check }: StepContentProps) {
  if (step === 'review') return <ReviewStep check={check} />;
  if (step === 'approve') return <ApproveStep check={check} />;
  if (step === 'close') return <CloseStep period={period} check={check} />;
  return <ExportStep check={check} />;
}

function NoPeriod() {
  return (
    <Card>
      <EmptyState
        icon={CalendarOff}
        title="No pay period on this date"
        description="Your organization was created later and has no timesheets on this date."
        className="ad:py-12"
      />
    </Card>
  );
}

/** Moves the focus to the step when closing or reopening the period removed the button that had it. */
function useStepFocus(status: PayPeriodStatus | undefined): void {
  const lastStatus = useRef(status);
  useEffect(() => {
    const hasChanged = lastStatus.current !== undefined && lastStatus.current !== status;
    lastStatus.current = status;
    if (hasChanged && document.activeElement === document.body) document.getElementById(stepPanelId)?.focus();
  }, [status]);
}

/** Has the layout of the loaded screen, so that nothing moves when it arrives. */
function PayrollSkeleton({ hasPicker = false }: { readonly hasPicker?: boolean }) {
  return (
    <div role="status" className="ad:flex ad:flex-col ad:gap-5 ad:md:gap-6">
      <VisuallyHidden>Loading payroll</VisuallyHidden>
      {hasPicker && <Skeleton className="ad:h-24 ad:w-full ad:md:h-10 ad:md:w-96" />}
      <div className="ad:grid ad:grid-cols-2 ad:gap-2 ad:sm:gap-3 ad:lg:grid-cols-4">
        {['review', 'approve', 'close', 'export'].map((step) => (
          <Skeleton key={step} className="ad:h-24 ad:rounded-xl ad:sm:h-20" />
        ))}
      </div>
      <Skeleton className="ad:h-72 ad:rounded-xl" />
    </div>
  );
}

/** Whether the period is open, or who closed it and when. */
function PeriodStatus({ period }: { readonly period: Period }) {
  const { startDate, endDate, status, closedAt, closedBy, version } = period;
  const today = useToday();
  const timeZone = useTimeZone();
  if (status === 'OPEN')
    return (
      <Badge variant="outline" className="ad:max-md:order-1">
        {describeOpen({ startDate, endDate }, today)}
      </Badge>
    );
  return (
    <p className="ad:max-md:order-2 ad:flex ad:flex-wrap ad:items-center ad:gap-2 ad:text-sm ad:text-muted-foreground">
      <Badge variant="success">
        <Lock aria-hidden="true" />
        <span>{version !== null && version > 1 ? `Closed · version ${version}` : 'Closed'}</span>
      </Badge>
      {closedAt && (
        <span>
          <time dateTime={closedAt}>{formatDate(dateOf(closedAt, timeZone))}</time>
          {closedBy && <span>{` by ${fullName(closedBy)}`}</span>}
        </span>
      )}
    </p>
  );
}

interface CorrectLinkProps {
  readonly period: Period;
  readonly queryWith: (address: PayrollAddress) => string;
}

/** Leads from a closed period to reopening it, or to the request for that. Nothing for those who may do neither. */
function CorrectLink({ period: { startDate }, queryWith }: CorrectLinkProps) {
  const { data } = useQuery(LoadCheck, { variables: { startDate }, fetchPolicy: 'cache-first' });
  const check = readFragment(CloseStepClosingCheck, data?.viewer?.closingCheck);
  if (!check?.canReopen && !check?.canRequestReopening) return null;
  const dialog = check.canReopen ? 'reopen' : 'request-reopening';
  const query = new URLSearchParams(queryWith({ period: startDate, step: 'close' }));
  query.set('open', dialog);
  return (
    <Button asChild variant="outline" size="sm" className="ad:max-md:order-3">
      <Link to={`?${query}`}>Correct this period</Link>
    </Button>
  );
}

function describeOpen({ startDate, endDate }: { startDate: CalendarDate; endDate: CalendarDate }, today: CalendarDate) {
  if (endDate < today) return 'Open';
  return startDate <= today ? 'In progress' : 'Upcoming';
}
