import { failureOf, useConnected } from '@timetrack/client';
import { useCan } from '@timetrack/contracts';
import {
  formatDuration,
  formatWeekdayDateTime,
  LoadFailure,
  PayPeriodPicker,
  useAddressState,
  useDownload,
  useIsPhone,
  useTimeZone,
  useToday,
} from '@timetrack/screens';
import { Alert, Button, Card, EmptyState, LargeContentSkeleton, Skeleton } from '@timetrack/ui';
import { CalendarDays, Download, Plus } from '@timetrack/ui/icons';
import { SignOffDue, useSignOffDue } from '../sign-reminder/index.js';
import { hoursAddress } from './address/hours-address.js';
import type { Hours as HoursOfPeriod, HoursPay, Period } from './data/hours.graphql.js';
import { useHours, usePeriods, useSnapshots } from './data/use-hours.js';
import { PriorCorrections } from './day/PayLines.js';
import { DayList, DayTable } from './days/DayTable.js';
import { listDays } from './days/hours-days.js';
import { HoursDialogs } from './HoursDialogs.js';
import { SignBanner } from './sign/SignBanner.js';
import { QualifiedOvertime } from './tax-year/QualifiedOvertime.js';

export function Hours() {
  const address = useAddressState(hoursAddress);
  const { state, change, open } = address;
  const loaded = useLoadedHours(state.period);
  const { periods, period, seen, snapshot, visible, failure, isCurrent, due, refresh, refreshAll } = loaded;
  return (
    <div className="tc:mx-auto tc:flex tc:w-full tc:max-w-5xl tc:flex-col tc:gap-6">
      <header className="tc:flex tc:flex-wrap tc:items-end tc:justify-between tc:gap-4">
        <div className="tc:flex tc:flex-1 tc:basis-40 tc:flex-col tc:gap-1 tc:md:basis-64">
          <h1 className="tc:text-2xl tc:font-semibold tc:tracking-tight tc:md:text-3xl">My Hours</h1>
          <p className="tc:text-muted-foreground">What you are paid for, and why</p>
        </div>
        {!period && !failure && <Skeleton className="tc:h-11 tc:w-full tc:max-md:order-2 tc:md:h-10 tc:md:w-96" />}
        {period && (
          <PayPeriodPicker
            periods={periods.periods ?? seen}
            period={period}
            hasOlder={periods.hasOlder}
            onChoose={(day) => change({ period: day, dialog: null })}
          />
        )}
      </header>
      {snapshot && <SnapshotNotice at={snapshot.at} error={failure} onRetry={refreshAll} />}
      {failure && !snapshot && (
        <LoadFailure title="Your hours could not be loaded" error={failure} onRetry={refreshAll} />
      )}
      {!failure && !visible && (
        <div role="status" aria-label="Loading your hours">
          <LargeContentSkeleton />
        </div>
      )}
      {visible && <OtherPeriodDue due={due} visible={visible.period} />}
      {visible && <SignBanner hours={visible} onSign={isCurrent ? () => open({ dialog: { kind: 'sign' } }) : null} />}
      {visible && (
        <PeriodHours
          hours={visible}
          onOpen={(day) => open({ dialog: { kind: 'day', day } })}
          onAdd={isCurrent && visible.period.status === 'OPEN' ? (day) => open({ dialog: { kind: 'add', day } }) : null}
        />
      )}
      <HoursDialogs address={address} hours={visible} isCurrent={isCurrent} onChanged={refresh} />
    </div>
  );
}

/** The hours of the period that contains a day, or without a network those seen last, and the reminder above them. */
function useLoadedHours(day: string | null) {
  const periods = usePeriods(day);
  const { hours, error, refresh } = useHours(periods.period);
  const failure = periods.error ?? error;
  const { periods: seen, snapshot } = useSnapshots(failure, day);
  const refreshAll = () => {
    if (periods.error) periods.refresh();
    refresh();
  };
  useConnected(refreshAll);
  // The reminder is above the hours, which would move if it came later.
  const { due, isKnown } = useSignOffDue();
  return {
    ...{ periods, seen, snapshot, failure, due, refresh, refreshAll },
    visible: isKnown ? (snapshot?.hours ?? hours) : null,
    isCurrent: hours !== null && !failure,
    period: snapshot?.hours.period ?? periods.period,
  };
}

interface OtherPeriodDueProps extends Pick<ReturnType<typeof useSignOffDue>, 'due'> {
  /** The period on the screen, which needs no link. */
  readonly visible: Period;
}

function OtherPeriodDue({ due, visible }: OtherPeriodDueProps) {
  return due && due.startDate !== visible.startDate ? <SignOffDue {...due} /> : null;
}

interface PeriodProps {
  readonly hours: HoursOfPeriod;
  readonly onOpen: (day: string) => void;
  readonly onAdd: ((day: string) => void) | null;
}

function PeriodHours({ hours, onOpen, onAdd }: PeriodProps) {
  const timeZone = useTimeZone();
  const days = listDays(hours, timeZone);
  const Days = useIsPhone() ? DayList : DayTable;
  return (
    <>
      <Totals pay={hours.pay} />
      {days.length === 0 ? (
        <EmptyState icon={CalendarDays} title="Nothing was recorded on these days." />
      ) : (
        <Days days={days} onOpen={onOpen} />
      )}
      <PriorCorrections lines={hours.pay.lines} />
      <PeriodActions period={hours.period} onAdd={onAdd} />
      <QualifiedOvertime year={Number(hours.period.endDate.slice(0, 4))} />
    </>
  );
}

interface SnapshotNoticeProps {
  readonly at: string;
  /** Why the current hours could not be loaded. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Says how old the hours are that are shown without a network. */
function SnapshotNotice({ at, error, onRetry }: SnapshotNoticeProps) {
  return (
    <Alert variant="warning" title={navigator.onLine ? 'Your hours could not be loaded' : 'You are offline'}>
      {navigator.onLine && <p>{failureOf(error).message}</p>}
      <p>{`These are your hours as of ${formatWeekdayDateTime(at, useTimeZone())}.`}</p>
      <Button variant="outline" className="tc:mt-3" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}

/** The sums of the period, and all of them together. Premiums only if there are any. */
function Totals({ pay }: { readonly pay: HoursPay }) {
  const pending = pay.exceptions.filter(({ code }) => code === 'OVERTIME_PENDING');
  const totals = [
    ['Regular', pay.regularMinutes],
    ['Overtime', pay.overtimeMinutes],
    ['Double time', pay.doubleTimeMinutes],
    ['Time off', pay.ptoMinutes],
    ...(pay.mealPremiumMinutes ? [['Meal premium', pay.mealPremiumMinutes] as const] : []),
    ...(pay.restPremiumMinutes ? [['Rest premium', pay.restPremiumMinutes] as const] : []),
  ] as const;
  return (
    <Card className="tc:flex tc:flex-col tc:gap-3 tc:p-4 tc:sm:p-5">
      <p className="tc:text-xl tc:font-semibold tc:tabular-nums">{`Total ${formatDuration(pay.totalMinutes)}`}</p>
      <dl className="tc:grid tc:grid-cols-2 tc:gap-3 tc:sm:grid-cols-4">
        {totals.map(([name, minutes]) => (
          <div key={name} className="tc:flex tc:flex-col">
            <dt className="tc:text-sm tc:text-muted-foreground">{name}</dt>
            <dd className="tc:font-medium tc:tabular-nums">{formatDuration(minutes)}</dd>
          </div>
        ))}
      </dl>
      {pending.map(({ date, message }) => (
        <p key={date} className="tc:text-sm tc:text-pretty tc:text-muted-foreground">
          {message}
        </p>
      ))}
    </Card>
  );
}

interface PeriodActionsProps {
  readonly period: Period;
  readonly onAdd: ((day: string) => void) | null;
}

function PeriodActions({ period: { startDate, endDate }, onAdd }: PeriodActionsProps) {
  const mayRequest = useCan('REQUEST_CORRECTION');
  const today = useToday();
  const { download } = useDownload();
  const url = `/api/me/hours.csv?startDate=${startDate}&endDate=${endDate}`;
  return (
    <div className="tc:flex tc:flex-wrap tc:gap-3">
      {onAdd && mayRequest && startDate <= today && (
        <Button variant="outline" onClick={() => onAdd(today < endDate ? today : endDate)}>
          <Plus aria-hidden="true" />
          <span>Add Missing Work</span>
        </Button>
      )}
      <Button variant="outline" asChild>
        <a
          href={url}
          download
          onClick={(event) => {
            event.preventDefault();
            void download({ url, defaultName: 'my-hours.csv', done: 'Hours exported', failed: 'Export failed' });
          }}
        >
          <Download aria-hidden="true" />
          <span>My hours (CSV)</span>
        </a>
      </Button>
    </div>
  );
}
