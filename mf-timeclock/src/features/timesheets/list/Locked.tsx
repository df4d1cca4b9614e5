import { Lock } from 'lucide-react';
import { dayOf } from '../../../time/formats.js';
import { useTimeZone } from '../../../time/use-time-zone.js';
import { closedPeriodOf, daysInWords } from '../filters/periods.js';
import { useTimesheetsScreen } from '../screen-context.js';
import type { Row } from '../words.js';

/** Why nothing can be done, and with it the days that are settled. Of a period long past the calendar knows no days. */
export function Locked({ row: { clockInAt, clockOutAt } }: { readonly row: Pick<Row, 'clockInAt' | 'clockOutAt'> }) {
  const timeZone = useTimeZone();
  const { payPeriods } = useTimesheetsScreen();
  const from = dayOf(new Date(clockInAt), timeZone);
  const to = clockOutAt ? dayOf(new Date(clockOutAt), timeZone) : from;
  const period = closedPeriodOf({ from, to }, payPeriods);
  return (
    <p className="tc:flex tc:items-center tc:justify-end tc:gap-2 tc:text-xs tc:whitespace-nowrap tc:text-muted-foreground">
      <Lock aria-hidden="true" className="tc:size-4 tc:shrink-0" />
      <span className="tc:flex tc:flex-col tc:text-left">
        <span>Pay period closed</span>{' '}
        {period && <span>{daysInWords({ from: period.startDate, to: period.endDate })}</span>}
      </span>
    </p>
  );
}
