import {
  addDays,
  type CalendarDate,
  type DateRange,
  monthOf,
  rangeIncludes,
  type Weekday,
  weekOf,
} from '@timetrack/contracts/calendar';

const labels = {
  THIS_WEEK: 'This week',
  LAST_WEEK: 'Last week',
  THIS_MONTH: 'This month',
  LAST_MONTH: 'Last month',
  THIS_PAY_PERIOD: 'This pay period',
  LAST_PAY_PERIOD: 'Last pay period',
} as const;

export type DateRangeKey = keyof typeof labels;

export const dateRangeKeys = Object.keys(labels) as DateRangeKey[];

interface CalendarFacts {
  /** Today in the organization's time zone. */
  readonly today: CalendarDate;
  readonly workweekStartsOn: Weekday;
  /** The last one is missing if it ended before the organization was created. */
  readonly payPeriods: readonly DateRange[];
}

/** The organization's weeks and pay periods and the calendar's months around today. A range without dates is left out. */
export function listDateRangesAround({
  today,
  workweekStartsOn,
  payPeriods,
}: CalendarFacts): (DateRange & { key: DateRangeKey; label: string })[] {
  const week = weekOf(today, workweekStartsOn);
  const month = monthOf(today);
  const payPeriod = payPeriods.find((period) => rangeIncludes(period, today));
  const dates: Readonly<Record<DateRangeKey, DateRange | undefined>> = {
    THIS_WEEK: week,
    LAST_WEEK: weekOf(findDayBefore(week), workweekStartsOn),
    THIS_MONTH: month,
    LAST_MONTH: monthOf(findDayBefore(month)),
    THIS_PAY_PERIOD: payPeriod,
    LAST_PAY_PERIOD: payPeriod && payPeriods.find((period) => rangeIncludes(period, findDayBefore(payPeriod))),
  };
  return dateRangeKeys.flatMap((key) => {
    const range = dates[key];
    if (!range) return [];
    return [{ key, label: labels[key], startDate: range.startDate, endDate: range.endDate }];
  });
}

const findDayBefore = ({ startDate }: DateRange) => addDays(startDate, -1);
