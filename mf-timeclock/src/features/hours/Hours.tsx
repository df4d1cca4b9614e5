import { useConnected } from '@timetrack/client';
import { LoadFailure, PayPeriodPicker, useAddressState, useTimeZone } from '@timetrack/screens';
import { EmptyState, LargeContentSkeleton } from '@timetrack/ui';
import { CalendarDays } from '@timetrack/ui/icons';
import { SignReminder } from '../sign-reminder/index.js';
import { hoursAddress } from './address/hours-address.js';
import type { Hours as HoursOfPeriod } from './data/hours.types.js';
import { useHours, useSnapshots } from './data/use-hours.js';
import { usePeriods } from './data/use-periods.js';
import { DayList } from './days/DayList.js';
import { DayTable } from './days/DayTable.js';
import { listDays } from './days/hours-days.js';
import { useIsPhone } from './days/use-is-phone.js';
import { HoursDialogs } from './HoursDialogs.js';
import { PeriodActions } from './period/PeriodActions.js';
import { PriorCorrections } from './period/PriorCorrections.js';
import { SnapshotNotice } from './period/SnapshotNotice.js';
import { Totals } from './period/Totals.js';
import { SignBanner } from './sign/SignBanner.js';

/** The viewer's own hours of a pay period, as payroll counts them. */
export function Hours() {
  const address = useAddressState(hoursAddress);
  const { state, change, open } = address;
  const periods = usePeriods(state.period);
  const { hours, error, refresh } = useHours(periods.period);
  const failure = periods.error ?? error;
  const { periods: seen, snapshot } = useSnapshots(failure, state.period);
  const refreshAll = () => {
    if (periods.error) periods.refresh();
    refresh();
  };
  useConnected(refreshAll);
  const visible = snapshot?.hours ?? hours;
  const isCurrent = hours !== null && !failure;
  const period = snapshot?.hours.period ?? periods.period;
  return (
    <div className="tc:mx-auto tc:flex tc:w-full tc:max-w-5xl tc:flex-col tc:gap-6">
      <header className="tc:flex tc:flex-wrap tc:items-end tc:justify-between tc:gap-4">
        <div className="tc:flex tc:flex-1 tc:basis-40 tc:flex-col tc:gap-1 tc:md:basis-64">
          <h1 className="tc:text-2xl tc:font-semibold tc:tracking-tight tc:md:text-3xl">My Hours</h1>
          <p className="tc:text-muted-foreground">What you are paid for, and why</p>
        </div>
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
      {visible && <SignReminder visible={visible.period.startDate} />}
      {visible && <SignBanner hours={visible} onSign={isCurrent ? () => open({ dialog: { kind: 'sign' } }) : null} />}
      {visible && (
        <Period
          hours={visible}
          onOpen={(day) => open({ dialog: { kind: 'day', day } })}
          onAdd={isCurrent && visible.period.status === 'OPEN' ? (day) => open({ dialog: { kind: 'add', day } }) : null}
        />
      )}
      <HoursDialogs address={address} hours={visible} isCurrent={isCurrent} onChanged={refresh} />
    </div>
  );
}

interface PeriodProps {
  readonly hours: HoursOfPeriod;
  readonly onOpen: (day: string) => void;
  /** Null if no work can be added now. */
  readonly onAdd: ((day: string) => void) | null;
}

function Period({ hours, onOpen, onAdd }: PeriodProps) {
  const timeZone = useTimeZone();
  const days = listDays(hours, timeZone);
  const Days = useIsPhone() ? DayList : DayTable;
  return (
    <>
      <Totals pay={hours.pay} />
      {days.length === 0 ? (
        <EmptyState icon={CalendarDays} title="Nothing recorded in these days." />
      ) : (
        <Days days={days} onOpen={onOpen} />
      )}
      <PriorCorrections lines={hours.pay.lines} />
      <PeriodActions period={hours.period} onAdd={onAdd} />
    </>
  );
}
